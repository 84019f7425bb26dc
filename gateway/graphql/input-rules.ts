import { signaturePattern } from '../../engine/fairness/device-keys.ts';
import { userSeedPattern } from '../../engine/fairness/seed-pair.ts';
import { MAX_BOXES, MAX_SEATS } from '../../engine/games/battle/terms.ts';
import { MAX_QUANTITY } from '../../engine/games/case/terms.ts';
import { MAX_PLAYER_PRIZES } from '../../engine/games/giveaway/terms.ts';
import { MAX_STAKED } from '../../engine/games/target-terms.ts';
import { isItemId, isPairId } from '../../engine/kernel/ids.ts';
import { MAX_SOLD_AT_ONCE } from '../../engine/market/selling/sell-items.ts';
import { MAX_PURCHASE } from '../../engine/market/shop/buy-from-shop.ts';
import { TOP_GRADE } from '../../engine/player/vip.ts';
import { MAX_SERIALS } from '../../engine/projections/queries/serials.ts';
import { MAX_RETRIEVED_AT_ONCE } from '../../engine/retrieval/retrieve-items.ts';
import { MAX_SEARCH } from '../play/search.ts';
import { MAX_NOTICES } from '../site/messages/notices.ts';

/** The rule of a value of the SDL. An argument, or a field of an input, names it by `@input`. */
export interface InputRule {
  /** The GraphQL types whose values it reads, without `!`. */
  readonly of: readonly string[];
  /** As refusals and the API's description say it, after "has to be". */
  readonly says: string;
  /** Of a value that GraphQL has read: a whole number, minor units of an amount, a text, a list. */
  readonly holds: (value: unknown) => boolean;
}

const TEXTS = ['ID', 'String'];

const number = (min: number, max?: number): InputRule => ({
  of: ['Int'],
  says: max === undefined ? `${min} or more` : `${min} to ${max}`,
  holds: (value) => typeof value === 'number' && value >= min && (max === undefined || value <= max),
});

const amount = (says: string, holds: (minorUnits: bigint) => boolean): InputRule => ({
  of: ['Money'],
  says,
  holds: (value) => typeof value === 'bigint' && holds(value),
});

const text = (says: string, holds: (text: string) => boolean): InputRule => ({
  of: TEXTS,
  says,
  holds: (value) => typeof value === 'string' && holds(value),
});

const shortText = (max: number): InputRule => text(`at most ${max} characters`, ({ length }) => length <= max);

const list = (of: string, min: number, max: number, each?: InputRule): InputRule => ({
  of: [`[${of}]`],
  says: `${min === 0 ? 'at most' : `${min} to`} ${max} values${each === undefined ? '' : `, each ${each.says}`}`,
  holds: (value) =>
    Array.isArray(value) &&
    value.length >= min &&
    value.length <= max &&
    (each === undefined || value.every(each.holds)),
});

const items = (max: number): InputRule => ({
  of: ['[ID]'],
  says: `the ids of 1 to ${max} different items`,
  holds: (value) =>
    Array.isArray(value) &&
    value.length >= 1 &&
    value.length <= max &&
    value.every((one) => typeof one === 'string' && isItemId(one)) &&
    new Set(value).size === value.length,
});

const grade = number(0, 6);
const reminder = number(5, 240);
const SANDBOX_AMOUNT = { min: 100n, max: 10_000_000n };

/** The rules by the names that the SDL has for them. A bound of the engine's comes from the engine. */
export const INPUT_RULES: Readonly<Record<string, InputRule>> = {
  'above-zero': amount('above 0', (minorUnits) => minorUnits > 0n),
  'battle-boxes': list('BattleBoxInput', 1, MAX_BOXES),
  'case-quantity': number(1, MAX_QUANTITY),
  // Far more than a signed note with the lines of a dozen witnesses has.
  checkpoint: shortText(8_192),
  'deposit-days': number(1, 90),
  'exclusion-months': number(6, 60),
  'filled-seats': list('FilledSeatInput', 1, MAX_SEATS - 1),
  grade,
  grades: list('Int', 0, 7, grade),
  'looked-up-items': items(MAX_SERIALS),
  'looked-up-skins': list('ID', 0, 300),
  'not-negative': amount('0 or more', (minorUnits) => minorUnits >= 0n),
  notices: number(1, MAX_NOTICES),
  'pair-id': text('22 characters of base64url', isPairId),
  prizes: items(MAX_PLAYER_PRIZES),
  'purchase-quantity': number(1, MAX_PURCHASE),
  'reminder-minutes': {
    ...reminder,
    says: `0, or ${reminder.says}`,
    holds: (value) => value === 0 || reminder.holds(value),
  },
  'retrieved-items': items(MAX_RETRIEVED_AT_ONCE),
  'round-number': number(1),
  'sandbox-amount': amount(
    `${SANDBOX_AMOUNT.min} to ${SANDBOX_AMOUNT.max} minor units`,
    (minorUnits) => minorUnits >= SANDBOX_AMOUNT.min && minorUnits <= SANDBOX_AMOUNT.max,
  ),
  search: shortText(MAX_SEARCH),
  'searched-text': text(`1 to ${MAX_SEARCH} characters besides blanks around them`, (sent) => {
    const { length } = sent.trim();
    return length >= 1 && length <= MAX_SEARCH;
  }),
  seat: number(1, MAX_SEATS),
  'seat-count': number(2, MAX_SEATS),
  'sequence-number': number(0),
  signature: text('128 lower-case hex digits', (sent) => signaturePattern.test(sent)),
  'sold-items': items(MAX_SOLD_AT_ONCE),
  'staked-items': items(MAX_STAKED),
  step: number(1),
  'step-taken': number(0),
  themes: number(1, 4),
  'time-out-hours': number(1, 1_008),
  // Longer than any statement of a step that was not played.
  unplayed: shortText(8_192),
  'user-seed': text('1 to 64 of A–Z a–z 0–9 _ -', (sent) => userSeedPattern.test(sent)),
  'vip-grade': number(0, TOP_GRADE),
  wears: list('Wear', 0, 5),
};
