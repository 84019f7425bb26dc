import { useId, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
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
        {me === null ? (
          <Text height={40} radius="control" ground="surface-2" className={styles.noFace} />
        ) : (
          <Avatar picture={me.avatar} />
        )}
      </Grid>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={styles.menu}
        onToggle={({ newState }) => setShown(newState === 'open')}
      >
        {shown && (
          <>
            {me !== null && (
              <Box marginBottom={8} line="bottom" className={styles.who}>
                <p className="name">{me.nickname}</p>
                <Text as="p" tone="muted">
                  <bdi dir="ltr">{me.phone}</bdi>
                </Text>
                <SessionSlot />
              </Box>
            )}
            <AccountLinks onChoose={() => menu.current?.hidePopover()} />
          </>
        )}
      </div>
    </Box>
  );
};
