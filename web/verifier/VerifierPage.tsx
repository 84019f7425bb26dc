import { useMemo, useRef, useState } from 'react';
import { nobleHashing } from '../../engine/fairness/noble-hashing.ts';
import { parseVerifierKey } from '../../engine/log/note.ts';
import { isComplete, locales, useLocale, useMessages } from '../i18n/index.ts';
import { Box, Row, Stack, Text } from '../ui/Box.tsx';
import { Field } from '../ui/Field.tsx';
import { Select } from '../ui/Select.tsx';
import { LoadingNote } from '../ui/Skeleton.tsx';
import { Guarded } from './Guarded.tsx';
import { LogResult } from './LogResult.tsx';
import { siteSource } from './log-source.ts';
import { OpenBox } from './OpenBox.tsx';
import { type ChosenFile, type Opened, openFiles } from './open-files.ts';
import { ProofResult } from './ProofResult.tsx';
import { Stopped } from './Stopped.tsx';

/** `failed`: the chosen files can't be read. */
type Shown = Opened | { readonly kind: 'nothing' | 'opening' | 'failed' };

/** The files or the log to check: each choice takes the place of the one before, however long that takes. */
const useOpened = () => {
  const [shown, setShown] = useState<Shown>({ kind: 'nothing' });
  const [turn, setTurn] = useState(0);
  const latest = useRef(new AbortController());
  const begin = (): AbortSignal => {
    latest.current.abort();
    latest.current = new AbortController();
    setTurn((count) => count + 1);
    return latest.current.signal;
  };
  const choose = async (files: readonly ChosenFile[]): Promise<void> => {
    const signal = begin();
    setShown({ kind: 'opening' });
    const opened = await openFiles(files).catch((): Shown => ({ kind: 'failed' }));
    if (!signal.aborted) setShown(opened);
  };
  const visit = (origin: string): void => setShown({ kind: 'log', source: siteSource(origin, begin()) });
  return { shown, turn, choose, visit };
};

const Result = ({ shown, pinned }: { readonly shown: Shown; readonly pinned: ReturnType<typeof parseVerifierKey> }) => {
  const { verifier } = useMessages();
  switch (shown.kind) {
    case 'nothing':
      return null;
    case 'opening':
      return <LoadingNote text={verifier.opening} />;
    case 'failed':
      return <Stopped text={verifier.failed} />;
    case 'refused':
      return <Stopped text={verifier.faults[shown.fault]} detail={shown.detail} />;
    case 'proof':
      return <ProofResult bytes={shown.bytes} pinned={pinned} />;
    case 'log':
      return <LogResult source={shown.source} pinned={pinned} />;
  }
};

const LanguageChoice = () => {
  const { verifier } = useMessages();
  const { locale, setLocale } = useLocale();
  const choices = locales.filter(({ tag }) => isComplete(tag)).map(({ tag, name }) => ({ value: tag, label: name }));
  return (
    <Select
      label={verifier.language}
      icon="globe"
      choices={choices}
      value={locale}
      onChange={(chosen) => {
        setLocale(chosen).catch(() => undefined);
      }}
    />
  );
};

/** The whole verifier: the choice of files or a log, the key, and the result. */
export const VerifierPage = () => {
  const { verifier } = useMessages();
  const { pin } = verifier;
  const { shown, turn, choose, visit } = useOpened();
  const [key, setKey] = useState('');
  const typed = key.trim();
  const pinned = useMemo(() => (typed === '' ? null : parseVerifierKey(nobleHashing, typed)), [typed]);
  const wrong = typed !== '' && pinned === null;
  return (
    <Box as="main" className="wrap" padBottom={40}>
      <title>{`${verifier.title} · Glasscase`}</title>
      <Row wrap justify="between" gapY={8} gapX={16} padY={24}>
        <Stack gap={4} shrink>
          <h1>{verifier.title}</h1>
          <Text as="p" tone="muted">
            {verifier.lead}
          </Text>
        </Stack>
        <LanguageChoice />
      </Row>
      <Stack gap={20} marginBottom={28}>
        <OpenBox onFiles={choose} onSite={visit} />
        <Field
          label={pin.label}
          hint={pin.hint}
          error={wrong ? pin.invalid : undefined}
          name="key"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          maxLength={300}
          value={key}
          onChange={({ target }) => setKey(target.value)}
        />
      </Stack>
      {/* A key that is none vouches for nothing, and mustn't be taken for no key. */}
      {!wrong && (
        <Guarded key={turn} instead={<Stopped text={verifier.failed} />}>
          <Result shown={shown} pinned={pinned} />
        </Guarded>
      )}
    </Box>
  );
};
