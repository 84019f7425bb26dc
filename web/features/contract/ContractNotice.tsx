import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/api-error.ts';
import { PlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import type { ContractPlay } from './use-contract-play.ts';

interface ContractNoticeProps {
  readonly play: ContractPlay;
  readonly onRefused: (refusal: Refusal) => void;
}

/** What the player has to know about a contract that didn't simply go through. */
export const ContractNotice = ({ play, onRefused }: ContractNoticeProps) => {
  const messages = useMessages();
  const { notice } = messages.contract;
  const textOf = ({ code }: Refusal): string => {
    switch (code) {
      case 'PRICE_CHANGED':
        return notice.repriced;
      case 'TERMS_CHANGED':
        return notice.terms;
      case 'ITEM_NOT_HELD':
        return notice.notHeld;
      case 'ITEM_SELL_ONLY':
        return notice.sellOnly;
      case 'NO_TABLE':
        return notice.noTable;
      case 'GAME_STOPPED':
        return messages.play.notice.stopped;
      default:
        return errorText(messages, code);
    }
  };
  return <PlayNotice play={play} words={messages.play.notice} textOf={textOf} onRefused={onRefused} />;
};
