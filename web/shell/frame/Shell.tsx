import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { PhoneTitleProvider } from '../../platform/phone-title.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { useSession } from '../../platform/session.tsx';
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

/**
 * On arriving at another page by a link: start at its top and move the focus to its content, so that a keyboard or a
 * screen reader goes on there. Going back leaves the position to the browser.
 */
const useArrival = (pathname: string): RefObject<HTMLElement | null> => {
  const main = useRef<HTMLElement>(null);
  const arrival = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    if (arrival === 'POP') return;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, arrival]);
  return main;
};

const COMPANIONS = FEATURES.flatMap(({ companions = [] }) => companions).map(({ audience, ...loaded }, order) => ({
  order,
  audience,
  Shown: lazyWithTexts(loaded),
}));

/** What accompanies every page without a place on it. Loaded after the page; the page does without where it fails. */
const Companions = () => {
  const { status } = useSession();
  return COMPANIONS.filter(({ audience }) => audience !== 'players' || status === 'player').map(({ order, Shown }) => (
    <QuietBoundary key={order}>
      <Suspense fallback={null}>
        <Shown />
      </Suspense>
    </QuietBoundary>
  ));
};

/** What stands around every page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { shell } = useMessages();
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const main = useArrival(pathname);
  const page = pageAt(pathname);
  const wide = page?.wide === true;
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-wide', wide);
  }, [wide]);
  usePrefetch(page);
  return (
    <PhoneTitleProvider>
      <a className={styles.skip} href="#content">
        {shell.skipToContent}
      </a>
      <Header onMenu={() => setDrawer(true)} />
      <CatchingUpNote />
      {page?.live === true && <LiveSlot />}
      <main id="content" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {page?.ownBar !== true && <BottomBar onAccount={() => setDrawer(true)} />}
      <Companions />
      {drawer && <Drawer onClose={() => setDrawer(false)} />}
    </PhoneTitleProvider>
  );
};
