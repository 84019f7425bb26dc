import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beaconVerifier } from '../../engine/beacon/verify-beacon.ts';
import { isBattleId, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { roundNumber, signRound, testChain, testChoice } from '../../test/beacons.ts';
import {
  type Answer,
  type Ask,
  askOf,
  each,
  granted,
  holdings,
  list,
  signUpWith,
  text,
  uuid,
  valueAt,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import {
  addBot,
  battleInput,
  battleOf,
  boxesOf,
  createBattle,
  dissolveBattle,
  fillWithBots,
  hostSeed,
  joinBattle,
  openBattle,
  playRound,
  runBattle,
} from '../testing/rooms.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

/** Coin of a player, read again at each call. */
const coinOf = async (player: Parameters<typeof holdings>[1]): Promise<number> => (await holdings(ask, player)).coin;

const numbers = (values: unknown, path: string): readonly number[] => each(values, path).map(Number);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The value that each seat drew, summed over the rounds. */
const drawnIn = (battle: unknown): readonly number[] => {
  const draws = list(valueAt(battle, 'rounds')).flatMap((round) => list(valueAt(round, 'draws')));
  return list(valueAt(battle, 'seats')).map((_seat, index) =>
    sum(
      draws.filter((draw) => valueAt(draw, 'seat') === index + 1).map((draw) => Number(valueAt(draw, 'entry.value'))),
    ),
  );
};

describe('a battle', () => {
  it('is opened by its creator, who sits in seat 1 and has paid', async () => {
    const creator = await signUpWith(ask, 10_000);
    const answer = granted(
      await createBattle(ask, creator, { seatCount: 3, mode: 'UNDERDOG', boxes: await boxesOf(ask, 2) }),
    );
    expect(answer.at('createBattle')).toMatchObject({
      key: null,
      wallet: { coin: 8_000 },
      battle: {
        mode: 'UNDERDOG',
        teams: false,
        private: false,
        official: false,
        status: 'WAITING',
        seatCount: 3,
        cost: 2_000,
        lockHash: null,
        nextRoundAt: null,
        finishedAt: null,
        dissolvedBy: null,
        beacon: { kind: 'none', round: null, dueAt: null, randomness: null, signature: null },
        boxes: [
          { round: 1, price: 1_000, case: { slug: 'ember' } },
          { round: 2, price: 1_000, case: { slug: 'ember' } },
        ],
        seats: [{ seat: 1, side: 1, kind: 'PLAYER', playerId: creator.playerId, total: 0 }],
        rounds: [],
        result: null,
        reveal: null,
      },
    });
    expect(answer.at('createBattle.battle.seats.0.nickname')).toMatch(/ /);
    expect(await coinOf(creator)).toBe(8_000);
    const id = text(answer.at('createBattle.battle.id'));
    expect(await battleOf(ask, id)).toEqual(answer.at('createBattle.battle'));
    const { at } = granted(
      await ask('query($id: ID!) { battle(id: $id) { mine seats { mine } } }', { id }, creator.token),
    );
    expect(at('battle')).toEqual({ mine: true, seats: [{ mine: true }] });
  });

  it('locks with its last seat and runs to its end by itself', async () => {
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const id = await openBattle(ask, creator, { boxes: await boxesOf(ask, 3) });
    const joined = granted(await joinBattle(ask, guest, id));
    expect(joined.at('joinBattle.battle')).toMatchObject({ status: 'RUNNING', rounds: [], reveal: null });
    expect(joined.at('joinBattle.battle.lockHash')).toMatch(/^[0-9a-f]{64}$/);
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([2_000, 2_000]);
    const lockedAt = Date.parse(text(joined.at('joinBattle.battle.lockedAt')));
    expect(Date.parse(text(joined.at('joinBattle.battle.nextRoundAt')))).toBe(lockedAt + 3_000);

    const starts: number[] = [];
    for (let round = 1; round <= 3; round += 1) {
      expect(await playRound(site, ask, id)).toBe(true);
      const battle = await battleOf(ask, id);
      expect(list(valueAt(battle, 'rounds'))).toHaveLength(round);
      starts.push(Date.parse(text(valueAt(battle, `rounds.${round - 1}.startedAt`))));
      expect(numbers(valueAt(battle, 'seats'), 'total')).toEqual(drawnIn(battle));
      expect(valueAt(battle, 'status')).toBe(round === 3 ? 'FINISHED' : 'RUNNING');
    }
    expect(await playRound(site, ask, id)).toBe(false);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThanOrEqual(4_000);

    const battle = await battleOf(ask, id);
    const totals = drawnIn(battle);
    expect(valueAt(battle, 'result')).toMatchObject({
      totals,
      value: sum(totals),
      position: valueAt(battle, 'position'),
    });
    const [winner = 0] = list(valueAt(battle, 'result.winners')).map(Number);
    expect(totals[winner - 1]).toBe(Math.max(...totals));
    expect(valueAt(battle, 'result.awards')).toEqual([{ seat: winner, items: expect.any(Array), value: sum(totals) }]);
    const items = list(valueAt(battle, 'rounds')).flatMap((round) => numbers(valueAt(round, 'draws'), 'number'));
    expect(new Set(list(valueAt(battle, 'result.awards.0.items')))).toEqual(new Set(items));
    expect([...items].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(valueAt(battle, 'reveal.serverSeed')).toMatch(/^[0-9a-f]{64}$/);
    expect(await coinOf(creator)).toBe(2_000);
    const held = [(await holdings(ask, creator)).held, (await holdings(ask, guest)).held];
    expect(held).toEqual(winner === 1 ? [6, 0] : [0, 6]);
    const backpack = granted(
      await ask('{ backpack { edges { node { id game caseSlug } } } }', {}, [creator, guest][winner - 1]?.token),
    );
    expect(new Set(each(backpack.at('backpack.edges'), 'node.game'))).toEqual(new Set(['BATTLE']));
  });

  it('is filled with bots by one command: all free seats, or none', async () => {
    const creator = await signUpWith(ask, 5_000);
    const id = await openBattle(ask, creator, { seatCount: 4 });
    granted(await addBot(ask, creator, id, 3));
    const refused = await fillWithBots(ask, creator, id, [2, 3, 4]);
    expect(refused.code).toBe('SEAT_TAKEN');
    expect(list(valueAt(await battleOf(ask, id), 'seats'))).toHaveLength(2);
    const full = granted(await fillWithBots(ask, creator, id, [2, 4]));
    expect(full.at('fillWithBots.battle.status')).toBe('RUNNING');
    expect(each(full.at('fillWithBots.battle.seats'), 'nickname').slice(1)).toEqual(['bot-2', 'bot-1', 'bot-3']);
    expect((await fillWithBots(ask, creator, id, [])).code).toBe('INVALID_INPUT');
  });

  it('is fought with bots, which the house pays and which are declared', async () => {
    const creator = await signUpWith(ask, 5_000);
    const id = await openBattle(ask, creator, { seatCount: 4 });
    granted(await addBot(ask, creator, id, 3));
    granted(await addBot(ask, creator, id));
    const full = granted(await addBot(ask, creator, id));
    expect(full.at('addBot.battle.seats')).toMatchObject([
      { seat: 1, kind: 'PLAYER', playerId: creator.playerId },
      { seat: 2, kind: 'BOT', playerId: null, nickname: 'bot-2' },
      { seat: 3, kind: 'BOT', playerId: null, nickname: 'bot-1' },
      { seat: 4, kind: 'BOT', playerId: null, nickname: 'bot-3' },
    ]);
    expect([full.at('addBot.battle.status'), full.at('addBot.wallet.coin')]).toEqual(['RUNNING', 4_000]);
    await runBattle(site, ask, id);
    const battle = await battleOf(ask, id);
    expect(valueAt(battle, 'status')).toBe('FINISHED');
    const won = list(valueAt(battle, 'result.winners')).includes(1);
    expect(await holdings(ask, creator)).toMatchObject({ coin: 4_000, held: won ? 4 : 0 });
  });

  it('of two against two counts totals of a side, and deals what the side won', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => signUpWith(ask, 3_000)));
    const [creator, ...guests] = players;
    if (creator === undefined) throw new Error('a player is needed');
    const id = await openBattle(ask, creator, { seatCount: 4, teams: true, boxes: await boxesOf(ask, 2) });
    for (const guest of guests) granted(await joinBattle(ask, guest, id));
    await runBattle(site, ask, id);
    const battle = await battleOf(ask, id);
    expect(each(valueAt(battle, 'seats'), 'side')).toEqual([1, 1, 2, 2]);
    const [a = 0, b = 0, c = 0, d = 0] = drawnIn(battle);
    const winners = list(valueAt(battle, 'result.winners'));
    if (a + b !== c + d) expect(winners).toEqual(a + b > c + d ? [1, 2] : [3, 4]);
    expect(sum(numbers(valueAt(battle, 'result.awards'), 'value'))).toBe(a + b + c + d);
    const held = await Promise.all(players.map(async (player) => (await holdings(ask, player)).held));
    expect(sum(held)).toBe(8);
    expect(held.filter((_count, index) => !winners.includes(index + 1))).toEqual([0, 0]);
  });

  it('of three against three that ends with its last round counts that round alone, fast', async () => {
    const creator = await signUpWith(ask, 3_000);
    const room = { mode: 'TERMINAL', pace: 'FAST', seatCount: 6, teams: true };
    const id = await openBattle(ask, creator, { ...room, boxes: await boxesOf(ask, 2) });
    for (let n = 0; n < 5; n += 1) granted(await addBot(ask, creator, id));
    await runBattle(site, ask, id);
    const battle = await battleOf(ask, id);
    expect(each(valueAt(battle, 'seats'), 'side')).toEqual([1, 1, 1, 2, 2, 2]);
    const last = list(valueAt(battle, 'rounds')).at(-1);
    const drawn = list(valueAt(last, 'draws')).map((draw) => Number(valueAt(draw, 'entry.value')));
    const [left, right] = [sum(drawn.slice(0, 3)), sum(drawn.slice(3))];
    const winners = list(valueAt(battle, 'result.winners'));
    if (left !== right) expect(winners).toEqual(left > right ? [1, 2, 3] : [4, 5, 6]);
    expect(valueAt(battle, 'result.value')).toBe(sum(drawnIn(battle)));
    const awards = list(valueAt(battle, 'result.awards'));
    expect(awards.map((award) => valueAt(award, 'seat'))).toEqual(winners);
    const dealt = awards.map((award) => list(valueAt(award, 'items')).length);
    expect(sum(dealt)).toBe(12);
    expect((await holdings(ask, creator)).held).toBe(winners.includes(1) ? dealt[0] : 0);
  });

  it('that is shared pays every player the same in coin, and makes nobody an item', async () => {
    const [creator, guest] = [await signUpWith(ask, 3_000), await signUpWith(ask, 3_000)];
    const id = await openBattle(ask, creator, { mode: 'SHARED', seatCount: 3 });
    granted(await joinBattle(ask, guest, id));
    granted(await addBot(ask, creator, id));
    const before = await coinOf(creator);
    await runBattle(site, ask, id);
    const battle = await battleOf(ask, id);
    const share = Math.floor(sum(drawnIn(battle)) / 3);
    expect(valueAt(battle, 'result.winners')).toEqual([1, 2, 3]);
    expect(numbers(valueAt(battle, 'result.awards'), 'value')).toEqual([share, share, share]);
    for (const player of [creator, guest]) {
      expect(await holdings(ask, player)).toMatchObject({ coin: before + share, held: 0 });
    }
  });

  it('whose totals are equal is decided by a draw of its own, which everybody sees', async () => {
    for (let tries = 0; tries < 20; tries += 1) {
      const creator = await signUpWith(ask, 1_000);
      const id = await openBattle(ask, creator, { mode: 'UNDERDOG' });
      granted(await addBot(ask, creator, id));
      await runBattle(site, ask, id);
      const battle = await battleOf(ask, id);
      const [first, second] = drawnIn(battle);
      const tie = valueAt(battle, 'result.tie');
      expect(tie === null).toBe(first !== second);
      if (tie === null) continue;
      const between = list(valueAt(tie, 'between'));
      expect(between.toSorted()).toEqual([1, 2]);
      expect(valueAt(battle, 'result.winners')).toEqual([between[Number(valueAt(tie, 'ticket'))]]);
      return;
    }
    throw new Error('no tie in twenty battles');
  });

  it('that is dissolved gives everyone their stake back, once', async () => {
    const [creator, guest] = [await signUpWith(ask, 3_000), await signUpWith(ask, 3_000)];
    const id = await openBattle(ask, creator, { seatCount: 3 });
    granted(await joinBattle(ask, guest, id));
    granted(await addBot(ask, creator, id));
    const gone = await openBattle(ask, creator, { seatCount: 3 });
    granted(await joinBattle(ask, guest, gone));
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([1_000, 1_000]);
    const dissolved = granted(await dissolveBattle(ask, creator, gone));
    expect(dissolved.at('dissolveBattle')).toMatchObject({
      battle: { status: 'DISSOLVED', dissolvedBy: 'creator', result: null, rounds: [] },
      wallet: { coin: 2_000 },
    });
    expect(dissolved.at('dissolveBattle.battle.reveal.serverSeed')).toMatch(/^[0-9a-f]{64}$/);
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([2_000, 2_000]);
    expect((await dissolveBattle(ask, creator, gone)).code).toBe('BATTLE_OVER');
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([2_000, 2_000]);
    expect((await dissolveBattle(ask, creator, id)).code).toBe('BATTLE_STARTED');
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([2_000, 2_000]);
  });

  it('that nobody fills is over after 30 minutes, refunded, and binds no one before its timer comes', async () => {
    const [creator, guest] = [await signUpWith(ask, 1_000), await signUpWith(ask, 1_000)];
    const id = await openBattle(ask, creator);
    site.advance(30 * 60_000);
    expect((await joinBattle(ask, guest, id)).code).toBe('BATTLE_OVER');
    await site.meetDeadlines();
    await site.settled();
    expect(await battleOf(ask, id)).toMatchObject({ status: 'DISSOLVED', dissolvedBy: 'expired' });
    expect([await coinOf(creator), await coinOf(guest)]).toEqual([1_000, 1_000]);
  });
});

