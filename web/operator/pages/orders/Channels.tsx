import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Moment } from '../../ui/Moment.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { type Channel, SET_CHANNEL } from './channels-query.ts';
import styles from './PaymentDesk.module.css';

const SwitchDialog = ({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) => {
  const { channels: text } = useWords().orders;
  const { show } = useToasts();
  const [setChannel] = useMutation(SET_CHANNEL);
  const { id, name } = channel;
  const turnsOff = channel.state === 'ON';
  const variables = { id, state: turnsOff ? 'OFF' : 'ON' } as const;
  return (
    <ReasonDialog
      title={turnsOff ? text.titleOff({ name }) : text.titleOn({ name })}
      text={turnsOff ? text.textOff : text.textOn}
      send={turnsOff ? text.switchOff : text.switchOn}
      danger={turnsOff}
      document={SET_CHANNEL}
      variables={variables}
      onSend={async (reason) => {
        await setChannel({ variables: { ...variables, reason } });
        show('success', turnsOff ? text.doneOff({ name }) : text.doneOn({ name }));
      }}
      onClose={onClose}
    />
  );
};

/** The payment channels with their state, and the way to switch one. */
export const Channels = ({ channels }: { readonly channels: readonly Channel[] }) => {
  const { channels: text } = useWords().orders;
  const may = useMay()('operator:payments');
  const [switching, setSwitching] = useState<Channel | null>(null);
  return (
    <Panel title={text.title} note={text.note} className={styles.panel}>
      <ul>
        {channels.map((channel) => (
          <li key={channel.id} className={styles.row}>
            <span className={styles.name}>
              <bdi>{channel.name}</bdi> <span className="muted">{`${channel.provider} · ${channel.id}`}</span>
            </span>
            <Mark tone={channel.state === 'ON' ? 'fine' : 'look'}>{channel.state === 'ON' ? text.on : text.off}</Mark>
            <span className={styles.why}>
              {channel.reason != null && (
                <>
                  <bdi>{text.by({ name: channel.changedByName ?? text.terminal, reason: channel.reason })}</bdi>{' '}
                  <Moment at={channel.changedAt} />
                </>
              )}
            </span>
            {may && (
              <Button className={styles.act} onClick={() => setSwitching(channel)}>
                {channel.state === 'ON' ? text.switchOff : text.switchOn}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {switching !== null && <SwitchDialog channel={switching} onClose={() => setSwitching(null)} />}
    </Panel>
  );
};
