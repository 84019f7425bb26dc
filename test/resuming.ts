import { replayFromPieces } from '../engine/audit/replay/kept-replay.ts';
import type { EarlierReplay, ReplayAside, Resuming } from '../engine/audit/replay/resume.ts';

const copyOf = ({ part, pieces }: ReplayAside): EarlierReplay => {
  const { add, memory } = replayFromPieces();
  for (const piece of pieces) add(structuredClone(piece));
  return { part: structuredClone(part), memory: memory() };
};

/** Keeps in memory what audits replay, between all bundles and at the end: `kept` has all of it, the oldest first. */
export const resumingFrom = (from: EarlierReplay | null): Resuming & { readonly kept: readonly EarlierReplay[] } => {
  const kept: EarlierReplay[] = [];
  return {
    kept,
    from,
    isDue: () => true,
    keep: async (aside) => {
      kept.push(copyOf(aside));
    },
  };
};
