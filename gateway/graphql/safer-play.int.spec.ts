import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  askOf,
  DEPOSIT,
  each,
  granted,
  list,
  OPEN,
  openInput,
  type Player,
  signUpWith,
  uuid,
  valueAt,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const HOUR_MS = 3_600_000;
const LIMITS = '{ saferPlay { limits { kind period amount used pending { amount from } } } }';
const SET = `mutation($kind: LimitKind!, $period: LimitPeriod!, $amount: Money) {
  setPlayLimit(kind: $kind, period: $period, amount: $amount) { limits { kind period amount used pending { amount } } } }`;

const limit = (player: Player, kind: string, amount: number | null, period = 'DAY') =>
  ask(SET, { kind, period, amount }, player.token);

const limitOf = async (player: Player, kind: string, period = 'DAY') => {
  const shown = granted(await ask(LIMITS, undefined, player.token));
  return list(shown.at('saferPlay.limits')).find(
    (one) => valueAt(one, 'kind') === kind && valueAt(one, 'period') === period,
  );
};

const open = async (player: Player, quantity = 1) =>
  ask(OPEN, { input: await openInput(ask, player, 'ember', quantity) }, player.token);

describe('limits that players set themselves', () => {
  it('are none at first, for three kinds and three periods', async () => {
    const player = await signUpWith(ask, 10_000);
    const shown = granted(await ask(LIMITS, undefined, player.token));
    expect(each(shown.at('saferPlay.limits'), 'amount')).toEqual(Array(9).fill(null));
    expect(await limitOf(player, 'DEPOSIT')).toMatchObject({ used: 10_000 });
  });

  it('on wagers stop the play that would pass them, and no other', async () => {
    const player = await signUpWith(ask, 100_000);
    granted(await limit(player, 'WAGER', 2_500));
    granted(await open(player, 2));
    expect(await limitOf(player, 'WAGER')).toMatchObject({ amount: 2_500, used: 2_000 });
    const refused = await open(player);
    expect(refused.code).toBe('LIMIT_REACHED');
    expect(refused.details).toMatchObject({ kind: 'wager', period: 'day' });
  });

  it('are not overshot by plays at the same instant', async () => {
    const player = await signUpWith(ask, 100_000);
    granted(await limit(player, 'WAGER', 3_000));
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(player)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(3);
    expect(answers.filter(({ code }) => code === 'LIMIT_REACHED')).toHaveLength(5);
  });

  it('on losses count the stake as lost before the play', async () => {
    const player = await signUpWith(ask, 100_000);
    granted(await limit(player, 'LOSS', 500));
    expect((await open(player)).code).toBe('LIMIT_REACHED');
  });

  it('on deposits refuse the order', async () => {
    const player = await signUpWith(ask, 10_000);
    granted(await limit(player, 'DEPOSIT', 15_000));
    const refused = await ask(DEPOSIT, { commandId: uuid(), amount: 6_000 }, player.token);
    expect(refused.code).toBe('LIMIT_REACHED');
    granted(await ask(DEPOSIT, { commandId: uuid(), amount: 5_000 }, player.token));
  });

  it('are raised after 24 hours, and a raise can’t be used before', async () => {
    const own = await openFixture();
    try {
      const asks = askOf(own.gateway);
      const player = await signUpWith(asks, 100_000);
      const set = (amount: number) => asks(SET, { kind: 'WAGER', period: 'DAY', amount }, player.token);
      const play = async () => asks(OPEN, { input: await openInput(asks, player) }, player.token);
      granted(await set(500));
      const raised = granted(await set(50_000));
      expect(each(raised.at('setPlayLimit.limits'), 'pending')).toContainEqual({ amount: 50_000 });
      expect((await play()).code).toBe('LIMIT_REACHED');
      own.advance(24 * HOUR_MS + 1_000);
      expect((await play()).code).toBeNull();
    } finally {
      await own.close();
    }
  });
});

describe('time-out and exclusion', () => {
  const TIME_OUT = 'mutation($hours: Int!) { takeTimeOut(hours: $hours) { timeOutUntil } }';
  const EXCLUDE = 'mutation($months: Int) { excludeMyself(months: $months) { excludedUntil } }';

  it('refuse plays and deposits at once', async () => {
    const player = await signUpWith(ask, 10_000);
    const out = granted(await ask(TIME_OUT, { hours: 24 }, player.token));
    expect(Date.parse(String(out.at('takeTimeOut.timeOutUntil')))).toBeGreaterThan(site.now() + 23 * HOUR_MS);
    expect((await open(player)).code).toBe('PLAY_NOT_ALLOWED');
    expect((await ask(DEPOSIT, { commandId: uuid(), amount: 1_000 }, player.token)).code).toBe('PLAY_NOT_ALLOWED');
  });

  it('are never made shorter', async () => {
    const player = await signUpWith(ask, 1_000);
    const long = granted(await ask(TIME_OUT, { hours: 48 }, player.token)).at('takeTimeOut.timeOutUntil');
    expect(granted(await ask(TIME_OUT, { hours: 1 }, player.token)).at('takeTimeOut.timeOutUntil')).toBe(long);
    const forGood = granted(await ask(EXCLUDE, { months: null }, player.token)).at('excludeMyself.excludedUntil');
    expect(forGood).toBe('9999-01-01T00:00:00.000Z');
    expect(granted(await ask(EXCLUDE, { months: 6 }, player.token)).at('excludeMyself.excludedUntil')).toBe(forGood);
  });

  it.each([0, -1, 1_009])('refuse a time-out of %i hours', async (hours) => {
    const player = await signUpWith(ask, 1_000);
    expect((await ask(TIME_OUT, { hours }, player.token)).code).toBe('INVALID_INPUT');
  });

  it('stop bonuses where they are an exclusion', async () => {
    const player = await signUpWith(ask, 10_000);
    const claim = 'mutation($id: CommandId!) { claimRebate(commandId: $id) { amount } }';
    expect((await ask(claim, { id: uuid() }, player.token)).code).toBe('NO_REBATE');
    granted(await ask(EXCLUDE, { months: 6 }, player.token));
    expect((await ask(claim, { id: uuid() }, player.token)).code).toBe('PLAY_NOT_ALLOWED');
  });
});

describe('the reality check', () => {
  it('comes every hour, or as often as one likes', async () => {
    const player = await signUpWith(ask, 1_000);
    const remind = 'mutation($minutes: Int!) { setRealityCheck(minutes: $minutes) { realityCheckMinutes } }';
    const shown = granted(await ask('{ saferPlay { realityCheckMinutes } }', undefined, player.token));
    expect(shown.at('saferPlay.realityCheckMinutes')).toBe(60);
    expect(granted(await ask(remind, { minutes: 15 }, player.token)).at('setRealityCheck.realityCheckMinutes')).toBe(
      15,
    );
    expect((await ask(remind, { minutes: 3 }, player.token)).code).toBe('INVALID_INPUT');
  });

  it('tells the net position since a moment', async () => {
    const player = await signUpWith(ask, 10_000);
    const opened = granted(await open(player, 2));
    await site.settled();
    const won = each(opened.at('openCase.rounds'), 'item.value').reduce((sum: number, value) => sum + Number(value), 0);
    const since = new Date(site.now() - HOUR_MS).toISOString();
    const net = granted(
      await ask('query($since: DateTime!) { saferPlay { netPosition(since: $since) } }', { since }, player.token),
    );
    expect(net.at('saferPlay.netPosition')).toBe(won - 2_000);
  });
});
