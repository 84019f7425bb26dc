import type { SiteLanguage } from '../../site-locale.ts';
import type { SiteTexts } from '../../texts.ts';
import { amountText } from '../share/words.ts';
import { COLOURS, type EmbedTheme, escaped, FONTS } from './colours.ts';

/** One play, as a foreign page shows it. */
export interface ShownPlay {
  readonly id: string;
  readonly game: keyof SiteTexts['embed']['games'];
  readonly position: number;
  /** That it took on its lane; null for a loose play. */
  readonly step: number | null;
  /** Of what was won, or else aimed at. */
  readonly skin: string;
  readonly wear: string;
  /** A picture of it: markup of the site's own. */
  readonly art: string;
  readonly rarity: string;
  readonly succeeded: boolean;
  /** Minor units. */
  readonly staked: bigint;
  readonly won: bigint;
}

interface PageAsked {
  readonly theme: EmbedTheme;
  readonly language: SiteLanguage;
  readonly words: SiteTexts['embed'];
  readonly origin: string;
}

/** A page without script, cookies and files: it contains everything that it shows. */
export const playPage = (play: ShownPlay, { theme, language, words, origin }: PageAsked): string => {
  const colours = COLOURS[theme];
  const name = [play.skin, play.wear].filter((part) => part !== '').join(' · ');
  const result = play.succeeded ? words.won({ amount: amountText(play.won) }) : words.lost;
  const title = words.play({ game: words.games[play.game] });
  const step =
    play.step === null
      ? `<small class="loose">${escaped(words.loose)}</small>`
      : `<small>${escaped(words.step({ step: String(play.step) }))}</small>`;
  const style = `*{box-sizing:border-box;margin:0}html{color-scheme:${theme}}
body{min-height:100vh;padding:12px 16px;display:flex;gap:16px;align-items:center;background:${colours.ground};color:${colours.text};font:14px/20px ${FONTS};font-variant-numeric:tabular-nums;border:1px solid ${colours.edge}}
figure{flex:none;width:112px;border-bottom:2px solid ${play.rarity}}figure svg{display:block;width:112px;height:84px${play.succeeded ? '' : ';opacity:.4'}}
main{min-width:0;flex:1}small{display:block;font-size:12px;line-height:16px;color:${colours.muted}}
.loose{color:${colours.caution}}h1{font-size:15px;line-height:20px;overflow-wrap:anywhere}b{font-size:15px;line-height:20px}
a{display:inline-block;padding-block:4px;color:${colours.proof}}`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escaped(title)}</title><style>${style}</style></head>
<body>
<figure aria-hidden="true">${play.art}</figure>
<main>
<small>${escaped(title)}</small>
<h1>${escaped(name)}</h1>
<p><b>${escaped(result)}</b></p>
<small>${escaped(words.cost({ amount: amountText(play.staked) }))} · ${escaped(words.position({ position: play.position.toLocaleString('en-US') }))}</small>
${step}
<a href="${escaped(`${origin}/provably-fair/verify/${play.id}`)}" target="_blank" rel="noopener">${escaped(words.verify)}</a>
</main>
</body>
</html>
`;
};
