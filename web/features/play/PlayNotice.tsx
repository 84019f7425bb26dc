import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { errorText, useErrorText } from '../../platform/error-text.ts';
import { evidenceFile } from '../../platform/lane-device.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { LimitReached } from '../safer-play/LimitReached.tsx';
import { isSaferPlayCode } from '../safer-play/limit-of.ts';
import { bringIntoView } from './into-view.ts';
import { Notice } from './Notice.tsx';
import type { PlayBody, PlayState } from './pending-play.ts';
import type { AnsweredPlay, PendingPlay } from './use-pending-play.ts';

/** A final no of the server. */
export type Refusal = Extract<PlayState<PlayBody, AnsweredPlay>, { readonly phase: 'rejected' }>;

interface PlayNoticeProps<Body extends PlayBody, Outcome extends AnsweredPlay> {
  readonly play: Pick<PendingPlay<Body, Outcome>, 'state' | 'dismiss' | 'confirm'> & {
    readonly giveUp?: () => Promise<void>;
  };
  /** Where the game has words of its own. */
  readonly words?: {
    readonly parked: string;
    readonly confirm: string;
    readonly discard: string;
    readonly resumed: string;
  };
  /** The sentences about refusals, by their codes, where the game has more to say than that of the code. */
  readonly texts: Readonly<Record<string, string>>;
  /** Called once for each refusal that isn't about login or funds: the page is out of date. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** Attempts without an answer after which the player is offered the way out. */
const PATIENT_ATTEMPTS = 3;

/** Codes under which the log, or the answer, holds something else than it should. */
const DIFFERS: ReadonlySet<string> = new Set(['LOG_DIFFERS', 'ANSWER_DIFFERS']);

/** In red: nothing of the outcome is shown, since it isn't the one of what was sent. */
const Differs = ({ code, details }: Pick<Refusal, 'code' | 'details'>) => {
  const { play } = useMessages();
  const words = play.differs;
  const { evidence } = details;
  const isKey = isRecord(evidence) && evidence.kind === 'another-key';
  const own = isKey ? words.key : words.text;
  const text = code === 'LOG_DIFFERS' ? own : words.answer;
  const save = (): void => saveFile('glasscase-evidence.json', evidenceFile(evidence), 'application/json');
  return (
    <Box padY={8} className="wrap">
      <Note tone="danger" icon="warning" role="alert">
        <Stack gap={4} grow shrink>
          <Text as="b">{isKey ? words.keyTitle : words.title}</Text>
          <Text as="p">{text}</Text>
          <Row wrap gap={8} padTop={4}>
            {evidence !== undefined && (
              <Button icon="download" onClick={save}>
                {words.save}
              </Button>
            )}
            <ButtonLink to="/provably-fair">{words.more}</ButtonLink>
          </Row>
        </Stack>
      </Note>
    </Box>
  );
};

/** No answer that counts: nothing else is played meanwhile, and there is a way out. */
const Owed = ({ giveUp }: { readonly giveUp: () => Promise<void> }) => {
  const { notice } = useMessages().play;
  const { open } = useDialogs();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async (): Promise<void> => {
    setBusy(true);
    try {
      await giveUp();
    } catch (error) {
      show('error', errorText(error));
    }
    setBusy(false);
  };
  const ask = (): void =>
    open({
      name: 'confirm',
      title: notice.giveUpTitle,
      text: notice.giveUpText,
      confirmLabel: notice.giveUp,
      danger: true,
      onConfirm: run,
    });
  return (
    <div ref={bringIntoView}>
      <Notice text={notice.owed}>
        <Button variant="ghost" busy={busy} onClick={ask}>
          {notice.giveUp}
        </Button>
      </Notice>
    </div>
  );
};

/** Tells the player of a play that didn't simply go through. */
export const PlayNotice = <Body extends PlayBody, Outcome extends AnsweredPlay>({
  play,
  words: own,
  texts,
  onRefused,
}: PlayNoticeProps<Body, Outcome>) => {
  const messages = useMessages();
  const { notice } = messages.play;
  const words = own ?? notice;
  const { open } = useDialogs();
  const { show } = useToasts();
  const { state, dismiss, confirm, giveUp } = play;

  const refusal = state.phase === 'rejected' ? state : null;
  const act = useRef({ open, onRefused });
  useEffect(() => {
    act.current = { open, onRefused };
  });
  useEffect(() => {
    if (refusal === null) return;
    if (refusal.code === 'UNAUTHENTICATED') act.current.open({ name: 'login' });
    else if (refusal.code === 'INSUFFICIENT_FUNDS') act.current.open({ name: 'deposit' });
    else act.current.onRefused(refusal);
  }, [refusal]);

  const resumed = state.phase === 'revealing' && state.resumed;
  useEffect(() => {
    if (resumed) show('blank', words.resumed);
  }, [resumed, show, words]);

  if (state.phase === 'sending' && state.parked) {
    return (
      <div ref={bringIntoView}>
        <Notice text={words.parked}>
          <Button variant="ghost" onClick={dismiss}>
            {words.discard}
          </Button>
          <Button onClick={confirm}>{words.confirm}</Button>
        </Notice>
      </div>
    );
  }
  if (state.phase === 'sending' && state.attempt > PATIENT_ATTEMPTS && giveUp !== undefined)
    return <Owed giveUp={giveUp} />;
  if (refusal === null || refusal.code === 'UNAUTHENTICATED') return null;
  if (DIFFERS.has(refusal.code)) return <Differs {...refusal} />;
  const known: Readonly<Record<string, string>> = {
    GAME_STOPPED: notice.stopped,
    ...texts,
    SEED_CHANGED: notice.seedChanged,
    ABANDONED: notice.abandoned,
    NOT_KEPT: notice.notKept,
    TABLE_UNKNOWN: notice.tableUnknown,
  };
  const { note } = refusal;
  return (
    <div ref={bringIntoView}>
      {isSaferPlayCode(refusal.code) ? (
        <Box padY={8} className="wrap">
          <LimitReached code={refusal.code} details={refusal.details} />
        </Box>
      ) : (
        <Notice text={known[refusal.code] ?? errorText(messages, refusal.code)} onClose={dismiss}>
          {note !== null && (
            <Button variant="ghost" icon="download" onClick={() => saveFile('refusal', note, 'text/plain')}>
              {notice.keep}
            </Button>
          )}
        </Notice>
      )}
    </div>
  );
};
