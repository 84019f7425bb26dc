import { useEffect, useState } from 'react';
import { type Language, languageOf, type Messages, useLocale, useMessages } from '../../i18n/index.ts';
import { loadTexts } from '../../i18n/load-texts.ts';
import { deviceStorage } from '../../platform/device-storage.ts';
import { Row } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './language.module.css';
import { offeredLanguage } from './offered-language.ts';

/** Set once this device has shown the offer, for any answer. */
const ASKED_KEY = 'glasscase.locale-offered';
const LOCALES = { 'zh-CN': 'zh-CN', 'zh-TW': 'zh-TW', en: 'en-US' } as const;

interface Offer {
  readonly language: Language;
  readonly words: Messages['language']['offer'];
}

/** Offers the browser's own language, in that language, to a visitor that has chosen none: once on a device. */
export default function LanguageOffer() {
  const { language: shown } = useMessages();
  const { locale, isChosen, setLocale } = useLocale();
  const { show } = useToasts();
  const [offer, setOffer] = useState<Offer | null>(null);

  useEffect(() => {
    const language = offeredLanguage(navigator.languages, languageOf(locale));
    if (isChosen() || language === null || deviceStorage.read(ASKED_KEY) !== null) return;
    let gone = false;
    loadTexts(language)
      .then(({ parts }) => parts.language())
      .then(({ default: { offer: words } }) => {
        if (gone) return;
        setOffer({ language, words });
        deviceStorage.write(ASKED_KEY, language);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [locale, isChosen]);

  if (offer === null) return null;
  const { language, words } = offer;
  const choose = (chosen: typeof locale) => async (): Promise<void> => {
    setOffer(null);
    await setLocale(chosen).catch(() => show('error', shown.failed));
  };
  return (
    <Row
      as="section"
      wrap
      justify="center"
      gapX={8}
      padX={16}
      padY={6}
      radius="card"
      className={styles.offer}
      lang={language}
      aria-label={words.question}
    >
      {words.question}
      <Row wrap justify="center">
        <Button variant="proof" onClick={choose(LOCALES[language])}>
          {words.accept}
        </Button>
        <Button variant="ghost" lang={languageOf(locale)} onClick={choose(locale)}>
          {shown.offer.stay}
        </Button>
      </Row>
    </Row>
  );
}
