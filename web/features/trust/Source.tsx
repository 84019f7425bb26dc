import { Link } from 'wouter';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './trust.module.css';

interface SourceProps {
  /** Types of the entries that the figure follows from. */
  readonly types: readonly string[];
  /** Entries of the log that were counted. */
  readonly position: string;
  /** Whether a page of this site computes it again; else it takes an auditor with a right to what is sealed. */
  readonly recomputed?: boolean;
}

/** What a figure follows from, and where it can be computed again. */
export const Source = ({ types, position, recomputed = true }: SourceProps) => {
  const { trust } = useMessages();
  const { locale } = useLocale();
  return (
    <Row as="p" wrap gapX={12} marginTop={12} size="small" tone="muted" className={styles.source}>
      <Text anywhere>{trust.source({ types: types.join(' · '), position: formatCount(position, locale) })}</Text>
      {recomputed && (
        <Link to="/fairness-log" className={styles.link}>
          {trust.sourceOpen}
          <Icon name="right" size={16} />
        </Link>
      )}
    </Row>
  );
};
