import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { zhCN } from '../generated/texts/zh-CN/index.ts';
import type { Messages, Part } from './language-texts.ts';
import { loadTexts } from './load-texts.ts';
import { type Direction, defaultLocale, direction, type Locale, languageOf, parseLocale } from './locales.ts';
import { createTexts, type Texts } from './texts.ts';

/** Where the choice is kept on the device. */
const LOCALE_KEY = 'glasscase.locale';

/** The stored choice; null where there is none. Reading can throw where storage is forbidden. */
const chosenLocale = (): Locale | null => {
  try {
    return parseLocale(localStorage.getItem(LOCALE_KEY) ?? '');
  } catch {
    return null;
  }
};

const storedLocale = (): Locale => chosenLocale() ?? defaultLocale;

const storeLocale = (locale: Locale): void => {
  try {
    localStorage.setItem(LOCALE_KEY, locale);
  } catch {
    // A device without storage keeps the choice until the page is closed.
  }
};

const isChosen = (): boolean => chosenLocale() !== null;

export interface LocaleChoice {
  readonly locale: Locale;
  readonly direction: Direction;
  /** Whether a player has chosen the locale on this device. */
  readonly isChosen: () => boolean;
  /** Resolves once the texts are shown; rejects, and changes nothing, when they couldn't be loaded. */
  readonly setLocale: (locale: Locale) => Promise<void>;
}

interface Shown {
  readonly locale: Locale;
  readonly texts: Texts;
}

const LocaleContext = createContext<(LocaleChoice & Shown) | null>(null);

const inDefault = (locale: Locale): Shown => ({ locale, texts: createTexts(zhCN) });

const startWith = (locale: Locale): Shown | null => (languageOf(locale) === 'zh-CN' ? inDefault(locale) : null);

/**
 * Provides texts and direction, and writes `lang` and `dir` on the document. `lang` is the language the text is in, so
 * that a screen reader pronounces it rightly; `dir` is the chosen locale's own. Renders nothing until a stored language
 * other than the default has loaded, so that no page changes language under the reader's eyes.
 */
export const LocaleProvider = ({ children }: { readonly children: ReactNode }) => {
  const [shown, setShown] = useState<Shown | null>(() => startWith(storedLocale()));
  const latest = useRef(0);

  const show = useCallback(
    async (locale: Locale, keep = false): Promise<void> => {
      latest.current += 1;
      const request = latest.current;
      const texts = createTexts(await loadTexts(languageOf(locale)));
      // With the parts that the page has asked for, all of it changes language at once.
      await texts.load(shown?.texts.asked() ?? []);
      // Only the last choice counts, whichever chunk arrives last.
      if (request !== latest.current) return;
      if (keep) storeLocale(locale);
      setShown({ locale, texts });
    },
    [shown],
  );

  const setLocale = useCallback((locale: Locale): Promise<void> => show(locale, true), [show]);

  useEffect(() => {
    if (shown === null) show(storedLocale()).catch(() => setShown(inDefault(defaultLocale)));
  }, [shown, show]);

  // Before anything is painted: the other way around, all of it would move.
  useLayoutEffect(() => {
    if (shown === null) return;
    const language = languageOf(shown.locale);
    document.documentElement.lang = language;
    // In what language the site is installed. While one develops it can't be.
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/${language}.webmanifest`);
    document.documentElement.dir = direction(shown.locale);
  }, [shown]);

  const value = useMemo(
    () => (shown === null ? null : { ...shown, direction: direction(shown.locale), isChosen, setLocale }),
    [shown, setLocale],
  );

  return value === null ? null : <LocaleContext value={value}>{children}</LocaleContext>;
};

const useLocaleContext = (): LocaleChoice & Shown => {
  const value = useContext(LocaleContext);
  if (value === null) throw new Error('useLocale and useMessages need a LocaleProvider above them');
  return value;
};

export const useLocale = (): LocaleChoice => useLocaleContext();

/** The texts in the language that is shown: `useMessages().case.open`. */
export const useMessages = (): Messages => useLocaleContext().texts.messages;

/** Asks for parts of the texts in the language that is shown. Reading them before they are there waits for them. */
export const useTexts = (parts: readonly Part[]): Promise<unknown> => useLocaleContext().texts.load(parts);

export const useTextPrefetch = (): Texts['prefetch'] => useLocaleContext().texts.prefetch;
