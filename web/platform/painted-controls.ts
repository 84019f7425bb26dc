/** The attribute that the painter adds to every control. A tap on it has no effect yet; `public/before-paint.js` keeps the tap. */
export const PAINTED = 'data-painted';

export const markControls = (markup: string): string =>
  markup.replaceAll(/<(?:button|select|input type="range") /g, `$&${PAINTED} `);

/** Controls with code of their own that comes later than the page's. */
const APART = '[data-apart] *';

const CONTROLS = {
  page: `main [${PAINTED}]:not(${APART})`,
  apart: `[${PAINTED}]:is(${APART})`,
  around: `[${PAINTED}]:not(main *)`,
} as const;

/**
 * Hands controls to the scripts: taps reach them, and a tap that came too early is repeated. The controls are those on the page,
 * in parts of it that come later, or around it.
 */
export const takeControls = (where: keyof typeof CONTROLS): void => {
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS[where])) {
    control.removeAttribute(PAINTED);
    if (control.dataset.tapped === undefined) continue;
    delete control.dataset.tapped;
    control.click();
  }
};
