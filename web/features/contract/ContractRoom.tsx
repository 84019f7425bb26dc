import { useMessages } from '../../i18n/index.ts';
import { PlayNotice } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { StakeSection } from '../stake-picker/StakeSection.tsx';
import { TwoLists, useTwoLists } from '../stake-picker/TwoLists.tsx';
import { isFixed } from '../wheel/way-of.ts';
import { ContractStage } from './ContractStage.tsx';
import type { ContractRules } from './contract-query.ts';
import { TableSection } from './TableSection.tsx';
import { useContract } from './use-contract.ts';

interface ContractRoomProps {
  readonly rules: ContractRules;
  readonly onStale: () => void;
}

/** The staked items and the button that signs; below them the items to stake and the table of possible draws. */
export const ContractRoom = ({ rules, onStale }: ContractRoomProps) => {
  const { contract } = useMessages();
  const model = useContract(rules, onStale);
  const { chosen, play, turn, table } = model;
  const { show, lists } = useTwoLists(turn.reducedMotion);
  const { state } = play;
  const over = state.phase === 'revealed';
  const signed = state.phase === 'revealing' || over ? state.outcome.table : null;

  return (
    <>
      <RotationBar />
      <PlayNotice
        play={play}
        texts={{
          PRICE_CHANGED: contract.notice.repriced,
          TERMS_CHANGED: contract.notice.terms,
          ITEM_NOT_HELD: contract.notice.notHeld,
          ITEM_SELL_ONLY: contract.notice.sellOnly,
          NO_TABLE: contract.notice.noTable,
        }}
        onRefused={model.refused}
      />
      <ContractStage rules={rules} model={model} onShow={show} />
      <TwoLists
        {...lists}
        words={contract.view}
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
