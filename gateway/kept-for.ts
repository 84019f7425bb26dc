import type { Instant } from '../engine/kernel/decision.ts';

/** What is read at most once in a while, whoever asks; who asks meanwhile waits for the same. A failure isn't kept. */
export const keptFor = <Value>(ms: number, now: () => Instant, read: () => Promise<Value>): (() => Promise<Value>) => {
  let kept: { readonly value: Promise<Value>; readonly until: Instant } | null = null;
  return () => {
    if (kept !== null && kept.until > now()) return kept.value;
    const mine = { value: read(), until: now() + ms };
    kept = mine;
    mine.value.catch(() => {
      if (kept === mine) kept = null;
    });
    return mine.value;
  };
};
