import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { Box } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
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
  readonly play: PendingPlay<Body, Outcome>;
  readonly words: {
    readonly parked: string;
    readonly confirm: string;
    readonly discard: string;
    readonly resumed: string;
  };
  /** What the player has to know about a refusal. */
  readonly textOf: (refusal: Refusal) => string;
  /** Called once for each refusal that isn't about login or funds: what the page shows is out of date. */
  readonly onRefused: (refusal: Refusal) => void;
}

/** What the player has to know about a play that didn't simply go through. */
export const PlayNotice = <Body extends PlayBody, Outcome extends AnsweredPlay>({
  play,
  words,
  textOf,
  onRefused,
}: PlayNoticeProps<Body, Outcome>) => {
  const { notice } = useMessages().play;
  const { open } = useDialogs();
  const { show } = useToasts();
  const { state, dismiss, confirm } = play;

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
  if (refusal === null || refusal.code === 'UNAUTHENTICATED') return null;
  const { note } = refusal;
  return (
    <div ref={bringIntoView}>
      {isSaferPlayCode(refusal.code) ? (
        <Box padY={8} className="wrap">
          <LimitReached code={refusal.code} details={refusal.details} />
        </Box>
      ) : (
        <Notice text={refusal.code === 'SEED_CHANGED' ? notice.seedChanged : textOf(refusal)} onClose={dismiss}>
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
