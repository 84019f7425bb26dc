import { useMemo } from 'react';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Panel } from '../../ui/Panel.tsx';
import styles from './system.module.css';
import type { SystemState } from './system-query.ts';

type Setting = SystemState['settings'][number];

/** The variables of the environment, without secrets. */
export const Settings = ({ settings }: Pick<SystemState, 'settings'>) => {
  const { settings: text } = useWords().system;
  const columns = useMemo(
    (): readonly Column<Setting>[] => [
      { id: 'name', head: text.name, width: '360px', cell: ({ name }) => <code>{name}</code> },
      {
        id: 'value',
        head: text.value,
        cell: ({ value, isSet, isSecret }) =>
          isSecret ? (
            <span className="muted">{isSet ? text.secretSet : text.secretUnset}</span>
          ) : (
            <span className={styles.value}>
              <bdi>{value ?? '—'}</bdi> {!isSet && <span className="muted">{text.usual}</span>}
            </span>
          ),
      },
    ],
    [text],
  );
  return (
    <Panel title={text.title} note={text.note}>
      <DataTable label={text.title} columns={columns} rows={settings} rowKey={({ name }) => name} empty="—" />
    </Panel>
  );
};
