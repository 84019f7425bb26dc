import type { ReactNode } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './PayButton.module.css';
import type { PlayBody, PlayState } from './pending-play.ts';
import { TurningButton } from './TurningButton.tsx';
import type { AnsweredPlay } from './use-pending-play.ts';

interface PayButtonProps {
  readonly state: PlayState<PlayBody, AnsweredPlay>;
  /** How long the pointer turns, in milliseconds. */
  readonly wholeMs: number;
  /** The emergency stop is on. */
  readonly stopped: boolean;
  /** Coin that is needed; minor units. */
  readonly cost: number;
  /** Something is still to be chosen. */
  readonly blocked: boolean;
  readonly words: { readonly login: string; readonly stopped: string };
  readonly onPay: () => void;
  readonly children: ReactNode;
}

/** The one orange button of a page, and what stands in its place when it can't be pressed. */
export const PayButton = (props: PayButtonProps) => {
  const { state, wholeMs, stopped, cost, blocked, words, onPay, children } = props;
  const { play } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status, wallet } = useSession();

  if (state.phase === 'revealing' && state.record.revealStartedAt !== null) {
    const { revealStartedAt } = state.record;
    return (
      <TurningButton
        key={revealStartedAt}
        startedAt={revealStartedAt}
        wholeMs={wholeMs}
        text={play.turning}
        label={play.turningNow}
        className={styles.main}
      />
    );
  }
  if (state.phase === 'sending' && !state.parked) {
    return (
      <Button variant="pay" size="large" className={styles.main} busy>
        {state.unanswered ? play.confirming : play.sending}
      </Button>
    );
  }
  if (stopped) {
    return (
      <Button size="large" className={styles.main} disabled>
        {words.stopped}
      </Button>
    );
  }
  if (status === 'guest') {
    return (
      <Button variant="primary" size="large" className={styles.main} onClick={() => open({ name: 'login' })}>
        {words.login}
      </Button>
    );
  }
  if (wallet !== null && wallet.coin < cost) {
    const missing = cost - wallet.coin;
    return (
      <Button
        variant="deposit"
        size="large"
        icon="plus"
        className={styles.main}
        onClick={() => open({ name: 'deposit', amount: missing })}
      >
        {play.deposit({ missing: formatMoney(missing, locale) })}
      </Button>
    );
  }
  return (
    <Button variant="pay" size="large" className={styles.main} disabled={wallet === null || blocked} onClick={onPay}>
      {children}
    </Button>
  );
};
