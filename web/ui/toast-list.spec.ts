import { describe, expect, it } from 'vitest';
import { MAX_TOASTS, TOAST_DURATION, type Toast, withoutToast, withToast } from './toast-list.ts';

const toast = (id: number, more: Partial<Toast> = {}): Toast => ({ id, kind: 'blank', text: `toast ${id}`, ...more });

describe('toasts', () => {
  it('stand for 4 s, successes for 2, and those of what goes on until they are replaced', () => {
    expect(TOAST_DURATION).toEqual({
      blank: 4000,
      error: 4000,
      custom: 4000,
      success: 2000,
      loading: null,
      offline: null,
    });
  });

  it('are twenty at most, and the oldest go', () => {
    let list: readonly Toast[] = [];
    for (let id = 1; id <= MAX_TOASTS + 3; id += 1) list = withToast(list, toast(id));
    expect(list).toHaveLength(MAX_TOASTS);
    expect(list[0]?.id).toBe(4);
  });

  it('are replaced in their place', () => {
    const list = [toast(1, { kind: 'loading' }), toast(2)];
    expect(withToast(list, toast(1, { kind: 'success' })).map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'success'],
      [2, 'blank'],
    ]);
  });

  it('can be dismissed', () => {
    expect(withoutToast([toast(1), toast(2)], 1)).toEqual([toast(2)]);
  });
});
