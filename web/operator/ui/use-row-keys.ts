import { type RefObject, useEffect, useRef } from 'react';
import { isTaken } from './keys.ts';

const STEP: Readonly<Record<string, number>> = { j: 1, k: -1 };
/** So many frames a row may take to be drawn: half a second on a quick device. */
const MOST_FRAMES = 30;

/** The row that a step leads to: the first one by either key where none has the focus, and never past an end. */
export const nextRow = (from: number, step: number, count: number): number =>
  from < 0 ? 0 : Math.min(Math.max(from + step, 0), count - 1);

/**
 * `j` and `k` move the focus between the rows of a table's body, which say their place as `data-index`. Enter then is the
 * browser's own: the focus is on the row's link or button (`data-opener`), or on the row where it opens nothing.
 * @param reveal has a row drawn that isn't
 */
export const useRowKeys = (
  body: RefObject<HTMLElement | null>,
  count: number,
  reveal: (index: number) => void,
): void => {
  const known = useRef({ count, reveal });
  useEffect(() => {
    known.current = { count, reveal };
  });
  useEffect(() => {
    const rowAt = (index: number): HTMLElement | null =>
      body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
    const focus = (index: number): boolean => {
      const row = rowAt(index);
      (row?.querySelector<HTMLElement>('[data-opener]') ?? row)?.focus();
      return row !== null;
    };
    // The row that the keys lead to while it isn't drawn: further presses count from there.
    let wanted: number | null = null;
    const follow = (frames: number): void => {
      requestAnimationFrame(() => {
        if (wanted === null) return;
        if (focus(wanted) || frames === 0) wanted = null;
        else follow(frames - 1);
      });
    };
    const press = (event: KeyboardEvent): void => {
      const step = STEP[event.key];
      const { count: rows, reveal: show } = known.current;
      if (step === undefined || rows === 0 || event.defaultPrevented || isTaken(event)) return;
      const focused = document.activeElement?.closest<HTMLElement>('[data-index]');
      const isOurs = focused != null && body.current?.contains(focused) === true;
      // The focus is in another table of the page.
      if (focused != null && !isOurs) return;
      event.preventDefault();
      const next = nextRow(wanted ?? (isOurs ? Number(focused.dataset.index) : -1), step, rows);
      wanted = null;
      if (focus(next)) return;
      wanted = next;
      show(next);
      follow(MOST_FRAMES);
    };
    document.addEventListener('keydown', press);
    return () => {
      wanted = null;
      document.removeEventListener('keydown', press);
    };
  }, [body]);
};
