import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { wordIn } from '../../ui/word-in.ts';
import type { SystemState } from './system-query.ts';

type SiteKey = SystemState['keys'][number];

/** The keys that all processes have in common, by fingerprint and age. */
export const Keys = ({ keys }: Pick<SystemState, 'keys'>) => {
  const { keys: text } = useWords().system;
  const { locale } = useLocale();
  const columns = useMemo(
    (): readonly Column<SiteKey>[] => [
      { id: 'name', head: text.name, cell: ({ name }) => <span>{wordIn(text.names, name)}</span> },
      {
        id: 'fingerprint',
        head: text.fingerprint,
        width: '260px',
        cell: ({ fingerprint, verifierKey }) => (
          <span>
            <code>{fingerprint}</code>
            {verifierKey != null && <CopyButton label={text.copy} text={verifierKey} />}
          </span>
        ),
      },
      {
        id: 'since',
        head: text.since,
        width: '180px',
        figure: true,
        cell: ({ since }) => (since == null ? <span className="muted">{text.unknown}</span> : <Moment at={since} />),
      },
      {
        id: 'days',
        head: text.days,
        width: '72px',
        figure: true,
        phone: 'end',
        cell: ({ days }) => <span>{days == null ? '—' : formatCount(days, locale)}</span>,
      },
    ],
    [text, locale],
  );
  return (
    <Panel title={text.title} note={text.note}>
      <DataTable label={text.title} columns={columns} rows={keys} rowKey={({ name }) => name} empty="—" />
    </Panel>
  );
};
