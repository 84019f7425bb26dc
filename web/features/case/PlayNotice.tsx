import { useEffect, useRef } from 'react';
import { errorText } from '../../app/api-error.ts';
import { useDialogs } from '../../app/dialogs.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Notice } from './Notice.tsx';
import type { Play } from './play/use-play.ts';

/** What the player has to know about a play that didn't simply go through. */
export const PlayNotice = ({ play, onChanged }: { readonly play: Play; readonly onChanged: () => void }) => {
  const messages = useMessages();
  const words = messages.case.notice;
  const { open } = useDialogs();
  const { show } = useToasts();
  const { state, dismiss, confirm } = play;

  const refusal = state.phase === 'rejected' ? state : null;
  const act = useRef({ open, onChanged });
  useEffect(() => {
    act.current = { open, onChanged };
  });
  useEffect(() => {
    if (refusal === null) return;
    switch (refusal.code) {
      case 'UNAUTHENTICATED':
        act.current.open({ name: 'login' });
        break;
      case 'INSUFFICIENT_FUNDS':
        act.current.open({ name: 'deposit' });
        break;
      case 'CASE_CHANGED':
      case 'CASE_RETIRED':
      case 'CASE_NOT_FOUND':
      case 'GAME_STOPPED':
        act.current.onChanged();
        break;
    }
  }, [refusal]);

  const resumed = state.phase === 'revealing' && state.resumed;
  useEffect(() => {
    if (resumed) show('blank', words.resumed);
  }, [resumed, show, words]);

  if (state.phase === 'sending' && state.parked) {
    return (
      <Notice text={words.parked}>
        <Button variant="ghost" onClick={dismiss}>
          {words.discard}
        </Button>
        <Button onClick={confirm}>{words.confirm}</Button>
      </Notice>
    );
  }
  if (refusal === null || refusal.code === 'UNAUTHENTICATED') return null;
  switch (refusal.code) {
    case 'CASE_CHANGED':
      return <Notice text={words.changed} onClose={dismiss} />;
    case 'GAME_STOPPED':
      return <Notice text={words.stopped} onClose={dismiss} />;
    default:
      return <Notice text={errorText(messages, refusal.code)} onClose={dismiss} />;
  }
};