describe('a private battle', () => {
  it('is joined with the key of its link alone', async () => {
    const [creator, guest] = [await signUpWith(ask, 1_000), await signUpWith(ask, 1_000)];
    const created = granted(await createBattle(ask, creator, { private: true, seatCount: 3 }));
    const key = text(created.at('createBattle.key'));
    const id = text(created.at('createBattle.battle.id'));
    expect(key).toMatch(/^[A-Za-z0-9_-]{22}$/);
    for (const wrong of [undefined, null, '', 'x', key.slice(1), key.toLowerCase().padEnd(22, 'x'), `${key}x`]) {
      if (wrong === key) continue;
      expect((await joinBattle(ask, guest, id, { key: wrong })).code).toBe('KEY_INVALID');
    }
    expect(await coinOf(guest)).toBe(1_000);
    const joined = granted(await joinBattle(ask, guest, id, { key }));
    expect(joined.at('joinBattle.key')).toBe(key);
    expect(await coinOf(guest)).toBe(0);
    expect(granted(await addBot(ask, creator, id)).at('addBot.key')).toBe(key);
  });

  it("doesn't open with another room's key", async () => {
    const [creator, guest] = [await signUpWith(ask, 2_000), await signUpWith(ask, 1_000)];
    const one = granted(await createBattle(ask, creator, { private: true }));
    const other = granted(await createBattle(ask, creator, { private: true }));
    const key = one.at('createBattle.key');
    expect((await joinBattle(ask, guest, text(other.at('createBattle.battle.id')), { key })).code).toBe('KEY_INVALID');
    expect(await coinOf(guest)).toBe(1_000);
  });

  it('stands in no list but that of those who sit in it', async () => {
    const [creator, stranger] = [await signUpWith(ask, 2_000), await signUpWith(ask, 100)];
    const id = await openBattle(ask, creator, { private: true });
    const finished = await openBattle(ask, creator, { private: true });
    granted(await addBot(ask, creator, finished));
    await runBattle(site, ask, finished);
    const LIST = 'query($filter: BattleFilter) { battles(filter: $filter, first: 50) { edges { node { id } } } }';
    const idsIn = async (scope: string, token: string): Promise<readonly unknown[]> =>
      each(granted(await ask(LIST, { filter: { scope } }, token)).at('battles.edges'), 'node.id');
    for (const { token } of [creator, stranger]) {
      for (const scope of ['CURRENT', 'OFFICIAL', 'HISTORY']) {
        const ids = await idsIn(scope, token);
        expect([scope, ids.includes(id), ids.includes(finished)]).toEqual([scope, false, false]);
      }
    }
    expect(await idsIn('MINE', creator.token)).toEqual([finished, id]);
    expect(await idsIn('MINE', stranger.token)).toEqual([]);
  });
});

