import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FOLLOWS, LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { PromisesBox } from '../promises/PromisesBox.tsx';
import { CurrentPair } from './CurrentPair.tsx';
import { LogBox } from './LogBox.tsx';
import { OwnLiability } from './OwnLiability.tsx';
import { OwnOpenings } from './OwnOpenings.tsx';
import { PairHistory } from './PairHistory.tsx';
import { RecentPlays } from './RecentPlays.tsx';
import { StepTile } from './StepTile.tsx';
import styles from './seeds.module.css';
import { SEEDS } from './seeds-query.ts';

const GuestSeeds = () => {
  const { account, fairness } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={fairness.guest.title} text={fairness.guest.text}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};

const REVEAL_EVERY_MS = 1500;

const PlayerSeeds = () => {
  const { fairness } = useMessages();
  const { status, retry } = useSession();
  const { data, error, refetch, startPolling, stopPolling } = useQuery(SEEDS, {
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const seeds = data?.seeds;
  // A seed is shown once a checkpoint covers its reveal, a second or so after it.
  const hidden = seeds?.history.some(({ serverSeed }) => !serverSeed) === true;
  useEffect(() => {
    if (!hidden) return undefined;
    startPolling(REVEAL_EVERY_MS);
    return stopPolling;
  }, [hidden, startPolling, stopPolling]);
  if (status === 'failed' || (seeds === undefined && error !== undefined)) {
    const again = status === 'failed' ? retry : () => refetch();
    return <ErrorState title={fairness.error.title} text={fairness.error.text} onRetry={again} />;
  }
  if (seeds === undefined) {
    return (
      <>
        <LoadingNote text={fairness.loading} />
        <Skeleton height="300px" />
      </>
    );
  }
  return (
    <>
      <RotationBar />
      <CurrentPair seeds={seeds} lanes={data?.lanes.open ?? []} />
      <RecentPlays />
      <PairHistory pairs={seeds.history} />
      <OwnLiability />
      <OwnOpenings />
    </>
  );
};

const HowItWorks = () => {
  const { how } = useMessages().fairness;
  return (
    <section aria-labelledby="how-it-works">
      <VisuallyHidden as="h2" id="how-it-works">
        {how.title}
      </VisuallyHidden>
      <Box as="ol" padTop={8} padBottom={24} line="bottom" className={styles.how}>
        {how.steps.map(({ title, text }) => (
          <li key={title}>
            <StepTile />
            <div>
              <Text as="h3" marginBottom={4}>
                {title}
              </Text>
              <Text as="p" tone="muted">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </Box>
    </section>
  );
};

/** `/provably-fair`: how it works, the player's seeds, and the log. */
export default function SeedsPage() {
  const { fairness, shell } = useMessages();
  const { status } = useSession();
  return (
    <Box className="wrap" padBottom={40}>
      <title>{shell.pageTitle({ page: fairness.title })}</title>
      <Row wrap justify="between" gapY={8} gapX={16} padY={24}>
        <Row wrap align="baseline" gapY={4} gapX={14}>
          <h1>{fairness.title}</h1>
          <Text as="p" tone="muted">
            {fairness.lead}
          </Text>
        </Row>
        <Row wrap gap={12}>
          <ButtonLink to="/proof/lab" iconEnd="right">
            {fairness.toLab}
          </ButtonLink>
          <ButtonLink to="/provably-fair/verify" iconEnd="right">
            {fairness.toVerify}
          </ButtonLink>
        </Row>
      </Row>
      <HowItWorks />
      <div>{status === 'guest' ? <GuestSeeds /> : <PlayerSeeds />}</div>
      <div className={FOLLOWS}>
        <PromisesBox />
        <LogBox />
      </div>
    </Box>
  );
}
