import { useRef } from 'react';
import { formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { PayButton, payWork } from '../play/PayButton.tsx';
import { PayLabel } from '../play/PayLabel.tsx';
import { PlayNotice } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { SkinStage } from '../targets/SkinStage.tsx';
import { ResultActions } from '../wheel/ResultActions.tsx';
import { RollRule } from '../wheel/RollRule.tsx';
import { WayLine } from '../wheel/WayLine.tsx';
import { WheelControls } from '../wheel/WheelControls.tsx';
import { WheelStage } from '../wheel/WheelStage.tsx';
import { isFixed, isUnanswered, wayOf } from '../wheel/way-of.ts';
import { ChancePanel } from './ChancePanel.tsx';
import { Consolations } from './Consolations.tsx';
import { DreamLog } from './DreamLog.tsx';
import { DreamTargets } from './DreamTargets.tsx';
import { DreamWheel } from './DreamWheel.tsx';
import type { DreamRules } from './dream-query.ts';
import { viewOf } from './dream-view.ts';
import { FeePanel } from './FeePanel.tsx';
import { expectedConsolation, leastConsolation } from './fee.ts';
import { useDream } from './use-dream.ts';

interface DreamRoomProps {
  readonly rules: DreamRules;
  readonly consolationSum: bigint;
  readonly onStale: () => void;
}

/** Chance → wheel → target, and below them what one can aim at, what a miss brings, and what was chased. */
export const DreamRoom = ({ rules, consolationSum, onStale }: DreamRoomProps) => {
  const messages = useMessages();
  const { dream, play: playWords, targets: targetWords } = messages;
  const { locale } = useLocale();
  const model = useDream({ rules, consolationSum, onStale });
  const { play, wheel } = model;
  const { state } = play;
  const list = useRef<HTMLDivElement>(null);

  const view = viewOf(state, model.chosen);
  const fixed = isFixed(state);
  const over = state.phase === 'revealed' ? state.outcome : null;
  const shown = over === null ? view.target : over.item;
  const rule = <RollRule side="UNDER" winTickets={view.winTickets} />;
  const toList = (): void =>
    list.current?.scrollIntoView({ behavior: wheel.reducedMotion ? 'auto' : 'smooth', block: 'start' });

  const announced = (): string => {
    if (over === null) {
      return isUnanswered(state) ? playWords.notice.unknown : '';
    }
    const { full } = skinNames(over.item.skin, over.item.wear, messages, locale);
    return dream.announce[over.played.won ? 'won' : 'lost']({ item: full, ticket: formatTicket(over.played.ticket) });
  };

  return (
    <>
      <RotationBar />
      <PlayNotice
        play={play}
        texts={{
          PRICE_CHANGED: dream.notice.repriced,
          CHANCE_OUT_OF_RANGE: dream.notice.range,
          TARGET_NOT_FOUND: dream.notice.noTarget,
        }}
        onRefused={model.refused}
      />
      <WheelStage
        title={dream.title}
        intro={dream.intro}
        grade={shown?.skin.grade ?? null}
        source={<ChancePanel view={view} limits={model.limits} fixed={fixed} onChance={model.setChance} />}
        sum={<FeePanel view={view} consolationSum={consolationSum} returnPercent={rules.returnPercent} />}
        wheel={<DreamWheel view={view} wheel={wheel} result={over?.played ?? null} />}
        turning={state.phase === 'revealing'}
        controls={
          <WheelControls
            aboveTabs
            total={over === null ? { label: dream.pay.short, value: view.fee ?? 0 } : null}
            action={
              over === null ? (
                <PayButton
                  work={payWork(play, wheel.wholeMs)}
                  stopped={rules.stopped}
                  cost={view.fee ?? 0}
                  blocked={view.fee === null || !play.ready}
                  words={dream.pay}
                  onPay={model.pay}
                >
                  <PayLabel
                    action={dream.pay.action}
                    cost={view.fee === null ? null : dream.pay.fee({ amount: formatMoney(view.fee, locale) })}
                  />
                </PayButton>
              ) : (
                <ResultActions item={over.item.state === 'HELD' ? over.item : null} onDone={play.putAway} />
              )
            }
            line={
              <WayLine
                way={wayOf(state, wheel.skip)}
                warning={dream.pay.warning({
                  least: formatMoney(leastConsolation(rules.consolation), locale),
                  average: formatMoney(expectedConsolation(consolationSum), locale),
                })}
                rule={rule}
              />
            }
          />
        }
        target={
          <SkinStage
            label={over === null ? targetWords.target : over.played.won ? dream.outcome.won : dream.outcome.lost}
            shown={shown}
            lit={over !== null}
            onChoose={fixed ? undefined : toList}
          >
            {view.target !== null && over === null && rule}
          </SkinStage>
        }
      />
      <VisuallyHidden as="p" role="status">
        {announced()}
      </VisuallyHidden>
      <div className="wrap">
        <div ref={list}>
          <DreamTargets
            list={model.targets}
            filters={model.filters}
            onFilter={model.filter}
            target={view.target}
            disabled={fixed && over === null}
            onChoose={model.choose}
          />
        </div>
        <Consolations rules={rules} consolationSum={consolationSum} />
        <DreamLog list={model.log} />
      </div>
    </>
  );
};