describe('seats', () => {
  it('are given to exactly one of those who take the last one at the same instant', async () => {
    const creator = await signUpWith(ask, 1_000);
    const rivals = await Promise.all(Array.from({ length: 5 }, () => signUpWith(ask, 1_000)));
    const id = await openBattle(ask, creator);
    const answers = await Promise.all(rivals.map((rival) => joinBattle(ask, rival, id)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'BATTLE_FULL')).toHaveLength(4);
    const coins = await Promise.all(rivals.map(coinOf));
    expect(coins).toEqual(codes.map((code) => (code === null ? 0 : 1_000)));
    expect(each(valueAt(await battleOf(ask, id), 'seats'), 'playerId')).toEqual([
      creator.playerId,
      rivals[codes.indexOf(null)]?.playerId,
    ]);
  });

  it('are paid once, however often the same join is sent', async () => {
    const [creator, guest] = [await signUpWith(ask, 1_000), await signUpWith(ask, 5_000)];
    const id = await openBattle(ask, creator, { seatCount: 3 });
    const again = { commandId: uuid(), entropy: 'ab'.repeat(16) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => joinBattle(ask, guest, id, again)));
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(null));
    expect((await joinBattle(ask, guest, id, { ...again, seat: 3 })).code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await joinBattle(ask, guest, id)).code).toBe('ALREADY_SEATED');
    expect(await coinOf(guest)).toBe(4_000);
  });

  it.each([
    ['is taken', { seat: 1 }, 'SEAT_TAKEN'],
    ['the room has not got', { seat: 4 }, 'INPUT_INVALID'],
    ['no room has', { seat: 7 }, 'INVALID_INPUT'],
    ['nobody has', { seat: 0 }, 'INVALID_INPUT'],
    ['is no number', { seat: 'one' }, 'INVALID_INPUT'],
    ['comes without randomness', { entropy: '' }, 'INVALID_INPUT'],
  ])('are refused, and nothing is charged, where one %s', async (_name, change, code) => {
    const [creator, guest] = [await signUpWith(ask, 1_000), await signUpWith(ask, 1_000)];
    const id = await openBattle(ask, creator, { seatCount: 3 });
    const answer = await joinBattle(ask, guest, id, change);
    expect([answer.status, answer.code]).toEqual([200, code]);
    expect(await coinOf(guest)).toBe(1_000);
  });

  it('of a battle that runs, is over, or never was are refused by name', async () => {
    const [creator, guest] = [await signUpWith(ask, 1_000), await signUpWith(ask, 1_000)];
    const id = await openBattle(ask, creator);
    expect((await joinBattle(ask, creator, id)).code).toBe('ALREADY_SEATED');
    granted(await addBot(ask, creator, id));
    expect((await joinBattle(ask, guest, id)).code).toBe('BATTLE_FULL');
    await runBattle(site, ask, id);
    for (const answer of [await joinBattle(ask, guest, id), await addBot(ask, creator, id)]) {
      expect(answer.code).toBe('BATTLE_OVER');
    }
    for (const nowhere of ['A'.repeat(22), 'nothing', "' OR 1=1", '\0']) {
      expect((await joinBattle(ask, guest, nowhere)).code).toBe('BATTLE_NOT_FOUND');
      expect((await addBot(ask, guest, nowhere)).code).toBe('BATTLE_NOT_FOUND');
      expect((await dissolveBattle(ask, guest, nowhere)).code).toBe('BATTLE_NOT_FOUND');
      expect(await battleOf(ask, nowhere)).toBeNull();
    }
    expect(await coinOf(guest)).toBe(1_000);
  });

  it('cost what is there, and are filled by the creator alone', async () => {
    const [creator, poor] = [await signUpWith(ask, 1_000), await signUpWith(ask, 999)];
    const id = await openBattle(ask, creator, { seatCount: 3 });
    const answer = await joinBattle(ask, poor, id);
    expect([answer.code, answer.details.cost]).toEqual(['INSUFFICIENT_FUNDS', '1000']);
    expect((await addBot(ask, poor, id)).code).toBe('NOT_YOURS');
    expect((await dissolveBattle(ask, poor, id)).code).toBe('NOT_YOURS');
    expect(await coinOf(poor)).toBe(999);
  });

  it('of the twenty-first room are refused', async () => {
    const creator = await signUpWith(ask, 100_000);
    const oddsHash = (await boxesOf(ask))[0]?.oddsHash;
    for (let n = 0; n < 20; n += 1) await openBattle(ask, creator, { boxes: [{ slug: 'ember', oddsHash }] });
    const before = await coinOf(creator);
    expect((await createBattle(ask, creator)).code).toBe('TOO_MANY_ROOMS');
    expect(await coinOf(creator)).toBe(before);
  });
});

