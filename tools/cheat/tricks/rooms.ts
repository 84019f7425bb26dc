import { randomBytes, randomUUID } from 'node:crypto';
import { shippedCatalog } from '../../../engine/catalog/shipped/index.ts';
import type { Command } from '../../../engine/commands.ts';
import { readStates } from '../../../engine/committer/read-states.ts';
import { isCommandId, isSkinId, mustBe, type StreamId } from '../../../engine/kernel/ids.ts';
import { officialGiveaway, openedIn } from '../../../gateway/operator/campaigns/rooms.ts';
import { fightBotOnPage } from '../browser/battle-page.ts';
import { untilCaughtUp } from '../caught-up.ts';
import { joiningClient } from '../client/joining-client.ts';
import {
  addBot,
  dissolveRoom,
  enterRoom,
  joinRoom,
  openRoom,
  saysOfBattles,
  saysOfGiveaway,
  wonBattle,
  wonGiveaway,
} from '../client/rooms.ts';
import { type Seat, takeSeat } from '../client/seat.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { choosyHouse, grindingHouse, type Last } from '../house/rooms.ts';
import { type Played, playedTrick } from '../played.ts';
import type { RunningHouse } from '../running-house.ts';

const roomsWon = (won: readonly boolean[]): Played['measured'] => ({
  of: 'rooms',
  n: won.length,
  staked: won.length,
  won: won.filter((one) => one).length,
});

/** A player may have only so many rooms open. */
const AT_ONCE = 12;

/** The house wins half of all rooms without a trick. A run of so many rooms leaves one chance in 16 million that none was turned. */
const MOST_ROOMS = 24;

/** Opens so many rooms for a player, has each filled, and tells which ones the player won. */
const fight = async (player: Seat, rooms: number, fill: (id: string) => Promise<void>): Promise<readonly boolean[]> => {
  const won: boolean[] = [];
  while (won.length < rooms) {
    const ids: string[] = [];
    while (ids.length < Math.min(AT_ONCE, rooms - won.length)) {
      const id = await openRoom(player);
      await fill(id);
      ids.push(id);
    }
    won.push(...(await Promise.all(ids.map((id) => wonBattle(player, id)))));
  }
  return won;
};

/** Half of all battles the bot wins anyway: so many are watched until the house turned one. */
const MOST_ON_PAGE = 10;

const isBotsCommand = (command: Command): command is Last =>
  command.type === 'AddBot' || command.type === 'FillWithBots';

export const ownBots = playedTrick({
  name: 'own-entropy-of-bots',
  does: 'gives a bot that the player adds entropy of its own, with which the bot wins',
  house: () => grindingHouse(isBotsCommand, (winners) => winners.every((one) => one.startsWith('bot-'))),
  play: async ({ url }, { rooms }) => {
    const player = await takeSeat(url);
    const won = await fight(player, rooms, (id) => addBot(player, id));
    return { clients: [], measured: roomsWon(won), stopped: null };
  },
  onPage: async ({ url }, eyes, { turned }) => {
    const player = await takeSeat(url);
    const won: boolean[] = [];
    while (turned() === 0 && won.length < MOST_ON_PAGE)
      won.push(await fightBotOnPage(eyes, player, `own-entropy-of-bots-${won.length + 1}`));
    return { clients: [], measured: roomsWon(won), stopped: null };
  },
});

/** A house with accounts of its own, whose ids it learns once they are there, and which it likes to win. */
interface Accomplices extends CheatingHouse {
  readonly accomplices: Set<string>;
}

/** @param own whether the house looks at what its accounts bring, or at what all other accounts bring */
const withAccomplices = (type: Last['type'], house: typeof grindingHouse, own: boolean): Accomplices => {
  const accomplices = new Set<string>();
  const isLast = (command: Command): command is Last =>
    command.type === type &&
    'playerId' in command &&
    command.playerId !== null &&
    accomplices.has(command.playerId) === own;
  return { ...house(isLast, (winners) => winners.some((one) => accomplices.has(one))), accomplices };
};

/** Registers an account of the house, like any other. */
const seatAccomplice = async (url: string, { accomplices }: Accomplices): Promise<Seat> => {
  const seat = await takeSeat(url);
  accomplices.add(seat.playerId);
  return seat;
};

