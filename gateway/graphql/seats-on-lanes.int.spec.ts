import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { done, type Rest, restOf } from '../rest/testing/client.ts';
import {
  type Answer,
  type Ask,
  askOf,
  granted,
  OPEN,
  openInput,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
  winItems,
} from '../testing/client.ts';
import { databases } from '../testing/databases.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { openLane, placeOf } from '../testing/lanes.ts';
import { battleInput, giveawayInput, openBattle, openGiveaway } from '../testing/rooms.ts';

const PROMISE = 'position promise { entries { entry } }';
const CREATE_BATTLE = `mutation($input: CreateBattleInput!) { createBattle(input: $input) { battle { id seats { entropy } } key ${PROMISE} } }`;
const JOIN_BATTLE = `mutation($input: JoinBattleInput!) { joinBattle(input: $input) { ${PROMISE} } }`;
const CREATE_GIVEAWAY = `mutation($input: CreateGiveawayInput!) { createGiveaway(input: $input) { giveaway { id } ${PROMISE} } }`;
const ENTER_GIVEAWAY = `mutation($input: EnterGiveawayInput!) { enterGiveaway(input: $input) { giveaway { myCode } ${PROMISE} } }`;

const promised = z.object({ entries: z.array(z.object({ entry: z.string() })) });
const entryShape = z.object({ type: z.string(), data: z.looseObject({}) });

/** The entries that an answer promises, as a device reads them. */
const entriesIn = (promise: unknown) =>
  promised.parse(promise).entries.map(({ entry }) => entryShape.parse(JSON.parse(entry)));

/** The JSON of a signed refusal. */
const saidIn = ({ refusal }: Answer): object => JSON.parse(refusal?.text.split('\n')[1] ?? '{}');

