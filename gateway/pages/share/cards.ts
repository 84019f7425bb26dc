import { isBattleId, isRoundId } from '../../../engine/kernel/ids.ts';
import { battleById } from '../../../engine/projections/queries/battles.ts';
import { playById } from '../../../engine/projections/queries/plays.ts';
import { drawBattleCard } from '../../../web/art/share/battle.ts';
import type { ProofCorner } from '../../../web/art/share/frame.ts';
import { drawWinCard } from '../../../web/art/share/win.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { shownBattle } from './shown-battle.ts';
import { type CardSources, shownWin } from './shown-win.ts';

/** The card of a link to a game. */
export interface ShareCard {
  /** In words, without anything that only a picture says. */
  readonly title: string;
  readonly text: string;
  /** SVG, 1200 × 630. */
  readonly draw: () => string;
}

/** The card of a round or of a finished battle; null for anything else. */
export type CardOf = (id: string, lang: SiteLanguage) => Promise<ShareCard | null>;

/** The caution about a loose play beside the code; '' where there is none. */
const looseText = ({ part }: ProofCorner): string => (part?.isLoose ? ` · ${part.text}` : '');

const winCard = async (id: string, lang: SiteLanguage, sources: CardSources): Promise<ShareCard | null> => {
  const play = await playById(sources.sql, id);
  const shown = play && (await shownWin(play, sources, lang));
  if (shown === null) return null;
  const { headline, kind, name, worth, proof } = shown;
  return {
    title: `${headline} · ${name}`,
    text: `${kind} · ${worth}${looseText(proof)}`,
    draw: () => drawWinCard(shown),
  };
};

const battleCard = async (id: string, lang: SiteLanguage, sources: CardSources): Promise<ShareCard | null> => {
  const row = await battleById(sources.sql, id);
  const shown = row && (await shownBattle(row, { ...sources, catalog: await sources.catalogs.current() }, lang));
  if (shown === null) return null;
  const { headline, worth, note, facts, proof } = shown;
  return {
    title: `${headline} · ${worth}`,
    text: `${note} · ${facts}${looseText(proof)}`,
    draw: () => drawBattleCard(shown),
  };
};

export const cardsFrom =
  (sources: CardSources): CardOf =>
  async (id, lang) => {
    if (isRoundId(id)) return winCard(id, lang, sources);
    return isBattleId(id) ? battleCard(id, lang, sources) : null;
  };
