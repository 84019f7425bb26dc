import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/error-text.ts';
import { PlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { StakeSection } from '../stake-picker/StakeSection.tsx';
import { type ShownList, TwoLists } from '../stake-picker/TwoLists.tsx';
import { isFixed } from '../wheel/way-of.ts';
import { ContractStage } from './ContractStage.tsx';
import type { ContractRules } from './contract-query.ts';
import { TableSection } from './TableSection.tsx';
import { useContract } from './use-contract.ts';
import type { ContractPlay } from './use-contract-play.ts';

interface ContractNoticeProps {
  readonly play: ContractPlay;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Tells the player of a contract that was not done at once. */
const ContractNotice = ({ play, onRefused }: ContractNoticeProps) => {
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
  return (
    <>
      <RotationBar />
      <PlayNotice play={play} words={messages.play.notice} textOf={textOf} onRefused={onRefused} />
    </>
  );
};

interface ContractRoomProps {
  readonly rules: ContractRules;
  readonly onStale: () => void;
}

/** The staked items and the button that signs; below them the items to stake and the table of possible draws. */
export const ContractRoom = ({ rules, onStale }: ContractRoomProps) => {
  const { contract } = useMessages();
  const model = useContract(rules, onStale);
  const { chosen, play, turn, table } = model;
  const [list, setList] = useState<ShownList>('stake');
  const lists = useRef<HTMLDivElement>(null);

  const { state } = play;
  const over = state.phase === 'revealed';
  const signed = state.phase === 'revealing' || over ? state.outcome.table : null;
  const show = (chosenList: ShownList): void => {
    setList(chosenList);
    lists.current?.scrollIntoView({ behavior: turn.reducedMotion ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <>
      <ContractNotice play={play} onRefused={model.refused} />
      <ContractStage rules={rules} model={model} onShow={show} />
      <TwoLists
        ref={lists}
        words={contract.view}
        shown={list}
        onShow={setList}
        shut={isFixed(state) && !over}
        stake={
          <StakeSection
            bag={model.bag}
            chosen={over ? [] : chosen.items}
            maxItems={rules.maxItems}
            onToggle={model.toggle}
            onClear={() => chosen.change({ type: 'clear' })}
          />
        }
        target={
          <TableSection
            rules={rules}
            view={signed === null ? table : { ...table, table: signed, outdated: false }}
            enough={signed !== null || chosen.items.length >= rules.minItems}
          />
        }
      />
    </>
  );
};
