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

export const actColumns = ['position', 'at', 'kind', 'playerId', 'balance', 'amount', 'text', 'reason'] as const;
/** An act of the house in the log. */
export type ActRow = Row<'houseAct', typeof actColumns> & { readonly kind: ActType };

/** How the ids of commands begin by which the site itself opens its rooms, several an hour: they are no operator's. */
export const OFFICIAL_COMMAND = 'official:';
/** How they begin where an operator speaks for a provider. */
export const OPERATOR_COMMAND = 'operator:';

type Told = Pick<ActRow, 'text'> & Partial<Pick<ActRow, 'playerId' | 'balance' | 'amount' | 'reason'>>;

const shownText = (amount: string): string => majorText(parseMoney(amount));
/** The last moment that a date can name, in milliseconds since 1970. */
const LAST_MOMENT = 8.64e15;
const moment = (at: Instant): string => (at > LAST_MOMENT ? String(at) : new Date(at).toISOString());
const counted = (count: number, one: string, more = `${one}s`): string => `${count} ${count === 1 ? one : more}`;
/** `Dawn (dawn)`, or the id alone where there is no name. */
const named = (name: string, id: string): string => (name === '' ? id : `${name} (${id})`);

const couponText = (terms: CouponTerms): string =>
  terms.kind === 'free-case'
    ? `the case ${terms.case} for free`
    : `${terms.percent} % of a deposit from ${shownText(terms.minDeposit)} on, ${shownText(terms.max)} at most`;

