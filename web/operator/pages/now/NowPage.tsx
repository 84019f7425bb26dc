import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '../../../i18n/index.ts';
import { Loaded } from '../../../platform/Loaded.tsx';
import { useLive } from '../../api/use-live.ts';
import { PageWait } from '../../frame/PageWait.tsx';
import { useWords } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { clockText, dayText, spanText } from '../../ui/moments.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Ages } from './Ages.tsx';
import { Alarms } from './Alarms.tsx';
import { Debts } from './Debts.tsx';
import { IncomeCone } from './IncomeCone.tsx';
import { KeyFigures, type Now } from './KeyFigures.tsx';
import styles from './NowPage.module.css';
import { NOW } from './now-query.ts';
import { PaceChart } from './PaceChart.tsx';
import type { Period } from './periods.ts';
import { Returns } from './Returns.tsx';
import { Followers, Queues, Seal } from './State.tsx';

/** Figures that are older than so many milliseconds are told to be old. */
const OLD_MS = 45_000;

interface ClockProps extends Pick<Now, 'zone'> {
  /** When the newest answer came after the first one, by this device; null before. */
  readonly answered: number | null;
}

/** Day and time of the site, and how old the figures are where no answer comes any more. */
const Clock = ({ zone, answered }: ClockProps) => {
  const words = useWords();
  const { locale } = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const [first] = useState(Date.now);
  const age = now.getTime() - (answered ?? first);
  const isOld = age > OLD_MS;
  return (
    <>
      <span className={styles.day}>{dayText(now, locale, zone)}</span>
      <time className={styles.time} dateTime={now.toISOString()}>
        {clockText(now, zone)}
      </time>
      {isOld && (
        <span aria-hidden="true">
          <Mark tone="look">{words.now.stale({ span: spanText(age, words) })}</Mark>
        </span>
      )}
      <span className="sr-only" role="status">
        {isOld && words.now.stale({ span: spanText(OLD_MS, words) })}
      </span>
    </>
  );
};

const Figures = ({ now }: { readonly now: Now }) => {
  const [period, setPeriod] = useState<Period>(1);
  const firstDay = (days: Period): string => now.income.find((one) => one.days === days)?.from ?? '';
  return (
    <div className={styles.page}>
      <KeyFigures now={now} period={period} onPeriod={setPeriod} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Returns from={{ 1: firstDay(1), 7: firstDay(7), 30: firstDay(30) }} period={period} onPeriod={setPeriod} />
          <div className={styles.pair}>
            <IncomeCone days={now.days} />
            <PaceChart minutes={now.minutes} zone={now.zone} />
          </div>
          <div className={styles.pair}>
            <Debts owed={now.owed} owedBy={now.owedBy} />
            <Ages retrievalsByAge={now.retrievalsByAge} />
          </div>
        </div>
        <div className={styles.aside}>
          <Alarms alarms={now.alarms} />
          <Seal at={now.at} log={now.log} witnesses={now.witnesses} />
          <Followers readModels={now.readModels} />
          <Queues at={now.at} queues={now.queues} />
        </div>
      </div>
    </div>
  );
};

/** The state of the site at this moment, read again every ten seconds. */
export default function NowPage() {
  const words = useWords();
  // The frame writes its part of Now into the same cache: neither is a sign that the figures are new.
  const query = useQuery(NOW, { fetchPolicy: 'network-only' });
  const [answered, setAnswered] = useState<number | null>(null);
  const { refetch } = query;
  useLive(
    'FIGURES',
    useCallback(() => refetch().then(() => setAnswered(Date.now())), [refetch]),
  );
  // A read that failed leaves the figures of the one before, and the clock says how old they are.
  const now = (query.data ?? query.previousData)?.now;
  return (
    <>
      {now !== undefined && <PageHead title={words.now.title} note={<Clock zone={now.zone} answered={answered} />} />}
      <Loaded from={query} value={now} skeleton={<PageWait />}>
        {(value) => <Figures now={value} />}
      </Loaded>
    </>
  );
}
