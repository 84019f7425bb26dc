import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { notFound } from './failures.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The standalone verifier is for keeping: the site's own policy would let none of it run. */
const VERIFIER = 'verifier.html';
const TO_SAVE = 'attachment; filename="glasscase-verifier.html"';

/** Paths that belong to machines: nothing there is ever answered with a page. */
const machinePath =
  /^\/(graphql|health|art|avatars|embed|account|log|assets|api|ws|webhooks|sandbox|\.well-known)(\/|\?|$)/;
/** Somebody looks for a file or climbs folders: no page's path has an ending in letters, or `..`. */
const filePath = /^[^?]*\.(\.|[A-Za-z][A-Za-z0-9]{0,7}(\?|$))/;

const wantsPage = (accept: string | undefined): boolean => accept === undefined || /text\/html|\*\/\*/.test(accept);

/**
 * The built web client. Files whose names carry a hash are kept for ever, everything else is asked for again; an address
 * of a page that only the client knows gets its `index.html`.
 */
export const web = async (app: FastifyInstance, webRoot: string | null): Promise<void> => {
  if (webRoot === null) {
    app.setNotFoundHandler({ preHandler: app.rateLimit() }, notFound);
    return;
  }
  const assets = join(webRoot, 'assets');
  const verifier = join(webRoot, VERIFIER);
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? IMMUTABLE : 'no-cache');
      if (path === verifier) reply.header('content-disposition', TO_SAVE);
    },
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const { method, url, headers } = request;
    const page = method === 'GET' && !machinePath.test(url) && !filePath.test(url) && wantsPage(headers.accept);
    return page ? reply.sendFile('index.html') : notFound(request, reply);
  });
};
