import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsTerms } from '../../test/terms-cast.ts';
import {
  type Ask,
  askOf,
  deposit,
  each,
  entropy,
  granted,
  holdings,
  list,
  type Player,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import {
  drawGiveaway,
  enterGiveaway,
  giveawayInput,
  giveawayOf,
  hostSeed,
  hostWith,
  MINUTE,
  openGiveaway,
} from '../testing/rooms.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture({ transfersToPlayers: true });
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const DAY = 24 * 60 * MINUTE;

/** A player with so many items to give. */
const hostOf = async (items: number): Promise<{ readonly host: Player; readonly itemIds: readonly string[] }> => {
  const host = await signUpWith(ask, 30_000);
  return { host, itemIds: (await winItems(ask, host, items)).map(({ id }) => id) };
};

const statesIn = async ({ token }: Player): Promise<ReadonlyMap<unknown, unknown>> => {
  const states = new Map<unknown, unknown>();
  for (const state of ['HELD', 'SOLD', 'USED', 'ESCROWED']) {
    const LIST = `query($state: ItemState) { backpack(state: $state) { edges { node { id state } } } }`;
    for (const edge of list(granted(await ask(LIST, { state }, token)).at('backpack.edges'))) {
      states.set(valueAt(edge, 'node.id'), valueAt(edge, 'node.state'));
    }
  }
  return states;
};

describe('a giveaway', () => {
  it('takes its prizes into escrow, the most valuable first', async () => {
    const { host, itemIds } = await hostOf(3);
    const input = await giveawayInput(site, ask, host, itemIds);
    const created = granted(await hostWith(ask, host, input));
    const giveaway = created.at('createGiveaway.giveaway');
    expect(giveaway).toMatchObject({
      official: false,
      mine: true,
      status: 'OPEN',
      locked: false,
      conditions: { depositDays: null, vipGrade: 0 },
      drawAt: input.drawAt,
      entrantCount: 0,
      myCode: null,
      winners: [],
      publicHash: input.seedHash,
      entriesHash: null,
      lockHash: null,
      reveal: null,
      finishedAt: null,
    });
    const values = each(valueAt(giveaway, 'prizes'), 'value').map(Number);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(each(valueAt(giveaway, 'prizes'), 'itemId').toSorted()).toEqual([...itemIds].sort());
    expect(valueAt(giveaway, 'prizeValue')).toBe(values.reduce((sum, value) => sum + value, 0));
    expect(await holdings(ask, host)).toMatchObject({ held: 0, escrowed: 3 });
    expect(await hostSeed(ask, host, 'giveaway')).not.toBe(input.seedHash);
    const SELL = `mutation { sellItems(commandId: "${uuid()}", terms: "${itemsTerms}", itemIds: ["${itemIds[0]}"]) { total } }`;
    expect((await ask(SELL, undefined, host.token)).code).toBe('ITEM_NOT_HELD');
  });

  it('gives each who enters the next roll code, and is drawn at its time', async () => {
    const { host, itemIds } = await hostOf(2);
    const id = await openGiveaway(site, ask, host, itemIds);
    const guests = await Promise.all(Array.from({ length: 4 }, () => signUp(ask)));
    for (const [index, guest] of guests.entries()) {
      const entered = granted(await enterGiveaway(ask, guest, id));
      expect(entered.at('enterGiveaway.giveaway')).toMatchObject({
        myCode: index + 1,
        mine: false,
        entrantCount: index + 1,
        hostId: host.playerId,
        hostNickname: expect.stringMatching(/ /),
      });
    }
    await drawGiveaway(site);
    const drawn = await giveawayOf(ask, id, guests[0]);
    expect(drawn).toMatchObject({ status: 'FINISHED', beacon: { kind: 'none' }, entrantCount: 4, myCode: 1 });
    expect(valueAt(drawn, 'lockHash')).toMatch(/^[0-9a-f]{64}$/);
    expect(valueAt(drawn, 'entriesHash')).toMatch(/^[0-9a-f]{64}$/);
    expect(valueAt(drawn, 'reveal.serverSeed')).toMatch(/^[0-9a-f]{64}$/);
    expect(each(valueAt(drawn, 'winners'), 'place')).toEqual([1, 2]);
    const codes = each(valueAt(drawn, 'winners'), 'code').map(Number);
    expect(new Set(codes).size).toBe(2);
    for (const [index, guest] of guests.entries()) {
      const place = codes.indexOf(index + 1);
      const prize = valueAt(drawn, `winners.${place}.prize.itemId`);
      expect(await statesIn(guest)).toEqual(new Map(place < 0 ? [] : [[prize, 'HELD']]));
      expect(valueAt(drawn, `winners.${place}.mine`)).toBe(place < 0 ? undefined : index === 0);
    }
    expect(await holdings(ask, host)).toMatchObject({ held: 0, escrowed: 0 });
  });

  it('gives everything back when nobody enters', async () => {
    const { host, itemIds } = await hostOf(3);
    const id = await openGiveaway(site, ask, host, itemIds.slice(0, 2));
    expect(await statesIn(host)).toEqual(
      new Map(itemIds.map((item, index) => [item, index < 2 ? 'ESCROWED' : 'HELD'])),
    );
    await drawGiveaway(site);
    expect(await giveawayOf(ask, id)).toMatchObject({ status: 'CANCELLED', winners: [], entrantCount: 0 });
    expect(await statesIn(host)).toEqual(new Map(itemIds.map((item) => [item, 'HELD'])));
  });

  it('gives back what there was no winner for', async () => {
    const { host, itemIds } = await hostOf(3);
    const guest = await signUp(ask);
    const id = await openGiveaway(site, ask, host, itemIds);
    granted(await enterGiveaway(ask, guest, id));
    await drawGiveaway(site);
    const drawn = await giveawayOf(ask, id);
    expect(valueAt(drawn, 'winners')).toMatchObject([{ place: 1, code: 1, ticket: 0 }]);
    expect([(await holdings(ask, guest)).held, (await holdings(ask, host)).held]).toEqual([1, 2]);
  });

  it('shows itself by the hour: announced, open, drawing, finished', async () => {
    const { host, itemIds } = await hostOf(1);
    const startsAt = new Date(site.now() + DAY).toISOString();
    const drawAt = new Date(site.now() + DAY + 10 * MINUTE).toISOString();
    const id = await openGiveaway(site, ask, host, itemIds, { startsAt, drawAt });
    const guest = await signUp(ask);
    const statusOf = async (): Promise<unknown> => valueAt(await giveawayOf(ask, id), 'status');
    expect(await statusOf()).toBe('UPCOMING');
    expect((await enterGiveaway(ask, guest, id)).code).toBe('GIVEAWAY_NOT_OPEN');
    site.advance(DAY);
    expect(await statusOf()).toBe('OPEN');
    granted(await enterGiveaway(ask, guest, id));
    site.advance(10 * MINUTE);
    expect(await statusOf()).toBe('DRAWING');
    expect((await enterGiveaway(ask, await signUp(ask), id)).code).toBe('GIVEAWAY_CLOSED');
    await drawGiveaway(site);
    expect(await statusOf()).toBe('FINISHED');
  });
});

describe('an entry', () => {
  it('is one a player, however often and however fast it is asked for', async () => {
    const { host, itemIds } = await hostOf(1);
    const guest = await signUp(ask);
    const id = await openGiveaway(site, ask, host, itemIds);
    const answers = await Promise.all(Array.from({ length: 5 }, () => enterGiveaway(ask, guest, id)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'ALREADY_ENTERED')).toHaveLength(4);
    expect(answers.find(({ code }) => code === 'ALREADY_ENTERED')?.details).toEqual({ code: 1 });
    expect(await giveawayOf(ask, id, guest)).toMatchObject({ entrantCount: 1, myCode: 1 });
    const command = { commandId: uuid(), entropy: entropy() };
    const other = await signUp(ask);
    const first = granted(await enterGiveaway(ask, other, id, command));
    expect((await enterGiveaway(ask, other, id, command)).data).toEqual(first.data);
  });

  it('is refused by name to the host, and where there is no such room', async () => {
    const { host, itemIds } = await hostOf(1);
    const id = await openGiveaway(site, ask, host, itemIds);
    expect((await enterGiveaway(ask, host, id)).code).toBe('OWN_GIVEAWAY');
    for (const nowhere of ['A'.repeat(22), 'nothing', '\0']) {
      expect((await enterGiveaway(ask, host, nowhere)).code).toBe('GIVEAWAY_NOT_FOUND');
      expect(await giveawayOf(ask, nowhere)).toBeNull();
    }
    expect((await enterGiveaway(ask, host, id, { entropy: 'x' })).code).toBe('INVALID_INPUT');
    await site.operate({ type: 'StopGame', game: 'giveaway', stop: true, reason: 'a test' });
    site.advance(60_000);
    expect((await enterGiveaway(ask, await signUp(ask), id)).code).toBe('GAME_STOPPED');
    await site.operate({ type: 'StopGame', game: 'giveaway', stop: false, reason: '' });
  });

  it('takes a deposit of the last days where the room asks for one', async () => {
    const { host, itemIds } = await hostOf(1);
    const drawAt = new Date(site.now() + 9 * DAY).toISOString();
    const id = await openGiveaway(site, ask, host, itemIds, { depositDays: 3, drawAt });
    const guest = await signUp(ask);
    const asked = { condition: 'depositDays', needed: 3 };
    const poor = await enterGiveaway(ask, guest, id);
    expect([poor.code, poor.details]).toEqual(['CONDITION_NOT_MET', asked]);
    await deposit(ask, guest, 100);
    site.advance(3 * DAY + MINUTE);
    const late = await enterGiveaway(ask, guest, id);
    expect([late.code, late.details]).toEqual(['CONDITION_NOT_MET', asked]);
    await deposit(ask, guest, 100);
    granted(await enterGiveaway(ask, guest, id));
  });

  it('takes a member grade where the room asks for one, which wagering gives', async () => {
    const { host, itemIds } = await hostOf(1);
    const id = await openGiveaway(site, ask, host, itemIds, { vipGrade: 1 });
    const guest = await signUpWith(ask, 20_000);
    const grade = async (): Promise<unknown> =>
      granted(await ask('{ me { vipGrade } }', undefined, guest.token)).at('me.vipGrade');
    await winItems(ask, guest, 9);
    await site.settled();
    expect(await grade()).toBe(0);
    const low = await enterGiveaway(ask, guest, id);
    expect([low.code, low.details]).toEqual(['CONDITION_NOT_MET', { condition: 'vipGrade', needed: 1 }]);
    await winItems(ask, guest, 1);
    await site.settled();
    expect(await grade()).toBe(1);
    granted(await enterGiveaway(ask, guest, id));
  });

  it('stands in the list of entries, newest first, page by page', async () => {
    const { host, itemIds } = await hostOf(1);
    const id = await openGiveaway(site, ask, host, itemIds);
    const guests = await Promise.all(Array.from({ length: 5 }, () => signUp(ask)));
    for (const guest of guests) granted(await enterGiveaway(ask, guest, id));
    const ENTRIES = `query($id: ID!, $first: Int, $after: String) { giveaway(id: $id) {
      entries(first: $first, after: $after) { edges { cursor node { code nickname avatar mine entropy enteredAt } }
      pageInfo { hasNextPage endCursor } } } }`;
    const page = async (variables: object) =>
      granted(await ask(ENTRIES, { id, ...variables }, guests[1]?.token)).at('giveaway.entries');
    const all = await page({});
    expect(each(valueAt(all, 'edges'), 'node.code')).toEqual([5, 4, 3, 2, 1]);
    expect(each(valueAt(all, 'edges'), 'node.mine')).toEqual([false, false, false, true, false]);
    expect(valueAt(all, 'pageInfo.hasNextPage')).toBe(false);
    const cursors = each(valueAt(all, 'edges'), 'cursor');
    const two = await page({ first: 2, after: cursors[0] });
    expect(each(valueAt(two, 'edges'), 'node.code')).toEqual([4, 3]);
    expect(valueAt(two, 'pageInfo')).toEqual({ hasNextPage: true, endCursor: cursors[2] });
    for (const wrong of [{ first: 0 }, { first: 101 }, { after: 'made-up' }]) {
      expect((await ask(ENTRIES, { id, ...wrong })).code).toBe('INVALID_INPUT');
    }
  });
});

describe('a password', () => {
  it('lets in who knows it, also written in another form, and soon stops who guesses', async () => {
    const { host, itemIds } = await hostOf(1);
    const id = await openGiveaway(site, ask, host, itemIds, { password: 'ＯＰＥＮ sesame' });
    expect(await giveawayOf(ask, id)).toMatchObject({ locked: true });
    const [guest, guesser] = [await signUp(ask), await signUp(ask)];
    expect((await enterGiveaway(ask, guest, id)).code).toBe('PASSWORD_INVALID');
    expect((await enterGiveaway(ask, guest, id, { password: 'open sesame' })).code).toBe('PASSWORD_INVALID');
    granted(await enterGiveaway(ask, guest, id, { password: 'OPEN sesame' }));

    const strict = await openFixture({
      transfersToPlayers: true,
      limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 },
    });
    try {
      const asked = askOf(strict.gateway);
      const owner = await signUpWith(asked, 1_000);
      const prizes = (await winItems(asked, owner, 1)).map((item) => item.id);
      const room = await openGiveaway(strict, asked, owner, prizes, { password: 'right one' });
      const other = await signUp(asked);
      const tries = await Promise.all(
        Array.from({ length: 7 }, (_, n) => enterGiveaway(asked, other, room, { password: `wrong ${n}` })),
      );
      const codes = tries.map(({ code }) => code);
      expect(codes.filter((code) => code === 'PASSWORD_INVALID')).toHaveLength(5);
      expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
      const right = { password: 'right one' };
      const limited = await enterGiveaway(asked, other, room, right);
      expect([limited.code, limited.details]).toEqual(['RATE_LIMITED', { retryAfterSeconds: expect.any(Number) }]);
      strict.advance(MINUTE);
      granted(await enterGiveaway(asked, other, room, right));
    } finally {
      await strict.close();
    }
    expect((await enterGiveaway(ask, guesser, id, { password: 'x'.repeat(10_000) })).code).toBe('PASSWORD_INVALID');
  });

  it('is not found by many players together, and whoever knows it gets in an hour later', async () => {
    const strict = await openFixture({
      transfersToPlayers: true,
      limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 },
    });
    try {
      const asked = askOf(strict.gateway);
      const owner = await signUpWith(asked, 2_000);
      const [first = '', second = ''] = (await winItems(asked, owner, 2)).map((item) => item.id);
      const drawAt = new Date(strict.now() + DAY).toISOString();
      const room = await openGiveaway(strict, asked, owner, [first], { password: '4711', drawAt });
      const other = await openGiveaway(strict, asked, owner, [second], { password: '4711', drawAt });
      const [friend, late] = [await signUp(asked), await signUp(asked)];
      const right = { password: '4711' };
      for (let guesser = 0; guesser < 4; guesser += 1) {
        const someone = await signUp(asked);
        for (let guess = 0; guess < 5; guess += 1) {
          const wrong = { password: `${1_000 + 5 * guesser + guess}` };
          expect((await enterGiveaway(asked, someone, room, wrong)).code).toBe('PASSWORD_INVALID');
        }
        if (guesser === 0) granted(await enterGiveaway(asked, friend, room, right));
      }
      const refused = await enterGiveaway(asked, late, room, right);
      expect([refused.code, refused.details]).toEqual(['RATE_LIMITED', { retryAfterSeconds: expect.any(Number) }]);
      granted(await enterGiveaway(asked, late, other, right));
      strict.advance(60 * MINUTE);
      granted(await enterGiveaway(asked, late, room, right));
    } finally {
      await strict.close();
    }
  });

  it('is no part of the log, of any answer, or of a hash that could be asked for', async () => {
    const { host, itemIds } = await hostOf(1);
    const password = 'Xyzzy plugh';
    const input = { ...(await giveawayInput(site, ask, host, itemIds)), password };
    const created = granted(await hostWith(ask, host, input));
    expect(JSON.stringify(created.data)).not.toContain('plugh');
    const { rows } = await site.database.pool.query(
      `SELECT 1 FROM event WHERE position(convert_to('plugh', 'UTF8') IN entry) > 0
       UNION ALL SELECT 1 FROM giveaway WHERE state LIKE '%plugh%' OR state LIKE '%argon2%'
       UNION ALL SELECT 1 FROM receipt WHERE outcome LIKE '%plugh%'`,
    );
    expect(rows).toEqual([]);
    const types = await ask('{ __schema { types { kind name fields { name } } } }');
    const rooms = list(types.at('__schema.types')).filter((type) => /^Giveaway/.test(text(valueAt(type, 'name'))));
    const outputs = rooms.filter((type) => valueAt(type, 'fields') !== null);
    const shown = outputs.flatMap((type) => each(valueAt(type, 'fields'), 'name').map(String));
    expect(shown).toContain('locked');
    expect(shown.filter((name) => /password/i.test(name))).toEqual([]);
  });

  it('belongs to the room: the same command with another one is refused, and the first stays', async () => {
    const { host, itemIds } = await hostOf(1);
    const input = { ...(await giveawayInput(site, ask, host, itemIds)), password: 'the first' };
    const created = granted(await hostWith(ask, host, input));
    expect((await hostWith(ask, host, input)).data).toEqual(created.data);
    expect((await hostWith(ask, host, { ...input, password: 'the second' })).code).toBe('IDEMPOTENCY_CONFLICT');
    const id = text(created.at('createGiveaway.giveaway.id'));
    const guest = await signUp(ask);
    expect((await enterGiveaway(ask, guest, id, { password: 'the second' })).code).toBe('PASSWORD_INVALID');
    granted(await enterGiveaway(ask, guest, id, { password: 'the first' }));
  });

  it('of a room that was refused is forgotten', async () => {
    const { host } = await hostOf(1);
    const stored = async (): Promise<number> =>
      (await site.database.pool.query('SELECT 1 FROM giveaway_password')).rows.length;
    const before = await stored();
    const nothing = [`${'A'.repeat(22)}.1.1`];
    const input = { ...(await giveawayInput(site, ask, host, nothing)), password: 'never used' };
    expect((await hostWith(ask, host, input)).code).toBe('ITEM_NOT_HELD');
    expect(await stored()).toBe(before);
  });
});

