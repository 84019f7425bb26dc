import { useMessages } from '../../i18n/index.ts';
import { BackLink } from '../../platform/BackLink.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Text } from '../../ui/Box.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import styles from './CreatePage.module.css';
import { CreateRoom } from './CreateRoom.tsx';

/** `/giveaways/create`: a room with prizes from the player's own backpack. */
export default function CreatePage() {
  const { giveaway, shell } = useMessages();
  const { form: words } = giveaway;
  const { status, retry } = useSession();
  usePhoneTitle(words.title, '/giveaways', words.back);
  return (
    <>
      <title>{shell.pageTitle({ page: words.title })}</title>
      <div className={`wrap ${styles.head}`}>
        <BackLink to="/giveaways" className={styles.back} label={words.back} />
        <h1>{words.title}</h1>
        <Text as="p" tone="muted">
          {words.lead}
        </Text>
      </div>
      {status === 'guest' && <GuestPrompt {...words.guest} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {(status === 'player' || status === 'loading') && <CreateRoom />}
    </>
  );
}
