import { toHex } from '../../../engine/fairness/bytes.ts';
import { newTree } from '../../../engine/log/tree.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { SeenCheckpoint } from '../watch-checkpoints.ts';
import { type Check, checkOf } from './check.ts';
import type { LogRow } from './log-rows.ts';

/** Every checkpoint that was ever published is one of this log, and none was smaller than one that was seen before. */
export const checkCheckpoints = (seen: readonly SeenCheckpoint[], rows: readonly LogRow[]): Check => {
  const faults: string[] = [];
  const sizes = new Map<string, number>();
  for (const { gateway, size } of seen) {
    if (size < (sizes.get(gateway) ?? 0)) faults.push(`${gateway} went back from ${sizes.get(gateway)} to ${size}`);
    sizes.set(gateway, size);
  }
  const roots = new Map<number, Set<string>>();
  for (const { size, root } of seen) roots.set(size, (roots.get(size) ?? new Set()).add(root));
  const tree = newTree(nodeHashing);
  const compare = (): void => {
    for (const root of roots.get(tree.size()) ?? []) {
      if (root !== toHex(tree.root())) faults.push(`the checkpoint of ${tree.size()} entries is not of this log`);
    }
    roots.delete(tree.size());
  };
  compare();
  for (const { leaf } of rows) {
    tree.append(leaf);
    compare();
  }
  for (const size of roots.keys())
    faults.push(`a checkpoint of ${size} entries was published, and the log has ${rows.length}`);
  return checkOf(
    'checkpoints',
    `${new Set(seen.map(({ size }) => size)).size} seen, up to ${Math.max(0, ...sizes.values())}`,
    faults,
  );
};
