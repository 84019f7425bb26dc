import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Segmented } from '../../ui/Segmented.tsx';
import { isFixed } from '../wheel/way-of.ts';
import { BagSection } from './BagSection.tsx';
import styles from './lists.module.css';
import { TargetSection } from './TargetSection.tsx';
import { UpgradeNotice } from './UpgradeNotice.tsx';
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
  const [list, setList] = useState<'stake' | 'target'>('stake');
  const lists = useRef<HTMLDivElement>(null);

  const over = play.state.phase === 'revealed';
  const shut = isFixed(play.state) && !over;
  const show = (chosen: 'stake' | 'target'): void => {
    setList(chosen);
    lists.current?.scrollIntoView({ behavior: wheel.reducedMotion ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <>
      <UpgradeNotice play={play} onRefused={model.refused} />
      <UpgradeStage rules={rules} model={model} onShow={show} />
      <div ref={lists} className={`wrap ${styles.lists}`} data-view={list}>
        <div className={styles.switch}>
          <Segmented
            label={upgrade.view.label}
            choices={[
              { value: 'stake', label: upgrade.view.stake },
              { value: 'target', label: upgrade.view.target },
            ]}
            value={list}
            onChange={setList}
          />
        </div>
        <fieldset className={styles.stake} disabled={shut}>
          <BagSection
            list={model.bag}
            sort={model.sort}
            onSort={model.setSort}
            chosen={over ? [] : form.items}
            maxItems={rules.maxItems}
            onToggle={model.toggle}
            onClear={() => form.change({ type: 'clear' })}
          />
        </fieldset>
        <fieldset className={styles.target} disabled={shut}>
          <TargetSection
            rules={rules}
            list={model.targets}
            filters={model.filters}
            onFilter={model.filter}
            stake={model.stake}
            target={viewOf(play.state, form).target}
            onChoose={model.choose}
          />
        </fieldset>
      </div>
    </>
  );
};
