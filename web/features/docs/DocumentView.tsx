import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
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
      <Box as="header" padBottom={20} marginBottom={8} line="bottom" className={styles.head}>
        <h1>{document.title}</h1>
        <Text as="p" marginTop={8} tone="soft" className={styles.summary}>
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
          <h2 id={anchorOf(index)}>{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
};

/** Its headings, to jump to. */
export const DocumentContents = ({ document }: { readonly document: DocumentText }) => {
  const { docs } = useMessages();
  return (
    <nav className={styles.contents} aria-label={docs.contents}>
      <p>{docs.contents}</p>
      <ul>
        {document.sections.map(({ heading }, index) => (
          <li key={heading}>
            <a href={`#${anchorOf(index)}`}>{heading}</a>
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
      <Skeleton className={styles.blankSummary} width="72%" height="20px" />
      {LINES.map((width) => (
        <Skeleton key={width} className={styles.blankLine} width={width} height="18px" />
      ))}
    </div>
  );
};
