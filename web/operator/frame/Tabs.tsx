import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { classNames } from '../../ui/class-names.ts';
import { Sheet } from '../../ui/Dialog.tsx';
import { type Operator, useMay } from '../api/session.tsx';
import { useWords } from '../texts.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { roleText } from '../ui/roles.ts';
import { AccountChoices } from './Account.tsx';
import { Navigation } from './Navigation.tsx';
import { navigationFor } from './pages.ts';
import styles from './Tabs.module.css';

/** Besides the one that opens the rest. */
const MOST_TABS = 4;

/** A phone's navigation at the lower edge: the first main pages, and the way to all others. */
export const Tabs = ({ me }: { readonly me: Operator }) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const tabs = navigationFor(useMay()).filter(({ nav }) => nav.tab !== undefined);
  const close = (): void => setOpen(false);
  return (
    <nav className={styles.tabs} aria-label={words.frame.navigation}>
      {tabs.slice(0, MOST_TABS).map(({ path, nav, title }) => (
        <NavLink key={path} to={path} className={classNames(styles.tab)}>
          <Glyph name={nav.icon} size={20} />
          {nav.tab?.(words) ?? title(words)}
        </NavLink>
      ))}
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Glyph name="menu" size={20} />
        {words.frame.more}
      </button>
      {isOpen && (
        <Sheet title={me.name} onClose={close}>
          <p className={styles.roles}>{me.roles.map((role) => roleText(words, role)).join(' · ')}</p>
          <Navigation onGo={close} />
          <div className={styles.account}>
            <AccountChoices />
          </div>
        </Sheet>
      )}
    </nav>
  );
};
