import { useEffect, useState } from 'react';
import type { SeenLog } from '../fairness-log/check/seen-log.ts';
import type { HeadState } from '../fairness-log/published/use-head.ts';

/** A checkpoint as this page, or an earlier visit of this device, verified it. */
export interface SeenCheckpoint {
  readonly size: number;
  /** 64 hex digits. */
  readonly root: string;
  /** Names of those who cosigned this very one, as far as this page has read. */
  readonly witnesses: readonly string[];
  /** When the page read it; null for one that the device verified before. */
  readonly readAt: number | null;
}

const KEPT = 5;

/** The newest checkpoints, those first; the site keeps only its last one, so the page keeps what it has seen. */
export const withHead = (
  before: readonly SeenCheckpoint[],
  head: Extract<HeadState, { readonly status: 'signed' }>,
  at: number,
): readonly SeenCheckpoint[] => {
  const { checkpoint, root, witnessed } = head;
  const known = before.some(({ size }) => size === checkpoint.size);
  const all = known ? before : [{ size: checkpoint.size, root, witnesses: [], readAt: at }, ...before];
  return all
    .map((one) =>
      one.size === witnessed?.size ? { ...one, witnesses: witnessed.cosignatures.map(({ name }) => name) } : one,
    )
    .toSorted((a, b) => b.size - a.size)
    .slice(0, KEPT);
};

export const useCheckpoints = (head: HeadState, seen: SeenLog | null): readonly SeenCheckpoint[] => {
  const [checkpoints, setCheckpoints] = useState<readonly SeenCheckpoint[]>(() =>
    seen === null ? [] : [{ size: seen.size, root: seen.root, witnesses: [], readAt: null }],
  );
  useEffect(() => {
    if (head.status === 'signed') setCheckpoints((before) => withHead(before, head, Date.now()));
  }, [head]);
  return checkpoints;
};
