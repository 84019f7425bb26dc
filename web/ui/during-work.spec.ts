import { describe, expect, it } from 'vitest';
import { duringWork, TOLD_AFTER_MS } from './during-work.ts';
import { type Toast, type ToastKind, withoutToast, withToast } from './toast-list.ts';

/** Toasts, and a clock that rings when it is told to. */
const stage = () => {
  let toasts: readonly Toast[] = [];
  const timers = new Set<() => void>();
  const delays: number[] = [];
  let id = 0;
  const show = (kind: ToastKind, text: string): number => {
    id += 1;
    toasts = withToast(toasts, { id, kind, text });
    return id;
  };
  return {
    delays,
    ring: () => {
      for (const run of timers) run();
      timers.clear();
    },
    shown: () => toasts.map(({ kind, text }) => `${kind}: ${text}`),
    ports: {
      show,
      dismiss: (gone: number) => {
        toasts = withoutToast(toasts, gone);
      },
      later: (run: () => void, delayMs: number) => {
        delays.push(delayMs);
        timers.add(run);
        return () => timers.delete(run);
      },
    },
  };
};

describe('work that takes long', () => {
  it('is told of while it lasts, and its result stands in the place of that', async () => {
    const { ports, ring, shown, delays } = stage();
    const work = Promise.withResolvers<string>();
    const done = duringWork(work.promise, 'selling…', ports).then((text) => ports.show('success', text));
    expect([shown(), delays]).toEqual([[], [TOLD_AFTER_MS]]);
    ring();
    expect(shown()).toEqual(['loading: selling…']);
    work.resolve('sold');
    await done;
    expect(shown()).toEqual(['success: sold']);
  });

  it('is told of no longer once it has failed, and the failure comes through', async () => {
    const { ports, ring, shown } = stage();
    const work = Promise.withResolvers<string>();
    const done = duringWork(work.promise, 'selling…', ports);
    ring();
    work.reject(new Error('no line'));
    await expect(done).rejects.toThrow('no line');
    expect(shown()).toEqual([]);
  });

  it('is never told of where it was over soon', async () => {
    const { ports, ring, shown } = stage();
    expect(await duringWork(Promise.resolve(7), 'selling…', ports)).toBe(7);
    await expect(duringWork(Promise.reject(new Error('no')), 'selling…', ports)).rejects.toThrow('no');
    ring();
    expect(shown()).toEqual([]);
  });
});
