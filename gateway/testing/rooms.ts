import { battleTerms, giveawayTerms } from '../../test/terms-cast.ts';
import { type Answer, type Ask, entropy, granted, type Player, text, uuid } from './client.ts';
import type { Fixture } from './fixture.ts';

/** Everything of a battle that doesn't depend on who asks. */
export const BATTLE_FIELDS = `id position version mode teams private official status dissolvedBy seatCount cost createdAt
  expiresAt lockedAt lockHash nextRoundAt finishedAt publicHash beacon { kind round dueAt randomness signature }
  boxes { round price case { slug version oddsHash } }
  seats { seat side kind playerId nickname avatar entropy total }
  rounds { round startedAt draws { seat ticket float number entry { index value skin { id } } } }
  result { winners totals value position tie { between ticket } order { between ticket }
    awards { seat items value } }
  reveal { serverSeed salt position }`;

const ANSWER = `{ battle { ${BATTLE_FIELDS} } key wallet { coin version } position }`;
const CREATE = `mutation($input: CreateBattleInput!) { createBattle(input: $input) ${ANSWER} }`;
const JOIN = `mutation($input: JoinBattleInput!) { joinBattle(input: $input) ${ANSWER} }`;
const BOT = `mutation($input: AddBotInput!) { addBot(input: $input) ${ANSWER} }`;
const DISSOLVE = `mutation($commandId: CommandId!, $battleId: ID!) {
  dissolveBattle(commandId: $commandId, battleId: $battleId) ${ANSWER} }`;
const SEEDS = '{ hostSeeds { battle { id publicHash } giveaway { id publicHash } } }';

/** The hash that the player's next room of a kind is committed to. */
export const hostSeed = async (ask: Ask, { token }: Player, kind: 'battle' | 'giveaway'): Promise<string> =>
  text(granted(await ask(SEEDS, undefined, token)).at(`hostSeeds.${kind}.publicHash`));

/** So many boxes of the sample case, on the odds that are shown now. */
export const boxesOf = async (ask: Ask, count = 1) => {
  const oddsHash = text((await ask('{ case(slug: "ember") { oddsHash } }')).at('case.oddsHash'));
  return Array.from({ length: count }, () => ({ slug: 'ember', oddsHash }));
};

/** A classic room for two with one box of 10.00, unless it is said otherwise. */
export const battleInput = async (ask: Ask, creator: Player, change: object = {}) => ({
  commandId: uuid(),
  entropy: entropy(),
  terms: battleTerms,
  seedHash: await hostSeed(ask, creator, 'battle'),
  mode: 'CLASSIC',
  seatCount: 2,
  boxes: await boxesOf(ask),
  ...change,
});

export const createBattle = async (ask: Ask, creator: Player, change: object = {}): Promise<Answer> =>
  ask(CREATE, { input: await battleInput(ask, creator, change) }, creator.token);

/** Opens a room and answers its id. */
export const openBattle = async (ask: Ask, creator: Player, change: object = {}): Promise<string> =>
  text(granted(await createBattle(ask, creator, change)).at('createBattle.battle.id'));

export const joinBattle = (ask: Ask, { token }: Player, battleId: string, change: object = {}): Promise<Answer> =>
  ask(JOIN, { input: { commandId: uuid(), entropy: entropy(), battleId, ...change } }, token);

export const addBot = (ask: Ask, { token }: Player, battleId: string, seat: number | null = null): Promise<Answer> =>
  ask(BOT, { input: { commandId: uuid(), battleId, seat, entropy: entropy() } }, token);

export const dissolveBattle = (ask: Ask, { token }: Player, battleId: string): Promise<Answer> =>
  ask(DISSOLVE, { commandId: uuid(), battleId }, token);

/** The battle as a page reads it; null where there is none. */
export const battleOf = async (ask: Ask, id: string, player?: Player): Promise<unknown> =>
  granted(await ask(`query($id: ID!) { battle(id: $id) { ${BATTLE_FIELDS} } }`, { id }, player?.token)).at('battle');

/** Plays the round that is next at its time; false where none is. */
export const playRound = async (site: Fixture, ask: Ask, id: string): Promise<boolean> => {
  const next = granted(await ask('query($id: ID!) { battle(id: $id) { nextRoundAt } }', { id })).at(
    'battle.nextRoundAt',
  );
  if (next === null) return false;
  site.advance(Math.max(0, Date.parse(text(next)) - site.now()));
  await site.meetDeadlines();
  await site.settled();
  return true;
};

/** Lets a full room run to its end. */
export const runBattle = async (site: Fixture, ask: Ask, id: string): Promise<void> => {
  while (await playRound(site, ask, id));
};

const GIVEAWAY_FIELDS = `id position version official hostNickname hostAvatar mine status locked
  conditions { depositDays vipGrade } startsAt drawAt prizes { place itemId value wear float skin { id } } prizeValue
  entrantCount myCode winners { place code ticket nickname mine prize { itemId } } entriesHash publicHash lockHash
  beacon { kind round } finishedAt reveal { serverSeed salt position }`;

const HOST = `mutation($input: CreateGiveawayInput!) {
  createGiveaway(input: $input) { giveaway { ${GIVEAWAY_FIELDS} } position } }`;
const ENTER = `mutation($input: EnterGiveawayInput!) {
  enterGiveaway(input: $input) { giveaway { ${GIVEAWAY_FIELDS} } position } }`;

export const MINUTE = 60_000;

export const giveawayInput = async (site: Fixture, ask: Ask, host: Player, itemIds: readonly string[]) => ({
  commandId: uuid(),
  entropy: entropy(),
  terms: giveawayTerms,
  seedHash: await hostSeed(ask, host, 'giveaway'),
  itemIds,
  drawAt: new Date(site.now() + 6 * MINUTE).toISOString(),
});

export const hostWith = (ask: Ask, { token }: Player, input: object): Promise<Answer> => ask(HOST, { input }, token);

/** A room that is drawn in six minutes, unless it is said otherwise; its id. */
export const openGiveaway = async (
  site: Fixture,
  ask: Ask,
  host: Player,
  itemIds: readonly string[],
  change: object = {},
): Promise<string> => {
  const input = { ...(await giveawayInput(site, ask, host, itemIds)), ...change };
  return text(granted(await hostWith(ask, host, input)).at('createGiveaway.giveaway.id'));
};

export const enterGiveaway = (ask: Ask, { token }: Player, giveawayId: string, change: object = {}): Promise<Answer> =>
  ask(ENTER, { input: { commandId: uuid(), entropy: entropy(), giveawayId, ...change } }, token);

export const giveawayOf = async (ask: Ask, id: string, player?: Player): Promise<unknown> =>
  granted(await ask(`query($id: ID!) { giveaway(id: $id) { ${GIVEAWAY_FIELDS} } }`, { id }, player?.token)).at(
    'giveaway',
  );

/** Lets the time of the draw come; prizes follow it. */
export const drawGiveaway = async (site: Fixture): Promise<void> => {
  site.advance(7 * MINUTE);
  await site.meetDeadlines();
  await site.meetDeadlines();
  await site.settled();
};
