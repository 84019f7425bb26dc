import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/api-error.ts';
import { PlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import type { UpgradePlay } from './use-upgrade-play.ts';

interface UpgradeNoticeProps {
  readonly play: UpgradePlay;
  readonly onRefused: (refusal: Refusal) => void;
}

/** What the player has to know about an upgrade that didn't simply go through. */
export const UpgradeNotice = ({ play, onRefused }: UpgradeNoticeProps) => {
  const messages = useMessages();
  const { notice } = messages.upgrade;
  const textOf = ({ code }: Refusal): string => {
    switch (code) {
      case 'PRICE_CHANGED':
        return notice.repriced;
      case 'ITEM_NOT_HELD':
        return notice.notHeld;
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
