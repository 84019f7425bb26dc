import { isPlayOf, type Play } from '../../../engine/projections/queries/plays.ts';
import { isolated } from '../../../web/art/share/text.ts';
import type { ShownWin } from '../../../web/art/share/win.ts';
import type { PublicProfile } from '../../accounts/account-store.ts';
import { HIDDEN_PLAYER } from '../../accounts/profile/hidden-player.ts';
import type { Load } from '../../batch-loader.ts';
import type { CatalogCache } from '../../play/catalog.ts';
import type { GatewayPorts } from '../../ports.ts';
import { artOf } from '../../server/plugins/art.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import { amountText, wearWords } from './words.ts';

export interface CardSources {
  readonly sql: GatewayPorts['sql'];
  readonly art: GatewayPorts['art'];
  readonly publicProfile: Load<string, PublicProfile>;
  readonly catalogs: Pick<CatalogCache, 'current' | 'version'>;
  readonly publicOrigin: GatewayPorts['publicOrigin'];
}

const TICKETS = 10_000_000;

/** One in so many, and which of them the first winning ticket lies in. */
const oddsOf = (winning: number, first: number): ShownWin['odds'] => {
  const oneIn = Math.round(TICKETS / winning);
  return { oneIn, lit: Math.floor((first * oneIn) / TICKETS) };
};

/** Of what came out; null where it wasn't drawn by chance alone, or its table isn't known any more. */
const drawnOdds = async (play: Play, catalogs: CardSources['catalogs']): Promise<ShownWin['odds']> => {
  if (!play.succeeded) return null;
  if (isPlayOf('case', play)) {
    const version = await catalogs.version(play.data.case, play.data.caseVersion);
    const entry = version?.table.entries[play.data.entry];
    return entry === undefined ? null : oddsOf(entry.last - entry.first + 1, entry.first);
  }
  return 'winTickets' in play.data ? oddsOf(play.data.winTickets, 0) : null;
};

/** Wear float of what was won, in millionths; null where nothing was, or it has none. */
const floatOf = (play: Play): number | null => {
  if (isPlayOf('case', play)) return play.data.float;
  return isPlayOf('contract', play) ? play.data.item.float : null;
};

/** The card of a round; null where the catalog doesn't know its skin yet. */
export const shownWin = async (
  play: Play,
  { art, publicProfile, catalogs, publicOrigin }: CardSources,
  lang: SiteLanguage,
): Promise<ShownWin | null> => {
  const { caseNames, skinOf } = await catalogs.current();
  const skin = skinOf.get(play.shown.skin);
  if (skin === undefined) return null;
  const words = siteTexts[lang].share;
  const player = isolated((await publicProfile(play.playerId))?.nickname ?? HIDDEN_PLAYER[lang]);
  const box = isPlayOf('case', play) ? (caseNames.get(play.data.case)?.[lang] ?? '') : '';
  const float = floatOf(play);
  const { link } = play.round;
  const { familyNames, finishNames, grade } = skin.definition;
  const wear = play.shown.wear === '' ? [] : [wearWords[lang][play.shown.wear]];
  return {
    headline: words[play.game]({ player, box }),
    odds: await drawnOdds(play, catalogs),
    kind: [
      familyNames[lang],
      ...wear,
      ...(float === null ? [] : [words.wear({ wear: (float / 1_000_000).toFixed(6) })]),
    ].join(' · '),
    name: finishNames[lang],
    worth: play.succeeded ? amountText(play.won) : words.lost,
    won: play.succeeded,
    grade,
    picture: art.skin(artOf(skin), 'full', 'i'),
    proof: {
      invites: words.verify,
      position: words.position({ position: play.position.toLocaleString('en-US') }),
      part:
        link === null
          ? { text: words.loose, isLoose: true }
          : { text: words.step({ step: String(link.step) }), isLoose: false },
      address: `${publicOrigin()}/provably-fair/verify/${play.id}`,
    },
  };
};
