import { useMessages } from '../../i18n/index.ts';
import { PlayerPage } from '../../platform/PlayersOnly.tsx';
import { Text } from '../../ui/Box.tsx';
import { CreateRoom } from './CreateRoom.tsx';

/** `/giveaways/create`: a room with prizes from the player's own backpack. */
export default function CreatePage() {
  const { form: words } = useMessages().giveaway;
  return (
    <PlayerPage
      title={words.title}
      backTo="/giveaways"
      back={words.back}
      aside={
        <Text as="p" padTop={[14, 0]} tone="muted">
          {words.lead}
        </Text>
      }
      guest={words.guest}
    >
      <CreateRoom />
    </PlayerPage>
  );
}
