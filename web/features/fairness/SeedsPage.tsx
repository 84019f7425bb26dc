import { useQuery } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { CurrentPair } from './CurrentPair.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { LogBox } from './LogBox.tsx';
import { PairHistory } from './PairHistory.tsx';
import { RecentPlays } from './RecentPlays.tsx';
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

const PlayerSeeds = () => {
  const { fairness } = useMessages();
  const { status, retry } = useSession();
  const { data, error, refetch } = useQuery(SEEDS, {
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const seeds = data?.seeds;
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
      <CurrentPair key={seeds.current.id} seeds={seeds} />
      <RecentPlays />
      <PairHistory pairs={seeds.history} />
    </>
  );
};

/** `/provably-fair`: how it works, the player's seeds, and the log. */
export default function SeedsPage() {
  const { fairness, shell } = useMessages();
  const { status } = useSession();
  return (
    <div className={`wrap ${styles.page}`}>
      <title>{shell.pageTitle({ page: fairness.title })}</title>
      <Box wrap align="center" justify="between" gapY={8} gapX={16} padY={24} className={styles.title}>
        <div>
          <h1>{fairness.title}</h1>
          <Text as="p" tone="muted">
            {fairness.lead}
          </Text>
        </div>
        <ButtonLink to="/provably-fair/verify" iconEnd="right">
          {fairness.toVerify}
        </ButtonLink>
      </Box>
      <HowItWorks />
      {status === 'guest' ? <GuestSeeds /> : <PlayerSeeds />}
      <LogBox />
    </div>
  );
}
