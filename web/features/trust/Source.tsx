import { Link } from 'react-router-dom';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './trust.module.css';

interface SourceProps {
  /** Types of the entries that the figure follows from. */
  readonly types: readonly string[];
  /** Entries of the log that were counted. */
  readonly position: string;
}

/** The source of a figure, and the link to the log, from which a reader can compute it again. */
export const Source = ({ types, position }: SourceProps) => {
  const { trust } = useMessages();
  const { locale } = useLocale();
  return (
    <Row as="p" wrap gapX={12} marginTop={12} size="small" tone="muted" className={styles.source}>
      <Text anywhere>{trust.source({ types: types.join(' · '), position: formatCount(position, locale) })}</Text>
      <Link to="/fairness-log" className={styles.link}>
        {trust.sourceOpen}
        <Icon name="right" size={16} />
      </Link>
    </Row>
  );
};
