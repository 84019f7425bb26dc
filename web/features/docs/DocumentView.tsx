import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import styles from './DocumentView.module.css';
import type { DocumentText } from './docs-query.ts';

const anchorOf = (index: number): string => `section-${index + 1}`;

/** A document, set to be read. */
export const DocumentView = ({ document }: { readonly document: DocumentText }) => {
  const { docs } = useMessages();
  const { locale } = useLocale();
  return (
    <article className={styles.article}>
      <Box as="header" padBottom={20} marginBottom={8} line="bottom">
        <Text as="h1" textWrap="balance">
          {document.title}
        </Text>
        <Text as="p" size="large" marginTop={8} tone="soft">
          {document.summary}
        </Text>
        <Row as="p" size="small" gap={8} minHeight={44} tone="muted">
          {docs.updated({ date: formatDate(document.updatedAt, locale) })}
          <Button variant="ghost" className={styles.print} onClick={() => window.print()}>
            {docs.print}
          </Button>
        </Row>
      </Box>
      {document.sections.map(({ heading, paragraphs }, index) => (
        <section key={heading} aria-labelledby={anchorOf(index)}>
          <Text
            as="h2"
            id={anchorOf(index)}
            textWrap="balance"
            marginTop={28}
            marginBottom={8}
            className={styles.heading}
          >
            {heading}
          </Text>
          {paragraphs.map((text) => (
            // A hash is one word, longer than a phone is wide.
            <Text key={text} as="p" anywhere tone="soft" className={styles.paragraph}>
              {text}
            </Text>
          ))}
        </section>
      ))}
    </article>
  );
};

/** The document's headings, to jump to. */
export const DocumentContents = ({ document }: { readonly document: DocumentText }) => {
  const { docs } = useMessages();
  return (
    <nav aria-label={docs.contents}>
      <Text as="p" size="small" marginBottom={8} tone="muted">
        {docs.contents}
      </Text>
      <ul>
        {document.sections.map(({ heading }, index) => (
          <li key={heading}>
            <Row as="a" minHeight={44} tone="muted" className={styles.jump} href={`#${anchorOf(index)}`}>
              {heading}
            </Row>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const LINES = ['92%', '100%', '64%', '96%', '99%', '48%'] as const;

export const DocumentSkeleton = () => {
  const { docs } = useMessages();
  return (
    <div className={styles.article}>
      <LoadingNote text={docs.loading} />
      <Skeleton width="280px" height="36px" />
      <Box marginTop={14} marginBottom={32}>
        <Skeleton width="72%" height="20px" />
      </Box>
      <Stack gap={10}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height="18px" />
        ))}
      </Stack>
    </div>
  );
};
