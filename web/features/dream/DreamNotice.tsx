import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/api-error.ts';
import { PlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import type { DreamPlay } from './use-dream-play.ts';

interface DreamNoticeProps {
  readonly play: DreamPlay;
  readonly onRefused: (refusal: Refusal) => void;
}

/** What the player has to know about a dream that didn't simply go through. */
export const DreamNotice = ({ play, onRefused }: DreamNoticeProps) => {
  const messages = useMessages();
  const { notice } = messages.dream;
  const textOf = ({ code }: Refusal): string => {
    switch (code) {
      case 'PRICE_CHANGED':
        return notice.repriced;
      case 'CHANCE_OUT_OF_RANGE':
        return notice.range;
      case 'TARGET_NOT_FOUND':
        return notice.noTarget;
      case 'GAME_STOPPED':
        return messages.play.notice.stopped;
      default:
        return errorText(messages, code);
    }
  };
  return <PlayNotice play={play} words={messages.play.notice} textOf={textOf} onRefused={onRefused} />;
};
