/** The two grounds that other sites have. */
export const EMBED_THEMES = ['dark', 'light'] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export interface Colours {
  readonly ground: string;
  readonly edge: string;
  readonly text: string;
  readonly muted: string;
  readonly proof: string;
  readonly one: string;
  readonly two: string;
  readonly caution: string;
  readonly danger: string;
}

/** Those of the site: `web/ui/tokens.css`. A picture in a foreign page can't read them there. */
export const COLOURS: Readonly<Record<EmbedTheme, Colours>> = {
  dark: {
    ground: '#0d0b14',
    edge: '#2a2540',
    text: '#f3f1fa',
    muted: '#a8a2bf',
    proof: '#00baee',
    one: '#4a3f78',
    two: '#241f3a',
    caution: '#e8c65a',
    danger: '#ff4736',
  },
  light: {
    ground: '#ffffff',
    edge: '#dcd8e8',
    text: '#15121f',
    muted: '#5b5573',
    proof: '#00698a',
    one: '#cfc6ee',
    two: '#ece8f8',
    caution: '#8a6400',
    danger: '#c22415',
  },
};

export const FONTS = "Archivo,system-ui,-apple-system,'PingFang SC','Noto Sans SC','Microsoft YaHei',sans-serif";

/** Text inside of an element. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
