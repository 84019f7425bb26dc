import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TopicList.module.css';

interface TopicListProps {
  readonly topics: readonly { readonly slug: string; readonly title: string; readonly summary: string }[];
  /** The path that their slugs are put behind. */
  readonly base: '/docs/help' | '/docs/support';
}

/** Topics to read: title, what it is about, the way there. */
export const TopicList = ({ topics, base }: TopicListProps) => (
  <ul className={styles.topics}>
    {topics.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Link to={`${base}/${slug}`} className={styles.topic}>
          <span>
            <b>{title}</b>
            <span className={styles.summary}>{summary}</span>
          </span>
          <Icon name="right" size={16} />
        </Link>
      </li>
    ))}
  </ul>
);
