import { openTemplate, startHouse } from './running-house.ts';
import type { Table, Trick } from './trick.ts';
import type { Result } from './verdict.ts';

export type Amounts = Pick<Table, 'plays' | 'rooms'>;

/** Plays tricks one after the other, each on a house of its own, and tells of each as it ends. */
export const runTricks = async (
  tricks: readonly Trick[],
  { plays, rooms }: Amounts,
  tell: (result: Result) => void = () => undefined,
): Promise<readonly Result[]> => {
  const template = await openTemplate();
  const table: Table = {
    plays,
    rooms,
    open: async (parts) => startHouse({ ...parts, dataDir: await template.copy() }),
  };
  try {
    const results: Result[] = [];
    for (const trick of tricks) {
      const result = { trick: trick.name, ...(await trick.run(table)) };
      results.push(result);
      tell(result);
    }
    return results;
  } finally {
    await template.remove();
  }
};
