import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { DrillState } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Mark, type MarkTone } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import styles from './system.module.css';
import { DRILL, SYSTEM, type SystemState } from './system-query.ts';

type Drill = SystemState['drills'][number];

const TONES: Readonly<Record<DrillState, MarkTone>> = {
  WAITING: 'note',
  RUNNING: 'note',
  PASSED: 'fine',
  FAILED: 'breach',
};
const MEGABYTE = 1_000_000;

const StartDrill = ({ isBusy }: { readonly isBusy: boolean }) => {
  const { drills: text } = useWords().system;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [drill, { loading }] = useMutation(DRILL, { refetchQueries: [SYSTEM] });
  const start = async (): Promise<void> => {
    try {
      await drill({ variables: { commandId: newCommandId() } });
      show('success', text.asked);
    } catch (thrown) {
      show('error', refusalText(thrown));
    }
  };
  return (
    <>
      <CopyAs document={DRILL} />
      <Button className={styles.small} busy={loading} disabled={isBusy} onClick={start}>
        {text.start}
      </Button>
    </>
  );
};

/** Tried restores, and the button that tries one. */
export const Drills = ({ drills, backups }: Pick<SystemState, 'drills' | 'backups'>) => {
  const { drills: text } = useWords().system;
  const { locale } = useLocale();
  const isBusy = drills.some(({ state }) => state === 'WAITING' || state === 'RUNNING');
  const columns = useMemo(() => {
    const figure = (id: string, head: string, value: (drill: Drill) => number | null | undefined): Column<Drill> => ({
      ...{ id, head, width: '104px', figure: true, phone: 'none' as const },
      cell: (drill) => {
        const found = value(drill);
        return <span>{found == null ? '—' : formatCount(found, locale)}</span>;
      },
    });
    return [
      { id: 'at', head: text.at, width: '128px', cell: ({ askedAt }) => <Moment at={askedAt} /> },
      {
        id: 'state',
        head: text.state,
        cell: ({ state, fault }) => (
          <span>
            <Mark tone={TONES[state]}>{text.states[state]}</Mark>
            {fault != null && (
              <span className={styles.fault} lang="en">
                {fault}
              </span>
            )}
          </span>
        ),
      },
      { id: 'by', head: text.by, width: '120px', cell: ({ askedByName }) => <bdi>{askedByName ?? text.terminal}</bdi> },
      figure('entries', text.entries, ({ entries }) => entries),
      figure('behind', text.behind, ({ behind }) => behind),
      figure('size', text.size, ({ bytes }) => (bytes == null ? null : Math.ceil(bytes / MEGABYTE))),
      figure('seconds', text.seconds, ({ seconds }) => seconds),
      {
        id: 'last',
        head: text.lastAt,
        width: '128px',
        figure: true,
        phone: 'none',
        cell: ({ lastAt }) => <Moment at={lastAt} />,
      },
    ] satisfies readonly Column<Drill>[];
  }, [text, locale]);
  return (
    <Panel title={text.title} note={text.sources[backups]} aside={<StartDrill isBusy={isBusy} />}>
      <DataTable label={text.title} columns={columns} rows={drills} rowKey={({ id }) => id} empty={text.none} />
    </Panel>
  );
};
