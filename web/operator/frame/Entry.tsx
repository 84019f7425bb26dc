import { type ReactNode, useId } from 'react';
import { locales, useLocale } from '../../i18n/index.ts';
import { Logo } from '../../ui/Logo.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useWords } from '../texts.tsx';
import styles from './Entry.module.css';

interface EntryProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The room before the console: one question in the middle, and the choice of a language. */
export const Entry = ({ title, children }: EntryProps) => {
  const { frame } = useWords();
  const { locale, setLocale } = useLocale();
  const { show } = useToasts();
  const id = useId();
  return (
    <main className={styles.room} aria-labelledby={id}>
      <title>{frame.title({ page: title })}</title>
      <div className={styles.form}>
        <p className={styles.brand}>
          <Logo size={28} />
          <b>Glasscase</b>
          <span>{frame.product}</span>
        </p>
        <h1 id={id}>{title}</h1>
        {children}
      </div>
      <p className={styles.languages}>
        {locales.slice(0, 3).map(({ tag, name }) => (
          <button
            key={tag}
            type="button"
            lang={tag}
            className={styles.language}
            aria-pressed={tag === locale}
            onClick={() => {
              setLocale(tag).catch(() => show('error', frame.languageFailed));
            }}
          >
            {name}
          </button>
        ))}
      </p>
    </main>
  );
};
