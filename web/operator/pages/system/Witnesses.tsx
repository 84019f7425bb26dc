import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { SystemState } from './system-query.ts';

type Witness = SystemState['witnesses'][number];

export const Witnesses = ({ witnesses }: Pick<SystemState, 'witnesses'>) => {
  const { witnesses: text } = useWords().system;
  const { locale } = useLocale();
  const columns = useMemo(
    (): readonly Column<Witness>[] => [
      { id: 'name', head: text.name, cell: ({ name }) => <bdi>{name}</bdi> },
      {
        id: 'behind',
        head: text.behind,
        width: '112px',
        figure: true,
        phone: 'end',
        cell: ({ behind }) => <span>{behind == null ? '—' : formatCount(behind, locale)}</span>,
      },
      {
        id: 'cosigned',
        head: text.cosigned,
        width: '160px',
        figure: true,
        cell: ({ cosignedAt }) => (cosignedAt == null ? <span>{text.never}</span> : <Moment at={cosignedAt} />),
      },
    ],
    [text, locale],
  );
  return (
    <Panel title={text.title}>
      <DataTable label={text.title} columns={columns} rows={witnesses} rowKey={({ name }) => name} empty={text.none} />
    </Panel>
  );
};
