import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromHex, utf8 } from '../../engine/fairness/bytes.ts';
import { commitmentOf } from '../../engine/log/commitment.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { type Ask, askOf, deposit, each, granted, list, signUp, text, valueAt } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const OPENINGS = `query($first: Int, $after: String) { openings(first: $first, after: $after) {
  edges { node { position published salt entry } } pageInfo { hasNextPage endCursor } } }`;

describe('the openings of a player', () => {
  it('show that each sealed entry is what the log commits to, newest first, page by page', async () => {
    const player = await signUp(ask);
    await deposit(ask, player, 5_000);
    await deposit(ask, player, 7_000);
    const all = granted(await ask(OPENINGS, { first: 50 }, player.token));
    const nodes = list(all.at('openings.edges')).map((edge) => valueAt(edge, 'node'));
    expect(nodes.map((node) => JSON.parse(text(valueAt(node, 'entry'))).type)).toEqual([
      ...['PaymentSettled', 'DepositRequested', 'PaymentSettled', 'DepositRequested'],
    ]);
    for (const node of nodes) {
      const opening = { salt: fromHex(text(valueAt(node, 'salt'))), entry: utf8(text(valueAt(node, 'entry'))) };
      const published: unknown = JSON.parse(text(valueAt(node, 'published')));
      expect(published).toMatchObject({ type: 'Sealed', commitment: commitmentOf(nodeHashing, opening) });
    }
    const first = granted(await ask(OPENINGS, { first: 3 }, player.token));
    expect(first.at('openings.pageInfo.hasNextPage')).toBe(true);
    const after = first.at('openings.pageInfo.endCursor');
    const rest = granted(await ask(OPENINGS, { first: 3, after }, player.token));
    expect(rest.at('openings.pageInfo.hasNextPage')).toBe(false);
    expect([...each(first.at('openings.edges'), 'node'), ...each(rest.at('openings.edges'), 'node')]).toEqual(nodes);
  });

  it('are nobody else’s', async () => {
    const [rich, other] = [await signUp(ask), await signUp(ask)];
    await deposit(ask, rich, 5_000);
    expect(list(granted(await ask(OPENINGS, {}, other.token)).at('openings.edges'))).toEqual([]);
    expect((await ask(OPENINGS)).code).toBe('UNAUTHENTICATED');
  });

  it.each([
    ['a page that is too long', { first: 51 }],
    ['a cursor of another list', { after: Buffer.from('plays\n7').toString('base64url') }],
  ])('refuse %s', async (_, variables) => {
    const player = await signUp(ask);
    expect((await ask(OPENINGS, variables, player.token)).code).toBe('INVALID_INPUT');
  });
});
