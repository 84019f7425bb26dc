import { useMutation } from '@apollo/client/react';
import { formatDate, formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useErrorText } from '../../platform/error-text.ts';
import { Grid } from '../../ui/Box.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useMinute } from '../backpack/use-minute.ts';
import { BreakCard } from './BreakCard.tsx';
import {
  afterHours,
  afterMonths,
  breakUntil,
  EXCLUSION_MONTHS,
  isForGood,
  isLonger,
  TIME_OUT_HOURS,
} from './break-times.ts';
import { EXCLUDE_MYSELF, keepSaferPlay, type SaferPlayFacts, TAKE_TIME_OUT } from './safer-play-query.ts';

const DAY_HOURS = 24;
const YEAR_MONTHS = 12;

interface BreakProps {
  readonly facts: Pick<SaferPlayFacts, 'timeOutUntil' | 'excludedUntil'>;
  readonly now: number;
}

const TimeOut = ({ facts, now }: BreakProps) => {
  const { saferPlay } = useMessages();
  const words = saferPlay.timeOut;
  const { locale } = useLocale();
  const clock = useServerClock();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [take, { loading }] = useMutation(TAKE_TIME_OUT);
  const running = breakUntil(facts.timeOutUntil, now);

  const start = async (hours: number): Promise<void> => {
    try {
      await take({
        variables: { hours },
        update: (cache, { data }) => keepSaferPlay(cache, data?.takeTimeOut),
      });
      show('success', words.done);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };

  return (
    <BreakCard
      anchor="time-out"
      title={words.title}
      lead={words.lead}
      choose={words.choose}
      action={words.action}
      running={running === null ? null : saferPlay.status.timeOut({ until: formatDateTime(running, locale) })}
      choices={TIME_OUT_HOURS.filter((hours) => isLonger(running, afterHours(now, hours))).map((hours) => ({
        id: String(hours),
        label: hours < DAY_HOURS ? words.hours({ hours }) : words.days({ days: hours / DAY_HOURS }),
      }))}
      busy={loading}
      onTake={(id) =>
        open({
          name: 'confirm',
          title: words.confirmTitle,
          text: words.confirm({ until: formatDateTime(afterHours(clock.now(), Number(id)), locale) }),
          confirmLabel: words.action,
          onConfirm: () => start(Number(id)),
        })
      }
    />
  );
};

const FOR_GOOD = 'for-good';

const Exclusion = ({ facts, now }: BreakProps) => {
  const { saferPlay } = useMessages();
  const words = saferPlay.exclusion;
  const { locale } = useLocale();
  const clock = useServerClock();
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [exclude, { loading }] = useMutation(EXCLUDE_MYSELF);
  const running = breakUntil(facts.excludedUntil, now);

  const start = async (months: number | null): Promise<void> => {
    try {
      await exclude({
        variables: { months },
        update: (cache, { data }) => keepSaferPlay(cache, data?.excludeMyself),
      });
      show('success', words.done);
    } catch (thrown) {
      show('error', errorText(thrown));
    }
  };

  const label = (months: number | null): string => {
    if (months === null) return words.forGood;
    return months < YEAR_MONTHS ? words.months({ months }) : words.years({ years: months / YEAR_MONTHS });
  };
  const text = (until: string): string =>
    isForGood(until)
      ? saferPlay.status.excludedForGood
      : saferPlay.status.excluded({ until: formatDate(until, locale) });

  return (
    <BreakCard
      anchor="self-exclusion"
      title={words.title}
      lead={words.lead}
      choose={words.choose}
      action={words.action}
      running={running === null ? null : text(running)}
      choices={EXCLUSION_MONTHS.filter((months) =>
        isLonger(running, months === null ? null : afterMonths(now, months)),
      ).map((months) => ({ id: months === null ? FOR_GOOD : String(months), label: label(months) }))}
      busy={loading}
      onTake={(id) => {
        const months = id === FOR_GOOD ? null : Number(id);
        open({
          name: 'confirm',
          title: words.confirmTitle,
          text:
            months === null
              ? words.confirmForGood
              : words.confirm({ until: formatDate(afterMonths(clock.now(), months), locale) }),
          confirmLabel: words.action,
          onConfirm: () => start(months),
        });
      }}
    />
  );
};

/** Two ways to stop, side by side and alike. */
export const BreaksSection = ({ facts }: Pick<BreakProps, 'facts'>) => {
  const now = useMinute();
  return (
    <Grid gap={12} columns={[1, 2]} padTop={24} padBottom={8}>
      <TimeOut facts={facts} now={now} />
      <Exclusion facts={facts} now={now} />
    </Grid>
  );
};
