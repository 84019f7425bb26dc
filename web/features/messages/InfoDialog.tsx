import { useApolloClient } from '@apollo/client/react';
import { useId, useState } from 'react';
import { formatDateTime, useLocale, useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { GuestPrompt } from '../../platform/GuestPrompt.tsx';
import { useSession } from '../../platform/session.tsx';
import { Box, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Sheet } from '../../ui/Dialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from './InfoDialog.module.css';
import { linkLabel } from './link-label.ts';
import { MessageList } from './MessageList.tsx';
import { MessageText } from './MessageText.tsx';
import type { InboxMessage } from './messages-query.ts';
import { NoticeList } from './NoticeList.tsx';
import { useInbox } from './use-inbox.ts';
import { UNREAD_COUNT } from './use-unread.ts';

/** A path of this site, and of no other. */
const isOwnPath = (link: string | null): link is string => link !== null && /^\/(?!\/)/.test(link);

interface DetailProps {
  readonly message: InboxMessage;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

const Detail = ({ message, onBack, onLeave }: DetailProps) => {
  const { inbox } = useMessages();
  const { locale } = useLocale();
  return (
    <article>
      <Button variant="ghost" icon="left" className={styles.quiet} onClick={onBack}>
        {inbox.backToList}
      </Button>
      <Text as="p" size="small" marginTop={12} tone="muted">
        {inbox.kinds[message.kind]} ·{' '}
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, locale)}</time>
      </Text>
      <Text as="h3" size="title" marginTop={4} marginBottom={12} anywhere>
        {message.title}
      </Text>
      <Box marginBottom={20}>
        <MessageText text={message.body} />
      </Box>
      {isOwnPath(message.link) && (
        <ButtonLink to={message.link} variant="primary" onClick={onLeave}>
          {linkLabel(message.link, inbox)}
        </ButtonLink>
      )}
    </article>
  );
};

const Messages = ({ onLeave }: { readonly onLeave: () => void }) => {
  const { inbox: words } = useMessages();
  const errorText = useErrorText();
  const { show } = useToasts();
  const inbox = useInbox();
  const [opened, setOpened] = useState<InboxMessage | null>(null);
  if (opened !== null) return <Detail message={opened} onBack={() => setOpened(null)} onLeave={onLeave} />;
  const openOne = (message: InboxMessage): void => {
    setOpened(message);
    // That it was read is told again when it is opened the next time.
    if (message.readAt === null) inbox.markRead(message.id).catch(() => undefined);
  };
  const readAll = (): void => {
    inbox
      .markRead()
      .then(() => show('success', words.allRead))
      .catch((thrown: unknown) => show('error', errorText(thrown)));
  };
  return <MessageList inbox={inbox} onOpen={openOne} onReadAll={readAll} />;
};

const TABS = ['messages', 'notices'] as const;

/** The info panel: the player's messages, and the operator's notices. */
export default function InfoDialog({ onClose }: { readonly onClose: () => void }) {
  const { inbox } = useMessages();
  const client = useApolloClient();
  const { status } = useSession();
  const panel = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]>(status === 'guest' ? 'notices' : 'messages');

  const close = (): void => {
    onClose();
    if (status === 'player') client.refetchQueries({ include: [UNREAD_COUNT] }).catch(() => undefined);
  };

  return (
    <Sheet title={inbox.title} onClose={close}>
      <Box padX={20} line="bottom" className={styles.tabs}>
        <Tabs
          label={inbox.title}
          controls={panel}
          value={tab}
          onChange={setTab}
          choices={TABS.map((id) => ({ id, label: inbox.tabs[id] }))}
        />
      </Box>
      <Box id={panel} role="tabpanel" padTop={8} className={styles.panel}>
        {tab === 'notices' && <NoticeList openFirst />}
        {tab === 'messages' && (status === 'guest' ? <GuestPrompt {...inbox.guest} /> : <Messages onLeave={close} />)}
      </Box>
    </Sheet>
  );
}
