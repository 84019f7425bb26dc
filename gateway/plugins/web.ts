import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { gameOfPage } from '../share/page-meta.ts';
import type { SiteLanguage } from '../site-locale.ts';
import { notFound } from './failures.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The standalone verifier is for keeping: the site's own policy would let none of it run. */
const VERIFIER = 'verifier.html';
const TO_SAVE = 'attachment; filename="glasscase-verifier.html"';

/** Paths that belong to machines: nothing there is ever answered with a page. */
const machinePath =
  /^\/(graphql|health|art|share|avatars|embed|account|log|assets|api|ws|webhooks|sandbox|\.well-known)(\/|\?|$)/;
/** Somebody looks for a file or climbs folders: no page's path has an ending in letters, or `..`. */
const filePath = /^[^?]*\.(\.|[A-Za-z][A-Za-z0-9]{0,7}(\?|$))/;

const wantsPage = (accept: string | undefined): boolean => accept === undefined || /text\/html|\*\/\*/.test(accept);

/** What the page of a game says of it in its first answer; '' where there is nothing to say. */
export type TagsOf = (id: string, lang: SiteLanguage) => Promise<string>;

const languageIn = (url: string): SiteLanguage => {
  const lang = new URL(url, 'http://page').searchParams.get('lang');
  return lang === 'en' || lang === 'zh-TW' ? lang : 'zh-CN';
};

const HEAD_ENDS = '</head>';

/**
 * The built web client. Files whose names carry a hash are kept for ever, everything else is asked for again; an address
 * of a page that only the client knows gets its `index.html`.
 */
export const web = async (app: FastifyInstance, webRoot: string | null, tagsOf: TagsOf): Promise<void> => {
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
  const sendGame = async (reply: FastifyReply, game: string, lang: SiteLanguage): Promise<FastifyReply> => {
    const tags = await tagsOf(game, lang).catch((error: unknown) => {
      reply.log.warn({ err: error }, 'a page goes without its card');
      return '';
    });
    if (tags === '') return reply.sendFile('index.html');
    const page = await readFile(join(webRoot, 'index.html'), 'utf8');
    return reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.replace(HEAD_ENDS, () => `${tags}${HEAD_ENDS}`));
  };
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const { method, url, headers } = request;
    const page = method === 'GET' && !machinePath.test(url) && !filePath.test(url) && wantsPage(headers.accept);
    if (!page) return notFound(request, reply);
    const game = gameOfPage(url);
    return game === null ? reply.sendFile('index.html') : sendGame(reply, game, languageIn(url));
  });
};
