/** What the painter adds to every control: a tap on it means nothing yet, and is kept by `public/before-paint.js`. */
export const PAINTED = 'data-painted';

export const markControls = (markup: string): string =>
  markup.replaceAll(/<(?:button|select|input type="range") /g, `$&${PAINTED} `);

/** What has code of its own that comes later than the page's. */
const APART = '[data-apart] *';

const CONTROLS = {
  page: `main [${PAINTED}]:not(${APART})`,
  apart: `[${PAINTED}]:is(${APART})`,
  around: `[${PAINTED}]:not(main *)`,
} as const;

/**
 * The scripts have these controls now: taps reach them, and the one that came too early is made up for. On the page, in what comes
 * later on it, or around it.
 */
export const takeControls = (where: keyof typeof CONTROLS): void => {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS[where])) {
    control.removeAttribute(PAINTED);
    if (control.dataset.tapped === undefined) continue;
    delete control.dataset.tapped;
    control.click();
  }
};