export const lastSeat = playedTrick({
  name: 'last-seat',
  does: 'seats an account of its own last in a battle without a beacon, with the entropy that wins',
  house: () => withAccomplices('JoinBattle', grindingHouse, true),
  play: async ({ url }, { rooms }, house) => {
    const [player, other] = [await takeSeat(url), await seatAccomplice(url, house)];
    const said = await saysOfBattles(player);
    const won: boolean[] = [];
    while (won.length < rooms || (house.turned() === 0 && won.length < MOST_ROOMS))
      won.push(...(await fight(player, rooms, (id) => joinRoom(other, id))));
    return { clients: [], measured: roomsWon(won), stopped: null, said };
  },
});

/** A player takes the last seats of rooms that an account of the house opens, until the house had a chance. */
const takeLastSeats = async (url: string, rooms: number, house: Accomplices): Promise<Played> => {
  const [player, host] = [await takeSeat(url), await seatAccomplice(url, house)];
  const said = await saysOfBattles(player);
  const client = joiningClient(player);
  const won: boolean[] = [];
  let stopped: string | null = null;
  while (stopped === null && (won.length < rooms || house.turned() === 0) && won.length < MOST_ROOMS) {
    const id = await openRoom(host);
    const joined = await client.join(id);
    if (joined.kind === 'stopped') stopped = joined.why;
    if (joined.kind === 'refused') await dissolveRoom(host, id);
    if (joined.kind === 'seated') won.push(await wonBattle(player, id));
  }
  await client.close();
  return { clients: [client], measured: roomsWon(won), stopped, said };
};

export const swappedSeat = playedTrick({
  name: 'own-entropy-of-seats',
  does: 'logs entropy of its own for a player who comes last in a battle without a beacon, with which they lose',
  house: () => withAccomplices('JoinBattle', grindingHouse, false),
  play: ({ url }, { rooms }, house) => takeLastSeats(url, rooms, house),
});

export const refusedSeat = playedTrick({
  name: 'refused-seat',
  does: 'signs that the last seat of a battle without a beacon is taken, wherever its player would win',
  house: () => withAccomplices('JoinBattle', choosyHouse, false),
  play: ({ url }, { rooms }, house) => takeLastSeats(url, rooms, house),
});

/** A room of the house takes entries for ten seconds at least; a busy machine needs more. */
const OPEN_MS = 20_000;

const openGiveaway = async ({ database, engine }: RunningHouse): Promise<string> => {
  const [prize] = shippedCatalog().cases[0]?.entries ?? [];
  if (prize === undefined) throw new Error('a catalog without a case');
  const parts = {
    ...{ sql: database.pool, readStreams: (ids: readonly StreamId[]) => readStates(database.pool, ids) },
    ...{ beacon: { kind: 'none' } as const, randomBytes, now: Date.now },
  };
  const command = await officialGiveaway(parts, {
    ...{
      title: { 'zh-CN': 'a', 'zh-TW': 'a', en: 'a' },
      prizes: [{ skin: mustBe(isSkinId, prize.skin), wear: prize.wear }],
      minutes: 1,
    },
    ...{ password: null, depositDays: null, vipGrade: 0 },
  });
  const commandId = mustBe(isCommandId, randomUUID());
  const outcome = await engine.submit({
    actor: 'operator',
    commandId,
    command: { ...command, drawAt: Date.now() + OPEN_MS },
  });
  const id = openedIn(outcome);
  if (id === null) throw new Error(`no giveaway: ${JSON.stringify(outcome)}`);
  await untilCaughtUp(database, 'giveaways');
  return id;
};

export const lastEntry = playedTrick({
  name: 'last-entry',
  does: 'enters a giveaway of its own without a beacon last, with the entropy that wins',
  house: () => withAccomplices('EnterGiveaway', grindingHouse, true),
  play: async (running, { rooms }, house) => {
    const { url } = running;
    const [player, other] = [await takeSeat(url), await seatAccomplice(url, house)];
    const enter = async () => {
      const id = await openGiveaway(running);
      const said = await saysOfGiveaway(player, id);
      await enterRoom(player, id);
      await enterRoom(other, id);
      return { said, won: await wonGiveaway(player, id) };
    };
    const played: Awaited<ReturnType<typeof enter>>[] = [];
    while (played.length < rooms || (house.turned() === 0 && played.length < MOST_ROOMS))
      played.push(...(await Promise.all(Array.from({ length: rooms }, enter))));
    const said = played.every((one) => one.said);
    return { clients: [], measured: roomsWon(played.map(({ won }) => won)), stopped: null, said };
  },
});
