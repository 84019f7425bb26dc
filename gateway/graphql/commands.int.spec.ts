import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isListingId, isSkinId, mustBe } from '../../engine/kernel/ids.ts';
import { databaseProviders } from '../../test/harness/databases.ts';
import { itemsTerms, shopTerms } from '../../test/terms-cast.ts';
import { askOf, granted, openInput, type Player, signUp, signUpWith, uuid, winItems } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

const OUTCOME = `query($commandId: CommandId!) {
  commandOutcome(commandId: $commandId) {
    state code coin points locked gained given rounds { id skin value } order { amount state }
  }
}`;
const BUY = `mutation($commandId: CommandId!, $total: Money!) {
  buyFromShop(commandId: $commandId, terms: "${shopTerms}", listingId: "brook", quantity: 3, expectedTotal: $total) { position }
}`;
const SELL = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
  sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total }
}`;
const OPEN = 'mutation($input: OpenCaseInput!) { openCase(input: $input) { rounds { id item { value } } } }';
const DEPOSIT = `mutation($commandId: CommandId!) { deposit(commandId: $commandId, amount: 7700) { amount } }`;

const NOTHING = { code: null, coin: 0, points: 0, locked: 0, gained: 0, given: 0, rounds: [], order: null };

describe.each(databaseProviders.map(({ name }) => name))('the outcome of a command on %s', (on) => {
  let site: Fixture;
  let ask: ReturnType<typeof askOf>;
  beforeAll(async () => {
    site = await openFixture({}, on);
    ask = askOf(site.gateway);
    const [listing, skin] = [mustBe(isListingId, 'brook'), mustBe(isSkinId, 'brook')];
    await site.operate({ type: 'StockListing', listing, skin, wear: 'FN', balance: 'coin', quantity: 100 });
    await site.settled();
  });
  afterAll(async () => {
    await site?.close();
  });

  const outcomeOf = async ({ token }: Player, commandId: string) =>
    granted(await ask(OUTCOME, { commandId }, token)).at('commandOutcome');

  it('says what a purchase, a sale and a play changed', async () => {
    const player = await signUpWith(ask, 10_000);
    const [bought, sold, opened] = [uuid(), uuid(), uuid()];
    granted(await ask(BUY, { commandId: bought, total: 4_725 }, player.token));
    expect(await outcomeOf(player, bought)).toEqual({ ...NOTHING, state: 'DONE', coin: -4_725, gained: 3 });
    const items = await winItems(ask, player, 2);
    const itemIds = items.map(({ id }) => id);
    const { at: sale } = granted(await ask(SELL, { commandId: sold, itemIds }, player.token));
    expect(await outcomeOf(player, sold)).toEqual({
      ...NOTHING,
      state: 'DONE',
      coin: sale('sellItems.total'),
      given: 2,
    });
    const input = { ...(await openInput(ask, player)), commandId: opened };
    const { at: play } = granted(await ask(OPEN, { input }, player.token));
    const [id, value] = [play('openCase.rounds.0.id'), play('openCase.rounds.0.item.value')];
    const outcome = await outcomeOf(player, opened);
    expect(outcome).toMatchObject({ state: 'DONE', gained: 1, rounds: [{ id, value, skin: expect.any(String) }] });
    expect(outcome).not.toMatchObject({ coin: 0 });
  });

  it('names the order that a deposit opened', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    granted(await ask(DEPOSIT, { commandId }, player.token));
    const order = { amount: 7_700, state: 'COMPLETED' };
    expect(await outcomeOf(player, commandId)).toEqual({ ...NOTHING, state: 'DONE', order });
  });

  it('says why a command was refused', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    expect(await ask(BUY, { commandId, total: 4_725 }, player.token)).toMatchObject({ code: 'INSUFFICIENT_FUNDS' });
    expect(await outcomeOf(player, commandId)).toEqual({ ...NOTHING, state: 'REFUSED', code: 'INSUFFICIENT_FUNDS' });
  });

  it('is told to the player alone whose command it is', async () => {
    const player = await signUpWith(ask, 10_000);
    const commandId = uuid();
    expect(await outcomeOf(player, commandId)).toEqual({ ...NOTHING, state: 'UNKNOWN' });
    granted(await ask(BUY, { commandId, total: 4_725 }, player.token));
    expect(await outcomeOf(await signUp(ask), commandId)).toEqual({ ...NOTHING, state: 'UNKNOWN' });
    expect((await ask(OUTCOME, { commandId })).code).toBe('UNAUTHENTICATED');
  });
});
