import { formatMoney, formatPercent, useLocale, useMessages } from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { useSession } from '../../../platform/session.tsx';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import styles from './CreateBar.module.css';
import type { SeatCost } from './room-draft.ts';
import type { CreateRoom } from './use-create-room.ts';

interface CreateBarProps {
  readonly cost: SeatCost;
  readonly rounds: number;
  readonly room: CreateRoom;
  readonly onCreate: () => void;
}

const MainButton = ({ cost: { cost }, rounds, room, onCreate }: CreateBarProps) => {
  const { create } = useMessages().battle;
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status, wallet } = useSession();
  if (room.busy) {
    return (
      <Button variant="pay" size="large" className={styles.main} busy>
        {room.acts.unanswered ? create.confirming : create.sending}
      </Button>
    );
  }
  if (status === 'guest') {
    return (
      <Button variant="primary" size="large" className={styles.main} onClick={() => open({ name: 'login' })}>
        {create.login}
      </Button>
    );
  }
  if (rounds === 0) {
    return (
      <Button size="large" className={styles.main} disabled>
        {create.submitEmpty}
      </Button>
    );
  }
  if (wallet !== null && wallet.coin < cost) {
    const missing = cost - wallet.coin;
    return (
      <Button
        size="large"
        icon="plus"
        className={styles.deposit}
        onClick={() => open({ name: 'deposit', amount: missing })}
      >
        {create.deposit({ missing: formatMoney(missing, locale) })}
      </Button>
    );
  }
  return (
    <Button variant="pay" size="large" className={styles.main} disabled={wallet === null} onClick={onCreate}>
      {create.submit({ cost: formatMoney(cost, locale) })}
    </Button>
  );
};

/** What the creator's seat costs and gives back on average, what is left of the balance, and the one button that pays. */
export const CreateBar = (props: CreateBarProps) => {
  const { create } = useMessages().battle;
  const { locale } = useLocale();
  const { wallet } = useSession();
  const { cost, expected, rtpPercent } = props.cost;
  const left = wallet === null ? null : wallet.coin - cost;
  return (
    <section className={styles.bar} data-own-bar="" aria-label={create.title}>
      <div className={`wrap ${styles.row}`}>
        <Row as="dl" justify="between" gap={[12, 32]} align="stretch" className={styles.facts}>
          <div>
            <dt>{create.cost}</dt>
            <dd>
              <Money value={cost} />
            </dd>
          </div>
          <div>
            <dt>{create.expected}</dt>
            <dd className={styles.quiet}>
              <Money value={expected} coin={false} />
              {rtpPercent !== null && <small>{create.expectedNote({ rtp: formatPercent(rtpPercent, locale) })}</small>}
            </dd>
          </div>
          {left !== null && left >= 0 && cost > 0 && (
            <Box text={['end', 'start']}>
              <dt>{create.after}</dt>
              <dd className={styles.quiet}>
                <Money value={left} coin={false} />
              </dd>
            </Box>
          )}
        </Row>
        <Text as="p" size="note" grow text="end" tone="muted" className={styles.refund}>
          {create.refundNote}
        </Text>
        <MainButton {...props} />
      </div>
    </section>
  );
};