/** The words for an event; null for one that no operator asked for. */
const toldOf = ({ event }: Recorded<ActType>): Told | null => {
  switch (event.type) {
    case 'ActReviewed':
      return { text: `act ${event.data.actId}: what was done alone is reviewed`, reason: event.data.note };
    case 'ActRulesPublished': {
      const { version, twoPeople, breakGlass } = event.data;
      const kinds = twoPeople.length === 0 ? 'nothing takes two people' : `two people for ${twoPeople.join(', ')}`;
      return { text: `rules of acts: version ${version}, ${kinds}${breakGlass ? ', or a broken glass' : ''}` };
    }
    case 'BreakGlassDeclared': {
      const { actId, kind, reason } = event.data;
      return { text: `act ${actId}: break-glass declared for ${kind}`, reason };
    }
    case 'BalanceAdjusted': {
      const { playerId, balance, direction, reason } = event.data;
      const amount = parseMoney(event.data.amount);
      const text = `${direction} of ${majorText(amount)} ${balance}`;
      return { text, playerId, balance, amount: direction === 'credit' ? amount : -amount, reason };
    }
    case 'BattleCreated': {
      const { battleId, commandId, creator, mode, sides, size, boxes, cost } = event.data;
      if (creator !== null || commandId.startsWith(OFFICIAL_COMMAND)) return null;
      const cases = boxes.map((box) => box.case).join(', ');
      return {
        text: `battle ${battleId}: ${mode}, ${counted(sides * size, 'seat')} of ${shownText(cost)} each, cases ${cases}`,
      };
    }
    case 'BattleDissolved': {
      const { battleId, reason } = event.data;
      return reason === 'operator' ? { text: `battle ${battleId}` } : null;
    }
    case 'CasePublished': {
      const { display, table } = event.data;
      return {
        text: `case ${named(display.names.en, table.case)}: version ${table.version}, price ${shownText(table.price)}`,
      };
    }
    case 'CaseRetired': {
      const { case: slug, reason } = event.data;
      return { text: `case ${slug}`, reason };
    }
    case 'ConsolationPublished': {
      const { version, entries } = event.data.table;
      return { text: `consolation of dreams: version ${version}, ${counted(entries.length, 'entry', 'entries')}` };
    }
    case 'ContestAnnounced': {
      const { contestId, name, ranking, startsAt, endsAt, balance, prizes } = event.data;
      const sum = majorText(sumOf(prizes.map(parseMoney)));
      const time = `${moment(startsAt)} to ${moment(endsAt)}`;
      return {
        text: `contest ${named(name.en, contestId)}: ${ranking}, ${time}, ${counted(prizes.length, 'prize')}, ${sum} ${balance} in all`,
      };
    }
    case 'ContestCancelled':
      return { text: `contest ${event.data.contestId}` };
    case 'ContractPoolPublished': {
      const { version, pool } = event.data;
      return { text: `pool of contracts: version ${version}, ${counted(pool.length, 'entry', 'entries')}` };
    }
    case 'CouponGranted': {
      const { playerId, couponId, terms, expiresAt } = event.data;
      return { text: `coupon ${couponId}: ${couponText(terms)}, until ${moment(expiresAt)}`, playerId };
    }
    case 'CouponRevoked': {
      const { playerId, couponId } = event.data;
      return { text: `coupon ${couponId}`, playerId };
    }
    case 'GameResumed':
      return { text: `game ${event.data.game}` };
    case 'GameStopped': {
      const { game, graceMs, reason } = event.data;
      return { text: `game ${game}: ${graceMs === 0 ? 'at once' : `after ${graceMs / 1_000} s`}`, reason };
    }
    case 'GiveawayCancelled': {
      const { giveawayId, reason } = event.data;
      return reason === 'operator' ? { text: `giveaway ${giveawayId}` } : null;
    }
    case 'GiveawayCreated': {
      const { giveawayId, host, title, prizes, drawAt } = event.data;
      if (host !== null) return null;
      const worth = majorText(sumOf(prizes.map(({ value }) => parseMoney(value))));
      return {
        text: `giveaway ${named(title?.en ?? '', giveawayId)}: ${counted(prizes.length, 'prize')} worth ${worth}, drawn ${moment(drawAt)}`,
      };
    }
    case 'GoldenCodeIssued': {
      const { codeId, uses, points, locked, expiresAt } = event.data;
      return {
        text: `code ${codeId}: ${counted(uses, 'use')} of ${shownText(points)} points and ${shownText(locked)} locked each, until ${moment(expiresAt)}`,
      };
    }
    case 'ListingClosed':
      return { text: `listing ${event.data.listing}` };
    case 'ListingStocked': {
      const { listing, skin, wear, balance, added } = event.data;
      return { text: `listing ${listing}: ${added} more of ${wear === '' ? skin : `${skin} ${wear}`} for ${balance}` };
    }
    case 'LogContinued': {
      const { keptSize, size, newKey, reason } = event.data;
      const [origin = ''] = newKey.split('+');
      return { text: `log continued as ${origin}: ${keptSize} of ${counted(size, 'entry', 'entries')} kept`, reason };
    }
    case 'OldSeedsRevealed':
      return { text: 'every seed from before the loss is revealed' };
    case 'RetrievalAdvanced': {
      const { commandId, playerId, retrievalId, state } = event.data;
      if (!commandId.startsWith(OPERATOR_COMMAND)) return null;
      return { text: `retrieval ${retrievalId}: ${state}`, playerId };
    }
    case 'SkinPublished': {
      const { skin, version, definition } = event.data;
      const name = [definition.familyNames.en, definition.finishNames.en].filter((part) => part !== '').join(' ');
      return { text: `skin ${named(name, skin)}: version ${version}` };
    }
    case 'TermsPublished': {
      const { version, effectiveAt } = event.data;
      return { text: `terms of play: version ${version}, in force from ${moment(effectiveAt)} on` };
    }
  }
};

/** The act that an event is: rooms of players and of the site itself, and the word of a warehouse, are none. */
export const actIn = (recorded: Recorded<ActType>): ActRow | null => {
  const told = toldOf(recorded);
  if (told === null) return null;
  const { position, at, event } = recorded;
  return { position, at, kind: event.type, playerId: null, balance: null, amount: null, reason: null, ...told };
};

/** All that operators did in the log, in words. */
export const acts = projectionOf({
  name: 'acts',
  version: 2,
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
