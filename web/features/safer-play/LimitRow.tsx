import { formatDateTime, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usedShare } from './limit-amount.ts';
import styles from './SaferPlayPage.module.css';
import type { PlayLimitFacts } from './safer-play-query.ts';

interface LimitRowProps {
  readonly limit: PlayLimitFacts;
  readonly onChange: () => void;
}

/** One limit: how high, how much of it is used, what is to come. */
export const LimitRow = ({ limit, onChange }: LimitRowProps) => {
  const { limits } = useMessages().saferPlay;
  const { locale } = useLocale();
  const { kind, period, amount, used, pending } = limit;
  const money = (minorUnits: number): string => formatMoney(minorUnits, locale);
  const text = (value: number | null): string =>
    value === null ? limits.none : value === 0 ? limits.stopped : money(value);
  return (
    <li className={styles.limit}>
      <div className={styles.limitWords}>
        <p className={styles.period}>{limits.periods[period]}</p>
        <p className={styles.amount} data-none={amount === null || undefined}>
          <bdi className={amount === null ? undefined : 'num'}>{text(amount)}</bdi>
        </p>
      </div>
      <Button
        onClick={onChange}
        aria-label={limits.changeLabel({ kind: limits.kinds[kind], period: limits.periods[period] })}
      >
        {limits.change}
      </Button>
      <div className={styles.use}>
        {amount !== null && amount > 0 && (
          <span className={styles.track} data-full={used >= amount || undefined} aria-hidden="true">
            <span style={{ inlineSize: `${usedShare(used, amount) * 100}%` }} />
          </span>
        )}
        <p className={styles.used}>
          {amount === null || amount === 0
            ? limits.usedOnly({ used: money(used) })
            : limits.used({ used: money(used), of: money(amount) })}
        </p>
        {pending !== null && (
          <p className={styles.pending}>
            <Icon name="clock" size={14} />
            {limits.pending({ amount: text(pending.amount), from: formatDateTime(pending.from, locale) })}
          </p>
        )}
      </div>
    </li>
  );
};
