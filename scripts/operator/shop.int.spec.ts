import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askOf, list, valueAt } from '../../gateway/testing/client.ts';
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
    expect((await operator('shop list')).lines.join('\n')).toMatch(/aurora-fn-coin +aurora +FN +coin +5/i);
    expect((await operator('shop stock aurora:BS --quantity 2')).lines[0]).toContain('TARGET_NOT_FOUND');
    expect((await operator('shop close aurora-fn-coin')).ok).toBe(true);
    expect(await stocked()).toEqual([]);
    expect((await operator('shop list')).lines.join('\n')).not.toContain('aurora');
    expect((await operator('shop close nothing')).lines[0]).toContain('LISTING_NOT_FOUND');
  });
});
