/** Whether a key that is pressed there belongs to what is typed, or to a dialog that is open. */
export const isTaken = ({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  isComposing ||
  (target instanceof Element && target.closest('input:not([type="radio"]), textarea, select, dialog[open]') !== null);

/** `⌘K` on Apple's keyboards, `Ctrl K` elsewhere. */
export const paletteKey = (platform: string): string => (/mac|iphone|ipad/i.test(platform) ? '⌘K' : 'Ctrl K');