describe('where players may not send things to each other', () => {
  let strict: Fixture;
  let asked: Ask;
  beforeAll(async () => {
    strict = await openFixture({ transfersToPlayers: false });
    asked = askOf(strict.gateway);
  });
  afterAll(() => strict.close());

  it.each([
    ['with a password', { password: 'for you alone' }],
    ['for a grade that few have', { vipGrade: 20 }],
  ])('a player’s room %s is refused, and its prizes stay', async (_name, change) => {
    const host = await signUpWith(asked, 10_000);
    const [item] = await winItems(asked, host, 1);
    const input = await giveawayInput(strict, asked, host, [item?.id ?? '']);
    const refused = await hostWith(asked, host, { ...input, ...change });
    expect([refused.code, refused.refusal === null]).toEqual(['TRANSFER_DISABLED', false]);
    expect(await holdings(asked, host)).toMatchObject({ held: 1, escrowed: 0 });
    granted(await hostWith(asked, host, { ...input, depositDays: 30 }));
  });
});

describe('a room that is none', () => {
  let host: Player;
  let itemIds: readonly string[];
  beforeAll(async () => {
    ({ host, itemIds } = await hostOf(4));
    await hostSeed(ask, host, 'giveaway');
  });

  const at = (milliseconds: number): string => new Date(site.now() + milliseconds).toISOString();

  it.each([
    ['no prize', () => ({ itemIds: [] }), 'INVALID_INPUT'],
    ['four prizes', () => ({ itemIds }), 'INVALID_INPUT'],
    ['a prize twice', () => ({ itemIds: [itemIds[0], itemIds[0]] }), 'INVALID_INPUT'],
    ['a prize that is no item', () => ({ itemIds: ['x'] }), 'INVALID_INPUT'],
    ['a prize of nobody', () => ({ itemIds: [`${'A'.repeat(22)}.1.1`] }), 'ITEM_NOT_HELD'],
    ['a draw in the past', () => ({ drawAt: at(-MINUTE) }), 'INPUT_INVALID'],
    ['a draw at once', () => ({ drawAt: at(4 * MINUTE) }), 'INPUT_INVALID'],
    ['a draw in a month and a day', () => ({ drawAt: at(31 * DAY) }), 'INPUT_INVALID'],
    ['a start in the past', () => ({ startsAt: at(-MINUTE) }), 'INPUT_INVALID'],
    ['a start in eight days', () => ({ startsAt: at(8 * DAY), drawAt: at(9 * DAY) }), 'INPUT_INVALID'],
    ['a moment that is none', () => ({ drawAt: 'tomorrow' }), 'INVALID_INPUT'],
    ['a day without a time', () => ({ drawAt: '2099-01-01' }), 'INVALID_INPUT'],
    ['a month that is none', () => ({ drawAt: '2099-13-01T00:00:00Z' }), 'INVALID_INPUT'],
    ['a short password', () => ({ password: 'abc' }), 'INVALID_INPUT'],
    ['an empty password', () => ({ password: '' }), 'INVALID_INPUT'],
    ['a long password', () => ({ password: 'a'.repeat(33) }), 'INVALID_INPUT'],
    ['deposits of no days', () => ({ depositDays: 0 }), 'INVALID_INPUT'],
    ['deposits of 91 days', () => ({ depositDays: 91 }), 'INVALID_INPUT'],
    ['a grade below 0', () => ({ vipGrade: -1 }), 'INVALID_INPUT'],
    ['a grade above 20', () => ({ vipGrade: 21 }), 'INVALID_INPUT'],
    ['another seed', () => ({ seedHash: 'ab'.repeat(32) }), 'SEED_CHANGED'],
  ])('is refused, and its prizes stay: %s', async (_name, change, code) => {
    const before = await holdings(ask, host);
    const input = { ...(await giveawayInput(site, ask, host, itemIds.slice(0, 1))), ...change() };
    const answer = await hostWith(ask, host, input);
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(await holdings(ask, host)).toEqual(before);
  });

  it('is the fourth of one host', async () => {
    for (const item of itemIds.slice(0, 3)) await openGiveaway(site, ask, host, [item]);
    const input = await giveawayInput(site, ask, host, itemIds.slice(3));
    expect((await hostWith(ask, host, input)).code).toBe('TOO_MANY_ROOMS');
    expect(await holdings(ask, host)).toMatchObject({ held: 1, escrowed: 3 });
  });
});

