import { useId } from 'react';
import { direction, type Locale, locales, useLocale } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { type Operator, useSession } from '../api/session.tsx';
import { useWords } from '../texts.tsx';
import { Glyph } from '../ui/Glyph.tsx';
import { roleText } from '../ui/roles.ts';
import styles from './Account.module.css';

/** The locales in whose language the console is written. */
const OFFERED = locales.slice(0, 3);

const LanguageChoice = () => {
  const { frame } = useWords();
  const { locale, setLocale } = useLocale();
  const { show } = useToasts();
  const choose = (tag: Locale): void => {
    setLocale(tag).catch(() => show('error', frame.languageFailed));
  };
  return (
    <fieldset className={styles.languages}>
      <legend className={styles.legend}>{frame.language}</legend>
      {OFFERED.map(({ tag, name }) => (
        <button
          key={tag}
          type="button"
          className={styles.choice}
          lang={tag}
          dir={direction(tag)}
          aria-pressed={tag === locale}
          onClick={() => choose(tag)}
        >
          {name}
          {tag === locale && <Glyph name="check" />}
        </button>
      ))}
    </fieldset>
  );
};

export const AccountChoices = () => {
  const { frame } = useWords();
  const { leave } = useSession();
  const { show } = useToasts();
  return (
    <>
      <LanguageChoice />
      <button
        type="button"
        className={styles.choice}
        onClick={() => {
          leave().catch(() => show('error', frame.signOutFailed));
        }}
      >
        {frame.signOut}
        <Glyph name="logout" />
      </button>
    </>
  );
};

/** The operator's name and roles; behind them the language and the way out. */
export const Account = ({ me }: { readonly me: Operator }) => {
  const words = useWords();
  const menu = useId();
  return (
    <div className={styles.account}>
      <button type="button" className={styles.me} popoverTarget={menu}>
        <span className={styles.initial} aria-hidden="true">
          {[...me.name][0]}
        </span>
        <span className={styles.who}>
          <bdi className={styles.name}>{me.name}</bdi>
          <VisuallyHidden>{words.frame.account}</VisuallyHidden>
          <span className={styles.roles}>{me.roles.map((role) => roleText(words, role)).join(' · ')}</span>
        </span>
      </button>
      <Menu id={menu} className={styles.menu}>
        <AccountChoices />
      </Menu>
    </div>
  );
};
