import { Link } from 'react-router-dom';
import { Grid, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './TopicList.module.css';

interface TopicListProps {
  readonly topics: readonly { readonly slug: string; readonly title: string; readonly summary: string }[];
  /** The path that their slugs are put behind. */
  readonly base: '/docs/help' | '/docs/support';
}

/** Topics to read: title, what it is about, the way there. */
export const TopicList = ({ topics, base }: TopicListProps) => (
  <Grid as="ul" columns={1} line="top">
    {topics.map(({ slug, title, summary }) => (
      <li key={slug}>
        <Link to={`${base}/${slug}`} className={styles.topic}>
          <span>
            <Text as="b" display="block" size="large" weight={500} tone="text">
              {title}
            </Text>
            {summary}
          </span>
          <Icon name="right" size={16} />
        </Link>
      </li>
    ))}
  </Grid>
);
