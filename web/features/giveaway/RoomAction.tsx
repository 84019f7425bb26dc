import type { ReactNode } from 'react';
import type { GiveawayStatus } from '../../generated/graphql.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { useSession } from '../../platform/session.tsx';
import { Grid, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { GuardNote } from '../play/GuardNote.tsx';
import { LinkText } from '../share/LinkText.tsx';
import { useCopy } from '../share/use-copy.ts';
import { EnterForm } from './EnterForm.tsx';
import type { GiveawayRoomData } from './giveaway-query.ts';
import { useGiveawayWords } from './giveaway-words.ts';
import styles from './RoomAction.module.css';

const Notice = ({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note: string;
  readonly children?: ReactNode;
}) => (
  <Stack gap={8}>
    <Text as="p" size="large" weight={600}>
      {title}
    </Text>
    <Text as="p" size="body" tone="muted" textWrap="pretty">
      {note}
    </Text>
    {children !== undefined && <Stack padTop={4}>{children}</Stack>}
  </Stack>
);

const ShareButton = () => {
  const { room: words } = useMessages().giveaway;
  const copy = useCopy(words.shareFailed);
  const link = `${window.location.origin}${window.location.pathname}`;
  if (copy === null) return <LinkText link={link} />;
  return (
    <Button icon="link" onClick={() => copy(link)}>
      {words.share}
    </Button>
  );
};

const MyCode = ({ code, note }: { readonly code: number; readonly note: string }) => {
  const { room: words } = useMessages().giveaway;
  const { locale } = useLocale();
  return (
    <Stack size="note" padY={14} padX={16} radius="card" tone="muted" className={styles.lit}>
      <Text as="p" textWrap="pretty">
        {words.myCode}
      </Text>
      <Text as="p" size="figure" tone="text" num>
        {formatCount(code, locale)}
      </Text>
      <Text as="p" textWrap="pretty">
        {note}
      </Text>
    </Stack>
  );
};

/** The outcome for this player. */
const Outcome = ({ room }: { readonly room: GiveawayRoomData }) => {
  const { room: words } = useMessages().giveaway;
  const { prizeNames } = useGiveawayWords();
  const won = room.winners.find(({ mine }) => mine);
  const prize = room.prizes.find(({ place }) => place === won?.place);
  if (prize !== undefined) {
    return (
      <Notice title={words.won({ item: prizeNames(prize).name })} note={words.wonNote}>
        <ButtonLink to="/personal/bag" icon="backpack" variant="primary">
          {words.toBackpack}
        </ButtonLink>
      </Notice>
    );
  }
  if (typeof room.myCode !== 'number') return null;
  return <MyCode code={room.myCode} note={words.lost} />;
};

interface RoomActionProps {
  readonly room: GiveawayRoomData;
  readonly phase: GiveawayStatus;
}

/** The visitor's one action in the room now, or the visitor's code or prize in it. */
export const RoomAction = ({ room, phase }: RoomActionProps) => {
  const messages = useMessages();
  const { room: words } = messages.giveaway;
  const { status } = useSession();
  const { open } = useDialogs();
  const over = phase === 'FINISHED' || phase === 'CANCELLED';
  if (room.mine && !over) {
    return (
      <Notice title={words.hostTitle} note={words.hostNote}>
        <ShareButton />
      </Notice>
    );
  }
  if (phase === 'FINISHED') return <Outcome room={room} />;
  if (typeof room.myCode === 'number') return <MyCode code={room.myCode} note={words.enteredNote} />;
  if (phase === 'UPCOMING')
    return (
      <Text as="p" size="body" tone="muted" textWrap="pretty">
        {words.closed}
      </Text>
    );
  if (phase !== 'OPEN') return null;
  if (status === 'guest') {
    return (
      <Stack gap={8}>
        <Text as="p" size="body" tone="muted" textWrap="pretty">
          {words.guest}
        </Text>
        <GuardNote guard={room.guard} />
        <Grid columns={2} gap={8}>
          <Button variant="primary" onClick={() => open({ name: 'login' })}>
            {messages.account.guest.login}
          </Button>
          <Button onClick={() => open({ name: 'register' })}>{messages.account.guest.register}</Button>
        </Grid>
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      <GuardNote guard={room.guard} />
      <EnterForm room={room} />
    </Stack>
  );
};
