import { useState } from 'react';
import { direction, isComplete, type Locale, languageOf, locales, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Text } from '../../ui/Box.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './language.module.css';
import { matchingLocales } from './language-search.ts';

interface ListProps {
  readonly shown: readonly (typeof locales)[number][];
  readonly current: Locale;
  readonly onChoose: (locale: Locale) => void;
}

const LanguageList = ({ shown, current, onChoose }: ListProps) => (
  <Grid as="ul" gap={4} className={styles.languages}>
    {shown.map(({ tag, name }) => (
      <li key={tag}>
        <Row
          as="button"
          type="button"
          justify="between"
          gap={8}
          width="full"
          minHeight={44}
          padX={14}
          radius="control"
          tone="soft"
          className={styles.language}
          aria-pressed={tag === current}
          lang={tag}
          dir={direction(tag)}
          onClick={() => onChoose(tag)}
        >
          {name}
          {tag === current && (
            <Text tone="accent">
              <Icon name="check" size={16} />
            </Text>
          )}
        </Row>
      </li>
    ))}
  </Grid>
);

/** Complete languages first. The others can be chosen for their direction; that their texts are English is said before and after. */
export default function LanguageDialog({ onClose }: { readonly onClose: () => void }) {
  const { language } = useMessages();
  const { locale, setLocale } = useLocale();
  const { show } = useToasts();
  const [query, setQuery] = useState('');
  const shown = matchingLocales(query, languageOf(locale));
  const complete = shown.filter(({ tag }) => isComplete(tag));
  const others = shown.filter(({ tag }) => !isComplete(tag));

  const choose = async (tag: Locale): Promise<void> => {
    try {
      await setLocale(tag);
      onClose();
      const name = locales.find((one) => one.tag === tag)?.name ?? tag;
      if (!isComplete(tag))
        show('blank', (await import('../../generated/texts/en/language.ts')).default.fallbackNotice({ name }));
    } catch {
      show('error', language.failed);
    }
  };

  return (
    <Dialog title={language.title} onClose={onClose} wide>
      <Box marginBottom={8}>
        <Field
          label={language.search}
          type="search"
          autoComplete="off"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Box>
      {complete.length > 0 && (
        <>
          <Text as="h3" size="small" weight={400} marginTop={16} marginBottom={8} tone="muted">
            {language.complete}
          </Text>
          <LanguageList shown={complete} current={locale} onChoose={choose} />
        </>
      )}
      {others.length > 0 && (
        <>
          <Text as="h3" size="small" weight={400} marginTop={16} marginBottom={8} tone="muted">
            {language.others} · {language.fallback}
          </Text>
          <LanguageList shown={others} current={locale} onChoose={choose} />
        </>
      )}
      {shown.length === 0 && (
        <Text as="p" tone="muted">
          {language.noMatch}
        </Text>
      )}
    </Dialog>
  );
}
