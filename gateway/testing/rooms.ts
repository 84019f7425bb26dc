import { askOver } from '../../test/player/ask.ts';
import { caseOf } from '../../test/player/case.ts';
import * as rooms from '../../test/player/rooms.ts';
import { type Answer, type Ask, entropy, granted, type Player, text, uuid } from './client.ts';
import type { Fixture } from './fixture.ts';

/** The hash that the player's next room of a kind is committed to. */
export const hostSeed = (ask: Ask, { token }: Player, kind: 'battle' | 'giveaway'): Promise<string> =>
  rooms.hostSeed(askOver(ask), token, kind);

/** So many boxes of the sample case, on the odds that are shown now. */
export const boxesOf = async (ask: Ask, count = 1) => {
  const { slug, oddsHash } = await caseOf(askOver(ask), 'ember');
  return Array.from({ length: count }, () => ({ slug, oddsHash }));
};

/** A classic room for two with one box of 10.00, unless it is said otherwise. */
export const battleInput = async (ask: Ask, { token }: Player, change: object = {}) => ({
  ...(await rooms.battleWith(askOver(ask), token, await boxesOf(ask))),
  ...change,
});

export const createBattle = async (ask: Ask, creator: Player, change: object = {}): Promise<Answer> =>
  ask(rooms.CREATE_BATTLE, { input: await battleInput(ask, creator, change) }, creator.token);

/** Opens a room and answers its id. */
export const openBattle = async (ask: Ask, creator: Player, change: object = {}): Promise<string> =>
  text(granted(await createBattle(ask, creator, change)).at('createBattle.battle.id'));

export const joinBattle = (ask: Ask, { token }: Player, battleId: string, change: object = {}): Promise<Answer> =>
  ask(rooms.JOIN_BATTLE, { input: { commandId: uuid(), entropy: entropy(), battleId, ...change } }, token);

export const addBot = (ask: Ask, { token }: Player, battleId: string, seat: number | null = null): Promise<Answer> =>
  ask(rooms.ADD_BOT, { input: { commandId: uuid(), battleId, seat } }, token);

export const fillWithBots = (
  ask: Ask,
  { token }: Player,
  battleId: string,
  seats: readonly number[],
): Promise<Answer> => {
  const bots = seats.map((seat) => ({ seat }));
  return ask(rooms.FILL_WITH_BOTS, { input: { commandId: uuid(), battleId, bots } }, token);
};

export const dissolveBattle = (ask: Ask, { token }: Player, battleId: string): Promise<Answer> =>
  ask(rooms.DISSOLVE_BATTLE, { commandId: uuid(), battleId }, token);

/** The battle as a page reads it; null where there is none. */
export const battleOf = async (ask: Ask, id: string, player?: Player): Promise<unknown> =>
  granted(await ask(rooms.BATTLE, { id }, player?.token)).at('battle');

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

export const MINUTE = 60_000;

export const giveawayInput = (site: Fixture, ask: Ask, { token }: Player, itemIds: readonly string[]) =>
  rooms.giveawayWith(askOver(ask), token, itemIds, site.now() + 6 * MINUTE);

export const hostWith = (ask: Ask, { token }: Player, input: object): Promise<Answer> =>
  ask(rooms.CREATE_GIVEAWAY, { input }, token);

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
  ask(rooms.ENTER_GIVEAWAY, { input: { commandId: uuid(), entropy: entropy(), giveawayId, ...change } }, token);

export const giveawayOf = async (ask: Ask, id: string, player?: Player): Promise<unknown> =>
  granted(await ask(rooms.GIVEAWAY, { id }, player?.token)).at('giveaway');

/** Lets the room close and the time of its draw come; prizes follow it. */
export const drawGiveaway = async (site: Fixture): Promise<void> => {
  site.advance(7 * MINUTE);
  for (let deadline = 0; deadline < 3; deadline += 1) await site.meetDeadlines();
  await site.settled();
};
