import { useState } from 'react';
import { languageOf, useLocale, useMessages } from '../../i18n/index.ts';
import type { DialogProps } from '../../platform/dialogs.tsx';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LinkText } from './LinkText.tsx';
import styles from './ShareDialog.module.css';
import { useCopy } from './use-copy.ts';

/** Shares a game's picture and link: through the clipboard, as a file, or by the device's own share window. */
export default function ShareDialog({ id, path, onClose }: DialogProps<'share'>) {
  const { share } = useMessages();
  const { locale } = useLocale();
  const copy = useCopy();
  const [missing, setMissing] = useState(false);
  const language = languageOf(locale);
  const link = `${window.location.origin}${path}`;
  const card = (format: 'svg' | 'png') => `/share/${id}.${format}?lang=${language}`;
  // A player that closes the device's own window needs no note.
  const handOn = (): void => void navigator.share({ title: share.title, url: link }).catch(() => undefined);
  return (
    <Dialog title={share.title} onClose={onClose} wide>
      <Stack gap={16}>
        {missing ? (
          <Text as="p" role="status" tone="muted">
            {share.noCard}
          </Text>
        ) : (
          <img
            className={styles.card}
            src={card('svg')}
            alt={share.card}
            width={1200}
            height={630}
            onError={() => setMissing(true)}
          />
        )}
        <LinkText link={link} />
        <Row wrap gap={8}>
          {copy !== null && (
            <Button variant="primary" icon="link" onClick={() => copy(link)}>
              {share.copy}
            </Button>
          )}
          {!missing && (
            <Button
              icon="download"
              onClick={() => {
                const file = document.createElement('a');
                file.href = card('png');
                file.download = `glasscase-${id}.png`;
                file.click();
              }}
            >
              {share.download}
            </Button>
          )}
          {'share' in navigator && (
            <Button icon="send" onClick={handOn}>
              {share.more}
            </Button>
          )}
        </Row>
      </Stack>
    </Dialog>
  );
}
