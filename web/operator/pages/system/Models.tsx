import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Position } from '../../ui/Position.tsx';
import { wordIn } from '../../ui/word-in.ts';
import { rebuildCommand } from './system-commands.ts';
import type { SystemState } from './system-query.ts';

type Model = SystemState['readModels'][number];

/** Read models, with the command that folds one again. */
export const Models = ({ readModels }: Pick<SystemState, 'readModels'>) => {
  const words = useWords();
  const { models: text } = words.system;
  const { names } = words.now.models;
  const { locale } = useLocale();
  const columns = useMemo(
    (): readonly Column<Model>[] => [
      { id: 'name', head: text.name, cell: ({ name }) => <span>{wordIn(names, name)}</span> },
      {
        id: 'state',
        head: text.state,
        width: '160px',
        phone: 'end',
        cell: ({ status }) => (
          <Mark tone={status === 'live' ? 'fine' : 'look'}>{status === 'live' ? text.live : status}</Mark>
        ),
      },
      {
        id: 'behind',
        head: text.behind,
        width: '112px',
        figure: true,
        cell: ({ behind }) => <span>{formatCount(behind, locale)}</span>,
      },
      {
        id: 'position',
        head: text.position,
        width: '128px',
        figure: true,
        phone: 'none',
        cell: ({ position }) => <Position at={position} />,
      },
      {
        id: 'rebuild',
        head: '',
        width: '48px',
        figure: true,
        cell: ({ name }) => (
          <CopyButton label={text.rebuild({ name: wordIn(names, name) })} text={rebuildCommand(name)} />
        ),
      },
    ],
    [text, names, locale],
  );
  return (
    <Panel title={text.title} note={text.note}>
      <DataTable label={text.title} columns={columns} rows={readModels} rowKey={({ name }) => name} empty="—" />
    </Panel>
  );
};
