import { db, defineQuery, fragment, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import {
  categoryOf,
  goldenCodeStream,
  idIn,
  isBattleId,
  isGiveawayId,
  isGoldenCodeId,
  isItemId,
  isOrderId,
  isPairId,
  isPlayerId,
  isRoundId,
  isToken128,
  type PlayerId,
  playerStream,
} from '../../../engine/kernel/ids.ts';
import { battleById } from '../../../engine/projections/queries/battles.ts';
import { giveawayById } from '../../../engine/projections/queries/giveaways.ts';
import { entryText } from '../../../engine/projections/queries/log.ts';
import { isOfRound } from '../../../engine/projections/queries/plays.ts';
import { recordedEntry } from '../../../engine/projections/read-log.ts';
import { emailIn } from '../../../schema/input/addresses.ts';
import { promotionCodeIn } from '../../../schema/input/codes.ts';
import { plainIn } from '../../../schema/input/plain.ts';
import { maskEmail } from '../../accounts/profile/email.ts';
import { maskPhone, readPhone } from '../../accounts/profile/phone.ts';
import { invalidInput } from '../../errors.ts';
import { namesBeginning } from '../../play/search.ts';
import type { PlayerFoundBy } from '../generated/resolvers.ts';

/** The most that is found. */
const MOST = 20;
/** The longest text that is looked for: an address for mail. */
const MAX_TEXT = 254;

interface Found {
  readonly playerId: string;
  readonly reference: string;
}

/** Answers a player for each thing of that id; none where the text can't be an id of that kind. */
type Find = (sql: SqlClient, asked: { readonly text: string; readonly id: string }) => Promise<readonly Found[]>;

type ById = (sql: SqlClient, values: { id: string }) => Promise<readonly Found[]>;

/** Looks where the text has the form of an id of that kind. */
const ofForm =
  (isId: (text: string) => boolean, byId: ById): Find =>
  async (sql, { id }) =>
    isId(id) ? byId(sql, { id }) : [];

const NOTHING: readonly Found[] = [];

const accounts = db.selectFrom('account').select('playerId');

const inLog = defineQuery((given: Given<{ id: string; stream: string }>) =>
  db
    .selectFrom('account')
    .select('playerId')
    .where('playerId', '=', given('id'))
    .unionAll(
      db
        .selectFrom('stream')
        .select(fragment<string>`${given('id')}::text`.as('playerId'))
        .where('streamId', '=', given('stream')),
    )
    .limit(1),
);

/** Whether the log or an account has a player of that id. */
export const isKnownPlayer = async (sql: SqlClient, id: PlayerId): Promise<boolean> =>
  (await inLog(sql, { id, stream: playerStream(id) })).length > 0;

const byPhone = defineQuery((given: Given<{ phones: readonly string[] }>) =>
  accounts
    .select('phone')
    .where('phone', '=', fragment<string>`ANY(${given('phones')}::text[])`)
    .limit(MOST),
);

/** Null for what is no phone. */
const phoneIn = (text: string): string | null => {
  try {
    return readPhone(text);
  } catch {
    return null;
  }
};

/** As a number of the site, and with the country whose plus was left out. */
const findPhone: Find = async (sql, { text }) => {
  const phones = [phoneIn(text), phoneIn(`+${text}`)].filter((phone) => phone !== null);
  if (phones.length === 0) return NOTHING;
  return (await byPhone(sql, { phones })).map(({ playerId, phone }) => ({ playerId, reference: maskPhone(phone) }));
};

const byMail = defineQuery((given: Given<{ email: string }>) =>
  accounts
    .select('email')
    .$narrowType<{ email: string }>()
    .where(fragment<boolean>`lower(email) COLLATE "C" = lower(${given('email')})`)
    .limit(MOST),
);

const findMail: Find = async (sql, { text }) => {
  const email = emailIn(text);
  if (email === null) return NOTHING;
  return (await byMail(sql, { email })).map((row) => ({ ...row, reference: maskEmail(row.email) }));
};

const byName = defineQuery((given: Given<ReturnType<typeof namesBeginning>>) =>
  accounts
    .select('nickname as reference')
    .where(
      fragment<boolean>`(lower(nickname) COLLATE "C" LIKE lower(${given('written')})
        OR lower(nickname) COLLATE "C" LIKE lower(${given('typed')}))`,
    )
    .orderBy(fragment`lower(nickname) COLLATE "C"`)
    .orderBy('playerId')
    .limit(MOST),
);

/** Text that no database of ours can hold: with a control character, or half of a surrogate pair. */
const UNKEPT = /[\p{Cc}\p{Cs}]/u;

const findName: Find = async (sql, { text }) => (UNKEPT.test(text) ? NOTHING : byName(sql, namesBeginning(text)));

const bySteam = defineQuery((given: Given<{ id: string }>) =>
  accounts.select('steamId as reference').$narrowType<{ reference: string }>().where('steamId', '=', given('id')),
);

const byRound = defineQuery((given: Given<{ id: string }>) =>
  db
    .selectFrom('play as p')
    .select(['p.playerId', 'p.playId as reference'])
    .where('p.playId', '=', given('id'))
    .where(isOfRound),
);

const byPair = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('seedPair').select(['playerId', 'pairId as reference']).where('pairId', '=', given('id')),
);

