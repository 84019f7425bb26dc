import type { GameName } from './game-name.ts';

/** Branded ids: a string that was checked once, at the edge, and can't be mixed up afterwards. */
declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** Random id of a player in the public log: 22 characters of base64url (128 bits). Not the account's id. */
export type PlayerId = Branded<'PlayerId'>;
/** Random id of a seed pair: 22 characters of base64url (128 bits). */
export type PairId = Branded<'PairId'>;
/** `{pairId}.{roundNo}`: one play. */
export type RoundId = Branded<'RoundId'>;
/** `{playerId}.{version}.{n}`: the n-th item, from 1, that the open entry of that version made in the player's stream. */
export type ItemId = Branded<'ItemId'>;
/** First 128 bits of a SHA-256 over creator, seed hash and entropy: 22 characters of base64url. */
export type BattleId = Branded<'BattleId'>;
export type GiveawayId = Branded<'GiveawayId'>;
/** Random id of a coupon or a purchase: 22 characters of base64url (128 bits). */
export type Token128 = Branded<'Token128'>;
/** Random id of a Golden Code; the code itself is a secret. */
export type GoldenCodeId = Branded<'GoldenCodeId'>;
/** Id of a deposit order, made by the gateway: 1–64 of `[A-Za-z0-9_-]`. */
export type OrderId = Branded<'OrderId'>;
export type ListingId = Branded<'ListingId'>;
export type ContestId = Branded<'ContestId'>;
/** Random id of an act of the operator: 22 characters of base64url (128 bits). */
export type ActId = Branded<'ActId'>;
/** A person who operates the site, by a random id of 16 hex digits; or `operator:local`, the command line on the site's own machine. */
export type OperatorId = Branded<'OperatorId'>;
export type CaseSlug = Branded<'CaseSlug'>;
export type SkinId = Branded<'SkinId'>;
/** SHA-256 or HMAC-SHA256, 64 lower-case hex digits. */
export type HexHash = Branded<'HexHash'>;
/**
 * `{category}-{id}`: `player-…`, `case-…`, `skin-…`, `game-…`, `battle-…`, `giveaway-…`, `table-…`, `pool-…`, `listing-…`,
 * `code-…`, `contest-…`, `act-…`, `terms-play`, `site-log`.
 */
export type StreamId = Branded<'StreamId'>;
/** Id of a command: a client's UUID, or a namespaced string of an internal actor (`timer:…`, `import:…`). */
export type CommandId = Branded<'CommandId'>;

const token128 = /^[A-Za-z0-9_-]{22}$/;
const slug = /^[a-z0-9][a-z0-9-]{0,63}$/;
const order = /^[A-Za-z0-9_-]{1,64}$/;
const hash = /^[0-9a-f]{64}$/;
const round = /^[A-Za-z0-9_-]{22}\.[1-9][0-9]{0,5}$/;
const item = /^[A-Za-z0-9_-]{22}\.[1-9][0-9]{0,9}\.[1-9][0-9]{0,3}$/;
const operator = /^operator:local$|^[0-9a-f]{16}$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const namespaced = /^[a-z][a-z-]*:[A-Za-z0-9_:.-]{1,200}$/;

const categories = [
  'player',
  'case',
  'skin',
  'game',
  'battle',
  'giveaway',
  'table',
  'pool',
  'listing',
  'code',
  'contest',
  'act',
  'terms',
  'site',
] as const;

/** The same patterns for the published JSON Schemas of the events. */
export const idPatterns = {
  token128: token128.source,
  order: order.source,
  slug: slug.source,
  hash: hash.source,
  operator: operator.source,
  round: round.source,
  item: item.source,
  stream: `^(${categories.join('|')})-.+$`,
  command: `${uuid.source}|${namespaced.source}`,
} as const;

