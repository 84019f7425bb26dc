/** The site's themes, the default one first. `web/public/theme.js` knows the others by name. */
export const THEMES = ['night', 'jade', 'claret', 'graphite'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);
