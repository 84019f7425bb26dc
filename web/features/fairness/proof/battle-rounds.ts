import type { CaseTable } from '../../../../engine/catalog/case/state.ts';
import { type SeatPlay, seatFloatRequest, seatRequest } from '../../../../engine/fairness/battle-draw.ts';
import { battleEntropy } from '../../../../engine/fairness/battle-lock.ts';
import type { BattleBox, BattleDraw } from '../../../../engine/games/battle/events.ts';
import type { OpenedBattle } from '../../../../engine/games/battle/state.ts';
import { checkDraw, checkFloat, type DrawCheck, type Drawing, type FloatCheck } from './draw-check.ts';
import type { EntryOf, ProofEntry } from './proof-entries.ts';
import { checkHit, checkOdds, type HitCheck, type TableCheck } from './tables.ts';
import type { Tools } from './tools.ts';
import { compare, type Verdict, worstOf } from './verdict.ts';

/** The odds of one box, as they were when the room was opened. */
export interface BoxCheck {
  readonly box: BattleBox;
  readonly odds: TableCheck<CaseTable>;
}

export interface BoxesCheck {
  readonly verdict: Verdict;
  /** In the order of the rounds. */
  readonly boxes: readonly BoxCheck[];
}

/** What one seat drew in one round. */
export interface CellCheck {
  readonly verdict: Verdict;
  readonly round: number;
  readonly seat: number;
  readonly draw: BattleDraw;
  readonly ticket: DrawCheck;
  readonly hit: HitCheck;
  /** Null for a skin without wear. */
  readonly float: FloatCheck | null;
}

export interface RoundCheck {
  readonly verdict: Verdict;
  readonly round: number;
  readonly at: number;
  readonly position: number;
  readonly box: BattleBox | null;
  readonly odds: TableCheck<CaseTable> | null;
  /** In the order of the seats. */
  readonly cells: readonly CellCheck[];
}

export interface RoundsCheck {
  /** Pending while rounds are to come, and while the seed is hidden. */
  readonly verdict: Verdict;
  readonly rounds: readonly RoundCheck[];
}

/** A seat costs what its boxes cost, and every table is the one that its hash names. */
export const checkBoxes = (
  { hashing }: Pick<Tools, 'hashing'>,
  entries: readonly ProofEntry[],
  battle: OpenedBattle,
  createdAt: number,
): BoxesCheck => {
  const boxes = battle.boxes.map((box): BoxCheck => {
    const named = { case: box.case, version: box.caseVersion, price: box.price };
    return { box, odds: checkOdds(hashing, entries, box.oddsHash, named, createdAt) };
  });
  const cost = battle.boxes.reduce((sum, { price }) => sum + BigInt(price), 0n);
  return { verdict: compare(cost === battle.cost && boxes.every(({ odds }) => odds.verdict === 'match')), boxes };
};

const checkCell = (drawing: Drawing, odds: TableCheck | null, play: SeatPlay, draw: BattleDraw): CellCheck => {
  const ticket = checkDraw(drawing, seatRequest(play), draw.ticket);
  const hit = checkHit(odds?.table ?? null, draw.entry, draw);
  const { entry } = hit;
  const float = entry === null ? null : checkFloat(drawing, entry, () => seatFloatRequest(play, entry), draw.float);
  const verdict = worstOf([ticket.verdict, hit.verdict, ...(float === null ? [] : [float.verdict])]);
  return { verdict, round: play.round, seat: play.seat, draw, ticket, hit, float };
};

const checkRound = (
  drawing: Drawing,
  battle: OpenedBattle,
  { boxes }: BoxesCheck,
  { event, at, position }: EntryOf<'BattleRoundPlayed'>,
): RoundCheck => {
  const { round, oddsHash, draws } = event.data;
  const { box = null, odds = null } = boxes[round - 1] ?? {};
  const entropy = battleEntropy(battle.lock?.lockHash ?? '', battle.arrived?.randomness ?? null);
  const cells = draws.map((draw) =>
    checkCell(drawing, odds, { battleId: battle.battleId, entropy, round, seat: draw.seat, oddsHash }, draw),
  );
  const seated = draws.length === battle.seatCount && draws.every(({ seat }, index) => seat === index + 1);
  const own = compare(box !== null && box.oddsHash === oddsHash && seated);
  return { verdict: worstOf([own, ...cells.map(({ verdict }) => verdict)]), round, at, position, box, odds, cells };
};

/** Every draw of every round, and that none is missing or comes twice. */
export const checkRounds = (
  drawing: Drawing,
  battle: OpenedBattle,
  boxes: BoxesCheck,
  played: readonly EntryOf<'BattleRoundPlayed'>[],
): RoundsCheck => {
  const rounds = played.map((entry) => checkRound(drawing, battle, boxes, entry));
  const inOrder = rounds.every(({ round }, index) => round === index + 1) && rounds.length <= battle.boxes.length;
  const complete = rounds.length === battle.boxes.length;
  const over = battle.status === 'finished';
  const count: Verdict = !inOrder || (over && !complete) ? 'mismatch' : complete ? 'match' : 'pending';
  return { verdict: worstOf([count, ...rounds.map(({ verdict }) => verdict)]), rounds };
};
