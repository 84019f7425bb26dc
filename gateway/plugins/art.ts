import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CatalogSkin } from '../../engine/projections/queries/catalog.ts';
import { AVATAR_VERSION } from '../avatars/paths.ts';
import type { Catalog, CatalogCache } from '../catalog.ts';
import { caughtUpWith } from '../catching-up.ts';
import { takesGzip } from '../compression.ts';
import type { GatewayPorts, SkinArt } from '../ports.ts';
import { notFound } from './failures.ts';

const compress = promisify(gzip);

/** Pictures kept ready, in bytes. The shipped catalog's take about a third of it. */
const KEPT_BYTES = 48 * 1024 * 1024;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What stands at an address of another version of its drawing is the picture as it is now. */
const FOR_NOW = 'public, max-age=300';

const skinFile = /^([a-z0-9][a-z0-9-]{0,63})\.[0-9]{1,9}-[0-9]{1,9}(\.small)?\.svg$/;
const caseFile = /^([a-z0-9][a-z0-9-]{0,63})\.[0-9]{1,9}-[0-9]{1,9}\.svg$/;
const avatarFile = /^([A-Za-z0-9_-]{1,64})(?:\.([0-9a-f]{8}))?\.svg$/;

interface Picture {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
}

export const artOf = ({ id, definition }: CatalogSkin): SkinArt => ({
  ...definition.art,
  grade: definition.grade,
  seed: id,
});

/** Draws what the catalog holds. Addresses carry versions, so a picture never changes where it is. */
export const art = (app: FastifyInstance, ports: GatewayPorts, catalogs: CatalogCache): void => {
  const pictures = new LRUCache<string, Promise<Picture>>({ maxSize: KEPT_BYTES });

  /** Two requests for one picture draw it once. */
  const picture = (key: string, draw: () => string): Promise<Picture> => {
    const known = pictures.get(key);
    if (known !== undefined) return known;
    const plain = Buffer.from(draw());
    const made = compress(plain).then((gzipped) => {
      // A value that is set again keeps its old size.
      pictures.delete(key);
      pictures.set(key, made, { size: plain.length + gzipped.length });
      return { plain, gzipped };
    });
    pictures.set(key, made, { size: 2 * plain.length });
    return made;
  };

  const send = async (request: FastifyRequest, reply: FastifyReply, drawn: Promise<Picture>, caching = IMMUTABLE) => {
    const { plain, gzipped } = await drawn;
    const small = takesGzip(request);
    if (small) reply.header('content-encoding', 'gzip');
    return reply
      .header('cache-control', caching)
      .header('vary', 'accept-encoding')
      .type('image/svg+xml; charset=utf-8')
      .send(small ? gzipped : plain);
  };

  /**
   * What the catalog doesn't hold while it is behind the log may be in it soon: such a picture is waited for, and then busy.
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
      picture(key, () => ports.art.skin(artOf(skin), cut)),
    );
  });

  app.get<{ Params: { file: string } }>('/art/case/:file', async (request, reply) => {
    const [, slug = ''] = caseFile.exec(request.params.file) ?? [];
    const pair = await found(({ caseOf, skinOf }) => {
      const shown = caseOf.get(slug);
      const hero = skinOf.get(shown?.display.hero ?? '');
      return shown === undefined || hero === undefined ? undefined : { shown, hero };
    });
    if (pair === undefined) return notFound(request, reply);
    const { shown, hero } = pair;
    const { shape, hue } = shown.display;
    const key = `case ${slug} ${shown.version} ${hero.version}`;
    return send(
      request,
      reply,
      picture(key, () => ports.art.vitrine({ shape, hue, hero: artOf(hero) })),
    );
  });

  app.get<{ Params: { file: string } }>('/art/avatar/:file', async (request, reply) => {
    const [, seed, version] = avatarFile.exec(request.params.file) ?? [];
    if (seed === undefined) return notFound(request, reply);
    return send(
      request,
      reply,
      picture(`avatar ${seed}`, () => ports.art.avatar(seed)),
      version === AVATAR_VERSION ? IMMUTABLE : FOR_NOW,
    );
  });
};
