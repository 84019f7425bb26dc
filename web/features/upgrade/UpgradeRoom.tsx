import { useMessages } from '../../i18n/index.ts';
import { PlayNotice } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { StakeSection } from '../stake-picker/StakeSection.tsx';
import { TwoLists, useTwoLists } from '../stake-picker/TwoLists.tsx';
import { isFixed } from '../wheel/way-of.ts';
import { TargetSection } from './TargetSection.tsx';
import { UpgradeStage } from './UpgradeStage.tsx';
import { viewOf } from './upgrade-view.ts';
import { type PlayableRules, useUpgrade } from './use-upgrade.ts';

interface UpgradeRoomProps {
  readonly rules: PlayableRules;
  readonly onStale: () => void;
}

/** Stake → wheel → target, and below them what one can choose from. */
export const UpgradeRoom = ({ rules, onStale }: UpgradeRoomProps) => {
  const { upgrade } = useMessages();
  const model = useUpgrade(rules, onStale);
  const { form, play, wheel } = model;
  const { show, lists } = useTwoLists(wheel.reducedMotion);
  const over = play.state.phase === 'revealed';
  const shut = isFixed(play.state) && !over;

  return (
    <>
      <RotationBar />
      <PlayNotice
        play={play}
        texts={{
          PRICE_CHANGED: upgrade.notice.repriced,
          ITEM_NOT_HELD: upgrade.notice.notHeld,
          CHANCE_OUT_OF_RANGE: upgrade.notice.range,
          TARGET_NOT_FOUND: upgrade.notice.noTarget,
        }}
        onRefused={model.refused}
      />
      <UpgradeStage rules={rules} model={model} onShow={show} />
      <TwoLists
        {...lists}
        words={upgrade.view}
        shut={shut}
        stake={
          <StakeSection
            bag={model.bag}
            chosen={over ? [] : form.items}
            maxItems={rules.maxItems}
            onToggle={model.toggle}
            onClear={form.clear}
          />
        }
        target={
          <TargetSection
            rules={rules}
            list={model.targets}
            filters={model.filters}
            onFilter={model.filter}
            stake={model.stake}
            target={viewOf(play.state, form).target}
            onChoose={model.choose}
          />
        }
      />
    </>
  );
};
