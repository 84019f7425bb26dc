import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { z } from 'zod';
import { askerOf, type Turns } from '../../accounts/turns/turns.ts';
import { type AddressKey, addressKey } from '../../server/addresses/address-key.ts';
import { notFound } from '../../server/plugins/failures.ts';
import { PRICES } from '../../server/work/prices.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import type { CardOf } from './cards.ts';

/** Seconds for which others may show what they have: so much later a name is hidden everywhere. */
const CARD_SECONDS = 300;
/** Rasters kept ready, in bytes: some hundred kilobytes each. */
const KEPT_BYTES = 24 * 1024 * 1024;
const TIMEOUT_SECONDS = 5;

const query = z.strictObject({ lang: z.enum(['zh-CN', 'zh-TW', 'en']).default('zh-CN') });
const cardFile = /^([A-Za-z0-9_.-]{22,64})\.(svg|png)$/;

/** A picture for other sites to show: it loads nothing. */
const SHOWN = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Draws as PNG, since messengers show no SVG. Kept by what is in it, so that it is never out of date. A card that waits isn't kept:
 * each network waits in its own turn for it, and the first one draws it for all.
 */
const rastersWith = (drawing: Turns) => {
  const kept = new LRUCache<string, Promise<Buffer>>({ maxSize: KEPT_BYTES, max: 200 });
  const draw = (key: string, svg: string): Promise<Buffer> => {
    const made = sharp(Buffer.from(svg)).png().timeout({ seconds: TIMEOUT_SECONDS }).toBuffer();
    kept.set(key, made, { size: 1024 });
    made.then(
      (bytes) => kept.set(key, made, { size: bytes.length }),
      () => kept.delete(key),
    );
    return made;
  };
  return async (address: AddressKey, svg: string): Promise<Buffer> => {
    const key = createHash('sha256').update(svg).digest('base64url');
    return kept.get(key) ?? drawing(askerOf(address, null), async () => kept.get(key) ?? draw(key, svg));
  };
};

/** Share cards: `/share/{round or battle}.svg` and `.png`, 1200 × 630. The routes ask for no session. */
export const shareCards = (app: FastifyInstance, cardOf: CardOf, drawing: Turns): void => {
  const raster = rastersWith(drawing);
  const config = { work: PRICES.card };
  app.get<{ Params: { file: string } }>('/share/:file', { helmet: false, config }, async (request, reply) => {
    const asked = query.safeParse(request.query);
    if (!asked.success) return reply.code(400).send({ error: 'BAD_REQUEST', details: {} });
    const lang: SiteLanguage = asked.data.lang;
    const [, id = '', format] = cardFile.exec(request.params.file) ?? [];
    const card = await cardOf(id, lang);
    if (card === null) return notFound(request, reply);
    const drawn = card.draw();
    reply.headers({ ...SHOWN, 'cache-control': `public, max-age=${CARD_SECONDS}` });
    if (format === 'png') return reply.type('image/png').send(await raster(addressKey(request.ip), drawn));
    return reply.type('image/svg+xml; charset=utf-8').send(drawn);
  });
};