describe.each(databases)('rooms on %s', (on) => {
  let site: Fixture;
  let ask: Ask;
  let rest: Rest;
  beforeAll(async () => {
    site = await openFixture({ transfersToPlayers: true }, on);
    ask = askOf(site.gateway);
    rest = restOf(site.gateway);
  });
  afterAll(() => site?.close());

  /** A player with coin and an open lane. */
  const laned = async () => {
    const player = await signUpWith(ask, 10_000);
    return { player, lane: await openLane(ask, player) };
  };

  /** Opens a case on the lane. */
  const playOn = async (player: Player, lane: Awaited<ReturnType<typeof openLane>>, step: number) => {
    const { entropy: _, ...shown } = await openInput(ask, player);
    const input = { ...shown, ...lane.at(step), userSeed: lane.userSeed, roundNo: 1 };
    return ask(OPEN, { input }, player.token);
  };

  describe('a battle', () => {
    it('is opened with the next step of a lane, and a play goes on with the step after it', async () => {
      const { player, lane } = await laned();
      const { entropy: _, ...room } = await battleInput(ask, player, lane.at(1));
      const { at } = granted(await ask(CREATE_BATTLE, { input: room }, player.token));
      const entropy = lane.at(1).link.slice(0, 32);
      expect(at('createBattle.battle.seats.0.entropy')).toBe(entropy);
      const entries = entriesIn(at('createBattle.promise'));
      expect(entries.map(({ type }) => type)).toEqual(['BattleCreated', 'SeatTaken', 'BattleEntered', 'LinkSpent']);
      const { playerId } = player;
      const spent = { commandId: room.commandId, playerId, ...lane.at(1), room: at('createBattle.battle.id') };
      expect(entries.at(-1)?.data).toEqual(spent);
      expect(await placeOf(ask, player)).toEqual([1, 0]);

      expect((await playOn(player, lane, 1)).code).toBe('SEED_CHANGED');
      granted(await playOn(player, lane, 2));
      expect(await placeOf(ask, player)).toEqual([2, 1]);
    });

    it('is joined so over GraphQL and REST, and the answer shows every entry', async () => {
      const id = await openBattle(ask, await signUpWith(ask, 10_000), { seatCount: 3 });
      const [first, last] = [await laned(), await laned()];
      const seat = { commandId: uuid(), battleId: id, ...first.lane.at(1) };
      const joined = granted(await ask(JOIN_BATTLE, { input: seat }, first.player.token));
      const types = entriesIn(joined.at('joinBattle.promise')).map(({ type }) => type);
      expect(types).toEqual(['SeatTaken', 'BattleEntered', 'LinkSpent']);

      const { token } = last.player;
      const over = done(await rest('/battle/joinBattle', { id, ...last.lane.at(1) }, { token }));
      const entries = entriesIn(over.promise);
      expect(entries.map(({ type }) => type)).toEqual(['SeatTaken', 'BattleEntered', 'LinkSpent', 'BattleLocked']);
      expect(entries[2]?.data).toMatchObject({ ...last.lane.at(1), room: id });
      expect(entries[0]?.data).toMatchObject({ seat: 3, entropy: last.lane.at(1).link.slice(0, 32) });
      granted(await playOn(last.player, last.lane, 2));
    });

    it('is opened so over REST, with or without a key of the client’s', async () => {
      const { player, lane } = await laned();
      const params = { boxes: ['ember'], playerCount: 2 };
      const { token } = player;
      const one = done(await rest('/battle/create', { ...params, ...lane.at(1) }, { token }));
      const headers = { 'idempotency-key': uuid() };
      for (const _twice of [1, 2]) {
        const other = done(await rest('/battle/create', { ...params, ...lane.at(2) }, { token, headers }));
        expect(entriesIn(other.promise).at(-1)).toMatchObject({ type: 'LinkSpent', data: lane.at(2) });
      }
      expect(entriesIn(one.promise).at(-1)).toMatchObject({ type: 'LinkSpent', data: lane.at(1) });
      expect(await placeOf(ask, player)).toEqual([2, 0]);
    });

    it.each([
      ['another link', { link: 'b'.repeat(64) }, 'LINK_REFUSED'],
      ['another step', { step: 2 }, 'SEED_CHANGED'],
      ['a pair that is no open lane', { pairId: 'A'.repeat(22) }, 'LANE_CLOSED'],
    ])('takes no seat with %s, says so signed, and takes no step', async (_name, change, code) => {
      const id = await openBattle(ask, await signUpWith(ask, 10_000));
      const { player, lane } = await laned();
      const brought = { ...lane.at(1), ...change };
      const commandId = uuid();
      const answer = await ask(JOIN_BATTLE, { input: { commandId, battleId: id, ...brought } }, player.token);
      expect(answer.code).toBe(code);
      const entropy = brought.link.slice(0, 32);
      const command = {
        type: 'JoinBattle',
        playerId: player.playerId,
        battleId: id,
        seat: null,
        entropy,
        lane: brought,
      };
      expect(saidIn(answer)).toMatchObject({ code, commandId, command, pairId: null, roundNo: null });
      expect(await placeOf(ask, player)).toEqual([0, 0]);
    });

    it('takes no seat with a step of a lane that is closed', async () => {
      const battleId = await openBattle(ask, await signUpWith(ask, 10_000));
      const { player, lane } = await laned();
      await lane.close(0);
      const answer = await ask(JOIN_BATTLE, { input: { commandId: uuid(), battleId, ...lane.at(1) } }, player.token);
      expect([answer.code, answer.details]).toEqual(['LANE_CLOSED', { pairId: lane.pairId }]);
      expect(saidIn(answer)).toMatchObject({ command: { lane: lane.at(1) } });
    });

    it('that is joined again without its key is answered as it was', async () => {
      const creator = await signUpWith(ask, 10_000);
      const room = granted(
        await ask(CREATE_BATTLE, { input: await battleInput(ask, creator, { private: true }) }, creator.token),
      );
      const { player, lane } = await laned();
      const seat = { commandId: uuid(), battleId: room.at('createBattle.battle.id'), ...lane.at(1) };
      const lost = await ask(JOIN_BATTLE, { input: seat }, player.token);
      expect([lost.code, saidIn(lost)]).toEqual(['KEY_INVALID', expect.objectContaining({ code: 'KEY_INVALID' })]);
      const key = room.at('createBattle.key');
      const joined = granted(await ask(JOIN_BATTLE, { input: { ...seat, key } }, player.token));
      const again = granted(await ask(JOIN_BATTLE, { input: seat }, player.token));
      const [before, after] = [joined, again].map(({ at }) => entriesIn(at('joinBattle.promise')));
      expect(after).toEqual(before);
      const other = await ask(JOIN_BATTLE, { input: { ...seat, seat: 2 } }, player.token);
      expect(other.code).toBe('KEY_INVALID');
    });
  });

  describe('a giveaway', () => {
    it('is opened and entered with the next step of a lane, over GraphQL and REST', async () => {
      const { player: host, lane } = await laned();
      const [item] = await winItems(ask, host, 1);
      const { entropy: _, ...room } = await giveawayInput(site, ask, host, [item?.id ?? '']);
      const opened = granted(await ask(CREATE_GIVEAWAY, { input: { ...room, ...lane.at(1) } }, host.token));
      const entries = entriesIn(opened.at('createGiveaway.promise'));
      expect(entries.map(({ type }) => type)).toEqual(['GiveawayCreated', 'ItemsEscrowed', 'LinkSpent']);
      const giveawayId = text(opened.at('createGiveaway.giveaway.id'));
      expect(entries.at(-1)?.data).toMatchObject({ ...lane.at(1), room: giveawayId });
      granted(await playOn(host, lane, 2));

      const [first, second] = [await laned(), await laned()];
      const entry = { commandId: uuid(), giveawayId, ...first.lane.at(1) };
      const entered = granted(await ask(ENTER_GIVEAWAY, { input: entry }, first.player.token));
      const types = entriesIn(entered.at('enterGiveaway.promise')).map(({ type }) => type);
      expect(types).toEqual(['GiveawayEntered', 'LinkSpent']);
      const { token } = second.player;
      const over = done(await rest('/roll/join', { id: giveawayId, ...second.lane.at(1) }, { token }));
      expect(entriesIn(over.promise)).toMatchObject([
        { type: 'GiveawayEntered', data: { code: 2, entropy: second.lane.at(1).link.slice(0, 32) } },
        { type: 'LinkSpent', data: { ...second.lane.at(1), room: giveawayId } },
      ]);
      granted(await playOn(second.player, second.lane, 2));
    });

    it('takes no entry with another link, and says so signed', async () => {
      const host = await signUpWith(ask, 10_000);
      const [item] = await winItems(ask, host, 1);
      const giveawayId = await openGiveaway(site, ask, host, [item?.id ?? '']);
      const { player, lane } = await laned();
      const input = { commandId: uuid(), giveawayId, ...lane.at(1), link: 'b'.repeat(64) };
      const answer = await ask(ENTER_GIVEAWAY, { input }, player.token);
      expect(answer.code).toBe('LINK_REFUSED');
      const { commandId: _, giveawayId: _room, ...brought } = input;
      expect(saidIn(answer)).toMatchObject({ command: { type: 'EnterGiveaway', lane: brought } });
    });

    it('that was entered is answered as it was, also once its passwords are used up', async () => {
      const limits = { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 };
      const strict = await openFixture({ transfersToPlayers: true, limits }, on);
      try {
        const asked = askOf(strict.gateway);
        const host = await signUpWith(asked, 1_000);
        const [item] = await winItems(asked, host, 1);
        const giveawayId = await openGiveaway(strict, asked, host, [item?.id ?? ''], { password: 'right one' });
        const guest = await signUp(asked);
        const lane = await openLane(asked, guest);
        const entry = { commandId: uuid(), giveawayId, ...lane.at(1), password: 'right one' };
        const enter = (change: object) => asked(ENTER_GIVEAWAY, { input: { ...entry, ...change } }, guest.token);
        const first = granted(await enter({}));
        for (let tries = 0; tries < 5; tries += 1) await enter({ commandId: uuid(), password: 'wrong' });
        const limited = await enter({ commandId: uuid() });
        expect([limited.code, limited.refusal]).toEqual(['RATE_LIMITED', null]);
        for (const change of [{}, { password: 'wrong' }]) {
          const again = granted(await enter(change));
          expect(entriesIn(again.at('enterGiveaway.promise'))).toEqual(entriesIn(first.at('enterGiveaway.promise')));
        }
      } finally {
        await strict.close();
      }
    });
  });

  describe('what a player brings', () => {
    it.each([
      ['a part of a step', { pairId: 'A'.repeat(22) }, 'INVALID_INPUT', 'step'],
      ['a step without a link', { pairId: 'A'.repeat(22), step: 1 }, 'INVALID_INPUT', 'step'],
      ['a link alone', { link: 'a'.repeat(64) }, 'INVALID_INPUT', 'step'],
      ['a pair that can’t be one', { pairId: 'x', step: 1, link: 'a'.repeat(64) }, 'INVALID_INPUT', 'pairId'],
      ['step 0', { pairId: 'A'.repeat(22), step: 0, link: 'a'.repeat(64) }, 'INVALID_INPUT', 'step'],
      [
        'other entropy than the link’s',
        { pairId: 'A'.repeat(22), step: 1, link: 'a'.repeat(64), entropy: 'b'.repeat(32) },
        'INVALID_INPUT',
        'entropy',
      ],
      ['nothing', {}, 'SHOWN_REQUIRED', ['entropy']],
    ])('is refused in every room, unsigned: %s', async (_name, brought, code, field) => {
      const { token, ...player } = await signUp(ask);
      const battle = await battleInput(ask, { token, ...player });
      const giveaway = await giveawayInput(site, ask, { token, ...player }, [`${'A'.repeat(22)}.1.1`]);
      const commandId = uuid();
      const asked: readonly (readonly [string, object])[] = [
        [CREATE_BATTLE, { ...battle, entropy: null }],
        [JOIN_BATTLE, { commandId, battleId: 'A'.repeat(22) }],
        [CREATE_GIVEAWAY, { ...giveaway, entropy: null }],
        [ENTER_GIVEAWAY, { commandId, giveawayId: 'A'.repeat(22) }],
      ];
      for (const [document, input] of asked) {
        const answer = await ask(document, { input: { ...input, ...brought } }, token);
        const { field: one, fields } = answer.details;
        expect([answer.code, one ?? fields, answer.refusal]).toEqual([code, field, null]);
      }
    });

    it('may be a link beside its own beginning', async () => {
      const { player, lane } = await laned();
      const entropy = lane.at(1).link.slice(0, 32);
      const input = await battleInput(ask, player, { ...lane.at(1), entropy });
      granted(await ask(CREATE_BATTLE, { input }, player.token));
      expect(await placeOf(ask, player)).toEqual([1, 0]);
    });
  });
});
