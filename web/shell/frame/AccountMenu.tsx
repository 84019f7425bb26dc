import { useId, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Stack, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import styles from './AccountMenu.module.css';
import { AccountLinks } from './account-links.tsx';
import { SessionSlot } from './session-slot.tsx';

/** Behind the avatar: a popover, which the browser closes on Escape and on a press elsewhere. Wide pages only. */
export const AccountMenu = () => {
  const { shell } = useMessages();
  const { open } = useDialogs();
  const { status, me } = useSession();
  const menu = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  const id = useId();

  if (status === 'guest') {
    return (
      <IconButton
        icon="globe"
        label={shell.menu.language}
        className={styles.language}
        onClick={() => open({ name: 'language' })}
      />
    );
  }
  return (
    <Box display={['none', 'block']} className={styles.account}>
      <Grid
        as="button"
        type="button"
        centered
        width={44}
        height={44}
        radius="control"
        popoverTarget={id}
        aria-label={me === null ? shell.header.menu : shell.header.account({ nickname: me.nickname })}
      >
        {me === null ? <Skeleton width="40px" height="40px" /> : <Avatar picture={me.avatar} />}
      </Grid>
      <Menu ref={menu} id={id} className={styles.menu} onToggle={({ newState }) => setShown(newState === 'open')}>
        {shown && (
          <>
            {me !== null && (
              <Stack gap={8} marginBottom={8} line="bottom" className={styles.who}>
                <div>
                  <Text as="p" weight={500} className="name">
                    {me.nickname}
                  </Text>
                  <Text as="p" tone="muted">
                    <bdi dir="ltr">{me.phone}</bdi>
                  </Text>
                </div>
                <SessionSlot />
              </Stack>
            )}
            <AccountLinks onChoose={() => menu.current?.hidePopover()} />
          </>
        )}
      </Menu>
    </Box>
  );
};
