import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogDocument } from '../../engine/catalog/document.ts';
import { parseCatalog } from '../../engine/catalog/parse-catalog.ts';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { operateOn } from './testing/operate.ts';

let site: Fixture;
let folder: string;
beforeAll(async () => {
  site = await openFixture();
  folder = await mkdtemp(join(tmpdir(), 'glasscase-draft-'));
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true });
});

/** The example of that format in docs/catalog.md. */
const exampleOf = async (format: string) => {
  const text = await readFile(new URL('../../docs/catalog.md', import.meta.url), 'utf8');
  const [json = ''] = text
    .split('```json\n')
    .filter((part) => part.includes(`"format": "${format}"`))
    .slice(-1);
  return JSON.parse(json.split('```')[0] ?? '');
};
const documented = () => exampleOf('glasscase-draft/1');
const solve = async (draft: unknown) => {
  const file = join(folder, 'draft.json');
  await writeFile(file, JSON.stringify(draft));
  return operateOn(site, ['catalog', 'solve', file]);
};

describe('the example of a catalog in the documentation', () => {
  it('is a catalog, and has no id of the shipped one', async () => {
    const parsed = parseCatalog(await exampleOf('glasscase-catalog/1'));
    if (!parsed.ok) throw new Error(parsed.problems.join());
    const idsOf = ({ themes, families, skins, cases }: CatalogDocument): readonly string[] => [
      ...[...themes, ...families, ...skins].map(({ id }) => id),
      ...cases.map(({ slug }) => slug),
    ];
    const shipped = new Set(idsOf(shippedCatalog()));
    expect(idsOf(parsed.catalog).filter((id) => shipped.has(id))).toEqual([]);
    expect(parsed.catalog.consolation).toBeUndefined();
  });
});

describe('the solver of a draft', () => {
  it('solves the draft of the documentation exactly, and keeps its lock', async () => {
    const draft = await documented();
    const { ok, lines } = await solve(draft);
    expect(ok).toBe(true);
    const { entries, keepsOrder } = JSON.parse(lines.join('\n'));
    expect(keepsOrder).toBe(true);
    expect(entries[0]).toEqual({ skin: 'egret-dusk', wear: 'FN', tickets: 1_000 });
    let [tickets, payout] = [0n, 0n];
    for (const [place, entry] of entries.entries()) {
      tickets += BigInt(entry.tickets);
      payout += BigInt(entry.tickets) * BigInt(draft.entries[place].value);
    }
    expect([tickets, payout * 10n]).toEqual([10_000_000n, BigInt(draft.price) * 9n * 10_000_000n]);
  });

  it('names the locks that forbid a solution', async () => {
    const draft = await documented();
    draft.entries[0].tickets = 5_000_000;
    expect(await solve(draft)).toEqual({
      ok: false,
      lines: ['There is no solution of 90 %.', '  without the lock of egret-dusk FN (5000000) there is a solution'],
    });
  });

  it.each([
    ['price', '0'],
    ['rtp', '90 %'],
    ['entries', []],
    ['format', 'glasscase-catalog/1'],
    ['more', true],
  ])('refuses a draft with another %s', async (field, value) => {
    await expect(solve({ ...(await documented()), [field]: value })).rejects.toThrow('is no draft');
  });
});
