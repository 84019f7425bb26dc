import { firstDifference } from '../../../../engine/audit/same-json.ts';
import { battleEntropy } from '../../../../engine/fairness/battle-lock.ts';
import { type Settlement, settleBattle, tieRequest } from '../../../../engine/fairness/battle-settlement.ts';
import type { BattleSettled, BattleTie } from '../../../../engine/games/battle/events.ts';
import type { OpenedBattle } from '../../../../engine/games/battle/state.ts';
import { checkDraw, type DrawCheck, type Drawing, drawingWith } from './draw-check.ts';
import { compare, type Verdict } from './verdict.ts';

/** A draw between equals: seats, or sides where two play against two. */
export interface TieCheck {
  readonly between: readonly number[];
  readonly draw: DrawCheck;
}

/** Who won what, from the drawn values alone. */
export interface ResultCheck {
  readonly verdict: Verdict;
  readonly shown: BattleSettled['data'];
  /** Null while the seed is hidden, or where rounds are missing. */
  readonly computed: Omit<Settlement, 'draws'> | null;
  /** The parts of the result that differ. */
  readonly differing: readonly ('totals' | 'winners' | 'tie' | 'dealTie' | 'awards')[];
  readonly tie: TieCheck | null;
  readonly dealTie: TieCheck | null;
}

const settleAgain = (drawing: Drawing, battle: OpenedBattle, entropy: string): ResultCheck['computed'] => {
  const draw = drawingWith(drawing);
  const { battleId, mode, teams, seatCount, rounds, boxes } = battle;
  if (draw === null || rounds.length !== boxes.length) return null;
  const { draws: _, ...settled } = settleBattle(
    { battleId, mode, teams, seatCount, boxes: boxes.length, rounds, entropy },
    draw,
  );
  return settled;
};

const parts = ['totals', 'winners', 'tie', 'dealTie', 'awards'] as const;

/** Null before the battle is settled. */
export const checkResult = (drawing: Drawing, battle: OpenedBattle): ResultCheck | null => {
  const { result: shown, battleId, boxes } = battle;
  if (shown === null) return null;
  const entropy = battleEntropy(battle.lock?.lockHash ?? '', battle.arrived?.randomness ?? null);
  const computed = settleAgain(drawing, battle, entropy);
  const differing =
    computed === null ? [] : parts.filter((part) => firstDifference(computed[part], shown[part]) !== null);
  const tieOf = (tie: BattleTie | null, index: 0 | 1): TieCheck | null =>
    tie && {
      between: tie.between,
      draw: checkDraw(
        drawing,
        tieRequest({ battleId, entropy, boxes: boxes.length }, index, tie.between.length),
        tie.ticket,
      ),
    };
  return {
    verdict: compare(computed !== null && differing.length === 0),
    shown,
    computed,
    differing,
    tie: tieOf(shown.tie, 0),
    dealTie: tieOf(shown.dealTie, 1),
  };
};
