import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { errorText } from '../../platform/error-text.ts';
import { PlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { StakeSection } from '../stake-picker/StakeSection.tsx';
import { type ShownList, TwoLists } from '../stake-picker/TwoLists.tsx';
import { isFixed } from '../wheel/way-of.ts';
import { TargetSection } from './TargetSection.tsx';
import { UpgradeStage } from './UpgradeStage.tsx';
import { viewOf } from './upgrade-view.ts';
import { type PlayableRules, useUpgrade } from './use-upgrade.ts';
import type { UpgradePlay } from './use-upgrade-play.ts';

interface UpgradeNoticeProps {
  readonly play: UpgradePlay;
  readonly onRefused: (refusal: Refusal) => void;
}

/** Tells the player of an upgrade that didn't simply go through. */
const UpgradeNotice = ({ play, onRefused }: UpgradeNoticeProps) => {
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
  return (
    <>
      <RotationBar />
      <PlayNotice play={play} words={messages.play.notice} textOf={textOf} onRefused={onRefused} />
    </>
  );
};

interface UpgradeRoomProps {
  readonly rules: PlayableRules;
  readonly onStale: () => void;
}

/** Stake → wheel → target, and below them what one can choose from. */
export const UpgradeRoom = ({ rules, onStale }: UpgradeRoomProps) => {
  const { upgrade } = useMessages();
  const model = useUpgrade(rules, onStale);
  const { form, play, wheel } = model;
  const [list, setList] = useState<ShownList>('stake');
  const lists = useRef<HTMLDivElement>(null);

  const over = play.state.phase === 'revealed';
  const shut = isFixed(play.state) && !over;
  const show = (chosen: ShownList): void => {
    setList(chosen);
    lists.current?.scrollIntoView({ behavior: wheel.reducedMotion ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <>
      <UpgradeNotice play={play} onRefused={model.refused} />
      <UpgradeStage rules={rules} model={model} onShow={show} />
      <TwoLists
        ref={lists}
        words={upgrade.view}
        shown={list}
        onShow={setList}
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
