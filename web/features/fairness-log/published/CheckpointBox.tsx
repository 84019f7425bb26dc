import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { formatCount, formatDateTime, type Messages, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Copyable } from '../../fairness/CopyButton.tsx';
import { Hex } from '../../fairness/Hex.tsx';
import { FAIRNESS_LOG } from '../../fairness/seeds-query.ts';
import { FaultLine } from '../Outcome.tsx';
import styles from './checkpoint.module.css';
import type { PublishedHead } from './open-published.ts';
import type { ShownReplay } from './open-replays.ts';
import type { HeadState } from './use-head.ts';
import { useReplays } from './use-replays.ts';
import type { Witnessed } from './witnessed.ts';

const POLL_MS = 15_000;

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Grid align="baseline" gapY={2} padY={10} line="top" className={styles.fact}>
    <Text as="dt" size="small" tone="muted">
      {label}
    </Text>
    <Row as="dd" wrap align="baseline" gapY={2} gapX={12} shrink anywhere>
      {children}
    </Row>
  </Grid>
);

/** A line of text that isn't there yet, as tall as it will be. */
const BLANK = '\u00a0';

const Witnesses = ({ witnessed }: { readonly witnessed: Witnessed | null }) => {
  const { head } = useMessages().fairnessLog;
  const { locale } = useLocale();
  if (witnessed === null) {
    return (
      <>
        <Text as="b" weight={500} tone="soft">
          {head.unwitnessed}
        </Text>
        <Text as="p" size="note" width="full" tone="muted">
          {head.unwitnessedText}
        </Text>
      </>
    );
  }
  return (
    <>
      <ul>
        {witnessed.cosignatures.map(({ name, timestamp }) => (
          <Row as="li" key={name} gap={6} tone="info">
            <Icon name="eye" size={16} />
            <bdi>{head.witnessed({ name, moment: formatDateTime(timestamp * 1_000, locale) })}</bdi>
          </Row>
        ))}
      </ul>
      <Text as="p" size="note" width="full" tone="muted">
        {head.witnessedSize({ size: formatCount(witnessed.size, locale) })}
      </Text>
    </>
  );
};

const replayText = (
  { auditor: name, kind, state }: ShownReplay,
  head: Messages['fairnessLog']['head'],
  locale: ReturnType<typeof useLocale>['locale'],
): string => {
  if (state.status === 'false') return head.replayedFalse({ name });
  const size = formatCount(state.size, locale);
  if (state.status === 'waiting') return head.replayedWaiting({ name, size });
  return head.replayed[kind]({ name, size, moment: formatDateTime(state.at * 1_000, locale) });
};

const Auditors = ({ published }: { readonly published: PublishedHead }) => {
  const { head } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const replays = useReplays(published);
  if (replays.status !== 'read' || replays.replays.length === 0) {
    return (
      <Text as="b" weight={500} tone="soft">
        {replays.status === 'false' ? head.replayedFalse({ name: '/log/replayed' }) : head.noAuditor}
      </Text>
    );
  }
  return (
    <ul>
      {replays.replays.map((replay) => (
        <Row as="li" key={replay.verifierKey} gap={6} tone={replay.state.status === 'verified' ? 'info' : 'muted'}>
          <Icon name={replay.state.status === 'verified' ? 'check' : 'clock'} size={16} />
          <bdi>{replayText(replay, head, locale)}</bdi>
        </Row>
      ))}
    </ul>
  );
};

const Facts = ({ published }: { readonly published: PublishedHead }) => {
  const { head } = useMessages().fairnessLog;
  const { locale } = useLocale();
  // The checkpoint has no time of its own; when it was sealed is the site's word.
  const { data } = useQuery(FAIRNESS_LOG, { pollInterval: POLL_MS, fetchPolicy: 'cache-and-network' });
  const { checkpoint, root, verifierKey, witnessed } = published;
  const sealedAt = data?.fairnessLog.sealedAt;
  const waiting = data === undefined ? null : BigInt(data.fairnessLog.size) - BigInt(data.fairnessLog.sealedSize);
  return (
    <dl>
      <Fact label={head.size}>
        <Text as="bdi" size="title" num>
          {head.sizeValue({ size: formatCount(checkpoint.size, locale) })}
        </Text>
        {/* On a line of its own, which is there from the first: a count that comes or grows moves nothing below. */}
        <Text as="p" width="full" tone="muted">
          {waiting === null ? BLANK : head.waiting({ count: formatCount(waiting, locale) })}
        </Text>
      </Fact>
      <Fact label={head.sealedAt}>
        {data === undefined
          ? BLANK
          : typeof sealedAt === 'string'
            ? formatDateTime(sealedAt, locale)
            : head.sealedAtUnknown}
      </Fact>
      <Fact label={head.signature}>
        <Text display="inline-flex" align="center" gap={6} tone="info">
          <Icon name="check" size={16} />
          {head.signed}
        </Text>
      </Fact>
      <Fact label={head.origin}>
        <bdi dir="ltr" className="mono">
          {checkpoint.origin}
        </bdi>
      </Fact>
      <Fact label={head.root}>
        <Copyable text={root} label={head.root}>
          <Hex text={root} />
        </Copyable>
      </Fact>
      <Fact label={head.key}>
        <Copyable text={verifierKey} label={head.key}>
          <bdi dir="ltr" className="mono">
            {verifierKey}
          </bdi>
        </Copyable>
      </Fact>
      <Fact label={head.witnesses}>
        <Witnesses witnessed={witnessed} />
      </Fact>
      <Fact label={head.auditors}>
        <Auditors published={published} />
      </Fact>
    </dl>
  );
};

const Body = ({ state, onRetry }: { readonly state: HeadState; readonly onRetry: () => void }) => {
  const { head } = useMessages().fairnessLog;
  switch (state.status) {
    case 'signed':
      return <Facts published={state} />;
    case 'loading':
      return (
        <>
          <LoadingNote text={head.loading} />
          <Skeleton height="460px" />
        </>
      );
    case 'never-sealed':
      return <EmptyState icon="clock" title={head.neverTitle} text={head.neverText} />;
    case 'unreachable':
      return <ErrorState onRetry={onRetry} />;
    case 'false':
      return (
        <div role="alert">
          <FaultLine title={head.falseTitle} fault={state.fault} />
        </div>
      );
  }
};

/** The signed head of the log, as this page read and verified it. */
export const CheckpointBox = ({ state, onRetry }: { readonly state: HeadState; readonly onRetry: () => void }) => {
  const { head } = useMessages().fairnessLog;
  return (
    <Box as="section" aria-labelledby="checkpoint" shrink>
      <h2 id="checkpoint">{head.title}</h2>
      <Text as="p" marginTop={4} marginBottom={12} maxWidth={640} tone="muted">
        {head.text}
      </Text>
      <Body state={state} onRetry={onRetry} />
      <Text
        as="a"
        href="/log/checkpoint"
        target="_blank"
        rel="noreferrer"
        display="inline-flex"
        align="center"
        gap={4}
        minHeight={44}
        tone="info"
      >
        {head.raw}
        <Icon name="right" size={16} />
      </Text>
    </Box>
  );
};
