import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/error-text.ts';
import { PlayNotice as GamePlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import type { CasePlay } from './play/use-play.ts';

/** Refusals after which the case isn't what the page shows any more. */
const STALE: ReadonlySet<string> = new Set([
  'CASE_CHANGED',
  'TERMS_CHANGED',
  'CASE_RETIRED',
  'CASE_NOT_FOUND',
  'GAME_STOPPED',
]);

/** What the player has to know about an opening that didn't simply go through. */
export const PlayNotice = ({ play, onChanged }: { readonly play: CasePlay; readonly onChanged: () => void }) => {
  const messages = useMessages();
  const words = messages.case.notice;
  const textOf = ({ code }: Refusal): string => {
    if (code === 'CASE_CHANGED') return words.changed;
    return code === 'GAME_STOPPED' ? words.stopped : errorText(messages, code);
  };
  return (
    <GamePlayNotice
      play={play}
      words={words}
      textOf={textOf}
      onRefused={({ code }) => {
        if (STALE.has(code)) onChanged();
      }}
    />
  );
};
