import type { PublishedCase, SeesCases } from '../../catalog/case/state.ts';
import type { CaseSlug, HexHash } from '../../kernel/ids.ts';
import { MAX_MONEY, type Money, parseMoney, sumOf } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { BattleBox } from './events.ts';

const MAX_BOXES = 20;

/** A box as its case was shown. */
export type AskedBox = {
  readonly case: CaseSlug;
  readonly oddsHash: HexHash;
};

/** The size of a room to be opened, and its boxes in the order of the rounds. */
export type AskedRoom = {
  /** 2, 3 or 4 of one each, or 2 of 2. */
  readonly sides: number;
  readonly size: number;
  /** 1 to 20. */
  readonly boxes: readonly AskedBox[];
};

const offered = (asked: AskedBox, world: SeesCases): PublishedCase | Rejection => {
  const found = world.case(asked.case);
  if (found.status === 'absent') return reject('CASE_NOT_FOUND', { case: asked.case });
  const { oddsHash } = found;
  if (found.status === 'retired') return reject('CASE_RETIRED', { case: asked.case, oddsHash });
  return oddsHash === asked.oddsHash ? found : reject('CASE_CHANGED', { case: asked.case, oddsHash });
};

const boxOf = ({ table, oddsHash }: PublishedCase): BattleBox => ({
  case: table.case,
  caseVersion: table.version,
  oddsHash,
  price: table.price,
});

const dearest = ({ table }: PublishedCase): Money =>
  table.entries.map(({ value }) => parseMoney(value)).reduce((a, b) => (a > b ? a : b), 0n);

const isRoomSize = (sides: number, size: number): boolean =>
  size === 1 ? sides === 2 || sides === 3 || sides === 4 : size === 2 && sides === 2;

/** The boxes of a room to be opened and what one seat costs, or why it can't be opened so. */
export const chooseBoxes = (
  { sides, size, boxes: asked }: AskedRoom,
  world: SeesCases,
): { readonly boxes: BattleBox[]; readonly cost: Money } | Rejection => {
  if (!isRoomSize(sides, size)) return reject('INPUT_INVALID', { field: 'sides' });
  if (asked.length < 1 || asked.length > MAX_BOXES) return reject('INPUT_INVALID', { field: 'boxes' });
  const cases: PublishedCase[] = [];
  for (const one of asked) {
    const found = offered(one, world);
    if ('kind' in found) return found;
    cases.push(found);
  }
  const cost = sumOf(cases.map(({ price }) => price));
  // All that may be won must be an amount too: a battle that can't be settled would never end.
  const most = sumOf(cases.map(dearest)) * BigInt(sides * size);
  if (cost > MAX_MONEY || most > MAX_MONEY) return reject('INPUT_INVALID', { field: 'boxes' });
  return { boxes: cases.map(boxOf), cost };
};
