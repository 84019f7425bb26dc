import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { perform } from './perform.ts';
import { operatorRequest } from './requests.ts';
import { operatorParts } from './testing/operate.ts';

let site: Fixture;
beforeAll(async () => {
  site = await openFixture();
});
afterAll(() => site.close());

const catalog = shippedCatalog();
type Changed = Partial<(typeof catalog)['cases'][number]>;
const changing = (slug: string, change: Changed) => ({
  ...catalog,
  cases: catalog.cases.map((one) => (one.slug === slug ? { ...one, ...change } : one)),
});
const options = { retireMissing: false, bringBack: [] as string[], allowRtp: [] as string[] };

const bring = async (document: unknown, asked: Partial<typeof options> = {}, preview = false) => {
  const request = operatorRequest.parse({ request: 'import-catalog', document, ...options, ...asked });
  const answer = await perform(operatorParts(site), request, { id: null, preview });
  await site.settled();
  return answer;
};
const entries = async (): Promise<number> => logSize(site.database.pool);

describe('importing a catalog', () => {
  it('shows every change first, and does none of it', async () => {
    const before = await entries();
    const plan = await bring(catalog, {}, true);
    expect(plan.ok).toBe(true);
    expect(plan.lines).toContainEqual(expect.stringMatching(/^wick: new, price \d+, returns 9\d\.\d\d %|^wick: new/));
    expect(await entries()).toBe(before);
  });

  it('does nothing where one of many is refused, and names every problem', async () => {
    const before = await entries();
    const [first, second] = catalog.cases;
    if (first === undefined || second === undefined) throw new Error('no cases');
    const cheap = (price: string) => String(BigInt(price) * 90n);
    const document = {
      ...changing(first.slug, { price: cheap(first.price) }),
      cases: changing(first.slug, { price: cheap(first.price) }).cases.map((one) =>
        one.slug === second.slug ? { ...one, price: '1' } : one,
      ),
    };
    const refused = await bring(document);
    expect(refused.ok).toBe(false);
    expect(refused.lines.filter((line) => line.startsWith('case.'))).toHaveLength(2);
    expect(refused.lines.join('\n')).toContain(`--allow-rtp ${first.slug} takes it`);
    expect(await entries()).toBe(before);
  });

  it('lets a case return more than is usual only where it is told to', async () => {
    const [first] = catalog.cases;
    if (first === undefined) throw new Error('no cases');
    const generous = changing(first.slug, { price: String((BigInt(first.price) * 92n) / 100n) });
    const refused = await bring(generous, {}, true);
    expect([refused.ok, refused.lines.join('\n')]).toEqual([
      false,
      expect.stringMatching(new RegExp(`returns 9[6-9]\\.\\d\\d %.*--allow-rtp ${first.slug} takes it`)),
    ]);
    expect((await bring(generous, { allowRtp: [first.slug] }, true)).ok).toBe(true);
  });

  it('brings a retired case back, and retires a missing one, only where it is told to', async () => {
    expect((await bring(catalog)).ok).toBe(true);
    const fewer = { ...catalog, cases: catalog.cases.slice(1) };
    const slug = catalog.cases[0]?.slug ?? '';
    const { lines } = await bring(fewer, {}, true);
    expect(lines.filter((line) => line.startsWith('stay open'))).toEqual([expect.stringMatching(`[ ,]${slug}(,|$)`)]);
    expect((await bring(fewer, { retireMissing: true })).lines).toEqual([expect.stringContaining('published')]);
    const back = await bring(catalog);
    expect(back.lines).toContainEqual(expect.stringContaining(`--bring-back ${slug} offers it again`));
    expect((await bring(catalog, { bringBack: [slug] })).ok).toBe(true);
  });
});

describe('an import that is cut short', () => {
  it('leaves nothing behind, and can be done again', async () => {
    const reworded = (tagline: string) => ({
      ...catalog,
      cases: catalog.cases.map((one) => ({ ...one, taglines: { ...one.taglines, en: tagline } })),
    });
    const before = await entries();
    // The database fails at the twentieth of the import's entries.
    await site.database.asOwner(async (owner) => {
      await owner.query(`CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'cut'; END $$`);
      await owner.query(
        `CREATE TRIGGER cut BEFORE INSERT ON event FOR EACH ROW WHEN (NEW.position >= ${before + 20}) EXECUTE FUNCTION cut()`,
      );
    });
    try {
      await expect(bring(reworded('Cut'))).rejects.toThrow('cut');
      expect(await entries()).toBe(before);
    } finally {
      await site.database.asOwner((owner) => owner.query('DROP FUNCTION cut CASCADE'));
    }
    expect((await bring(reworded('Cut'))).lines).toEqual([`${catalog.cases.length} published`]);
    expect(await entries()).toBe(before + catalog.cases.length);
  });
});
