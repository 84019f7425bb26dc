import { escaped } from '../../../web/art/share/text.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import type { CardOf } from './cards.ts';

/** Pages that show one game, by its id. */
const gamePage = /^\/(?:provably-fair\/verify|battle|reverse)\/([A-Za-z0-9_.-]{22,64})\/?(?:\?|$)/;

/** The id of the game that a page's address names; null for any other page. */
export const gameOfPage = (url: string): string | null => gamePage.exec(url)?.[1] ?? null;

/** Tags for whatever shows a link to a game as a card (ogp.me); nothing for a game without one. */
export const gameTags = async (id: string, lang: SiteLanguage, cardOf: CardOf, origin: string): Promise<string> => {
  const card = await cardOf(id, lang);
  if (card === null) return '';
  const image = `${origin}/share/${id}.png?lang=${lang}`;
  const tags = [
    ['og:site_name', 'Glasscase'],
    ['og:type', 'website'],
    ['og:title', card.title],
    ['og:description', card.text],
    ['og:image', image],
    ['og:image:type', 'image/png'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:locale', lang.replace('-', '_')],
  ] as const;
  const twitter = '<meta name="twitter:card" content="summary_large_image">';
  return `${tags.map(([name, content]) => `<meta property="${name}" content="${escaped(content)}">`).join('')}${twitter}`;
};
