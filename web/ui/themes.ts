/** The site's themes, the default one first. `web/public/before-paint.js` knows the others by name. */
export const THEMES = ['night', 'jade', 'claret', 'graphite', 'daylight'] as const;
export type Theme = (typeof THEMES)[number];

/** The choices of a player: a theme, or the one that goes with the device's own choice of light or dark. */
export const THEME_CHOICES = [...THEMES, 'device'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);
export const isThemeChoice = (value: unknown): value is ThemeChoice => value === 'device' || isTheme(value);

/** @param prefersLight whether the device prefers light now. */
export const themeOf = (choice: ThemeChoice, prefersLight: boolean): Theme => {
  if (choice !== 'device') return choice;
  return prefersLight ? 'daylight' : 'night';
};
