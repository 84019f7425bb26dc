import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Box, Row, Stack, Text } from '../ui/Box.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { droppedFiles, pickedFiles } from './dropped-files.ts';
import type { ChosenFile } from './open-files.ts';
import styles from './verifier.module.css';

/** The origin of a site's address; null for what is none. */
const originIn = (text: string): string | null => {
  const address = URL.parse(text.trim());
  return address !== null && /^https?:$/.test(address.protocol) ? address.origin : null;
};

/** Not yet an attribute that types know. */
const A_FOLDER = { webkitdirectory: '' };

interface FilesProps {
  readonly onFiles: (files: readonly ChosenFile[]) => void;
}

const Files = ({ onFiles }: FilesProps) => {
  const { open } = useMessages().verifier;
  const file = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const picked = (input: HTMLInputElement): void => {
    const files = pickedFiles(input.files);
    // The same file can be chosen again once it has changed.
    input.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <Row wrap gap={12} justify="center">
      <Button variant="primary" onClick={() => file.current?.click()}>
        {open.file}
      </Button>
      <Button onClick={() => folder.current?.click()}>{open.folder}</Button>
      <input
        ref={file}
        hidden
        type="file"
        name="file"
        aria-label={open.file}
        onChange={({ target }) => picked(target)}
      />
      <input
        ref={folder}
        hidden
        type="file"
        name="folder"
        {...A_FOLDER}
        aria-label={open.folder}
        onChange={({ target }) => picked(target)}
      />
    </Row>
  );
};

const Site = ({ onSite }: { readonly onSite: (origin: string) => void }) => {
  const { open } = useMessages().verifier;
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const origin = originIn(text);
    setWrong(origin === null);
    if (origin !== null) onSite(origin);
  };
  return (
    <Stack as="form" gap={12} onSubmit={submit} noValidate>
      <Field
        label={open.site}
        hint={open.siteHint}
        error={wrong ? open.siteInvalid : undefined}
        name="site"
        type="url"
        autoComplete="off"
        placeholder="https://"
        dir="ltr"
        maxLength={300}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Row>
        <Button type="submit">{open.read}</Button>
      </Row>
    </Stack>
  );
};

interface OpenBoxProps extends FilesProps {
  readonly onSite: (origin: string) => void;
}

/** Where one says what is to be checked: by dropping it, by choosing it, or by a site's address. */
export const OpenBox = ({ onFiles, onSite }: OpenBoxProps) => {
  const { open } = useMessages().verifier;
  const [over, setOver] = useState(false);
  const dropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    droppedFiles(event.dataTransfer).then(onFiles, () => onFiles([]));
  };
  return (
    <Stack as="section" gap={20} aria-label={open.title}>
      <Box
        pad={20}
        radius="card"
        ground="surface"
        text="center"
        className={styles.drop}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <Text as="p" tone="muted" marginBottom={16}>
          {open.drop}
        </Text>
        <Files onFiles={onFiles} />
      </Box>
      <Site onSite={onSite} />
    </Stack>
  );
};