describe('a room that is none', () => {
  const refused = async (change: object, coin = 100_000): Promise<Answer> => {
    const creator = await signUpWith(ask, coin);
    const answer = await createBattle(ask, creator, change);
    expect(await holdings(ask, creator)).toMatchObject({ coin, held: 0 });
    return answer;
  };

  it.each([
    ['one seat', { seatCount: 1 }, 'INVALID_INPUT'],
    ['five seats', { seatCount: 5 }, 'INPUT_INVALID'],
    ['seven seats', { seatCount: 7 }, 'INVALID_INPUT'],
    ['teams that share', { mode: 'SHARED', seatCount: 4, teams: true }, 'INPUT_INVALID'],
    ['two against one', { seatCount: 3, teams: true }, 'INVALID_INPUT'],
    ['no box', { boxes: [] }, 'INVALID_INPUT'],
    ['a mode that there is none', { mode: 'HIGHEST' }, 'INVALID_INPUT'],
    ['entropy that is none', { entropy: 'zz' }, 'INVALID_INPUT'],
    ['no hash', { seedHash: 'x' }, 'INVALID_INPUT'],
    ['a case that there is none', { boxes: [{ slug: 'nothing', oddsHash: 'ab'.repeat(32) }] }, 'CASE_NOT_FOUND'],
    ['a case that is no name', { boxes: [{ slug: '../x', oddsHash: 'ab'.repeat(32) }] }, 'CASE_NOT_FOUND'],
    ['other odds', { boxes: [{ slug: 'ember', oddsHash: 'ab'.repeat(32) }] }, 'CASE_CHANGED'],
    ['another seed', { seedHash: 'ab'.repeat(32) }, 'SEED_CHANGED'],
  ])('is refused and charges nothing: %s', async (_name, change, code) => {
    const answer = await refused(change);
    expect([answer.status, answer.code]).toEqual([200, code]);
  });

  it('has twenty-one boxes, or costs more than there is', async () => {
    expect((await refused({ boxes: await boxesOf(ask, 21) })).code).toBe('INVALID_INPUT');
    const poor = await refused({ boxes: await boxesOf(ask, 20) }, 19_999);
    expect([poor.code, poor.details.cost]).toEqual(['INSUFFICIENT_FUNDS', '20000']);
  });

  it('is opened while the game is stopped; what runs goes on', async () => {
    const creator = await signUpWith(ask, 3_000);
    const id = await openBattle(ask, creator);
    granted(await addBot(ask, creator, id));
    await site.operate({ type: 'StopGame', game: 'battle', stop: true, reason: 'a test' });
    site.advance(60_000);
    expect((await createBattle(ask, creator)).code).toBe('GAME_STOPPED');
    await runBattle(site, ask, id);
    expect(await battleOf(ask, id)).toMatchObject({ status: 'FINISHED' });
    await site.operate({ type: 'StopGame', game: 'battle', stop: false, reason: '' });
  });
});

