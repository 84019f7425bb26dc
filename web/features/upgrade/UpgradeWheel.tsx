import { formatChance, useLocale, useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { percentText } from '../wheel/percent.ts';
import { useRollRule } from '../wheel/RollRule.tsx';
import { TICKETS, winSpan } from '../wheel/roll.ts';
import type { WheelTurn } from '../wheel/use-pointer.ts';
import { Wheel } from '../wheel/Wheel.tsx';
import { ChanceFigure, TicketFigure, WheelHint } from '../wheel/WheelCentre.tsx';
import { isAllowed, type UpgradeRules } from './chance.ts';
import type { UpgradeView } from './upgrade-view.ts';

interface UpgradeWheelProps {
  readonly view: UpgradeView;
  readonly rules: UpgradeRules;
  readonly turn: WheelTurn | null;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  /** Once the pointer stands. */
  readonly result: { readonly ticket: number; readonly won: boolean } | null;
}

/** `2.01`: two decimals, cut off and not rounded up. */
const ratioOf = (target: number, stake: number): string => (Math.floor((target * 100) / stake) / 100).toFixed(2);

const Centre = ({ view, rules, result }: Pick<UpgradeWheelProps, 'view' | 'rules' | 'result'>) => {
  const { upgrade, play } = useMessages();
  const { tickets, target, itemCount, total } = view;
  if (result !== null) {
    const word = result.won ? play.wheel.won : play.wheel.lost;
    return <TicketFigure ticket={result.ticket} won={result.won} word={word} />;
  }
  if (tickets === null) {
    const { hint } = upgrade;
    return <WheelHint text={itemCount > 0 ? hint.target : target !== null ? hint.stake : hint.empty} />;
  }
  if (!isAllowed(tickets, rules)) {
    const { maxTickets, minTickets } = rules;
    return (
      <ChanceFigure winTickets={Math.min(tickets, TICKETS)} faint>
        {tickets > maxTickets
          ? play.wheel.tooHigh({ limit: `${percentText(maxTickets)}%` })
          : play.wheel.tooLow({ limit: `${percentText(minTickets)}%` })}
      </ChanceFigure>
    );
  }
  return (
    <ChanceFigure winTickets={tickets}>
      {target !== null && (
        <>
          {upgrade.ratio.before}{' '}
          <Text as="b" num>
            {ratioOf(target.value, total)}
          </Text>{' '}
          {upgrade.ratio.after}
        </>
      )}
    </ChanceFigure>
  );
};

/** The wheel of an upgrade: its arc is the chance, its final angle the ticket. */
export const UpgradeWheel = ({ view, rules, turn, skipped, reducedMotion, result }: UpgradeWheelProps) => {
  const { upgrade, play } = useMessages();
  const { locale } = useLocale();
  const ruleOf = useRollRule();
  const { tickets, side, target } = view;
  const shown = tickets === null ? null : Math.min(tickets, rules.maxTickets);
  return (
    <Wheel
      span={shown === null ? null : winSpan(side, shown)}
      grade={target?.skin.grade ?? 3}
      label={
        tickets === null
          ? upgrade.hint.empty
          : play.wheel.label({ chance: formatChance(tickets, locale), rule: ruleOf({ side, winTickets: tickets }) })
      }
      turn={turn}
      skipped={skipped}
      reducedMotion={reducedMotion}
      outcome={result === null ? null : result.won ? 'won' : 'lost'}
    >
      <Centre view={view} rules={rules} result={result} />
    </Wheel>
  );
};
