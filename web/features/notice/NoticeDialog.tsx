import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { MessageText } from '../messages/MessageText.tsx';
import type { NoticeText } from '../messages/messages-query.ts';

interface NoticeDialogProps {
  readonly notice: NoticeText;
  readonly onClose: () => void;
}

/** One notice, and the way to all of them. */
export default function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { inbox } = useMessages();
  const { locale } = useLocale();
  const { open } = useDialogs();
  return (
    <Dialog title={inbox.notice.title} onClose={onClose}>
      <article>
        <Text as="h3" size="title" anywhere>
          {notice.title}
        </Text>
        <Text as="p" size="small" marginTop={4} marginBottom={12} tone="muted">
          <time dateTime={notice.publishedAt}>{formatDate(notice.publishedAt, locale)}</time>
        </Text>
        <MessageText text={notice.body} />
      </article>
      <Row wrap justify="end" gap={8} marginTop={20} align="stretch">
        <Button variant="ghost" onClick={() => open({ name: 'info' })}>
          {inbox.notice.all}
        </Button>
        <Button variant="primary" onClick={onClose}>
          {inbox.notice.known}
        </Button>
      </Row>
    </Dialog>
  );
}
