import { formatCount, type Messages, useLocale, useMessages } from '../../../i18n/index.ts';
import { Grid, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { FOLLOWS } from '../../../ui/Skeleton.tsx';
import styles from './check.module.css';
import { LogCheckEnd } from './LogCheckEnd.tsx';
import { megabytes } from './megabytes.ts';
import { type LogCheckState, useLogCheck } from './use-log-check.ts';

type Running = Extract<LogCheckState, { readonly status: 'running' }>;

/** From a minute and a half on, minutes are near enough. */
const timeLeft = (seconds: number, words: Messages['fairnessLog']['check']['left']): string =>
  seconds < 90 ? words.seconds({ seconds }) : words.minutes({ minutes: Math.round(seconds / 60) });

const Progress = ({ done, total, plays, findings, bytes, keeps, rate, playRate, left }: Running) => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const pace = [
    ...(rate === null ? [] : [check.rate({ rate: formatCount(rate, locale) })]),
    ...(playRate === null ? [] : [check.playRate({ rate: formatCount(playRate, locale) })]),
    ...(left === null ? [] : [timeLeft(left, check.left)]),
  ];
  return (
    <Grid gap={8}>
      <progress
        className={styles.progress}
        aria-label={check.progress}
        max={1}
        value={total === 0 ? 0 : done / total}
      />
      <Row as="p" wrap justify="between" align="stretch" gapX={12}>
        <Text as="bdi" num>
          {total === 0
            ? check.preparing
            : check.running({ done: formatCount(done, locale), total: formatCount(total, locale) })}
        </Text>
        <Text tone="muted">{pace.join(' · ')}</Text>
      </Row>
      {total > 0 && (
        <Text as="p" num>{`${check.plays({ plays })} · ${check.memory({ megabytes: megabytes(bytes) })}`}</Text>
      )}
      {findings > 0 && (
        <Text as="p" tone="danger">
          {check.foundSoFar({ count: findings })}
        </Text>
      )}
      <Text as="p" size="small" tone="muted">
        {keeps ? check.keptHere : check.notKept}
      </Text>
    </Grid>
  );
};

/** Downloads and verifies the whole log in a worker of this page. */
export const LogCheckBox = () => {
  const { check } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const { state, seen, start, stop } = useLogCheck();
  const interrupted =
    state.status === 'ended' && (state.end.status === 'stopped' || state.end.status === 'unreachable');
  const again = interrupted ? check.resume : check.again;
  return (
    <Stack
      as="section"
      className={FOLLOWS}
      aria-labelledby="log-check"
      gap={12}
      shrink
      pad={20}
      radius="card"
      ground="surface"
    >
      <h2 id="log-check">{check.title}</h2>
      <Text as="p" tone="muted">
        {check.text}
      </Text>
      {state.status === 'idle' && (
        <Grid as="ul" gap={8} marginY={4} tone="soft">
          {check.checks.map((what) => (
            <Row as="li" key={what} gap={10}>
              <Text tone="info">
                <Icon name="shield" size={16} />
              </Text>
              {what}
            </Row>
          ))}
        </Grid>
      )}
      {state.status === 'running' && <Progress {...state} />}
      <div role="status">{state.status === 'ended' && <LogCheckEnd end={state.end} reached={state.reached} />}</div>
      {state.status === 'running' ? (
        <Button size="large" onClick={stop}>
          {check.stop}
        </Button>
      ) : (
        <Button variant="primary" size="large" icon="shield" onClick={start}>
          {state.status === 'idle' ? check.start : again}
        </Button>
      )}
      <Text as="p" size="small" tone="muted">
        {seen === null ? check.unseen : check.seen({ size: formatCount(seen.size, locale) })}
      </Text>
    </Stack>
  );
};