describe('host seeds', () => {
  it('are committed before the creator speaks, and another follows each that is used', async () => {
    const creator = await signUpWith(ask, 5_000);
    const first = await hostSeed(ask, creator, 'battle');
    expect(await hostSeed(ask, creator, 'battle')).toBe(first);
    const created = granted(await createBattle(ask, creator));
    expect(created.at('createBattle.battle.publicHash')).toBe(first);
    const second = await hostSeed(ask, creator, 'battle');
    expect(second).not.toBe(first);
    const late = await createBattle(ask, creator, { seedHash: first });
    expect([late.code, late.details.seedHash]).toEqual(['SEED_CHANGED', second]);
    expect(await coinOf(creator)).toBe(4_000);
    expect(await hostSeed(ask, creator, 'giveaway')).not.toBe(second);
  });

  it('are committed once, however many ask at once', async () => {
    const player = await signUpWith(ask, 100);
    const seeds = await Promise.all(Array.from({ length: 6 }, () => hostSeed(ask, player, 'battle')));
    expect(new Set(seeds).size).toBe(1);
  });

  it('let one of two rooms through that name the same', async () => {
    const creator = await signUpWith(ask, 5_000);
    const inputs = [await battleInput(ask, creator), await battleInput(ask, creator)];
    const CREATE = 'mutation($input: CreateBattleInput!) { createBattle(input: $input) { position } }';
    const answers = await Promise.all(inputs.map((input) => ask(CREATE, { input }, creator.token)));
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['SEED_CHANGED', null].toSorted());
    expect(await coinOf(creator)).toBe(4_000);
  });
});

