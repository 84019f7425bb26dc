import { type ReplayPiece, replayFromPieces } from '../../../../engine/audit/replay/kept-replay.ts';
import type { ReplayMemory } from '../../../../engine/audit/replay/replay-memory.ts';
import { answerOf, type CheckedSoFar, HEAD, headIn, type KeptHead, withKept } from './kept-head.ts';

export interface KeptCheck {
  readonly head: CheckedSoFar;
  readonly memory: ReplayMemory;
}

/** The check that this same program put aside; null without one. Rejects where the browser can't keep checks. */
export const readKeptCheck = (program: string): Promise<KeptCheck | null> =>
  withKept('readonly', async (heads, pieces) => {
    const head = await headIn(heads);
    if (head?.program !== program) return null;
    const { add, memory } = replayFromPieces();
    for (const key of await answerOf(pieces.getAllKeys())) {
      const piece: IDBRequest<ReplayPiece> = pieces.get(key);
      add(await answerOf(piece));
    }
    return { head, memory: memory() };
  });

/** Replaces the kept check, all or nothing. Rejects without room. */
export const writeKeptCheck = (head: KeptHead, pieces: Iterable<ReplayPiece>): Promise<void> =>
  withKept('readwrite', async (heads, stored) => {
    await answerOf(stored.clear());
    // One after another: each is copied once, and no two wait at the same time.
    for (const piece of pieces) await answerOf(stored.add(piece));
    await answerOf(heads.put(head, HEAD));
  });

export const dropKeptCheck = (): Promise<void> =>
  withKept('readwrite', async (heads, pieces) => {
    await answerOf(heads.clear());
    await answerOf(pieces.clear());
  });
