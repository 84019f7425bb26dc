import { expect } from 'vitest';
import { type Answer, entropy, granted, signUpWith, winItems } from '../../testing/client.ts';
import { enterGiveaway, openBattle, openGiveaway } from '../../testing/rooms.ts';
import { pluck, read, type Trial, type World } from './trial.ts';

const battleRead = async (world: World, id: unknown): Promise<Answer> =>
  granted(
    await world.ask(
      'query($id: ID!) { battle(id: $id) { status mode seatCount seats { kind nickname } rounds { draws { number } } } }',
      { id },
    ),
  );

/** A waiting room of another player. */
const othersRoom = async (world: World) => {
  const host = await signUpWith(world.ask, 10_000);
  return { params: { id: await openBattle(world.ask, host, { seatCount: 3 }) } };
};
/** Another player's room, and the entropy that the player brings into it. */
const withSeat = async (world: World) => {
  const { params } = await othersRoom(world);
  return { params: { ...params, entropy: entropy() } };
};
const ownRoom = async (world: World) => ({
  params: { id: await openBattle(world.ask, world.player, { seatCount: 3 }) },
});

const listOf = (scope: string, status: string) =>
  `{ battles(filter: { scope: ${scope}${status} }, first: 50) { edges { node { id } } } }`;

/** Compares a page of battles with GraphQL's list. */
const sameBattles =
  (scope: string, status = ''): Trial['verify'] =>
  async (answer, world, { player }) => {
    const battles = await read(world, listOf(scope, status), 'battles.edges', { token: player.token });
    const ids = pluck(battles, 'node.id');
    expect(pluck(answer.at('list'), 'id')).toEqual(ids.slice(0, 10));
    expect(answer.at('total')).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
  };

const rollRoom = async (world: World, password?: string) => {
  const host = await signUpWith(world.ask, 10_000);
  const items = (await winItems(world.ask, host, 1)).map(({ id }) => id);
  const id = await openGiveaway(world.site, world.ask, host, items, password === undefined ? {} : { password });
  await world.site.settled();
  return { params: { id, ...(password === undefined ? {} : { password }) } };
};

