import { useMutation } from '@apollo/client/react';
import { useMemo } from 'react';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { Button } from '../../../ui/Button.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { CopyAs } from '../../ui/CopyAs.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import styles from './system.module.css';
import { SYSTEM, type SystemState, TEST_ALERTS } from './system-query.ts';

type Post = SystemState['alerts']['posts'][number];

const TestAlerts = () => {
  const { alerts: text } = useWords().system;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [test, { loading }] = useMutation(TEST_ALERTS, { refetchQueries: [SYSTEM] });
  const send = async (): Promise<void> => {
    try {
      await test({ variables: { commandId: newCommandId() } });
      show('success', text.tested);
    } catch (thrown) {
      show('error', refusalText(thrown));
    }
  };
  return (
    <>
      <CopyAs document={TEST_ALERTS} />
      <Button className={styles.small} busy={loading} onClick={send}>
        {text.test}
      </Button>
    </>
  );
};

const Result = ({ post: { deliveredAt, nextTryAt, fault } }: { readonly post: Post }) => {
  const { alerts: text } = useWords().system;
  if (deliveredAt != null) return <Mark>{text.delivered}</Mark>;
  return (
    <span>
      <Mark tone={nextTryAt == null ? 'breach' : 'note'}>{nextTryAt == null ? text.givenUp : text.waits}</Mark>
      {fault != null && (
        <span className={styles.fault} lang="en">
          {fault}
        </span>
      )}
    </span>
  );
};

/** The receivers of alerts, and what became of the last ones. */
export const Alerts = ({ alerts: { webhook, mail, posts } }: Pick<SystemState, 'alerts'>) => {
  const { alerts: text } = useWords().system;
  const receivers = [webhook, mail].filter((one) => one != null);
  const columns = useMemo(
    (): readonly Column<Post>[] => [
      { id: 'at', head: text.at, width: '128px', cell: ({ madeAt }) => <Moment at={madeAt} /> },
      { id: 'state', head: text.state, width: '104px', cell: ({ state }) => <span>{text.states[state]}</span> },
      {
        id: 'channel',
        head: text.channel,
        width: '104px',
        cell: ({ channel }) => <span>{text.channels[channel]}</span>,
      },
      { id: 'result', head: text.result, cell: (post) => <Result post={post} /> },
      {
        id: 'tries',
        head: text.tries,
        width: '72px',
        figure: true,
        phone: 'end',
        cell: ({ tries }) => <span>{tries}</span>,
      },
    ],
    [text],
  );
  return (
    <Panel
      title={text.title}
      note={receivers.length === 0 ? text.nowhere : text.to({ receivers: receivers.join(' · ') })}
      aside={receivers.length > 0 && <TestAlerts />}
    >
      <DataTable label={text.title} columns={columns} rows={posts} rowKey={({ id }) => id} empty={text.none} />
    </Panel>
  );
};
