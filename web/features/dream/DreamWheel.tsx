import { formatChance, useLocale, useMessages } from '../../i18n/index.ts';
import { useRollRule } from '../wheel/RollRule.tsx';
import { winSpan } from '../wheel/roll.ts';
import type { WheelPlay } from '../wheel/use-wheel-play.ts';
import { Wheel } from '../wheel/Wheel.tsx';
import { ChanceFigure, TicketFigure } from '../wheel/WheelCentre.tsx';
import type { DreamView } from './dream-view.ts';

interface DreamWheelProps {
  readonly view: DreamView;
  readonly wheel: WheelPlay;
  /** Once the pointer stands. */
  readonly result: { readonly ticket: number; readonly won: boolean } | null;
}

/** Colour of the arc while there is no target: the middle rarity. */
const NO_GRADE = 3;

/** The wheel of a dream: its arc is the chance that was chosen. Tickets from 0 on win. */
export const DreamWheel = ({ view, wheel, result }: DreamWheelProps) => {
  const { dream, play } = useMessages();
  const { locale } = useLocale();
  const ruleOf = useRollRule();
  const { winTickets, target } = view;
  return (
    <Wheel
      span={winSpan('UNDER', winTickets)}
      grade={target?.skin.grade ?? NO_GRADE}
      label={play.wheel.label({
        chance: formatChance(winTickets, locale),
        rule: ruleOf({ side: 'UNDER', winTickets }),
      })}
      turn={wheel.turn}
      skipped={wheel.skipped}
      reducedMotion={wheel.reducedMotion}
      outcome={result === null ? null : result.won ? 'won' : 'lost'}
    >
      {result === null ? (
        <ChanceFigure winTickets={winTickets}>{target === null && dream.hint.target}</ChanceFigure>
      ) : (
        <TicketFigure
          ticket={result.ticket}
          won={result.won}
          word={result.won ? dream.outcome.won : dream.outcome.lost}
        />
      )}
    </Wheel>
  );
};
