import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './Bell.module.css';
import { badgeText } from './badge.ts';
import { useUnread } from './use-unread.ts';

/** In the header: opens the messages, and shows the count of unread ones. */
export const Bell = () => {
  const { shell } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  const unread = useUnread();
  const badge = badgeText(unread);
  const label =
    badge === null ? shell.menu.messages : shell.header.messagesUnread({ count: formatCount(unread, locale) });
  return (
    <Box
      as="button"
      type="button"
      position="relative"
      display={['none', 'grid']}
      rigid
      centered
      width={44}
      height={44}
      radius="control"
      tone="muted"
      className={styles.bell}
      aria-label={label}
      title={label}
      aria-haspopup="dialog"
      onClick={() => open({ name: 'info' })}
    >
      <Icon name="bell" />
      {badge !== null && (
        <Text size="note" num padX={4} text="center" className={styles.badge} aria-hidden="true">
          {badge}
        </Text>
      )}
    </Box>
  );
};
