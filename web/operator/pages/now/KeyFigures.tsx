import type { ResultOf } from '@graphql-typed-document-node/core';
import { formatCount, type Locale, useLocale } from '../../../i18n/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Segmented } from '../../../ui/Segmented.tsx';
import { toneOf } from '../../charts/SigmaBand.tsx';
import { useWords, type Words } from '../../texts.tsx';
import { Amount } from '../../ui/Amount.tsx';
import choice from '../../ui/choice.module.css';
import { sigmaText, wholeText } from '../../ui/figures.ts';
import { spanText } from '../../ui/moments.ts';
import styles from './KeyFigures.module.css';
import type { NOW } from './now-query.ts';
import { PERIODS, type Period } from './periods.ts';

export type Now = ResultOf<typeof NOW>['now'];
type Income = Now['income'][number];

const expectationText = (income: Income, locale: Locale, { now }: Words): string =>
  income.plays === 0
    ? now.income.none
    : now.income.expected({
        amount: wholeText(income.expected, locale),
        spread: wholeText((income.high - income.expected) / 2, locale),
      });

const isPeriod = (days: number): days is Period => PERIODS.some((period) => period === days);

/** An income with its band. A phone shows one period, the one that is chosen, with its deviation. */
const IncomeCell = ({ income, chosen }: { readonly income: Income; readonly chosen: boolean }) => {
  const words = useWords();
  const { locale } = useLocale();
  const { days, deviation, telling } = income;
  const tone = telling && deviation != null ? toneOf(deviation) : undefined;
  return (
    <div className={classNames(styles.cell, !chosen && styles.other)}>
      <p className={styles.name}>{isPeriod(days) ? words.now.income[days] : ''}</p>
      <p className={styles.value}>
        <Amount value={income.income} />
      </p>
      <p className={styles.note}>
        <span>{expectationText(income, locale, words)}</span>
        {deviation != null && (
          <span className={classNames(styles.deviation, tone !== undefined && styles[tone])}>
            {sigmaText(deviation)}
          </span>
        )}
      </p>
    </div>
  );
};

interface KeyFiguresProps {
  readonly now: Now;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

export const KeyFigures = ({ now, period, onPeriod }: KeyFiguresProps) => {
  const words = useWords();
  const { locale } = useLocale();
  const { income, owed, retrievals, pace, seal, periods, periodLabel } = words.now;
  const waiting = now.retrievals.reduce((sum, { count }) => sum + count, 0);
  const value = now.retrievalsByAge.reduce((sum, age) => sum + age.value, 0);
  const oldest = Math.min(...now.retrievals.map(({ oldestSince }) => Date.parse(oldestSince)));
  const coin = now.owedBy.find(({ kind }) => kind === 'COIN')?.amount ?? 0;
  return (
    <div className={styles.figures}>
      <div className={styles.choice}>
        <span>{income.choice}</span>
        <Segmented
          className={choice.choice}
          label={periodLabel}
          choices={PERIODS.map((days) => ({ value: days, label: periods[days] }))}
          value={period}
          onChange={onPeriod}
        />
      </div>
      {now.income.map((one) => (
        <IncomeCell key={one.days} income={one} chosen={one.days === period} />
      ))}
      <div className={styles.cell}>
        <p className={styles.name}>{owed.title}</p>
        <p className={styles.value}>
          <Amount value={now.owed} />
        </p>
        <p className={styles.note}>{owed.note({ coin: wholeText(coin, locale) })}</p>
      </div>
      <div className={styles.cell}>
        <p className={styles.name}>{retrievals.title}</p>
        <p className={styles.value}>
          <span className="num">{formatCount(waiting, locale)}</span>
          {waiting > 0 && (
            <span className={styles.beside}>
              <Amount value={value} />
            </span>
          )}
        </p>
        <p className={styles.note}>
          {waiting === 0 ? retrievals.none : retrievals.oldest({ span: spanText(Date.parse(now.at) - oldest, words) })}
        </p>
      </div>
      <div className={styles.cell}>
        <p className={styles.name}>{pace.figure}</p>
        <p className={styles.value}>
          <span className="num">{now.pace.perMinute.toFixed(now.pace.perMinute < 10 ? 1 : 0)}</span>
        </p>
        <p className={styles.note}>
          {now.pace.usual == null ? pace.unusual : pace.usual({ count: now.pace.usual.toFixed(1) })}
        </p>
      </div>
      <div className={classNames(styles.cell, styles.seal)}>
        <p className={styles.name}>{seal.title}</p>
        <p className={styles.value}>
          <span className="num">
            {now.log.sealedAt == null ? '—' : spanText(Date.parse(now.at) - Date.parse(now.log.sealedAt), words)}
          </span>
        </p>
        <p className={styles.note}>{seal.age}</p>
      </div>
    </div>
  );
};
