import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { REQUEST_TIMEOUT_MS } from '../../platform/apollo.ts';
import { errorText as textOfCode, useErrorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import form from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import styles from './AvatarDialog.module.css';
import { uploadAvatar } from './avatar-upload.ts';
import { AVATARS, CHOOSE_AVATAR, MY_FACE } from './settings-query.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface DrawnProps {
  readonly chosen: string | null;
  readonly onChoose: (avatar: string) => void;
}

const Drawn = ({ chosen, onChoose }: DrawnProps) => {
  const { settings, shell } = useMessages();
  const [sheet, setSheet] = useState(0);
  const { data: fresh, previousData, loading, error, refetch } = useQuery(AVATARS, { variables: { sheet } });
  const data = fresh ?? previousData;
  if (error !== undefined && !loading) {
    return (
      <Row as="p" wrap justify="between" gap={8} tone="muted">
        {settings.avatar.failed}
        <Button variant="ghost" icon="refresh" onClick={() => refetch()}>
          {shell.actions.retry}
        </Button>
      </Row>
    );
  }
  if (data === undefined) return <Skeleton height="236px" />;
  return (
    <>
      <Grid as="ul" columns={[4, 6]} gap={8} aria-busy={loading || undefined}>
        {data.avatars.map((avatar, index) => (
          <li key={avatar}>
            <Grid
              as="button"
              type="button"
              centered
              width="full"
              radius="control"
              className={styles.choice}
              aria-pressed={chosen === avatar}
              aria-label={settings.avatar.choice({ number: index + 1 })}
              onClick={() => onChoose(avatar)}
            >
              <Avatar picture={avatar} size={64} />
            </Grid>
          </li>
        ))}
      </Grid>
      <Button icon="refresh" busy={loading} onClick={() => setSheet(sheet + 1)}>
        {settings.avatar.another}
      </Button>
    </>
  );
};

/** The player's own picture and an address that shows it, which lasts as long as the picture is chosen. */
const usePicture = () => {
  const [file, setFile] = useState<Blob | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  useEffect(() => {
    if (file === null) return undefined;
    // The site's policy lets pictures stand in the page itself, and none at the addresses that a browser makes up.
    const reader = new FileReader();
    reader.addEventListener('load', () => setPreview(typeof reader.result === 'string' ? reader.result : null));
    reader.readAsDataURL(file);
    return () => {
      reader.abort();
      setPreview(null);
    };
  }, [file]);
  return { file, preview, setFile };
};

interface AvatarDialogProps {
  readonly avatar: string;
  readonly onClose: () => void;
}

/** A drawn face, or the player's own picture. The avatar changes once the player confirms it. */
export const AvatarDialog = ({ avatar, onClose }: AvatarDialogProps) => {
  const messages = useMessages();
  const words = messages.settings.avatar;
  const client = useApolloClient();
  const errorText = useErrorText();
  const { token } = useSession();
  const { show, during } = useToasts();
  const [choose] = useMutation(CHOOSE_AVATAR);
  const [drawn, setDrawn] = useState<string | null>(null);
  const { file, preview, setFile } = usePicture();
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  /** Counts what was chosen: a large picture takes its time, and may no longer be wanted by then. */
  const choices = useRef(0);

  const take = async (picked: File | undefined): Promise<void> => {
    if (picked === undefined) return;
    choices.current += 1;
    const choice = choices.current;
    const picture = await shrinkPicture(picked);
    if (choices.current !== choice) return;
    setProblem(picture === null ? words.unreadable : undefined);
    if (picture === null) return;
    setDrawn(null);
    setFile(picture);
  };

  const send = async (): Promise<string | null> => {
    if (file === null) {
      await choose({ variables: { avatar: drawn ?? avatar } });
      return null;
    }
    const bearer = token();
    if (bearer === null) return 'UNAUTHENTICATED';
    const code = await uploadAvatar(file, bearer, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
    if (code === null) await client.query({ query: MY_FACE, fetchPolicy: 'network-only' });
    return code;
  };

  const confirm = async (): Promise<void> => {
    if (file === null && drawn === null) {
      setProblem(words.required);
      return;
    }
    setProblem(undefined);
    setSaving(true);
    try {
      const code = await during(send(), words.saving);
      if (code === null) {
        show('success', messages.settings.saved);
        onClose();
      } else {
        setProblem(textOfCode(messages, code));
      }
    } catch (thrown) {
      setProblem(errorText(thrown));
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog title={words.title} onClose={onClose}>
      <div className={form.form}>
        <Row as="figure" gap={16} className={styles.preview}>
          <Avatar picture={preview ?? drawn ?? avatar} size={96} />
          <Text as="figcaption" tone="muted">
            {words.preview}
          </Text>
        </Row>
        <Text as="h3" size="body" marginTop={4} weight={500}>
          {words.drawn}
        </Text>
        <Drawn
          chosen={drawn}
          onChoose={(chosen) => {
            choices.current += 1;
            setFile(null);
            setDrawn(chosen);
            setProblem(undefined);
          }}
        />
        <input
          ref={input}
          type="file"
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          accept="image/*"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Row
          as="button"
          type="button"
          gap={12}
          minHeight={60}
          padY={8}
          padX={16}
          radius="control"
          className={styles.upload}
          onClick={() => input.current?.click()}
        >
          <Icon name="plus" />
          <Stack as="span" shrink>
            <Text weight={500}>{words.upload}</Text>
            <Text size="small" tone="muted">
              {words.uploadHint}
            </Text>
          </Stack>
        </Row>
        <FormAlert text={problem} />
        <Button variant="primary" size="large" busy={saving} onClick={confirm}>
          {saving ? messages.settings.saving : words.confirm}
        </Button>
      </div>
    </Dialog>
  );
};
