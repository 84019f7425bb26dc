/** What the painter adds to every button: a tap on it means nothing yet, and is kept by `public/before-paint.js`. */
const PAINTED = 'data-painted';

export const markControls = (markup: string): string => markup.replaceAll('<button ', `<button ${PAINTED} `);

/**
 * The scripts have these controls now: taps reach them, and the one that came too early is made up for. On the page, or around it.
 */
export const takeControls = (where: 'main' | 'around'): void => {
  const buttons = where === 'main' ? `main [${PAINTED}]` : `[${PAINTED}]:not(main *)`;
  for (const control of document.querySelectorAll<HTMLElement>(buttons)) {
    control.removeAttribute(PAINTED);
    if (control.dataset.tapped === undefined) continue;
    delete control.dataset.tapped;
    control.click();
  }
};
