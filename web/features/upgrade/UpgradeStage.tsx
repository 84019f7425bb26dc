import { formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/Box.tsx';
import { PayButton, payWork } from '../play/PayButton.tsx';
import { PayLabel } from '../play/PayLabel.tsx';
import { SkinStage } from '../targets/SkinStage.tsx';
import { ResultActions } from '../wheel/ResultActions.tsx';
import { RollRule } from '../wheel/RollRule.tsx';
import { SideSwitch } from '../wheel/SideSwitch.tsx';
import { WayLine } from '../wheel/WayLine.tsx';
import { WheelControls } from '../wheel/WheelControls.tsx';
import { WheelStage } from '../wheel/WheelStage.tsx';
import { isFixed, isUnanswered, wayOf } from '../wheel/way-of.ts';
import { StakePanel } from './StakePanel.tsx';
import { UpgradeWheel } from './UpgradeWheel.tsx';
import { viewOf } from './upgrade-view.ts';
import type { PlayableRules, Upgrade } from './use-upgrade.ts';

interface UpgradeStageProps {
  readonly rules: PlayableRules;
  readonly model: Upgrade;
  /** Leads to one of the lists below. */
  readonly onShow: (list: 'stake' | 'target') => void;
}

/** Stake, wheel and target, with the one button that stakes. */
export const UpgradeStage = ({ rules, model, onShow }: UpgradeStageProps) => {
  const messages = useMessages();
  const { upgrade, play: playWords, targets: targetWords } = messages;
  const { locale } = useLocale();
  const { form, play, wheel } = model;
  const { state } = play;

  const view = viewOf(state, form);
  const fixed = isFixed(state);
  const result = state.phase === 'revealed' ? state.outcome.played : null;
  const outcome = result === null ? null : result.won ? 'won' : 'lost';
  const won = result?.item ?? null;
  const rule = view.tickets !== null && <RollRule side={view.side} winTickets={view.tickets} />;

  const announced = (): string => {
    if (result === null || view.target === null) return isUnanswered(state) ? playWords.notice.unknown : '';
    const ticket = formatTicket(result.ticket);
    const { full } = skinNames(view.target.skin, view.target.wear, messages, locale);
    return result.won ? upgrade.announce.won({ item: full, ticket }) : upgrade.announce.lost({ ticket });
  };

  return (
    <>
      <WheelStage
        title={upgrade.title}
        intro={upgrade.intro}
        grade={outcome === 'lost' ? null : (view.target?.skin.grade ?? null)}
        source={
          <StakePanel
            view={view}
            bound={form.bound}
            fixed={fixed}
            spent={outcome}
            onRemove={model.toggle}
            onCoin={form.setCoin}
            onChoose={() => onShow('stake')}
          />
        }
        wheel={
          <UpgradeWheel
            view={view}
            rules={rules}
            turn={wheel.turn}
            skipped={wheel.skipped}
            reducedMotion={wheel.reducedMotion}
            result={result}
          />
        }
        turning={state.phase === 'revealing'}
        controls={
          <WheelControls
            choice={
              <SideSwitch side={view.side} winTickets={view.tickets} disabled={fixed} onChange={form.chooseSide} />
            }
            total={result === null ? { label: upgrade.pay.short, value: view.total } : null}
            action={
              result === null ? (
                <PayButton
                  work={payWork(play, wheel.wholeMs)}
                  stopped={rules.stopped}
                  cost={form.coin}
                  blocked={!form.allowed || !model.play.ready}
                  words={upgrade.pay}
                  onPay={model.pay}
                >
                  <PayLabel
                    action={upgrade.pay.action}
                    cost={view.total > 0 ? upgrade.pay.stake({ amount: formatMoney(view.total, locale) }) : null}
                  />
                </PayButton>
              ) : (
                <ResultActions item={won?.state === 'HELD' ? won : null} onDone={model.finish} />
              )
            }
            line={<WayLine way={wayOf(state, wheel.skip)} warning={upgrade.pay.warning} />}
          />
        }
        target={
          <SkinStage
            label={outcome === null ? targetWords.target : upgrade.outcome[outcome]}
            shown={view.target}
            dim={outcome === 'lost'}
            lit={outcome === 'won'}
            onChoose={fixed ? undefined : () => onShow('target')}
          >
            {rule}
          </SkinStage>
        }
      />
      <VisuallyHidden as="p" role="status">
        {announced()}
      </VisuallyHidden>
    </>
  );
};
