import { useMessages } from '../../i18n/index.ts';
import { PageHead } from '../../platform/PageHead.tsx';
import { usePhoneTitle } from '../../platform/phone-title.tsx';
import { useSession } from '../../platform/session.tsx';
import { Text } from '../../ui/Box.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { GuestPrompt } from '../account/GuestPrompt.tsx';
import { CreateRoom } from './CreateRoom.tsx';

/** `/giveaways/create`: a room with prizes from the player's own backpack. */
export default function CreatePage() {
  const { form: words } = useMessages().giveaway;
  const { status, retry } = useSession();
  usePhoneTitle(words.title, '/giveaways', words.back);
  return (
    <>
      <PageHead title={words.title}>
        <Text as="p" padTop={[14, 0]} tone="muted">
          {words.lead}
        </Text>
      </PageHead>
      {status === 'guest' && <GuestPrompt {...words.guest} />}
      {status === 'failed' && <ErrorState onRetry={retry} />}
      {(status === 'player' || status === 'loading') && <CreateRoom />}
    </>
  );
}
