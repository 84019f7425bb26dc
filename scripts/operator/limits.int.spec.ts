import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Ask,
  askOf,
  each,
  granted,
  list,
  OPEN,
  openInput,
  type Player,
  signUp,
  signUpWith,
  text,
  ticketFor,
  uuid,
  valueAt,
} from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { operateOn } from './testing/operate.ts';

const SET = `mutation($amount: Money) { setPlayLimit(kind: WAGER, period: DAY, amount: $amount) { timeOutUntil } }`;
const LIMITS = '{ saferPlay { limits { kind period amount pending { amount } } } }';
const INBOX = '{ messages(first: 50) { edges { node { kind title body link } } } }';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(async () => {
  await site?.close();
});

const limit = ({ playerId }: Player, amount: string, ...more: readonly string[]) =>
  operateOn(site, ['player', 'limit', playerId, 'wager', 'day', amount, '--reason', 'chases losses', ...more]);
const dailyWager = async ({ token }: Player): Promise<unknown> =>
  list(granted(await ask(LIMITS, {}, token)).at('saferPlay.limits')).find(
    (one) => valueAt(one, 'kind') === 'WAGER' && valueAt(one, 'period') === 'DAY',
  );
const records = async ({ playerId }: Player): Promise<unknown> => {
  const text = 'SELECT count(*)::int AS n FROM imposed_limit WHERE player_id = $1';
  return (await site.database.pool.query<{ n: number }>(text, [playerId])).rows[0]?.n;
};

describe('a limit that an operator sets', () => {
  it('binds with the next play, and the player is told in their inbox and journal', async () => {
    const player = await signUpWith(ask, 100_000);
    expect(await limit(player, '5', '--dry-run')).toMatchObject({ ok: true, confirm: true });
    expect(await dailyWager(player)).toMatchObject({ amount: null });
    expect(await limit(player, '5')).toEqual({
      ok: true,
      lines: ['kind: WAGER', 'period: DAY', 'before: -', 'amount: 5.00'],
    });
    expect(await dailyWager(player)).toMatchObject({ amount: 500, pending: null });
    const play = await ask(OPEN, { input: await openInput(ask, player) }, player.token);
    expect(play.code).toBe('LIMIT_REACHED');
    expect(each(granted(await ask(INBOX, {}, player.token)).at('messages.edges'), 'node')).toContainEqual({
      kind: 'NOTICE',
      title: '已为你设置每天投入限额：5',
      body: expect.stringContaining('理性娱乐'),
      link: '/safer-play',
    });
    const journal = '{ me { securityJournal { edges { node { kind detail } } } } }';
    expect(granted(await ask(journal, {}, player.token)).at('me.securityJournal.edges.0.node')).toEqual({
      kind: 'limit-set',
      detail: 'chases losses',
    });
  });

  it('is stricter than the one in force, or none at all', async () => {
    const player = await signUp(ask);
    granted(await ask(SET, { amount: 50_000 }, player.token));
    for (const amount of ['500', '500.01', '9999'])
      expect(await limit(player, amount)).toEqual({
        ok: false,
        lines: ['amount is stricter than the limit in force, which is 500.00'],
      });
    expect(await records(player)).toBe(0);
    expect(granted(await ask(INBOX, {}, player.token)).at('messages.edges')).toEqual([]);
    expect(await dailyWager(player)).toMatchObject({ amount: 50_000 });
    expect((await limit(player, '0')).ok).toBe(true);
    expect(await dailyWager(player)).toMatchObject({ amount: 0 });
    expect(await records(player)).toBe(1);
  });

  it('takes back a raise that waits, and the player raises it in 24 hours alone', async () => {
    const player = await signUp(ask);
    granted(await ask(SET, { amount: 50_000 }, player.token));
    granted(await ask(SET, { amount: 90_000 }, player.token));
    expect(await dailyWager(player)).toMatchObject({ amount: 50_000, pending: { amount: 90_000 } });
    expect((await limit(player, '500')).ok).toBe(true);
    expect(await dailyWager(player)).toMatchObject({ amount: 50_000, pending: null });
    granted(await ask(SET, { amount: 60_000 }, player.token));
    expect(await dailyWager(player)).toMatchObject({ amount: 50_000, pending: { amount: 60_000 } });
  });

  it('is shown to the operator with name and reason as long as it binds', async () => {
    const player = await signUp(ask);
    const shown = async () => {
      const { lines } = await operateOn(site, ['players', 'show', player.playerId, '--json']);
      return JSON.parse(lines.join('\n'));
    };
    await limit(player, '300');
    const first = await shown();
    expect(first.standing.limits).toMatchObject([
      { kind: 'wager', period: 'day', amount: 30_000, imposed: { by: 'operator:local', reason: 'chases losses' } },
    ]);
    expect(first.timeline).toMatchObject([
      { kind: 'RESTRICTION', text: 'limit of 300.00 wager a day by operator:local (operator): chases losses' },
    ]);
    granted(await ask(SET, { amount: 10_000 }, player.token));
    expect((await shown()).standing.limits).toMatchObject([{ amount: 10_000, imposed: null }]);
  });

  it('is done once by its name, and by none for a player whom the site doesn’t have', async () => {
    const player = await signUp(ask);
    expect((await limit(player, '50', '--id', 'care-1')).ok).toBe(true);
    expect((await limit(player, '50', '--id', 'care-1')).lines[0]).toMatch(/^Done before/);
    expect(await records(player)).toBe(1);
    const stranger = { ...player, playerId: text(player.playerId).replace(/^.{4}/, 'AAAA') };
    expect(await limit(stranger, '50')).toEqual({ ok: false, lines: [expect.stringContaining('There is nothing')] });
    const yearly = await operateOn(site, ['player', 'limit', player.playerId, 'wager', 'year', '5', '--reason', 'x']);
    expect(yearly).toEqual({ ok: false, lines: ['period is one of day, week, month'] });
  });

  it('is in the data that the player takes along, without the operator, and goes with the account', async () => {
    const player = await signUp(ask);
    await limit(player, '70');
    const { data } = granted(await ask('{ myData }', {}, player.token));
    expect(JSON.stringify(data)).toContain('chases losses');
    expect(JSON.stringify(data)).not.toContain('operator:local');
    const erase = 'mutation($id: CommandId!, $ticket: String!) { eraseAccount(commandId: $id, ticket: $ticket) }';
    granted(await ask(erase, { id: uuid(), ticket: await ticketFor(ask, player) }, player.token));
    expect(await records(player)).toBe(0);
  });
});
