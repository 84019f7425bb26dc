import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { RunningSite } from '../site/start-site.ts';

/** Of 10,000,000 tickets: so many bring something cheap, as no case may return all of its price. */
const LOST = 1_000;

/**
 * Publishes a case that brings the cheapest skin of this grade 9,999 times of 10,000, for what that skin is worth: luck can't be
 * asked for.
 * @param grade 0 (top) to 6
 * @returns its address, and its price in minor units
 */
export const publishSureWin = async ({ dataDir }: RunningSite, grade: number) => {
  const catalog = shippedCatalog();
  const byValue = catalog.skins
    .flatMap(({ id, grade: its, wears }) =>
      wears.map(({ wear, value }) => ({ skin: id, its, wear, value: Number(value) })),
    )
    .toSorted((a, b) => a.value - b.value);
  const [least] = byValue;
  const won = byValue.find(({ its, value }) => its === grade && value > (least?.value ?? 0));
  const [model] = catalog.cases;
  if (least === undefined || won === undefined || model === undefined)
    throw new Error(`no skin has the grade ${grade}`);
  const { value: price } = won;
  const sure = {
    ...{ ...model, slug: `sure-win-${grade}`, hero: won.skin, price: String(price) },
    entries: [
      { skin: won.skin, wear: won.wear, tickets: 10_000_000 - LOST },
      { skin: least.skin, wear: least.wear, tickets: LOST },
    ],
  };
  const file = join(dataDir, `${sure.slug}.json`);
  await writeFile(file, JSON.stringify({ ...catalog, cases: [...catalog.cases, sure] }));
  await promisify(execFile)(
    process.execPath,
    ['scripts/operator.ts', 'catalog', 'import', file, '--allow-rtp', sure.slug, '--yes'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  );
  return { slug: sure.slug, price };
};
