import { useId, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
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
    <div className={styles.account}>
      <button
        type="button"
        className={styles.face}
        popoverTarget={id}
        aria-label={me === null ? shell.header.menu : shell.header.account({ nickname: me.nickname })}
      >
        {me === null ? <span className={styles.noFace} /> : <Avatar picture={me.avatar} />}
      </button>
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
              <div className={styles.who}>
                <p className="name">{me.nickname}</p>
                <p className="muted">
                  <bdi dir="ltr">{me.phone}</bdi>
                </p>
                <SessionSlot />
              </div>
            )}
            <AccountLinks onChoose={() => menu.current?.hidePopover()} />
          </>
        )}
      </div>
    </div>
  );
};
