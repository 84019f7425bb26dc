import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import styles from './catalog.module.css';
import { DRAFTS, type DraftEntry } from './catalog-query.ts';
import { JsonDialog } from './JsonDialog.tsx';
import type { PartProps } from './part-props.ts';

export const Drafts = ({ head, body }: PartProps) => {
  const { catalog: text } = useWords();
  const query = useQuery(DRAFTS);
  const [isImporting, setImporting] = useState(false);
  const columns = useMemo((): readonly Column<DraftEntry>[] => {
    const { fields } = text;
    return [
      { id: 'name', head: fields.name, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: 'cases',
        head: fields.cases,
        cell: ({ cases }) => cases.slice(0, 3).join(' · ') + (cases.length > 3 ? ` +${cases.length - 3}` : ''),
      },
      {
        id: 'version',
        head: fields.version,
        figure: true,
        width: '72px',
        phone: 'none',
        cell: ({ version }) => version,
      },
      {
        id: 'by',
        head: fields.by,
        width: '144px',
        cell: ({ savedByName, savedBy }) => <bdi>{savedByName ?? savedBy}</bdi>,
      },
      {
        id: 'saved',
        head: fields.saved,
        figure: true,
        width: '128px',
        phone: 'end',
        cell: ({ savedAt }) => <Moment at={savedAt} />,
      },
      {
        ...{ id: 'proposal', wide: true, head: fields.proposal, width: '96px', phone: 'none' },
        cell: ({ proposal }) =>
          proposal != null && (
            <Link className={styles.link} to={`/acts?open=${proposal}`}>
              {text.actions.open}
            </Link>
          ),
      },
    ];
  }, [text]);
  return (
    <>
      {head(
        <>
          <Button className={styles.action} icon="plus" onClick={() => setImporting(true)}>
            {text.actions.import}
          </Button>
          <CopyAs document={DRAFTS} />
        </>,
      )}
      {body(
        <Loaded from={query} value={query.data?.catalogDrafts} skeleton={<Skeleton height="400px" />}>
          {(rows) => (
            <DataTable
              label={text.views.drafts}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              to={({ id }) => `/catalog/drafts/${id}`}
              empty={text.none.drafts}
            />
          )}
        </Loaded>,
      )}
      {isImporting && <JsonDialog onClose={() => setImporting(false)} />}
    </>
  );
};
