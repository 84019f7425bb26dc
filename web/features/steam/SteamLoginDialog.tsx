import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from '../account/account.module.css';
import { useAccountSite } from '../account/account-site.ts';
import { FormAlert } from '../account/FormAlert.tsx';
import { LaterNote } from '../account/LaterNote.tsx';
import { useStartSteam } from './use-start-steam.ts';

/** Says what happens at Steam before it sends the browser there. */
export default function SteamLoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { account } = useMessages();
  const { steam } = account;
  const { open } = useDialogs();
  const { status } = useSession();
  const errorText = useErrorText();
  const site = useAccountSite();
  const { leaving, start } = useStartSteam();
  const [failure, setFailure] = useState<string>();
  const off = site?.steam === false;

  const leave = (): void => {
    setFailure(undefined);
    start().catch((thrown: unknown) => setFailure(errorText(thrown)));
  };

  return (
    <Dialog title={steam.title} onClose={onClose}>
      <div className={styles.form}>
        <Text as="p" tone="muted">
          {off ? steam.off : steam.lead}
        </Text>
        {!off && (
          <ul className={styles.points}>
            {steam.points.map((point) => (
              <li key={point} className={styles.point}>
                <Icon name="check" size={16} />
                {point}
              </li>
            ))}
          </ul>
        )}
        {!off && status === 'player' && <LaterNote />}
        <FormAlert text={failure} />
        {!off && (
          <Button variant="primary" size="large" iconEnd="right" busy={leaving} onClick={leave}>
            {leaving ? steam.opening : steam.action}
          </Button>
        )}
        {status === 'guest' && (
          <Button variant="proof" className={styles.quiet} onClick={() => open({ name: 'login' })}>
            {account.recover.back}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
