import { collectFindings } from '../engine/audit/finding.ts';
import { createReplay } from '../engine/audit/replay/replay.ts';
import { nodeHashing } from '../engine/node-hashing.ts';

/** Whether a replay finds nothing in these entries: form, order, rules, draws, seeds and money. Nothing is signed or published for it. */
export const isCleanLog = (entries: readonly Uint8Array[]): boolean => {
  const findings = collectFindings();
  const replay = createReplay(nodeHashing, findings, { chains: [] });
  for (const [position, entry] of entries.entries()) replay.entry(entry, position);
  replay.settle();
  const { lastAt } = replay.totals();
  replay.seeds.checkOverdue(replay.states, lastAt);
  replay.continuations.checkOverdue(lastAt);
  replay.money.checkConservation(replay.states);
  return findings.total() === 0;
};
