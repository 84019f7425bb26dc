import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { CatalogSkin } from '../../../engine/projections/queries/catalog.ts';
import { AVATAR_VERSION } from '../../accounts/avatars/paths.ts';
import type { Catalog, CatalogCache } from '../../play/catalog.ts';
import { caughtUpWith } from '../../play/catching-up.ts';
import type { GatewayPorts, SkinArt } from '../../ports.ts';
import { takesGzip } from '../compression.ts';
import { PRICES } from '../work/prices.ts';
import type { Charge } from '../work/work-budgets.ts';
import { notFound } from './failures.ts';

const compress = promisify(gzip);

/** Pictures of the catalog kept ready, in bytes. The shipped catalog's take about a third of it. */
const KEPT_BYTES = 48 * 1024 * 1024;
/** The same of drawn avatars, which come from any text in an address. */
const KEPT_AVATAR_BYTES = 8 * 1024 * 1024;
/** Of one that is being made. */
const EXPECTED_BYTES = 32 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For an address that names another version of the drawing: the answer is the present picture. */
const FOR_NOW = 'public, max-age=300';

const skinFile = /^([a-z0-9][a-z0-9-]{0,63})\.[0-9]{1,9}-[0-9]{1,9}(\.small)?\.svg$/;
const caseFile = /^([a-z0-9][a-z0-9-]{0,63})\.[0-9]{1,9}-[0-9]{1,9}\.(svg|avif)$/;
const avatarFile = /^([A-Za-z0-9_-]{1,64})(?:\.([0-9a-f]{8}))?\.svg$/;

const SVG = 'image/svg+xml; charset=utf-8';
const AVIF = 'image/avif';

interface Picture {
  readonly type: typeof SVG | typeof AVIF;
  readonly plain: Buffer;
  /** Null where the format is compressed already. */
  readonly gzipped: Buffer | null;
}

type Pictures = LRUCache<string, Promise<Picture>>;

const drawing = async (svg: string): Promise<Picture> => {
  const plain = Buffer.from(svg);
  return { type: SVG, plain, gzipped: await compress(plain) };
};

/** Of a picture in a list, in pixels: twice as wide as it is shown on most pages. */
const SMALL_WIDTH = 480;
/** Pixels an inch at which a drawing is as wide as its own units say. */
const OWN_DENSITY = 72;
/** Units that a vitrine is wide. */
const VITRINE_WIDTH = 320;

/**
 * The drawing in pixels. A page lays each drawing out as a document of its own, on the thread that hears a visitor's taps; pixels
 * are decoded beside it.
 */
const painting = async (svg: string): Promise<Picture> => {
  const drawn = sharp(Buffer.from(svg), { density: (OWN_DENSITY * SMALL_WIDTH) / VITRINE_WIDTH }).resize(SMALL_WIDTH);
  return { type: AVIF, plain: await drawn.avif({ quality: 60, effort: 2 }).toBuffer(), gzipped: null };
};

export const artOf = ({ id, definition }: CatalogSkin): SkinArt => ({
  ...definition.art,
  grade: definition.grade,
  seed: id,
});

/** Draws what the catalog holds. Addresses carry versions, so a picture never changes where it is. */
export const art = (app: FastifyInstance, ports: GatewayPorts, catalogs: CatalogCache, charge: Charge): void => {
  const ofCatalog: Pictures = new LRUCache({ maxSize: KEPT_BYTES });
  const avatars: Pictures = new LRUCache({ maxSize: KEPT_AVATAR_BYTES });

  /** Two requests for one picture make it once. One that can't be made is tried again with the next request. */
  const picture = (key: string, make: () => Promise<Picture>, pictures = ofCatalog): Promise<Picture> => {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const made = make();
    pictures.set(key, made, { size: EXPECTED_BYTES });
    made.then(
      ({ plain, gzipped }) => {
        // A value that is set again keeps its old size.
        pictures.delete(key);
        pictures.set(key, made, { size: plain.length + (gzipped?.length ?? 0) });
      },
      () => pictures.delete(key),
    );
    return made;
  };

  /** Paintings are made one after the other: a page asks for a dozen at once, and everything else on this thread pool goes on. */
  let before: Promise<unknown> = Promise.resolve();
  const oneByOne = (make: () => Promise<Picture>): Promise<Picture> => {
    const made = before.then(make);
    before = made.catch(() => undefined);
    return made;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, made: Promise<Picture>, caching = IMMUTABLE) => {
    const { type, plain, gzipped } = await made;
    reply.header('cache-control', caching).type(type);
    if (gzipped === null) return reply.send(plain);
    const small = takesGzip(request);
    if (small) reply.header('content-encoding', 'gzip');
    return reply.header('vary', 'accept-encoding').send(small ? gzipped : plain);
  };

  /**
   * Looks a thing up in the catalog. While the catalog is behind the log, a missing thing may be in it soon: the
   * gateway waits for the catalog, and answers BUSY where it doesn't catch up in time.
   * @throws GatewayError BUSY
   */
  const found = async <One>(look: (catalog: Catalog) => One | undefined): Promise<One | undefined> => {
    const known = look(await catalogs.current());
    const behind = known === undefined ? caughtUpWith(ports, ['catalog']) : null;
    if (behind === null) return known;
    await behind;
    catalogs.expire();
    return look(await catalogs.current());
  };

  app.get<{ Params: { file: string } }>('/art/skin/:file', async (request, reply) => {
    const [, id = '', small] = skinFile.exec(request.params.file) ?? [];
    const skin = await found(({ skinOf }) => skinOf.get(id));
    if (skin === undefined) return notFound(request, reply);
    const cut = small === undefined ? 'full' : 'small';
    const key = `skin ${id} ${skin.version} ${cut}`;
    return send(
      request,
      reply,
      picture(key, () => drawing(ports.art.skin(artOf(skin), cut))),
    );
  });

  app.get<{ Params: { file: string } }>('/art/case/:file', async (request, reply) => {
    const [, slug = '', format] = caseFile.exec(request.params.file) ?? [];
    const pair = await found(({ caseOf, skinOf }) => {
      const shown = caseOf.get(slug);
      const hero = skinOf.get(shown?.display.hero ?? '');
      return shown === undefined || hero === undefined ? undefined : { shown, hero };
    });
    if (pair === undefined) return notFound(request, reply);
    const { shown, hero } = pair;
    const { shape, hue } = shown.display;
    const key = `case ${slug} ${shown.version} ${hero.version} ${format}`;
    const draw = (): string => ports.art.vitrine({ shape, hue, hero: artOf(hero) });
    return send(
      request,
      reply,
      picture(key, () => (format === 'avif' ? oneByOne(() => painting(draw())) : drawing(draw()))),
    );
  });

  app.get<{ Params: { file: string } }>('/art/avatar/:file', async (request, reply) => {
    const [, seed, version] = avatarFile.exec(request.params.file) ?? [];
    if (seed === undefined) return notFound(request, reply);
    return send(
      request,
      reply,
      picture(
        seed,
        () => {
          charge(PRICES.avatar);
          return drawing(ports.art.avatar(seed));
        },
        avatars,
      ),
      version === AVATAR_VERSION ? IMMUTABLE : FOR_NOW,
    );
  });
};
