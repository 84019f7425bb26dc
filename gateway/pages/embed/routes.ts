import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addReturns, NO_RETURNS, returnBand } from '../../../engine/fairness/return-band.ts';
import { isRoundId } from '../../../engine/kernel/ids.ts';
import { type Play, playById } from '../../../engine/projections/queries/plays.ts';
import { rarityColour } from '../../../web/art/rarity.ts';
import type { Catalog, CatalogCache } from '../../play/catalog.ts';
import type { PublicFigures } from '../../play/public-figures.ts';
import type { GatewayPorts } from '../../ports.ts';
import { notFound } from '../../server/plugins/failures.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';
import { BADGE_SIZES, drawBadge } from './badge.ts';
import { EMBED_THEMES } from './colours.ts';
import { playPage, type ShownPlay } from './play-page.ts';

/** Seconds for which browsers and proxies may show what they have. */
const BADGE_SECONDS = 60;
const PLAY_SECONDS = 300;

/**
 * The headers of a picture or page for foreign pages. Any page may frame and show it. It loads nothing, and in the
 * sandbox it can only open its link in a new window.
 */
const EMBEDDED = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox allow-popups allow-popups-to-escape-sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

const look = {
  theme: z.enum(EMBED_THEMES).default('dark'),
  lang: z.enum(['zh-CN', 'zh-TW', 'en']).default('zh-CN'),
};
const badgeQuery = z.strictObject({ size: z.enum(BADGE_SIZES).default('248x84'), ...look });
const playQuery = z.strictObject(look);

const refuse = (reply: FastifyReply): FastifyReply => reply.code(400).send({ error: 'BAD_REQUEST', details: {} });

const kept = (seconds: number): string => `public, max-age=${seconds}`;

/** Null where the catalog doesn't know the skin yet. */
const shownPlay = (
  { id, game, position, round, shown, staked, won, succeeded }: Play,
  { skinOf }: Catalog,
  art: GatewayPorts['art'],
  lang: SiteLanguage,
): ShownPlay | null => {
  const skin = skinOf.get(shown.skin);
  if (skin === undefined) return null;
  const { familyNames, finishNames, grade } = skin.definition;
  return {
    id,
    game,
    position,
    step: round.link?.step ?? null,
    skin: `${familyNames[lang]} · ${finishNames[lang]}`,
    wear: shown.wear,
    art: art.skin({ ...skin.definition.art, grade, seed: skin.id }, 'small'),
    rarity: rarityColour(grade),
    succeeded,
    staked,
    won,
  };
};

/** Badges and single plays for other sites. The routes ask for no session. */
export const embeds = (
  app: FastifyInstance,
  { sql, art, sealed, publicOrigin }: Pick<GatewayPorts, 'sql' | 'art' | 'sealed' | 'publicOrigin'>,
  figures: PublicFigures,
  catalogs: Pick<CatalogCache, 'current'>,
): void => {
  app.get('/embed/badge.svg', { helmet: false }, async (request, reply) => {
    const query = badgeQuery.safeParse(request.query);
    if (!query.success) return refuse(reply);
    const { lang, ...asked } = query.data;
    const [{ games }, { revealed }] = await Promise.all([figures.returns(), figures.draws()]);
    const band = returnBand([...games.values()].reduce(addReturns, NO_RETURNS));
    const drawn = drawBadge({ ...asked, words: siteTexts[lang].embed }, { band, revealed, sealed: sealed().size });
    return reply
      .headers({ ...EMBEDDED, 'cache-control': kept(BADGE_SECONDS) })
      .type('image/svg+xml; charset=utf-8')
      .send(drawn);
  });

  app.get<{ Params: { id: string } }>('/embed/play/:id', { helmet: false }, async (request, reply) => {
    const query = playQuery.safeParse(request.query);
    if (!query.success) return refuse(reply);
    const { id } = request.params;
    const play = isRoundId(id) ? await playById(sql, id) : null;
    const { theme, lang } = query.data;
    const shown = play && shownPlay(play, await catalogs.current(), art, lang);
    if (shown === null) return notFound(request, reply);
    return reply
      .headers({ ...EMBEDDED, 'cache-control': kept(PLAY_SECONDS) })
      .type('text/html; charset=utf-8')
      .send(playPage(shown, { theme, language: lang, words: siteTexts[lang].embed, origin: publicOrigin() }));
  });
};