export const roomTrials: readonly Trial[] = [
  {
    method: 'POST',
    path: '/battle/create',
    state: '`battle`, `me.wallet`',
    set: async () => ({ params: { boxes: ['ember', 'ember'], playerCount: 3, mode: 1, pos: 1, entropy: entropy() } }),
    verify: async (answer, world, { player }) => {
      const battle = await battleRead(world, answer.at('battle.id'));
      expect(battle.at('battle')).toMatchObject({ status: 'WAITING', mode: 'UNDERDOG', seatCount: 3 });
      expect(answer.at('battle.cost')).toBe(20);
      const coin = await read(world, '{ me { wallet { coin } } }', 'me.wallet.coin', { token: player.token });
      expect(answer.at('balance')).toBe(Number(coin) / 100);
    },
  },
  {
    method: 'POST',
    path: '/battle/cancel',
    state: '`battle.status`',
    set: ownRoom,
    verify: async (_answer, world, { params }) =>
      expect((await battleRead(world, params?.id)).at('battle.status')).toBe('DISSOLVED'),
  },
  {
    method: 'POST',
    path: '/battle/joinBattle',
    state: '`battle.seats`',
    set: withSeat,
    verify: async (_answer, world, { params }) =>
      expect(pluck((await battleRead(world, params?.id)).at('battle.seats'), 'kind')).toEqual(['PLAYER', 'PLAYER']),
  },
  {
    method: 'POST',
    path: '/battle/joinBot',
    state: '`battle.seats`',
    set: ownRoom,
    verify: async (_answer, world, { params }) =>
      expect(pluck((await battleRead(world, params?.id)).at('battle.seats'), 'kind')).toEqual(['PLAYER', 'BOT']),
  },
  {
    method: 'POST',
    path: '/battle/getBots',
    state: 'bots as they sit in `battle.seats`',
    set: async (world) => {
      const { params } = await ownRoom(world);
      const bot = 'mutation($input: AddBotInput!) { addBot(input: $input) { battle { seats { nickname avatar } } } }';
      const input = { commandId: crypto.randomUUID(), battleId: params.id };
      const added = granted(await world.ask(bot, { input }, world.player.token));
      return { before: added.at('addBot.battle.seats.1') };
    },
    verify: async (answer, _world, { before }) =>
      expect(before).toEqual({ nickname: answer.at('0.nickname'), avatar: answer.at('0.headPic') }),
  },
  {
    method: 'GET',
    path: '/battle/getBattleDetail',
    state: 'the same as `battle`',
    set: othersRoom,
    verify: async (answer, _world, { params }) =>
      expect(answer.data).toMatchObject({ id: params?.id, state: 0, playerCount: 3 }),
  },
  {
    method: 'GET',
    path: '/battle/getBattleResults',
    state: 'the same as `battle.rounds` of a finished one',
    set: async (world) => {
      const finished = '{ battles(filter: { scope: HISTORY }) { edges { node { id } } } }';
      const [id] = pluck(await read(world, finished, 'battles.edges'), 'node.id');
      return { params: { id } };
    },
    verify: async (answer, world, { params }) => {
      const rounds = (await battleRead(world, params?.id)).at('battle.rounds');
      expect(pluck(answer.at('rounds.0.draws'), 'number')).toEqual(pluck(pluck(rounds, 'draws')[0], 'number'));
      expect(answer.at('fairness.serverSeed')).toMatch(/^[0-9a-f]{64}$/);
    },
  },
  {
    method: 'GET',
    path: '/battle/getCurrentList',
    state: 'the same as `battles` in scope CURRENT',
    set: async (world) => {
      await othersRoom(world);
      return { params: { mode: -1, page: 1, pageSize: 10 } };
    },
    verify: sameBattles('CURRENT'),
  },
  {
    method: 'GET',
    path: '/battle/getList',
    state: 'the same as `battles` in scope HISTORY',
    set: async () => ({ params: { mode: -1, page: 1, pageSize: 10, state: 2 } }),
    verify: sameBattles('HISTORY'),
  },
  {
    method: 'GET',
    path: '/battle/getMyBattleList',
    state: 'the same as `battles` in scope MINE',
    set: async (world) => {
      await ownRoom(world);
      return { params: { mode: -1, page: 1, pageSize: 10, state: 0 } };
    },
    verify: sameBattles('MINE', ', status: WAITING'),
  },
  {
    method: 'GET',
    path: '/battle/rank',
    state: 'the same as `battleRank`',
    verify: async (answer, world) => {
      const rank = await read(world, '{ battleRank { nickname } }', 'battleRank');
      expect(pluck(answer.data, 'nickname')).toEqual(pluck(rank, 'nickname'));
      expect(pluck(rank, 'nickname').length).toBeGreaterThan(0);
    },
  },
  {
    method: 'GET',
    path: '/roll/list',
    state: 'the same as `giveaways`',
    set: async (world) => {
      await rollRoom(world);
      return { params: { state: 1 } };
    },
    verify: async (answer, world) => {
      const rooms = await read(world, '{ giveaways(status: OPEN) { edges { node { id } } } }', 'giveaways.edges');
      expect(pluck(answer.at('list'), 'rollId')).toEqual(pluck(rooms, 'node.id'));
      expect(pluck(rooms, 'node.id').length).toBeGreaterThan(0);
    },
  },
  {
    method: 'GET',
    path: '/roll/detail',
    state: 'the same as `giveaway`',
    set: async (world) => {
      const { params } = await rollRoom(world);
      granted(await enterGiveaway(world.ask, await signUpWith(world.ask, 1_000), params.id));
      await world.site.settled();
      return { params };
    },
    verify: async (answer, _world, { params }) =>
      expect(answer.data).toMatchObject({ rollId: params?.id, participantCount: 1, rollCodeRange: [1, 1] }),
  },
  {
    method: 'POST',
    path: '/roll/join',
    state: '`giveaway.myCode`',
    set: async (world) => {
      const { params } = await rollRoom(world, 'open sesame');
      return { params: { ...params, entropy: entropy() } };
    },
    verify: async (answer, world, { params, player }) => {
      const mine = 'query($id: ID!) { giveaway(id: $id) { myCode } }';
      const asked = { token: player.token, variables: { id: params?.id } };
      expect(await read(world, mine, 'giveaway.myCode', asked)).toBe(answer.at('rollCode'));
    },
  },
];
