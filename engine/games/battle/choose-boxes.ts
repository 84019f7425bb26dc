import { type SeesCases, type ShownCase, shownCase } from '../../catalog/case/state.ts';
import type { BattleMode } from '../../fairness/battle-lock.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { CaseSlug, HexHash } from '../../kernel/ids.ts';
import { MAX_MONEY, type Money, parseMoney, sumOf } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { BattleBox } from './events.ts';
import type { BattleTerms } from './terms.ts';

/** A box as its case was shown. */
export type AskedBox = {
  readonly case: CaseSlug;
  readonly oddsHash: HexHash;
};

/** The size of a room to be opened, and its boxes in the order of the rounds. */
export type AskedRoom = {
  readonly mode: BattleMode;
  /** 2, 3 or 4 of one each, or 2 of 2 or 3; of one each where all players share. */
  readonly sides: number;
  readonly size: number;
  /** 1 to 20. */
  readonly boxes: readonly AskedBox[];
};

const boxOf = ({ table, oddsHash }: ShownCase): BattleBox => ({
  case: table.case,
  caseVersion: table.version,
  oddsHash,
  price: table.price,
});

const highestValueOf = ({ table }: ShownCase): Money =>
  table.entries.map(({ value }) => parseMoney(value)).reduce((a, b) => (a > b ? a : b), 0n);

const isRoomSize = ({ mode, sides, size }: AskedRoom): boolean =>
  size === 1
    ? sides === 2 || sides === 3 || sides === 4
    : sides === 2 && (size === 2 || size === 3) && mode !== 'shared';

/** The boxes of a room to be opened and what one seat costs, or why it can't be opened so. */
export const chooseBoxes = (
  room: AskedRoom,
  { modes, maxSeats, maxBoxes }: Pick<BattleTerms, 'modes' | 'maxSeats' | 'maxBoxes'>,
  world: SeesCases & { readonly at: Instant },
): { readonly boxes: BattleBox[]; readonly cost: Money } | Rejection => {
  const { mode, sides, size, boxes: asked } = room;
  if (!modes.includes(mode)) return reject('INPUT_INVALID', { field: 'mode' });
  if (!isRoomSize(room) || sides * size > maxSeats) return reject('INPUT_INVALID', { field: 'sides' });
  if (asked.length < 1 || asked.length > maxBoxes) return reject('INPUT_INVALID', { field: 'boxes' });
  const cases: ShownCase[] = [];
  for (const one of asked) {
    const found = shownCase(world, one.case, one.oddsHash);
    if ('kind' in found) return reject(found.code, { case: one.case, ...found.details });
    cases.push(found);
  }
  const cost = sumOf(cases.map(({ price }) => price));
  // All that may be won must be an amount too: a battle that can't be settled would never end.
  const most = sumOf(cases.map(highestValueOf)) * BigInt(sides * size);
  if (cost > MAX_MONEY || most > MAX_MONEY) return reject('INPUT_INVALID', { field: 'boxes' });
  return { boxes: cases.map(boxOf), cost };
};