const byOrder = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('depositOrder').select(['playerId', 'orderId as reference']).where('orderId', '=', given('id')),
);

const byRetrieval = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('retrieval').select(['playerId', 'retrievalId as reference']).where('retrievalId', '=', given('id')),
);

const byItem = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('item').select(['playerId', 'itemId as reference']).where('itemId', '=', given('id')),
);

const byPurchase = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('shopPurchase').select(['playerId', 'purchaseId as reference']).where('purchaseId', '=', given('id')),
);

const byCoupon = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('coupon').select(['playerId', 'couponId as reference']).where('couponId', '=', given('id')),
);

const byTicket = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('supportTicket').select(['playerId', 'ticketId as reference']).where('ticketId', '=', given('id')),
);

const byPromotionCode = defineQuery((given: Given<{ code: string }>) =>
  db.selectFrom('promotionCode').select(['playerId', 'code as reference']).where('code', '=', given('code')),
);

const redemptions = defineQuery((given: Given<{ stream: string }>) =>
  db
    .selectFrom('wholeEvent')
    .select(['position', entryText('entry').as('entry')])
    .where('streamId', '=', given('stream'))
    .where('type', '=', fragment.lit('GoldenCodeRedeemed'))
    .orderBy('position', 'desc')
    .limit(MOST),
);

const findRedemptions: Find = async (sql, { id }) => {
  if (!isGoldenCodeId(id)) return NOTHING;
  const entries = await redemptions(sql, { stream: goldenCodeStream(id) });
  return entries.flatMap(({ position, entry }) => {
    const { event } = recordedEntry(position, entry);
    return event.type === 'GoldenCodeRedeemed' ? [{ playerId: event.data.playerId, reference: id }] : [];
  });
};

/** Each player once. */
const eachOf = (players: readonly string[], reference: string): readonly Found[] =>
  [...new Set(players)].slice(0, MOST).map((playerId) => ({ playerId, reference }));

const findBattle: Find = async (sql, { id }) => {
  const row = isBattleId(id) ? await battleById(sql, id) : null;
  if (row === null) return NOTHING;
  const { creator, seats } = row.battle;
  const seated = seats.flatMap(({ occupant }) => (occupant.kind === 'player' ? [occupant.playerId] : []));
  return eachOf(creator === null ? seated : [creator, ...seated], id);
};

const entrants = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('giveawayEntry').select('playerId').where('giveawayId', '=', given('id')).orderBy('code').limit(MOST),
);

const winners = defineQuery((given: Given<{ id: string }>) =>
  db.selectFrom('giveawayWinner').select('playerId').where('giveawayId', '=', given('id')).orderBy('prize').limit(MOST),
);

const findGiveaway: Find = async (sql, { id }) => {
  const row = isGiveawayId(id) ? await giveawayById(sql, id) : null;
  if (row === null) return NOTHING;
  const { host } = row.room;
  const players = [...(await winners(sql, { id })), ...(await entrants(sql, { id }))].map(({ playerId }) => playerId);
  return eachOf(host === null ? players : [host, ...players], id);
};

const atPosition = defineQuery((given: Given<{ position: number }>) =>
  db
    .selectFrom('wholeEvent')
    .select(['position', entryText('entry').as('entry')])
    .where('position', '=', given('position')),
);

/** Fields of events that name a player. */
const NAMING: ReadonlySet<string> = new Set(['playerId', 'creator', 'host']);

