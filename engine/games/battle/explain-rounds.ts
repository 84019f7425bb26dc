import { type RankPlay, rankFloatRequest, rankRequest } from '../../fairness/battle-draw.ts';
import { battleEntropy } from '../../fairness/battle-lock.ts';
import { checkDraw, checkFloat, type Drawing } from '../explanation/draws.ts';
import type { EntryOf, LoggedEntry } from '../explanation/entries.ts';
import type { BoxCheck, BoxesStep, CellCheck, RoundCheck, RoundsStep, TableCheck } from '../explanation/steps.ts';
import { checkHit, checkOdds } from '../explanation/tables.ts';
import type { Tools } from '../explanation/tools.ts';
import { compare, type Verdict, worstOf } from '../explanation/verdict.ts';
import type { BattleDraw, battleRoundPlayed } from './events.ts';
import { type OpenedBattle, seatCountOf } from './state.ts';

/** A seat costs what its boxes cost, and every table is the one that its hash names. */
export const checkBoxes = (
  { hashing }: Pick<Tools, 'hashing'>,
  entries: readonly LoggedEntry[],
  battle: OpenedBattle,
  createdAt: number,
): BoxesStep => {
  const boxes = battle.boxes.map((box): BoxCheck => {
    const named = { case: box.case, version: box.caseVersion, price: box.price };
    return { box, odds: checkOdds(hashing, entries, box.oddsHash, named, createdAt) };
  });
  const cost = battle.boxes.reduce((sum, { price }) => sum + BigInt(price), 0n);
  const verdict = compare(cost === battle.cost && boxes.every(({ odds }) => odds.verdict === 'match'));
  return { name: 'boxes', verdict, boxes };
};

const checkCell = (drawing: Drawing, odds: TableCheck | null, play: RankPlay, draw: BattleDraw): CellCheck => {
  const ticket = checkDraw(drawing, rankRequest(play), draw.ticket);
  const hit = checkHit(odds?.table ?? null, draw.entry, draw);
  const { entry } = hit;
  const float = entry === null ? null : checkFloat(drawing, entry, () => rankFloatRequest(play, entry), draw.float);
  const verdict = worstOf([ticket.verdict, hit.verdict, ...(float === null ? [] : [float.verdict])]);
  return { verdict, round: play.round, rank: play.rank, draw, ticket, hit, float };
};

const checkRound = (
  drawing: Drawing,
  battle: OpenedBattle,
  { boxes }: BoxesStep,
  { event, at, position }: EntryOf<typeof battleRoundPlayed>,
): RoundCheck => {
  const { round, oddsHash, draws } = event.data;
  const { box = null, odds = null } = boxes[round - 1] ?? {};
  const entropy = battleEntropy(battle.lock?.lockHash ?? '', battle.arrived?.randomness ?? null);
  const cells = draws.map((draw) =>
    checkCell(drawing, odds, { battleId: battle.battleId, entropy, round, rank: draw.rank, oddsHash }, draw),
  );
  const whole = draws.length === seatCountOf(battle) && draws.every(({ rank }, index) => rank === index + 1);
  const own = compare(box !== null && box.oddsHash === oddsHash && whole);
  return { verdict: worstOf([own, ...cells.map(({ verdict }) => verdict)]), round, at, position, box, odds, cells };
};

/** Every draw of every round, and that none is missing or comes twice. */
export const checkRounds = (
  drawing: Drawing,
  battle: OpenedBattle,
  boxes: BoxesStep,
  played: readonly EntryOf<typeof battleRoundPlayed>[],
): RoundsStep => {
  const rounds = played.map((entry) => checkRound(drawing, battle, boxes, entry));
  const inOrder = rounds.every(({ round }, index) => round === index + 1) && rounds.length <= battle.boxes.length;
  const complete = rounds.length === battle.boxes.length;
  const over = battle.status === 'finished';
  const count: Verdict = !inOrder || (over && !complete) ? 'mismatch' : complete ? 'match' : 'pending';
  const verdict = worstOf([count, ...rounds.map((one) => one.verdict)]);
  return { name: 'rounds', verdict, ranks: seatCountOf(battle), rounds };
};
