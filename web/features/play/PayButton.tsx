import type { ReactNode } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useReadyLane } from '../lanes/use-ready-lane.ts';
import styles from './PayButton.module.css';
import type { PlayBody, PlayState } from './pending-play.ts';
import turning from './Turning.module.css';
import { Turning } from './Turning.tsx';
import type { AnsweredPlay } from './use-pending-play.ts';

/** The state of the button. */
export type PayWork =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending'; readonly unanswered: boolean }
  /** An earlier play was never answered: it is asked for before another is paid. */
  | { readonly kind: 'parked'; readonly confirm: () => void }
  /** `startedAt`: milliseconds since 1970. A demo costs nothing. */
  | { readonly kind: 'turning'; readonly startedAt: number; readonly wholeMs: number; readonly demo: boolean };

interface Play {
  readonly state: PlayState<PlayBody, AnsweredPlay>;
  readonly confirm: () => void;
}

export const sendingWork = ({ state, confirm }: Play): PayWork => {
  if (state.phase !== 'sending') return { kind: 'ready' };
  return state.parked ? { kind: 'parked', confirm } : { kind: 'sending', unanswered: state.unanswered };
};

/** @param wholeMs how long the wheel or the reel turns */
export const payWork = (play: Play, wholeMs: number): PayWork =>
  play.state.phase === 'revealing' && play.state.record.revealStartedAt !== null
    ? { kind: 'turning', startedAt: play.state.record.revealStartedAt, wholeMs, demo: false }
    : sendingWork(play);

interface PayButtonProps {
  readonly work: PayWork;
  /** The emergency stop is on. */
  readonly stopped: boolean;
  /** Coin that is needed; minor units. */
  readonly cost: number;
  /** Nothing is paid, so nothing is orange. */
  readonly free?: boolean;
  /** Whether it is free isn't known yet. */
  readonly checking?: boolean;
  /** Pressing does nothing for the moment; the focus stays. */
  readonly resting?: boolean;
  /** Something is still to be chosen. */
  readonly blocked?: boolean;
  /** `turning`, with the seconds that are left, and `turningNow` where the wheel's don't fit. */
  readonly words: {
    readonly login: string;
    readonly stopped: string;
    readonly turning?: (a: { readonly seconds: string }) => string;
    readonly turningNow?: string;
  };
  readonly className?: string | undefined;
  readonly onPay: () => void;
  readonly children: ReactNode;
}

/**
 * The one orange button of a page, or a substitute where the player can't press it. It is the same element while a play is
 * on its way, so that a player who pressed it keeps the focus.
 */
export const PayButton = (props: PayButtonProps) => {
  const {
    work,
    stopped,
    cost,
    free = false,
    checking = false,
    resting = false,
    blocked = false,
    words,
    onPay,
    children,
  } = props;
  const { play } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const { status, wallet } = useSession();
  const ready = useReadyLane();
  const className = classNames(styles.main, props.className);
  const pay = free ? 'primary' : 'pay';

  if (work.kind === 'turning') {
    return (
      <Button
        size="large"
        className={classNames(turning.turning, className)}
        data-demo={work.demo || undefined}
        aria-disabled
      >
        <Turning
          key={work.startedAt}
          startedAt={work.startedAt}
          wholeMs={work.wholeMs}
          text={words.turning ?? play.turning}
          label={words.turningNow ?? play.turningNow}
        />
      </Button>
    );
  }
  if (work.kind === 'sending') {
    return (
      <Button variant={pay} size="large" className={className} busy>
        {work.unanswered ? play.confirming : play.sending}
      </Button>
    );
  }
  if (work.kind === 'parked') {
    return (
      <Button variant="pay" size="large" className={className} onClick={work.confirm}>
        {play.notice.confirm}
      </Button>
    );
  }
  if (stopped) {
    return (
      <Button size="large" className={className} disabled>
        {words.stopped}
      </Button>
    );
  }
  if (status === 'guest') {
    return (
      <Button variant="primary" size="large" className={className} onClick={() => open({ name: 'loginTip' })}>
        {words.login}
      </Button>
    );
  }
  if (!free && !checking && wallet !== null && wallet.coin < cost) {
    const missing = cost - wallet.coin;
    return (
      <Button
        variant="deposit"
        size="large"
        icon="plus"
        className={className}
        onClick={() => open({ name: 'deposit', amount: missing })}
      >
        {play.deposit({ missing: formatMoney(missing, locale) })}
      </Button>
    );
  }
  return (
    <Button
      variant={checking ? 'primary' : pay}
      size="large"
      className={className}
      busy={checking}
      disabled={wallet === null || blocked}
      aria-disabled={resting || undefined}
      onClick={resting ? undefined : onPay}
      {...ready}
    >
      {children}
    </Button>
  );
};
