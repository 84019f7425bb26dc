import { formatMoney, formatPercent, useLocale, useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { Text } from '../../../ui/Box.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Money } from '../../../ui/Money.tsx';
import { BarButton, BattleBar, SeatButton } from '../BattleBar.tsx';
import wide from '../from-1024.module.css';
import styles from './CreateBar.module.css';
import type { SeatCost } from './room-draft.ts';
import type { CreateRoom } from './use-create-room.ts';

interface CreateBarProps {
  readonly cost: SeatCost;
  readonly rounds: number;
  readonly room: CreateRoom;
  readonly onCreate: () => void;
}

/** The cost and the average return of the creator's seat, the balance after payment, and the button that pays. */
export const CreateBar = ({ cost: { cost, expected, rtpPercent }, rounds, room, onCreate }: CreateBarProps) => {
  const { create } = useMessages().battle;
  const { locale } = useLocale();
  const { status, wallet } = useSession();
  const left = wallet === null ? null : wallet.coin - cost;
  const empty = rounds === 0 && !room.busy && status !== 'guest';
  return (
    <BattleBar label={create.title}>
      <Facts
        shape="below"
        className={styles.facts}
        facts={[
          { label: create.cost, value: <Money value={cost} className={styles.cost} /> },
          {
            label: create.expected,
            value: (
              <>
                <Money value={expected} coin={false} />
                {rtpPercent !== null && (
                  <Text size="small" tone="muted" marginStart={8} className={wide.shown}>
                    {create.expectedNote({ rtp: formatPercent(rtpPercent, locale) })}
                  </Text>
                )}
              </>
            ),
          },
          ...(left !== null && left >= 0 && cost > 0
            ? [{ label: create.after, value: <Money value={left} coin={false} /> }]
            : []),
        ]}
      />
      <Text as="p" size="note" grow text="end" textWrap="balance" tone="muted" className={wide.shown}>
        {create.refundNote}
      </Text>
      {empty ? (
        <BarButton disabled>{create.submitEmpty}</BarButton>
      ) : (
        <SeatButton
          cost={cost}
          busy={room.busy ? (room.acts.unanswered ? create.confirming : create.sending) : null}
          words={create}
          onPress={onCreate}
        >
          {create.submit({ cost: formatMoney(cost, locale) })}
        </SeatButton>
      )}
    </BattleBar>
  );
};
