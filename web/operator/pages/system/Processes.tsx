import { useMemo, useState } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { ProcessSheet } from './ProcessSheet.tsx';
import { type Process, ProcessState } from './ProcessState.tsx';
import type { SystemState } from './system-query.ts';

/** The processes of the site by their roles. */
export const Processes = ({ processes }: Pick<SystemState, 'processes'>) => {
  const { processes: text } = useWords().system;
  const { locale } = useLocale();
  const [open, setOpen] = useState<string | null>(null);
  const opened = processes.find(({ id }) => id === open);
  const columns = useMemo(
    (): readonly Column<Process>[] => [
      {
        id: 'roles',
        head: text.roles,
        cell: ({ roles }) => <span>{roles.map((role) => wordIn(text.role, role)).join(' · ')}</span>,
      },
      { id: 'state', head: text.state, width: '120px', phone: 'end', cell: (one) => <ProcessState process={one} /> },
      { id: 'host', head: text.host, width: '220px', cell: ({ host, pid }) => <bdi>{`${host} · ${pid}`}</bdi> },
      { id: 'version', head: text.version, width: '88px', cell: ({ version }) => <span>{version}</span> },
      {
        id: 'behind',
        head: text.behind,
        width: '112px',
        figure: true,
        phone: 'none',
        cell: ({ behind }) => <span>{formatCount(behind, locale)}</span>,
      },
      {
        id: 'started',
        head: text.started,
        width: '128px',
        figure: true,
        phone: 'none',
        cell: ({ startedAt }) => <Moment at={startedAt} />,
      },
      { id: 'beat', head: text.beat, width: '128px', figure: true, cell: ({ beatAt }) => <Moment at={beatAt} /> },
    ],
    [text, locale],
  );
  return (
    <Panel title={text.title} note={text.note}>
      <DataTable
        label={text.title}
        columns={columns}
        rows={processes}
        rowKey={({ id }) => id}
        onOpen={({ id }) => setOpen(id)}
        open={open}
        empty={text.none}
      />
      {opened !== undefined && <ProcessSheet process={opened} onClose={() => setOpen(null)} />}
    </Panel>
  );
};
