import { battleEntropy } from '../../fairness/battle-lock.ts';
import { orderRequest, type Settlement, settleBattle, tieRequest } from '../../fairness/battle-settlement.ts';
import type { DrawRequest } from '../../kernel/draw.ts';
import { firstDifference } from '../../kernel/same-json.ts';
import { checkDraw, type Drawing, drawingWith } from '../explanation/draws.ts';
import type { ResultStep, TieCheck } from '../explanation/steps.ts';
import { compare } from '../explanation/verdict.ts';
import type { BattleTie } from './events.ts';
import type { OpenedBattle } from './state.ts';

/** Null while the seed is hidden, or where rounds are missing. */
const settleAgain = (drawing: Drawing, battle: OpenedBattle, entropy: string): Omit<Settlement, 'draws'> | null => {
  const draw = drawingWith(drawing);
  const { battleId, mode, sides, size, rounds, boxes } = battle;
  if (draw === null || rounds.length !== boxes.length) return null;
  const { draws: _, ...settled } = settleBattle(
    { battleId, mode, sides, size, boxes: boxes.length, rounds, entropy },
    draw,
  );
  return settled;
};

const parts = ['totals', 'winners', 'tie', 'order', 'awards'] as const;

/** Checks winners and awards by the drawn values alone. */
export const checkResult = (drawing: Drawing, battle: OpenedBattle): ResultStep => {
  const { result: shown, battleId, boxes } = battle;
  if (shown === null) {
    return { name: 'result', verdict: 'pending', shown, differing: [], tie: null, order: [] };
  }
  const entropy = battleEntropy(battle.lock?.lockHash ?? '', battle.arrived?.randomness ?? null);
  const computed = settleAgain(drawing, battle, entropy);
  const differing =
    computed === null ? [] : parts.filter((part) => firstDifference(computed[part], shown[part]) !== null);
  const ending = { battleId, entropy, boxes: boxes.length };
  const checked = ({ between, ticket }: BattleTie, request: DrawRequest): TieCheck => ({
    between,
    draw: checkDraw(drawing, request, ticket),
  });
  return {
    name: 'result',
    verdict: compare(computed !== null && differing.length === 0),
    shown,
    differing,
    tie: shown.tie && checked(shown.tie, tieRequest(ending, shown.tie.between.length)),
    order: shown.order.map((tie, index) => checked(tie, orderRequest(ending, index + 1, tie.between.length))),
  };
};
