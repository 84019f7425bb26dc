/** Signs of a person at the page. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** A person counts as there for so long after a sign of them. */
const STAYS_MS = 60_000;

/**
 * Whether a person is at the page: they opened it, or gave a sign, within the last minute. A page that only brings its figures up to
 * date must not keep a session in use.
 */
export const watchPresence = (page: EventTarget, now: () => number): (() => boolean) => {
  let lastSign = now();
  const note = (): void => {
    lastSign = now();
  };
  for (const sign of SIGNS) page.addEventListener(sign, note, { passive: true, capture: true });
  return () => now() - lastSign < STAYS_MS;
};
