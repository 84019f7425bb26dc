import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useArrival } from '../../platform/location.tsx';
import { Logo } from '../../ui/Logo.tsx';
import type { Operator } from '../api/session.tsx';
import { useWords } from '../texts.tsx';
import { PaletteContext } from '../ui/palette.ts';
import { Account } from './Account.tsx';
import { Boundary } from './Boundary.tsx';
import styles from './Frame.module.css';
import { KeysDialog } from './KeysDialog.tsx';
import { Navigation } from './Navigation.tsx';
import { PageWait } from './PageWait.tsx';
import { Palette } from './Palette.tsx';
import { Tabs } from './Tabs.tsx';
import { useFrameKeys } from './use-frame-keys.ts';

type Overlay = 'palette' | 'keys' | null;

/** The frame of every page: navigation at the side, a phone's tabs below, the palette and the list of keys over it. */
export const Frame = ({ me, children }: { readonly me: Operator; readonly children: ReactNode }) => {
  const { frame } = useWords();
  const { pathname } = useLocation();
  const [overlay, setOverlay] = useState<Overlay>(null);
  const close = (): void => setOverlay(null);
  const [openPalette] = useState(() => () => setOverlay('palette'));
  const content = useRef<HTMLElement>(null);
  useArrival((cameBack) => {
    if (!cameBack) window.scrollTo(0, 0);
    // A page may have put the focus into its own field.
    if (content.current?.contains(document.activeElement) !== true) content.current?.focus({ preventScroll: true });
  });
  useFrameKeys(openPalette, () => setOverlay('keys'));
  return (
    <PaletteContext value={openPalette}>
      <a className={styles.skip} href="#content">
        {frame.skip}
      </a>
      <div className={styles.frame}>
        <header className={styles.side}>
          <Link className={styles.brand} to="/">
            <Logo size={22} />
            <b>Glasscase</b>
            <span>{frame.product}</span>
          </Link>
          <Navigation />
          <Account me={me} />
        </header>
        <main ref={content} id="content" className={styles.content} tabIndex={-1}>
          <Boundary key={pathname}>
            <Suspense fallback={<PageWait />}>{children}</Suspense>
          </Boundary>
        </main>
        <Tabs me={me} />
      </div>
      {overlay === 'palette' && <Palette onClose={close} />}
      {overlay === 'keys' && <KeysDialog onClose={close} />}
    </PaletteContext>
  );
};
