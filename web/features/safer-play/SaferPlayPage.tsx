import { useEffect } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useLocation } from '../../platform/location.tsx';
import { Page } from '../../platform/Page.tsx';
import { PlayersOnly } from '../../platform/PlayersOnly.tsx';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { useOwnQuery } from '../../platform/use-own-query.ts';
import { Text } from '../../ui/Box.tsx';
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

/** `/safer-play`: limits, breaks, reminders, the rules of one's place, and help. */
export default function SaferPlayPage() {
  const { saferPlay } = useMessages();
  const query = useOwnQuery(SAFER_PLAY);
  const facts = query.data?.saferPlay;
  useAnchor(facts !== undefined);
  return (
    <Page
      title={saferPlay.title}
      backTo="/personal"
      back={saferPlay.back}
      headClass={styles.head}
      room={{ padBottom: 48, className: 'wrap' }}
    >
      <Text as="p" tone="muted" padTop={[20, 4]} padBottom={12} maxWidth="text">
        {saferPlay.lead}
      </Text>
      <PlayersOnly
        guest={{ title: saferPlay.guestTitle, text: saferPlay.guestText }}
        error={saferPlay.error}
        from={query}
        value={facts}
        skeleton={<Skeletons heights={['420px', '320px']} note={saferPlay.loading} gap={32} padY={16} />}
      >
        {(known) => (
          <>
            <LimitsSection limits={known.limits} />
            <BreaksSection facts={known} />
            <div className={styles.pair}>
              <RealityCheckSection minutes={known.realityCheckMinutes} />
              <PlaceSection jurisdiction={known.jurisdiction} />
            </div>
          </>
        )}
      </PlayersOnly>
      <HelpSection />
    </Page>
  );
}