const namedIn = (data: unknown): readonly string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([field, value]) =>
        NAMING.has(field) && typeof value === 'string' ? [value] : namedIn(value),
      );

/** The player of the entry's stream, those whom the event names, and those whose play, coin or items it moves. */
const playersIn = ({ stream, event: { data }, facts }: ReadEvent): readonly string[] => [
  ...(categoryOf(stream) === 'player' ? [idIn(stream)] : []),
  ...namedIn(data),
  ...(facts.play === null ? [] : [facts.play.playerId]),
  ...facts.postings.flatMap(({ from, to }) => [from, to].flatMap((side) => ('player' in side ? [side.player] : []))),
  ...facts.acquired.map(({ owner }) => owner),
  ...facts.moved.flatMap(({ owner, heir }) => (heir === null ? [owner] : [owner, heir.playerId])),
];

const findPosition: Find = async (sql, { id }) => {
  const position = /^\d{1,15}$/.test(id) ? Number(id) : null;
  if (position === null) return NOTHING;
  const [found] = await atPosition(sql, { position });
  return found === undefined ? NOTHING : eachOf(playersIn(recordedEntry(position, found.entry)), String(position));
};

/** A round as players see it; some write it with a colon. */
const findRound: Find = async (sql, { id }) => {
  const round = id.replace(':', '.');
  return isRoundId(round) ? byRound(sql, { id: round }) : NOTHING;
};

const findPromotionCode: Find = async (sql, { id }) => {
  const code = promotionCodeIn(id)?.toUpperCase();
  return code === undefined ? NOTHING : byPromotionCode(sql, { code });
};

const isSteamId = (text: string): boolean => /^\d{17}$/.test(text);
const isRetrievalId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}(?:\.\d{1,6})?$/.test(text);
const isTicketId = (text: string): boolean => /^[0-9a-f-]{36}$/.test(text);

/** Every way to a player, exact ones first. */
const WAYS: Readonly<Record<PlayerFoundBy, Find>> = {
  PLAYER: async (sql, { id }) =>
    isPlayerId(id) && (await isKnownPlayer(sql, id)) ? [{ playerId: id, reference: id }] : NOTHING,
  PHONE: findPhone,
  MAIL: findMail,
  STEAM: ofForm(isSteamId, bySteam),
  ROUND: findRound,
  SEED_PAIR: ofForm(isPairId, byPair),
  BATTLE: findBattle,
  GIVEAWAY: findGiveaway,
  DEPOSIT: ofForm(isOrderId, byOrder),
  RETRIEVAL: ofForm(isRetrievalId, byRetrieval),
  ITEM: ofForm(isItemId, byItem),
  PURCHASE: ofForm(isToken128, byPurchase),
  COUPON: ofForm(isToken128, byCoupon),
  GOLDEN_CODE: findRedemptions,
  PROMOTION_CODE: findPromotionCode,
  TICKET: ofForm(isTicketId, byTicket),
  POSITION: findPosition,
  NICKNAME: findName,
};

const isWay = (name: string): name is PlayerFoundBy => Object.hasOwn(WAYS, name);

const nicknames = defineQuery((given: Given<{ players: readonly string[] }>) =>
  accounts.select('nickname').where('playerId', '=', fragment<string>`ANY(${given('players')}::text[])`),
);

/**
 * The players that a text leads to, exact finds first. Every look goes by an index.
 * @throws GatewayError INVALID_INPUT
 */
export const findPlayers = async (sql: SqlClient, typed: string) => {
  const text = typed.trim();
  if (text === '' || text.length > MAX_TEXT) throw invalidInput('text', `has 1 to ${MAX_TEXT} characters`);
  const asked = { text, id: plainIn(text).trim() };
  const found = await Promise.all(
    Object.keys(WAYS)
      .filter(isWay)
      .map(async (by) => (await WAYS[by](sql, asked)).map(({ playerId, reference }) => ({ playerId, reference, by }))),
  );
  const hits = found.flat().slice(0, MOST);
  if (hits.length === 0) return [];
  const named = await nicknames(sql, { players: hits.map(({ playerId }) => playerId) });
  const nicknameOf = new Map(named.map(({ playerId, nickname }) => [playerId, nickname]));
  return hits.map((hit) => ({ ...hit, nickname: nicknameOf.get(hit.playerId) ?? null }));
};
