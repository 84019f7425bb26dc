import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useAccountPages } from '../../platform/account-pages.ts';
import type { AccountGroup } from '../../platform/feature.ts';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './ProfilePage.module.css';

const GROUPS: readonly AccountGroup[] = ['mine', 'rewards', 'account', 'help'];

/** The way to everything of the account, with what one finds there. */
export const AccountGroups = () => {
  const messages = useMessages();
  const pages = useAccountPages();
  return (
    <Grid columns={[1, 2]} gapY={8} gapX={32}>
      {GROUPS.map((group) => (
        <section key={group} aria-labelledby={`account-${group}`}>
          <Row as="h2" id={`account-${group}`} size="body" minHeight={52} weight={400} tone="muted">
            {messages.profile.groups[group]}
          </Row>
          <ul>
            {pages
              .filter((page) => page.group === group)
              .map(({ path, icon, label, text }) => (
                <li key={path}>
                  <Link to={path} className={styles.link}>
                    <Icon name={icon} />
                    <Stack as="span" grow shrink>
                      <Text size="large" tone="text" weight={500} className={styles.label}>
                        {label(messages)}
                      </Text>
                      <Text size="small" tone="muted">
                        {text(messages)}
                      </Text>
                    </Stack>
                    <Icon name="right" size={16} />
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Grid>
  );
};