describe('a battle that waits for a beacon', () => {
  const beacon = {
    choice: testChoice,
    relays: ['https://relay.example'],
    verify: beaconVerifier([testChain]),
  };

  /** A room with a bot in its last seat, and the round that its lock named. */
  const lockedRoom = async (drand: Fixture) => {
    const asked = askOf(drand.gateway);
    const creator = await signUpWith(asked, 1_000);
    const id = mustBe(isBattleId, await openBattle(asked, creator));
    const locked = granted(await addBot(asked, creator, id)).at('addBot.battle');
    const round = Number(valueAt(locked, 'beacon.round'));
    return { asked, creator, id, locked, round, dueAt: Date.parse(text(valueAt(locked, 'beacon.dueAt'))) };
  };
  const DELIVER = 'mutation($input: BeaconRoundInput!) { deliverBeaconRound(input: $input) { position } }';

  it('shows which round it waits for, and takes no other and none too early', async () => {
    const drand = await openFixture({ beacon });
    try {
      const { asked, id, locked, round, dueAt } = await lockedRoom(drand);
      expect(dueAt).toBe(testChain.genesisAt + (round - 1) * testChain.periodMs);
      expect(dueAt - Date.parse(text(valueAt(locked, 'lockedAt')))).toBeGreaterThanOrEqual(6_000);
      expect(locked).toMatchObject({ nextRoundAt: null, beacon: { kind: 'drand', randomness: null, signature: null } });

      const right = roundNumber(round);
      const deliver = (change: object) =>
        drand.engine.submit({
          actor: 'system',
          commandId: mustBe(isCommandId, `test:${uuid()}`),
          command: { type: 'DeliverBattleBeacon', battleId: id, ...right, ...change },
        });
      expect(await deliver({})).toEqual({ status: 'early' });
      drand.advance(dueAt - drand.now());
      expect(await deliver(roundNumber(round + 1))).toMatchObject({ code: 'INPUT_INVALID' });
      expect(await deliver({ randomness: roundNumber(round + 1).randomness })).toMatchObject({ code: 'INPUT_INVALID' });
      await drand.meetDeadlines();
      await drand.settled();
      expect(await battleOf(asked, id)).toEqual(locked);
    } finally {
      await drand.close();
    }
  });

  it('takes the round from anybody who has its signature, once, and begins with it', async () => {
    const drand = await openFixture({ beacon });
    try {
      const { asked, id, round, dueAt } = await lockedRoom(drand);
      const right = { roomId: id, round, signature: signRound(round) };
      const deliver = (change: object) => asked(DELIVER, { input: { ...right, ...change } });
      expect((await deliver({})).code).toBe('BUSY');
      drand.advance(dueAt - drand.now());
      expect((await deliver({ round: round + 1, signature: signRound(round + 1) })).code).toBe('INVALID_INPUT');
      expect((await deliver({ signature: signRound(round, 'somebody') })).code).toBe('INVALID_INPUT');
      expect((await deliver({ signature: 'no signature' })).code).toBe('INVALID_INPUT');
      expect((await deliver({ roomId: 'nothing' })).code).toBe('BATTLE_NOT_FOUND');

      const delivered = granted(await deliver({})).at('deliverBeaconRound.position');
      expect(granted(await deliver({})).at('deliverBeaconRound.position')).toBe(delivered);
      await drand.settled();
      const { randomness } = roundNumber(round);
      expect(valueAt(await battleOf(asked, id), 'beacon')).toMatchObject({
        round,
        randomness,
        signature: right.signature,
      });
      await runBattle(drand, asked, id);
      expect(await battleOf(asked, id)).toMatchObject({ status: 'FINISHED', nextRoundAt: null });
    } finally {
      await drand.close();
    }
  });

  it('is what the creator was shown, and the page may ask its relays', async () => {
    const drand = await openFixture({ beacon });
    try {
      const asked = askOf(drand.gateway);
      const creator = await signUpWith(asked, 1_000);
      const shown = granted(await asked('{ site { beacon { kind relays } } }')).at('site.beacon');
      expect(shown).toEqual({ kind: 'drand', relays: beacon.relays });
      expect((await createBattle(asked, creator, { expectedBeacon: 'none' })).code).toBe('BEACON_CHANGED');
      const { headers } = await drand.gateway.inject({ method: 'GET', url: '/' });
      expect(headers['content-security-policy']).toContain('https://relay.example');
    } finally {
      await drand.close();
    }
  });

  it('is waited for by no room where there is none, and can’t be brought to it', async () => {
    const id = await openBattle(ask, await signUpWith(ask, 1_000));
    const input = { roomId: id, round: 1, signature: signRound(1) };
    expect((await ask(DELIVER, { input })).code).toBe('NOTHING_TO_DO');
  });
});
