/**
 * Gives the focus to what comes in the place of what was used, `asker`: a control, or null for one that is gone. Never takes it from
 * who has moved on.
 */
export const followFocus = (next: HTMLElement | null, asker: Element | null): void => {
  const { activeElement, body } = document;
  if (activeElement === body || activeElement === asker) next?.focus();
};
