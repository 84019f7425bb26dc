import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readModelDatabase } from '../../engine/projections/database.ts';
import { rebuild } from '../../engine/projections/rebuild.ts';
import { projectionNamed } from '../../engine/projections/registry.ts';
import {
  type Ask,
  askOf,
  bindTradeLink,
  each,
  granted,
  list,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { operateOn } from './testing/operate.ts';

const RETRIEVE = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
  retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }
}`;
const DAY_MS = 24 * 60 * 60_000;

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(async () => {
  await site?.close();
});

const operator = (line: string) => operateOn(site, line.split(' '));
const did = async (line: string): Promise<void> => {
  const { ok, lines } = await operator(line);
  if (!ok) throw new Error(lines.join('\n'));
};
const json = async (line: string): Promise<unknown> => {
  const { ok, lines } = await operator(`${line} --json`);
  if (!ok) throw new Error(lines.join('\n'));
  return JSON.parse(lines.join('\n'));
};
const newest = async (kind: string): Promise<unknown> => valueAt(await json(`acts --kind ${kind} --first 1`), 'acts.0');
/** The facts of the newest act of a kind, by name. */
const facts = async (kind: string): Promise<Readonly<Record<string, unknown>>> =>
  Object.fromEntries(
    list(valueAt(await newest(kind), 'facts')).map((fact) => [text(valueAt(fact, 'name')), valueAt(fact, 'value')]),
  );

describe('acts of operators', () => {
  it('show what each changed, with the player, the sum and the reason', async () => {
    const { playerId } = await signUpWith(ask, 10_000);
    await did(`player adjust ${playerId} coin +12.50 --reason compensation`);
    expect(await newest('balance-adjusted')).toMatchObject({
      kind: 'BALANCE_ADJUSTED',
      player: playerId,
      balance: 'coin',
      amount: 1_250,
      facts: [{ name: 'direction', value: 'credit' }],
      reason: 'compensation',
    });
    await did(`player adjust ${playerId} coin -3 --reason correction`);
    expect(await newest('balance-adjusted')).toMatchObject({ amount: -300, facts: [{ value: 'debit' }] });
    const shown = await operator('acts --kind balance-adjusted --first 1');
    expect(shown.lines[2]).toMatch(
      new RegExp(`BALANCE_ADJUSTED +${playerId} +coin +-3.00 +direction debit +correction$`),
    );
  });

  it('show stops, publications, rewards, the shop, rooms and contests by their facts', async () => {
    const { playerId } = await signUpWith(ask, 10_000);
    await did('game stop upgrade --reason fire');
    expect(await facts('game-stopped')).toEqual({ game: 'upgrade', seconds: '60' });
    expect(await newest('game-stopped')).toMatchObject({ reason: 'fire' });
    await did('game resume upgrade');
    expect(await newest('game-resumed')).toMatchObject({ facts: [{ value: 'upgrade' }], reason: null });
    await did(`coupon grant ${playerId} --percent 10 --max 50 --days 3`);
    expect(await newest('coupon-granted')).toMatchObject({ player: playerId, amount: null });
    expect(await facts('coupon-granted')).toEqual({
      coupon: expect.stringMatching(/^\S{22}$/),
      ...{ percent: '10', min: '1.00', max: '50.00', until: expect.stringMatching(/^20.*Z$/) },
    });
    await did('code issue --code SECRET-SPRING --points 5 --uses 3 --days 3');
    expect(await facts('golden-code-issued')).toMatchObject({ uses: '3', points: '5.00', locked: '0.00' });
    const { lines } = await operator('acts --kind golden-code-issued --json');
    expect(lines.join('')).not.toContain('SECRET-SPRING');
    await did('shop stock aurora:FN --quantity 2');
    const stocked = { listing: 'aurora-fn-coin', skin: 'aurora', wear: 'FN', added: '2', balance: 'coin' };
    expect(await facts('listing-stocked')).toEqual(stocked);
    await did('shop close aurora-fn-coin');
    expect(await facts('listing-closed')).toEqual({ listing: 'aurora-fn-coin' });
    await did('battle create ember --seats 3');
    const { battle, ...room } = await facts('battle-created');
    expect(room).toEqual({ mode: 'classic', seats: '3', cost: '10.00', cases: 'ember' });
    await did(`battle dissolve ${text(battle)}`);
    expect(await facts('battle-dissolved')).toEqual({ battle });
    await did('giveaway create aurora:FN --minutes 30 --title-zh-CN 甲 --title-zh-TW 乙 --title-en Gift');
    expect(await facts('giveaway-created')).toEqual({
      ...{ giveaway: expect.stringMatching(/^\S{22}$/), nameEn: 'Gift', nameZhCN: '甲', nameZhTW: '乙', prizes: '1' },
      ...{ worth: expect.stringMatching(/^[\d.]+$/), drawn: expect.stringMatching(/^20/) },
    });
    const [from, to] = [1, 8].map((days) => new Date(site.now() + days * DAY_MS).toISOString());
    await did(
      `contest announce spring --ranking openings --from ${from} --to ${to} --prizes 5,2 --name-zh-CN 甲 --name-zh-TW 甲 --name-en Spring`,
    );
    expect(await facts('contest-announced')).toMatchObject({
      ...{
        contest: 'spring',
        nameEn: 'Spring',
        ranking: 'openings',
        from,
        to,
        prizes: '2',
        sum: '7.00',
        balance: 'coin',
      },
    });
    await did('contest cancel spring');
    expect(await facts('contest-cancelled')).toEqual({ contest: 'spring' });
    expect(await facts('case-published')).toMatchObject({ case: 'ember', version: '1', price: '10.00' });
    expect(await facts('terms-published')).toMatchObject({ version: '1' });
  });

  it('are each on one page, the newest first', async () => {
    const found: unknown[] = [];
    for (let after = ''; ; ) {
      const page = await json(`acts --first 4${after}`);
      found.push(...each(valueAt(page, 'acts'), 'position'));
      if (valueAt(page, 'hasNextPage') !== true) break;
      after = ` --after ${text(valueAt(page, 'endCursor'))}`;
    }
    const { rows } = await site.database.pool.query<{ position: bigint }>(
      'SELECT position FROM house_act ORDER BY position DESC',
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(found).toEqual(rows.map(({ position }) => String(position)));
  });

  it('leave out what players and the site do, and what changes tables alone', async () => {
    const before = await json('acts --first 1');
    const { playerId } = await signUpWith(ask, 500);
    await did(`player block ${playerId} --reason fraud`);
    expect(await json('acts --first 1')).toEqual(before);
  });

  it('have the state of a retrieval that an operator says by hand, and not that of the warehouse', async () => {
    const player = await signUpWith(ask, 10_000);
    await bindTradeLink(ask, player, 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd_-12');
    const [item] = await winItems(ask, player, 1);
    const begun = granted(await ask(RETRIEVE, { commandId: uuid(), itemIds: [item?.id] }, player.token));
    const id = text(valueAt(list(begun.at('retrieveItems.retrievals'))[0], 'id'));
    await site.settled();
    const before = await json('acts --first 1');
    await site.retrievals.deliver();
    await site.settled();
    expect(await json('acts --first 1')).toEqual(before);
    await did(`retrieval advance ${id} --state failed --reason lost`);
    expect(await newest('retrieval-advanced')).toMatchObject({ player: player.playerId });
    expect(await facts('retrieval-advanced')).toEqual({ retrieval: id, state: 'failed' });
  });

  it('have the retirement of a case with its reason', async () => {
    await did('case retire ember --reason odds');
    expect(await newest('case-retired')).toMatchObject({ facts: [{ value: 'ember' }], reason: 'odds' });
  });

  it.each([
    ['acts --after garbage', 'not a cursor of this list'],
    [`acts --after ${Buffer.from('orders of all\n1\nx').toString('base64url')}`, 'not a cursor of this list'],
    ['acts --kind murder', 'kind is one of act-reviewed, act-rules-published'],
    ['acts --first 1000', 'first is 1 to 100'],
  ])('refuse %s', async (line, problem) => {
    const answer = await operator(line);
    expect(answer.ok).toBe(false);
    expect(answer.lines[0]).toContain(problem);
  });

  it('are the same rows after a rebuild', async () => {
    const rows = async () => (await site.database.pool.query('SELECT * FROM house_act ORDER BY position')).rows;
    const before = await rows();
    const acts = projectionNamed('acts');
    if (acts === undefined) throw new Error('there is no projection of acts');
    await rebuild(readModelDatabase(site.database), [acts]);
    expect(await rows()).toEqual(before);
  });
});
