import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  askOf,
  bindTradeLink,
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

let site: Fixture;
beforeAll(async () => {
  site = await openFixture();
});
afterAll(async () => {
  await site?.close();
});

const operator = (line: string) => operateOn(site, line.split(' '));

describe('the operator', () => {
  it('stocks the shop, adds to it and takes listings away', async () => {
    const ask = askOf(site.gateway);
    const stocked = async () => {
      const answer = await ask('{ shop { edges { node { id stock } } } }');
      return list(answer.at('shop.edges')).map((edge) => [valueAt(edge, 'node.id'), valueAt(edge, 'node.stock')]);
    };
    expect((await operator('shop stock aurora:FN --quantity 2')).ok).toBe(true);
    expect((await operator('shop stock aurora:FN --quantity 3')).ok).toBe(true);
    expect(await stocked()).toEqual([['aurora-fn-coin', 5]]);
    expect((await operator('shop list')).lines).toEqual(['aurora-fn-coin  aurora FN  coin  5 left']);
    expect((await operator('shop stock aurora:BS --quantity 2')).lines[0]).toContain('TARGET_NOT_FOUND');
    expect((await operator('shop close aurora-fn-coin')).ok).toBe(true);
    expect(await stocked()).toEqual([]);
    expect((await operator('shop list')).lines).toEqual(['The shop offers nothing.']);
    expect((await operator('shop close nothing')).lines[0]).toContain('LISTING_NOT_FOUND');
  });

  it('says by hand what became of a retrieval', async () => {
    const ask = askOf(site.gateway);
    const player = await signUpWith(ask, 10_000);
    const link = 'https://steamcommunity.com/tradeoffer/new/?partner=42&token=AbCd_-12';
    await bindTradeLink(ask, player, link);
    const [item] = await winItems(ask, player, 1);
    const RETRIEVE = `mutation($commandId: CommandId!, $itemIds: [ID!]!) {
      retrieveItems(commandId: $commandId, itemIds: $itemIds) { retrievals { id } }
    }`;
    const begun = granted(await ask(RETRIEVE, { commandId: uuid(), itemIds: [item?.id] }, player.token));
    const id = text(begun.at('retrieveItems.retrievals.0.id'));
    expect((await operator(`retrieval advance ${id} --state awaiting-receipt`)).ok).toBe(true);
    expect((await operator(`retrieval advance ${id} --state awaiting-shipment`)).lines[0]).toContain('NOTHING_TO_DO');
    expect((await operator(`retrieval advance ${id} --state failed`)).ok).toBe(true);
    const backpack = await ask('{ backpack { totalCount } }', undefined, player.token);
    expect(backpack.at('backpack.totalCount')).toBe(1);
    const nothing = `${'A'.repeat(22)}.1`;
    expect((await operator(`retrieval advance ${nothing} --state failed`)).ok).toBe(false);
  });
});
