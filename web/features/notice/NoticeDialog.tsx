import { formatDate, useLocale, useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { NoticeText } from '../messages/messages-query.ts';
import styles from './NoticeDialog.module.css';

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
        <Text as="p" size="small" tone="muted" className={styles.date}>
          <time dateTime={notice.publishedAt}>{formatDate(notice.publishedAt, locale)}</time>
        </Text>
        <Text as="p" tone="soft" anywhere className={styles.body}>
          {notice.body}
        </Text>
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