describe('lists of giveaways', () => {
  it('tell those in progress from those that are over, and one’s own from others', async () => {
    const { host, itemIds } = await hostOf(2);
    const guest = await signUp(ask);
    const over = await openGiveaway(site, ask, host, itemIds.slice(0, 1));
    granted(await enterGiveaway(ask, guest, over));
    await drawGiveaway(site);
    const open = await openGiveaway(site, ask, host, itemIds.slice(1));
    const LIST = `query($finished: Boolean, $mine: Boolean) { giveaways(finished: $finished, mine: $mine, first: 50) {
      edges { cursor node { id drawAt myCode } } pageInfo { endCursor } totalCount } }`;
    const idsIn = async (player: Player, finished: boolean, mine: boolean): Promise<readonly unknown[]> =>
      each(granted(await ask(LIST, { finished, mine }, player.token)).at('giveaways.edges'), 'node.id');
    expect(await idsIn(host, false, true)).toEqual([open]);
    expect(await idsIn(host, true, true)).toEqual([over]);
    expect(await idsIn(guest, true, true)).toEqual([over]);
    expect(await idsIn(guest, false, true)).toEqual([]);
    expect((await idsIn(guest, false, false)).includes(open)).toBe(true);
    expect((await idsIn(guest, true, false))[0]).toBe(over);
    const mine = granted(await ask(LIST, { finished: true, mine: false }, guest.token));
    expect(mine.at('giveaways.edges.0.node.myCode')).toBe(1);
    const visitor = granted(await ask(LIST, { finished: true }));
    expect(visitor.at('giveaways.edges.0.node.myCode')).toBeNull();
    expect((await ask(LIST, { mine: true })).code).toBe('UNAUTHENTICATED');
  });
});
