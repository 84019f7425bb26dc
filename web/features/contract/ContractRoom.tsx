import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { BagSection } from '../bag/BagSection.tsx';
import { type ShownList, TwoLists } from '../bag/TwoLists.tsx';
import { isFixed } from '../wheel/way-of.ts';
import { ContractNotice } from './ContractNotice.tsx';
import { ContractStage } from './ContractStage.tsx';
import type { ContractRules } from './contract-query.ts';
import { TableSection } from './TableSection.tsx';
import { useContract } from './use-contract.ts';

interface ContractRoomProps {
  readonly rules: ContractRules;
  readonly onStale: () => void;
}

/** What goes in and the button that signs, and below them what can go in and what can come out. */
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
          <BagSection
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
