import { useMutation, useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { Loaded } from '../../../platform/Loaded.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SkeletonRows } from '../../../ui/Skeleton.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Glyph } from '../../ui/Glyph.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import styles from './Schedules.module.css';
import { REMOVE_SCHEDULE, SCHEDULES, type Schedule } from './schedules-query.ts';

const MOST_TABLES = 4;

const Remove = ({ schedule: { id, mail } }: { readonly schedule: Schedule }) => {
  const { schedules: text } = useWords();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [remove] = useMutation(REMOVE_SCHEDULE, { refetchQueries: [SCHEDULES] });
  const press = async (): Promise<void> => {
    try {
      await remove({ variables: { id } });
      show('success', text.removed({ mail }));
    } catch (thrown) {
      show('error', refusalText(thrown));
    }
  };
  return (
    <button type="button" className={styles.remove} aria-label={text.remove({ mail })} onClick={() => void press()}>
      <Glyph name="x" />
    </button>
  );
};

/** Reports that go out by mail, below the report on the screen. */
export const Schedules = () => {
  const words = useWords();
  const { schedules: text } = words;
  const query = useQuery(SCHEDULES);
  const [isAdding, setAdding] = useState(false);
  const columns = useMemo(
    (): readonly Column<Schedule>[] => [
      { id: 'mail', head: text.mail, cell: ({ mail }) => <bdi>{mail}</bdi> },
      {
        id: 'every',
        head: text.every,
        width: '104px',
        phone: 'end',
        cell: ({ every }) => <span>{text.periods[every]}</span>,
      },
      {
        id: 'tables',
        head: text.tables,
        width: '220px',
        cell: ({ tables }) => (
          <span>{tables.length === MOST_TABLES ? text.all : tables.map((table) => text.names[table]).join(' · ')}</span>
        ),
      },
      {
        id: 'next',
        head: text.next,
        width: '220px',
        figure: true,
        cell: ({ nextFrom, nextTo }) => (
          <span className="figure">{nextFrom === nextTo ? nextFrom : `${nextFrom} – ${nextTo}`}</span>
        ),
      },
      {
        id: 'sent',
        head: text.sent,
        width: '128px',
        figure: true,
        phone: 'none',
        cell: ({ sentAt }) => <Moment at={sentAt} />,
      },
      { id: 'remove', head: '', width: '48px', figure: true, cell: (schedule) => <Remove schedule={schedule} /> },
    ],
    [text],
  );
  return (
    <div className={styles.schedules}>
      <Panel
        title={text.title}
        note={text.note}
        aside={
          <Button className={styles.small} icon="plus" onClick={() => setAdding(true)}>
            {text.add}
          </Button>
        }
      >
        <Loaded
          from={query}
          value={query.data?.reportSchedules}
          skeleton={<SkeletonRows text={words.frame.loading} count={2} height="28px" />}
        >
          {(rows) => (
            <DataTable label={text.title} columns={columns} rows={rows} rowKey={({ id }) => id} empty={text.none} />
          )}
        </Loaded>
      </Panel>
      {isAdding && <ScheduleDialog onClose={() => setAdding(false)} />}
    </div>
  );
};
