import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { BreaksSection } from './BreaksSection.tsx';
import { LimitsSection } from './LimitsSection.tsx';
import { HelpSection, PlaceSection } from './PlaceAndHelp.tsx';
import { RealityCheckSection } from './RealityCheckSection.tsx';
import styles from './SaferPlayPage.module.css';
import { SAFER_PLAY } from './safer-play-query.ts';

/** The part that the address points at comes into view once it is there. */
const useAnchor = (ready: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
};

const PlayerSaferPlay = () => {
  const { saferPlay } = useMessages();
  const { status, retry } = useSession();
  const { data, error, refetch } = useQuery(SAFER_PLAY, {
    skip: status !== 'player',
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const facts = data?.saferPlay;
  useAnchor(facts !== undefined);
  if (status === 'failed' || (facts === undefined && error !== undefined)) {
    const again = status === 'failed' ? retry : () => refetch();
    return <ErrorState title={saferPlay.error.title} text={saferPlay.error.text} onRetry={again} />;
  }
  if (facts === undefined) {
    return (
      <Stack gap={32} padY={16}>
        <LoadingNote text={saferPlay.loading} />
        <Skeleton height="420px" />
        <Skeleton height="320px" />
      </Stack>
    );
  }
  return (
    <>
      <LimitsSection limits={facts.limits} />
      <BreaksSection facts={facts} />
      <div className={styles.pair}>
        <RealityCheckSection minutes={facts.realityCheckMinutes} />
        <PlaceSection jurisdiction={facts.jurisdiction} />
      </div>
    </>
  );
};

/** `/safer-play`: limits, breaks, reminders, the rules of one's place, and help. */
export default function SaferPlayPage() {
  const { saferPlay } = useMessages();
  const { status } = useSession();
  usePhoneTitle(saferPlay.title, '/personal', saferPlay.back);
  return (
    <>
      <PageHead title={saferPlay.title} className={styles.head} />
      <Box padBottom={48} className="wrap">
        <Text as="p" tone="muted" padTop={[20, 4]} padBottom={12} maxWidth="text">
          {saferPlay.lead}
        </Text>
        {status === 'guest' ? (
          <GuestPrompt title={saferPlay.guestTitle} text={saferPlay.guestText} />
        ) : (
          <PlayerSaferPlay />
        )}
        <HelpSection />
      </Box>
    </>
  );
}
