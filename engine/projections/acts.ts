import { displayName } from '../catalog/display.ts';
import type { Names } from '../catalog/document.ts';
import type { SkinDefinition } from '../catalog/skin/events.ts';
import type { Row } from '../database/queries.ts';
import { insertRecords } from '../database/records.ts';
import type { Instant } from '../kernel/decision.ts';
import { majorText, parseMoney, sumOf } from '../kernel/money.ts';
import type { CouponTerms } from '../rewards/coupon-terms.ts';
import { projectionOf, type Recorded } from './projection.ts';

/** Events of an operator's commands. Those of rooms and retrievals have other origins, too: see `actIn`. */
export const ACT_TYPES = [
  'ActReviewed',
  'ActRulesPublished',
  'BalanceAdjusted',
  'BattleCreated',
  'BattleDissolved',
  'CasePublished',
  'CaseRetired',
  'ConsolationPublished',
  'ContestAnnounced',
  'ContestCancelled',
  'ContractPoolPublished',
  'CouponGranted',
  'CouponRevoked',
  'DepositReversed',
  'GameResumed',
  'GameStopped',
  'GiveawayCancelled',
  'GiveawayCreated',
  'BreakGlassDeclared',
  'GoldenCodeIssued',
  'ListingClosed',
  'ListingStocked',
  'LogContinued',
  'OldSeedsRevealed',
  'RetrievalAdvanced',
  'SkinPublished',
  'TermsPublished',
] as const;
export type ActType = (typeof ACT_TYPES)[number];

export const actColumns = ['position', 'at', 'kind', 'playerId', 'balance', 'amount', 'facts', 'reason'] as const;
/** An act of the house in the log. */
export type ActRow = Row<'houseAct', typeof actColumns> & { readonly kind: ActType };

/** Names of the facts of an act. Amounts have two decimals, moments are RFC 3339, lists stand between commas. */
export const FACT_NAMES = [
  ...([
    'act',
    'added',
    'balance',
    'battle',
    'bonus',
    'case',
    'cases',
    'code',
    'contest',
    'cost',
    'coupon',
    'deposit',
  ] as const),
  ...(['direction', 'drawn', 'effective', 'entries', 'from', 'game', 'giveaway', 'glass', 'kept'] as const),
  ...([
    'kinds',
    'listing',
    'locked',
    'max',
    'min',
    'mode',
    'nameEn',
    'nameZhCN',
    'nameZhTW',
    'origin',
    'owed',
  ] as const),
  ...([
    'percent',
    'points',
    'price',
    'prizes',
    'ranking',
    'retrieval',
    'reversal',
    'seats',
    'seconds',
    'size',
    'skin',
  ] as const),
  ...(['state', 'sum', 'to', 'until', 'uses', 'version', 'wear', 'worth'] as const),
] as const;
type FactName = (typeof FACT_NAMES)[number];
/** The subject of an act, and the values that it sets. */
type ActFacts = Partial<Readonly<Record<FactName, string | number>>>;

/** How the ids of commands begin by which the site itself opens its rooms, several an hour: they are no operator's. */
export const OFFICIAL_COMMAND = 'official:';
/** How they begin where an operator speaks for a provider. */
export const OPERATOR_COMMAND = 'operator:';

type Told = { readonly facts: ActFacts } & Partial<Pick<ActRow, 'playerId' | 'balance' | 'amount' | 'reason'>>;

