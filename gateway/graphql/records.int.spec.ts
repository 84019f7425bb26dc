import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { itemsTerms, transferTerms } from '../../test/terms-cast.ts';
import {
  type Ask,
  askOf,
  deposit,
  each,
  granted,
  list,
  signUp,
  signUpWith,
  uuid,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const LOG = `query($balance: Balance, $first: Int, $after: String) {
  balanceLog(balance: $balance, first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { id orderId action balance amount after position } } } }`;
const SELL = `mutation($id: CommandId!, $items: [ID!]!) { sellItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total } }`;
const EXCHANGE = `mutation($id: CommandId!, $items: [ID!]!) { exchangeItems(commandId: $id, terms: "${itemsTerms}", itemIds: $items) { total } }`;
const TRANSFER = `mutation($id: CommandId!, $points: Money!) { transferPoints(commandId: $id, terms: "${transferTerms}", points: $points) { coin } }`;

/** Deposits, opens, sells, exchanges, transfers: and answers what it should look like. */
const busyPlayer = async () => {
  const player = await signUpWith(ask, 100_000);
  const [sold, exchanged, kept] = await winItems(ask, player, 3);
  if (sold === undefined || exchanged === undefined || kept === undefined) throw new Error('nothing was won');
  granted(await ask(SELL, { id: uuid(), items: [sold.id] }, player.token));
  const points = granted(await ask(EXCHANGE, { id: uuid(), items: [exchanged.id] }, player.token)).at(
    'exchangeItems.total',
  );
  granted(await ask(TRANSFER, { id: uuid(), points }, player.token));
  await site.settled();
  return { player, sold, exchanged, kept };
};

describe('the balance journey', () => {
  it('has every movement, and the balance after each is the one before and the movement', async () => {
    const { player } = await busyPlayer();
    const shown = granted(await ask(LOG, { first: 50 }, player.token));
    const rows = each(shown.at('balanceLog.edges'), 'node').toReversed();
    expect(shown.at('balanceLog.totalCount')).toBe(rows.length);
    const balances: Record<string, number> = { COIN: 0, POINTS: 0, LOCKED: 0 };
    for (const row of rows) {
      const balance = String(valueAt(row, 'balance'));
      balances[balance] = (balances[balance] ?? 0) + Number(valueAt(row, 'amount'));
      expect(valueAt(row, 'after')).toBe(balances[balance]);
    }
    const wallet = granted(await ask('{ me { wallet { coin points locked } } }', undefined, player.token)).at(
      'me.wallet',
    );
    expect(wallet).toEqual({ coin: balances.COIN, points: balances.POINTS, locked: balances.LOCKED });
    expect(new Set(rows.map((row) => valueAt(row, 'action')))).toEqual(
      new Set(['DEPOSIT', 'CASE_OPEN', 'ITEM_SALE', 'ITEM_EXCHANGE', 'TRANSFER_OUT', 'TRANSFER_IN']),
    );
  });

  it('goes on page by page without a gap', async () => {
    const { player } = await busyPlayer();
    const seen: unknown[] = [];
    let after: unknown = null;
    do {
      const page = granted(await ask(LOG, { first: 2, after }, player.token));
      seen.push(...each(page.at('balanceLog.edges'), 'node.id'));
      after = page.at('balanceLog.pageInfo.hasNextPage') === true ? page.at('balanceLog.pageInfo.endCursor') : null;
    } while (after !== null);
    const all = granted(await ask(LOG, { first: 50 }, player.token));
    expect(seen).toEqual(each(all.at('balanceLog.edges'), 'node.id'));
  });

  it('shows one balance where one is asked for', async () => {
    const { player } = await busyPlayer();
    const points = granted(await ask(LOG, { balance: 'POINTS' }, player.token));
    expect(each(points.at('balanceLog.edges'), 'node.action')).toEqual(['TRANSFER_OUT', 'ITEM_EXCHANGE']);
  });

  it('is the player’s own', async () => {
    await busyPlayer();
    const other = await signUp(ask);
    expect(granted(await ask(LOG, {}, other.token)).at('balanceLog.totalCount')).toBe(0);
    expect((await ask(LOG, {})).code).toBe('UNAUTHENTICATED');
    expect((await ask(LOG, { after: 'made up' }, other.token)).code).toBe('INVALID_INPUT');
  });
});

describe('the record centre', () => {
  it('lists what was bought, with what it sells for', async () => {
    const { player, kept } = await busyPlayer();
    const shown = granted(
      await ask(
        '{ purchases { totalCount edges { node { id channel caseSlug quantity payAmount balance state recoveryPrice item { state } } } } }',
        undefined,
        player.token,
      ),
    );
    expect(shown.at('purchases.totalCount')).toBe(3);
    const mine = each(shown.at('purchases.edges'), 'node').find((row) => valueAt(row, 'id') === kept.id);
    expect(mine).toEqual({
      id: kept.id,
      channel: 'CASE',
      caseSlug: 'ember',
      quantity: 3,
      payAmount: 1_000,
      balance: 'COIN',
      state: 'COMPLETED',
      recoveryPrice: kept.value,
      item: { state: 'HELD' },
    });
  });

  it('lists what was played', async () => {
    const { player, sold } = await busyPlayer();
    const text = 'query($game: Game) { gameRecords(game: $game) { totalCount edges { node { id game cost won } } } }';
    const shown = granted(await ask(text, {}, player.token));
    expect(each(shown.at('gameRecords.edges'), 'node')).toContainEqual({
      id: sold.roundId,
      game: 'CASE',
      cost: 1_000,
      won: sold.value,
    });
    expect(granted(await ask(text, { game: 'BATTLE' }, player.token)).at('gameRecords.totalCount')).toBe(0);
  });

  it('lists deposits and transfers', async () => {
    const { player } = await busyPlayer();
    await deposit(ask, player, 500);
    await site.settled();
    const text = 'query($kind: FlowKind) { flows(kind: $kind) { edges { node { kind amount balance state } } } }';
    const shown = granted(await ask(text, {}, player.token));
    expect(each(shown.at('flows.edges'), 'node.kind')).toEqual(['DEPOSIT', 'TRANSFER', 'DEPOSIT']);
    const deposits = granted(await ask(text, { kind: 'DEPOSIT' }, player.token));
    expect(list(deposits.at('flows.edges')).map((edge) => valueAt(edge, 'node.state'))).toEqual([
      'COMPLETED',
      'COMPLETED',
    ]);
  });
});

describe('the site', () => {
  it('tells how much of everything there was', async () => {
    await busyPlayer();
    const shown = granted(await ask('{ site { statistics { players opened upgrades battles giveaways } } }'));
    expect(Number(shown.at('site.statistics.opened'))).toBeGreaterThanOrEqual(3);
    expect(Number(shown.at('site.statistics.players'))).toBeGreaterThanOrEqual(1);
  });
});
