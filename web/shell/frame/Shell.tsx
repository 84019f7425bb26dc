import { type MouseEvent, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { useArrival, useLocation } from '../../platform/location.tsx';
import { PhoneTitleProvider } from '../../platform/phone-title.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { useSession } from '../../platform/session.tsx';
import { useIdleCount } from '../../platform/use-idle-count.ts';
import { Text } from '../../ui/Box.tsx';
import { FEATURES } from '../features.ts';
import { pageAt } from '../routes.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CatchingUpNote } from './CatchingUpNote.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LiveSlot } from './LiveSlot.tsx';
import styles from './Shell.module.css';
import { usePrefetch } from './use-prefetch.ts';

const COMPANIONS = FEATURES.flatMap(({ companions = [] }) => companions).map(({ audience, ...loaded }, order) => ({
  order,
  audience,
  Shown: lazyWithTexts(loaded),
}));

/** Components beside every page, without a place on it. They load after the page, which does without one where that fails. */
const Companions = () => {
  const { status } = useSession();
  const present = COMPANIONS.filter(({ audience }) => audience !== 'players' || status === 'player');
  return present.slice(0, useIdleCount(present.length)).map(({ order, Shown }) => (
    <QuietBoundary key={order}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </QuietBoundary>
  ));
};

/**
 * React hydrates this part in a task of its own, and first the part that a visitor touches. Nothing in it suspends, so it has
 * no fallback.
 */
const Apart = ({ children }: { readonly children: ReactNode }) => <Suspense>{children}</Suspense>;

/** The frame around every page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { shell } = useMessages();
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const main = useRef<HTMLElement>(null);
  // After a link a page is read from its top, by a keyboard and a screen reader as well; going back leaves the position to the browser.
  useArrival((cameBack) => {
    if (cameBack) return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  });
  const page = pageAt(pathname);
  const wide = page?.wide === true;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-wide', wide);
  }, [wide]);
  usePrefetch(page);
  // No entry in the history: Back leads to the page before, and not up on this one.
  const skip = (event: MouseEvent): void => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <PhoneTitleProvider>
      {/* The document's own, while no page has a title: React takes the one over that it finds, and a page's goes with the page. */}
      <title>Glasscase</title>
      <Text as="a" className={styles.skip} href="#content" onClick={skip}>
        {shell.skipToContent}
      </Text>
      <Apart>
        <Header onMenu={() => setDrawer(true)} />
      </Apart>
      <CatchingUpNote />
      {page?.live === true && <LiveSlot />}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Apart>
        <Footer />
      </Apart>
      {page?.ownBar !== true && (
        <Apart>
          <BottomBar onAccount={() => setDrawer(true)} />
        </Apart>
      )}
      <Companions />
      {drawer && <Drawer onClose={() => setDrawer(false)} />}
    </PhoneTitleProvider>
  );
};
