import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../../engine/kernel/canonical-json.ts';
import { createCache } from '../../platform/apollo.ts';
import { dreamTable } from '../dream/use-dream-play.ts';
import { upgradeTable } from '../upgrade/use-upgrade-play.ts';

const hash = 'd'.repeat(64);
const own = { commandId: 'c1', loose: null, terms: hash, targetSkin: 'crescent-contour', targetValue: 110_500 };
const upgrade = {
  ...own,
  itemIds: ['a'],
  coin: 6_000,
  targetWear: 'FT',
  side: 'OVER',
  stake: 54_880,
  winTickets: 7,
} as const;
const dream = { ...own, targetWear: null, winTickets: 100_000, fee: 2_000, consolationHash: hash };

const wears = [
  { __typename: 'SkinWear', wear: 'MW', floatMin: 70_000, floatMax: 150_000 },
  { __typename: 'SkinWear', wear: 'FT', floatMin: 150_000, floatMax: 380_000 },
];
const plain = [{ __typename: 'SkinWear', wear: null, floatMin: 0, floatMax: 0 }];

/** A site that offers the skin in these wears, asked through the page's own cache; null doesn't answer. */
const siteWith = (offered: readonly object[] | null): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: new ApolloLink(
      ({ query, variables }) =>
        new Observable((observer) => {
          if (offered === null) return observer.error(new Error('no network here'));
          const asked = JSON.stringify(query).includes('"image"') ? { image: `/skins/${variables.id}.svg` } : {};
          observer.next({ data: { skin: { __typename: 'Skin', id: variables.id, ...asked, wears: offered } } });
          observer.complete();
        }),
    ),
  });

describe('the table that a device states of a play at a target', () => {
  it('has, of an upgrade, the members that its hash is of', async () => {
    const target = { skin: 'crescent-contour', wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: '110500' };
    expect(await upgradeTable(siteWith(wears), { ...upgrade, itemIds: [...upgrade.itemIds] })).toBe(
      canonicalJson({ game: 'upgrade', version: 1, tickets: 10_000_000, stake: '54880', target, side: 'over', win: 7 }),
    );
  });

  it('has, of a dream, the members that its hash is of', async () => {
    const target = { skin: 'crescent-contour', wear: '', floatMin: 0, floatMax: 0, value: '110500' };
    const chances = { win: 100_000, fee: '2000', consolation: hash };
    expect(await dreamTable(siteWith(plain), dream)).toBe(
      canonicalJson({ game: 'dream', version: 1, tickets: 10_000_000, target, ...chances }),
    );
  });

  it('is unknown where the site doesn’t tell the target’s range, so that nothing is sent', async () => {
    for (const site of [siteWith(null), siteWith(wears)]) expect(await dreamTable(site, dream)).toBeNull();
  });
});
