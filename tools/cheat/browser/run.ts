import { buildWebIfNeeded } from '../../../scripts/start/web-build.ts';
import type { Amounts } from '../run.ts';
import { openTemplate, startHouse } from '../running-house.ts';
import type { Table, Trick } from '../trick.ts';
import type { Result } from '../verdict.ts';
import { openEyes } from './eyes.ts';

/** Plays those of the tricks that a page can be played, on the real page. @throws Error where there is no browser */
export const runInBrowser = async (
  tricks: readonly Trick[],
  amounts: Amounts,
  pictures: string | null,
  tell: (result: Result) => void = () => undefined,
): Promise<readonly Result[]> => {
  await buildWebIfNeeded();
  const [template, eyes] = [await openTemplate(), await openEyes(pictures)];
  const table: Table = { ...amounts, open: async (parts) => startHouse({ ...parts, dataDir: await template.copy() }) };
  try {
    const results: Result[] = [];
    for (const { name, onPage } of tricks) {
      if (onPage === undefined) continue;
      const result = { trick: `${name} in a browser`, ...(await onPage(table, eyes)) };
      results.push(result);
      tell(result);
    }
    return results;
  } finally {
    await eyes.close();
    await template.remove();
  }
};