export const isPlayerId = (text: string): text is PlayerId => token128.test(text);
export const isPairId = (text: string): text is PairId => token128.test(text);
export const isBattleId = (text: string): text is BattleId => token128.test(text);
export const isGiveawayId = (text: string): text is GiveawayId => token128.test(text);
export const isToken128 = (text: string): text is Token128 => token128.test(text);
export const isGoldenCodeId = (text: string): text is GoldenCodeId => token128.test(text);
export const isOrderId = (text: string): text is OrderId => order.test(text);
export const isListingId = (text: string): text is ListingId => slug.test(text);
export const isContestId = (text: string): text is ContestId => slug.test(text);
export const isActId = (text: string): text is ActId => token128.test(text);
export const isOperatorId = (text: string): text is OperatorId => operator.test(text);
export const isRoundId = (text: string): text is RoundId => round.test(text);
export const isItemId = (text: string): text is ItemId => item.test(text);
export const isCaseSlug = (text: string): text is CaseSlug => slug.test(text);
export const isSkinId = (text: string): text is SkinId => slug.test(text);
export const isHexHash = (text: string): text is HexHash => hash.test(text);
/** A command id that a client may choose: only UUIDs, so that no client can occupy an internal name. */
export const isClientCommandId = (text: string): text is CommandId => uuid.test(text);
export const isCommandId = (text: string): text is CommandId => uuid.test(text) || namespaced.test(text);

export type StreamCategory = (typeof categories)[number];

export const isStreamId = (text: string): text is StreamId => {
  const dash = text.indexOf('-');
  const category = text.slice(0, dash);
  return dash > 0 && dash < text.length - 1 && text.length <= 100 && categories.some((known) => known === category);
};

/** An id made of others, which were checked when they became ids, and of numbers that `numbered` wrote. */
const made = <Id extends string>(text: string): Id => text as Id;

/** @throws TypeError for what is no whole number from 1 to `most` */
const numbered = (number: number, most: number): string => {
  if (!(Number.isInteger(number) && number >= 1 && number <= most)) throw new TypeError(`not numbered by ${number}`);
  return String(number);
};

/** Turns text into an id or throws: for values the program itself made, where anything else is a bug. */
export const mustBe = <Id extends string>(guard: (text: string) => text is Id, text: string): Id => {
  if (!guard(text)) throw new TypeError(`not a valid id: ${text.slice(0, 80)}`);
  return text;
};

export const playerStream = (id: PlayerId): StreamId => made(`player-${id}`);
export const caseStream = (id: CaseSlug): StreamId => made(`case-${id}`);
export const skinStream = (id: SkinId): StreamId => made(`skin-${id}`);
export const gameStream = (game: GameName): StreamId => made(`game-${game}`);
export const battleStream = (id: BattleId): StreamId => made(`battle-${id}`);
export const giveawayStream = (id: GiveawayId): StreamId => made(`giveaway-${id}`);
/** Where the versions of the dream's consolation table are published. */
export const consolationStream: StreamId = mustBe(isStreamId, 'table-consolation');
/** Where the versions of the pool are published that tables of contracts are built from. */
export const contractPoolStream: StreamId = mustBe(isStreamId, 'pool-contract');
export const listingStream = (id: ListingId): StreamId => made(`listing-${id}`);
export const contestStream = (id: ContestId): StreamId => made(`contest-${id}`);
export const goldenCodeStream = (id: GoldenCodeId): StreamId => made(`code-${id}`);
export const actStream = (id: ActId): StreamId => made(`act-${id}`);
/** Where the versions of the terms of play, and of the rules of acts, are published. */
export const termsStream: StreamId = mustBe(isStreamId, 'terms-play');
/** The command line on the site's own machine: it proposes, and is never the second of two people. */
export const LOCAL_OPERATOR: OperatorId = mustBe(isOperatorId, 'operator:local');
/** Where the log speaks of itself and of the site as a whole. */
export const siteLogStream: StreamId = mustBe(isStreamId, 'site-log');
export const roundId = (pair: PairId, roundNo: number): RoundId => made(`${pair}.${numbered(roundNo, 999_999)}`);
/** The n-th item, from 1, that a player's open entry of that version made. */
export const itemIdOf = (player: PlayerId, version: number, n: number): ItemId =>
  made(`${player}.${numbered(version, 9_999_999_999)}.${numbered(n, 9_999)}`);

/** The category of a stream; streams are only made through the constructors above. */
export const categoryOf = (stream: StreamId): StreamCategory => {
  const category = categories.find((known) => stream.startsWith(`${known}-`));
  if (category === undefined) throw new TypeError(`stream of unknown category: ${stream}`);
  return category;
};

/** The text after the category in a stream's name. */
export const idIn = (stream: StreamId): string => stream.slice(categoryOf(stream).length + 1);
