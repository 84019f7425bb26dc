import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { PhoneTitleProvider } from '../../platform/phone-title.tsx';
import { pageAt } from '../routes.tsx';
import { BottomBar } from './BottomBar.tsx';
import { CatchingUpNote } from './CatchingUpNote.tsx';
import { Companions } from './Companions.tsx';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LiveSlot } from './LiveSlot.tsx';
import styles from './Shell.module.css';
import { useArrival } from './use-arrival.ts';
import { usePrefetch } from './use-prefetch.ts';

/** What stands around every page. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const { shell } = useMessages();
  const { pathname } = useLocation();
  const [drawer, setDrawer] = useState(false);
  const main = useArrival(pathname);
  const page = pageAt(pathname);
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
