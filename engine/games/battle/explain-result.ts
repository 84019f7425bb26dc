import { battleEntropy } from '../../fairness/battle-lock.ts';
import { type Settlement, settleBattle, tieRequest } from '../../fairness/battle-settlement.ts';
import { firstDifference } from '../../kernel/same-json.ts';
import { checkDraw, type Drawing, drawingWith } from '../explanation/draws.ts';
import type { ResultStep, TieCheck } from '../explanation/steps.ts';
import { compare } from '../explanation/verdict.ts';
import type { BattleTie } from './events.ts';
import type { OpenedBattle } from './state.ts';

/** Null while the seed is hidden, or where rounds are missing. */
const settleAgain = (drawing: Drawing, battle: OpenedBattle, entropy: string): Omit<Settlement, 'draws'> | null => {
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

/** Who won what, from the drawn values alone. */
export const checkResult = (drawing: Drawing, battle: OpenedBattle): ResultStep => {
  const { result: shown, battleId, boxes } = battle;
  if (shown === null) {
    return { name: 'result', verdict: 'pending', shown, differing: [], tie: null, dealTie: null };
  }
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
  const verdict = compare(computed !== null && differing.length === 0);
  return { name: 'result', verdict, shown, differing, tie: tieOf(shown.tie, 0), dealTie: tieOf(shown.dealTie, 1) };
};
