import { useEffect, useMemo, useState } from 'react';
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

const newest = (all: readonly SeenCheckpoint[]): readonly SeenCheckpoint[] =>
  all.toSorted((a, b) => b.size - a.size).slice(0, KEPT);

/** The newest checkpoints, those first; the site keeps only its last one, so the page keeps what it has seen. */
export const withHead = (
  before: readonly SeenCheckpoint[],
  head: Extract<HeadState, { readonly status: 'signed' }>,
  at: number,
): readonly SeenCheckpoint[] => {
  const { checkpoint, root, witnessed } = head;
  const known = before.some(({ size }) => size === checkpoint.size);
  const all = known ? before : [{ size: checkpoint.size, root, witnesses: [], readAt: at }, ...before];
  return newest(
    all.map((one) =>
      one.size === witnessed?.size ? { ...one, witnesses: witnessed.cosignatures.map(({ name }) => name) } : one,
    ),
  );
};

/** With what the device has verified before, unless the page has read that very one. */
export const withSeen = (read: readonly SeenCheckpoint[], seen: SeenLog | null): readonly SeenCheckpoint[] =>
  seen === null || read.some(({ size }) => size === seen.size)
    ? read
    : newest([...read, { size: seen.size, root: seen.root, witnesses: [], readAt: null }]);

export const useCheckpoints = (head: HeadState, seen: SeenLog | null): readonly SeenCheckpoint[] => {
  const [read, setRead] = useState<readonly SeenCheckpoint[]>([]);
  useEffect(() => {
    if (head.status === 'signed') setRead((before) => withHead(before, head, Date.now()));
  }, [head]);
  return useMemo(() => withSeen(read, seen), [read, seen]);
};
