import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { lazyWithTexts } from '../../platform/lazy-with-texts.tsx';
import { useClosedByBack, useLocation } from '../../platform/location.tsx';
import { QuietBoundary } from '../../platform/quiet-boundary.tsx';
import { useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { DRAWER_ROWS, isWithin, SECTIONS } from '../features.ts';
import { AccountLinks } from './account-links.tsx';
import styles from './Drawer.module.css';
import { SessionSlot } from './session-slot.tsx';

const SoundRows = lazyWithTexts({ load: () => import('../../features/settings/SoundRows.tsx') });

/** The phone's menu: the player, the parts of the site, the account, sound. */
export const Drawer = ({ onClose }: { readonly onClose: () => void }) => {
  const messages = useMessages();
  const { shell } = messages;
  const { pathname } = useLocation();
  const { open } = useDialogs();
  const { status, me } = useSession();
  useClosedByBack(onClose);

  const openInstead = (name: 'login' | 'register' | 'search') => () => {
    onClose();
    open({ name });
  };

  return (
    <Sheet title={shell.header.menu} onClose={onClose}>
      <Box marginBottom={8}>
        <Button icon="search" variant="ghost" onClick={openInstead('search')}>
          {shell.header.search}
        </Button>
      </Box>
      {status === 'guest' && (
        <Grid columns={2} gap={8} marginBottom={16}>
          <Button onClick={openInstead('login')}>{shell.header.login}</Button>
          <Button variant="primary" onClick={openInstead('register')}>
            {shell.header.register}
          </Button>
        </Grid>
      )}
      {me !== null && (
        <Stack gap={8} marginBottom={16}>
          <Link to="/personal" className={styles.who} onClick={onClose}>
            <Avatar picture={me.avatar} size={48} />
            <div>
              <Text as="p" size="large" weight={500} className="name">
                {me.nickname}
              </Text>
              <Text as="p" tone="muted">
                <bdi dir="ltr">{me.phone}</bdi>
              </Text>
            </div>
          </Link>
          <SessionSlot />
        </Stack>
      )}
      <Grid
        as="nav"
        columns={2}
        padBottom={8}
        marginBottom={8}
        line="bottom"
        className={styles.sections}
        aria-label={shell.nav.label}
      >
        {SECTIONS.filter(({ phone }) => phone !== 'account').map((section) => (
          <Link
            key={section.path}
            to={section.path}
            aria-current={isWithin(section, pathname) ? 'page' : undefined}
            onClick={onClose}
          >
            {section.label(messages)}
          </Link>
        ))}
        {DRAWER_ROWS.map(({ path, label }) => (
          <Link key={path} to={path} aria-current={pathname === path ? 'page' : undefined} onClick={onClose}>
            {label(messages)}
          </Link>
        ))}
      </Grid>
      <AccountLinks onChoose={onClose} />
      <QuietBoundary>
        <Suspense>
          <SoundRows />
        </Suspense>
      </QuietBoundary>
    </Sheet>
  );
};