const shownText = (amount: string): string => majorText(parseMoney(amount));
/** The last moment that a date can name, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;
const moment = (at: Instant): string => (at > LAST_MOMENT ? String(at) : new Date(at).toISOString());
const namesOf = (names: Names | undefined): ActFacts =>
  names === undefined ? {} : { nameEn: names.en, nameZhCN: names['zh-CN'], nameZhTW: names['zh-TW'] };

const skinNames = ({ finishNames, familyNames }: Pick<SkinDefinition, 'finishNames' | 'familyNames'>): Names => {
  const nameIn = (locale: keyof Names): string => displayName(finishNames, familyNames, '', locale);
  return { en: nameIn('en'), 'zh-CN': nameIn('zh-CN'), 'zh-TW': nameIn('zh-TW') };
};

const couponFacts = (terms: CouponTerms): ActFacts =>
  terms.kind === 'free-case'
    ? { case: terms.case }
    : { percent: terms.percent, min: shownText(terms.minDeposit), max: shownText(terms.max) };

/** The facts of an event; null for one that no operator asked for. */
const toldOf = ({ event }: Recorded<ActType>): Told | null => {
  switch (event.type) {
    case 'ActReviewed':
      return { facts: { act: event.data.actId }, reason: event.data.note };
    case 'ActRulesPublished': {
      const { version, twoPeople, breakGlass } = event.data;
      return { facts: { version, kinds: twoPeople.join(','), glass: breakGlass ? 'yes' : 'no' } };
    }
    case 'BreakGlassDeclared': {
      const { actId: act, kind: kinds, reason } = event.data;
      return { facts: { act, kinds }, reason };
    }
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, reason } = event.data;
      const amount = parseMoney(event.data.amount);
      return { facts: { direction }, playerId, balance, amount: direction === 'credit' ? amount : -amount, reason };
    }
    case 'BattleCreated': {
      const { battleId, commandId, creator, mode, sides, size, boxes, cost } = event.data;
      if (creator !== null || commandId.startsWith(OFFICIAL_COMMAND)) return null;
      const cases = boxes.map((box) => box.case).join(',');
      return { facts: { battle: battleId, mode, seats: sides * size, cost: shownText(cost), cases } };
    }
    case 'BattleDissolved': {
      const { battleId, reason } = event.data;
      return reason === 'operator' ? { facts: { battle: battleId } } : null;
    }
    case 'CasePublished': {
      const { display, table } = event.data;
      const { case: slug, version, price } = table;
      return { facts: { case: slug, ...namesOf(display.names), version, price: shownText(price) } };
    }
    case 'CaseRetired': {
      const { case: slug, reason } = event.data;
      return { facts: { case: slug }, reason };
    }
    case 'ConsolationPublished': {
      const { version, entries } = event.data.table;
      return { facts: { version, entries: entries.length } };
    }
    case 'ContestAnnounced': {
      const { contestId: contest, name, ranking, startsAt, endsAt, balance, prizes } = event.data;
      const sum = majorText(sumOf(prizes.map(parseMoney)));
      const period = { from: moment(startsAt), to: moment(endsAt) };
      return { facts: { contest, ...namesOf(name), ranking, ...period, prizes: prizes.length, sum, balance } };
    }
    case 'ContestCancelled':
      return { facts: { contest: event.data.contestId } };
    case 'ContractPoolPublished': {
      const { version, pool } = event.data;
      return { facts: { version, entries: pool.length } };
    }
    case 'CouponGranted': {
      const { playerId, couponId: coupon, terms, expiresAt } = event.data;
      return { facts: { coupon, ...couponFacts(terms), until: moment(expiresAt) }, playerId };
    }
    case 'CouponRevoked': {
      const { playerId, couponId: coupon } = event.data;
      return { facts: { coupon }, playerId };
    }
    case 'DepositReversed': {
      const { playerId, depositId: deposit, kind: reversal, amount, bonus, receivable } = event.data;
      const facts = { deposit, reversal, bonus: shownText(bonus), owed: shownText(receivable) };
      return { facts, playerId, balance: 'coin', amount: -parseMoney(amount) };
    }
    case 'GameResumed':
      return { facts: { game: event.data.game } };
    case 'GameStopped': {
      const { game, graceMs, reason } = event.data;
      return { facts: { game, seconds: graceMs / 1_000 }, reason };
    }
    case 'GiveawayCancelled': {
      const { giveawayId: giveaway, reason } = event.data;
      return reason === 'operator' ? { facts: { giveaway } } : null;
    }
    case 'GiveawayCreated': {
      const { giveawayId: giveaway, host, title, prizes, drawAt } = event.data;
      if (host !== null) return null;
      const worth = majorText(sumOf(prizes.map(({ value }) => parseMoney(value))));
      return {
        facts: { giveaway, ...namesOf(title ?? undefined), prizes: prizes.length, worth, drawn: moment(drawAt) },
      };
    }
    case 'GoldenCodeIssued': {
      const { codeId: code, uses, points, locked, expiresAt } = event.data;
      return {
        facts: { code, uses, points: shownText(points), locked: shownText(locked), until: moment(expiresAt) },
      };
    }
    case 'ListingClosed':
      return { facts: { listing: event.data.listing } };
    case 'ListingStocked': {
      const { listing, skin, wear, balance, added } = event.data;
      return { facts: { listing, skin, wear, added, balance } };
    }
    case 'LogContinued': {
      const { keptSize: kept, size, newKey, reason } = event.data;
      const [origin = ''] = newKey.split('+');
      return { facts: { origin, kept, size }, reason };
    }
    case 'OldSeedsRevealed':
      return { facts: {} };
    case 'RetrievalAdvanced': {
      const { commandId, playerId, retrievalId: retrieval, state } = event.data;
      if (!commandId.startsWith(OPERATOR_COMMAND)) return null;
      return { facts: { retrieval, state }, playerId };
    }
    case 'SkinPublished': {
      const { skin, version, definition } = event.data;
      return { facts: { skin, ...namesOf(skinNames(definition)), version } };
    }
    case 'TermsPublished': {
      const { version, effectiveAt } = event.data;
      return { facts: { version, effective: moment(effectiveAt) } };
    }
  }
};

/** The act that an event is: rooms of players and of the site itself, and the word of a warehouse, are none. */
export const actIn = (recorded: Recorded<ActType>): ActRow | null => {
  const told = toldOf(recorded);
  if (told === null) return null;
  const { position, at, event } = recorded;
  const facts = JSON.stringify(told.facts);
  return { position, at, kind: event.type, playerId: null, balance: null, amount: null, reason: null, ...told, facts };
};

/** All that operators did in the log. */
export const acts = projectionOf({
  name: 'acts',
  version: 3,
  tables: ['house_act'],
  appendOnly: ['house_act'],
  types: ACT_TYPES,
  read: async () => null,
  fold: (_before: null, events) =>
    events.flatMap((recorded) => {
      const act = actIn(recorded);
      return act === null ? [] : [act];
    }),
  write: (sql, table, rows) => insertRecords(sql, table('house_act'), rows),
});
