import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPageAddress } from '../../../web/worker/page-address.ts';
import { gameOfPage } from '../../pages/share/page-meta.ts';
import type { SiteLanguage } from '../../site-locale.ts';
import { compressed } from '../compression.ts';
import { notFound } from './failures.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The browser saves the standalone verifier: the site's own policy would block its scripts. */
const VERIFIER = 'verifier.html';
const TO_SAVE = 'attachment; filename="glasscase-verifier.html"';

/** The operator's console: a client of its own below its path, with all of its pages in one file. */
const CONSOLE = 'operator';
const isConsole = (pathname: string): boolean => /^\/operator(\/(?!graphql$)[^.]*)?$/.test(pathname);

/** Where the home page is, and the address that leads to it. */
const HOME_PATHS = ['/', '/home', '/home/'] as const;
const wantsPage = (accept: string | undefined): boolean => accept === undefined || /text\/html|\*\/\*/.test(accept);

/** The tags of a game's page in its first answer; '' where it has none. */
export type TagsOf = (id: string, lang: SiteLanguage) => Promise<string>;

/** The parts that the first answer of a page has already. */
export interface FirstAnswers {
  readonly tagsOf: TagsOf;
  /** Whether the client has a page at a path. */
  readonly isPage: (path: string) => Promise<boolean>;
  /** Whether the thing that the page at a path shows is there. */
  readonly isShown: (path: string) => Promise<boolean>;
  /** The whole page; null where it is like any other. */
  readonly home: (() => Promise<string>) | null;
  readonly proof: (() => Promise<string>) | null;
  /** Every document says that the site is a demo world. */
  readonly demo: boolean;
}

const addressOf = (url: string): URL => new URL(url, 'http://page');

const languageIn = (url: string): SiteLanguage => {
  const lang = addressOf(url).searchParams.get('lang');
  return lang === 'en' || lang === 'zh-TW' ? lang : 'zh-CN';
};

const HEAD_ENDS = '</head>';

/**
 * The built web client. Files whose names carry a hash are kept for ever, everything else is asked for again; an address
 * of a page that only the client knows gets its `index.html`, and the pages that are painted what is made for them. Where the client has no
 * page, or what the page shows isn't there, the same file says so, with the status of what isn't there.
 */
export const web = async (
  app: FastifyInstance,
  webRoot: string | null,
  { tagsOf, isPage, isShown, home, proof, demo }: FirstAnswers,
): Promise<void> => {
  if (webRoot === null) {
    app.setNotFoundHandler(notFound);
    return;
  }
  const assets = [join(webRoot, 'assets'), join(webRoot, CONSOLE, 'assets')];
  const consoleFiles = join(webRoot, CONSOLE);
  const verifier = join(webRoot, VERIFIER);
  await app.register(fastifyStatic, {
    root: webRoot,
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, path) => {
      reply.header('cache-control', assets.some((folder) => path.startsWith(folder)) ? IMMUTABLE : 'no-cache');
      if (path.startsWith(consoleFiles)) reply.header('x-robots-tag', 'noindex');
      if (path === verifier) reply.header('content-disposition', TO_SAVE);
    },
  });
  const sendMade = async (request: FastifyRequest, reply: FastifyReply, page: string): Promise<FastifyReply> => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const said = demo ? page.replace('<html', '<html data-demo=""') : page;
    return reply.send(await compressed(request, reply, said));
  };
  const serve = (paths: readonly string[], made: (() => Promise<string>) | null): void => {
    if (made === null) return;
    for (const path of paths) app.get(path, async (request, reply) => sendMade(request, reply, await made()));
  };
  serve(HOME_PATHS, home);
  serve(['/proof'], proof);
  const index = (): Promise<string> => readFile(join(webRoot, 'index.html'), 'utf8');
  const gamePage = async (game: string, lang: SiteLanguage, log: FastifyReply['log']): Promise<string | null> => {
    const tags = await tagsOf(game, lang).catch((error: unknown) => {
      log.warn({ err: error }, 'a page goes without its card');
      return '';
    });
    if (tags === '') return null;
    return (await index()).replace(HEAD_ENDS, () => `${tags}${HEAD_ENDS}`);
  };
  app.setNotFoundHandler(async (request, reply) => {
    const { method, url, headers } = request;
    if (method === 'GET' && isConsole(addressOf(url).pathname) && wantsPage(headers.accept))
      return reply.sendFile(`${CONSOLE}/index.html`);
    const page = method === 'GET' && isPageAddress(url) && wantsPage(headers.accept);
    if (!page) return notFound(request, reply);
    const { pathname } = addressOf(url);
    const isThere = async (): Promise<boolean> => {
      if (!(await isPage(pathname))) return false;
      // Where that can't be told the page comes, and says what it can't show.
      return isShown(pathname).catch((error: unknown) => {
        reply.log.warn({ err: error }, 'a page goes without knowing whether what it shows is there');
        return true;
      });
    };
    if (!(await isThere())) {
      // The answer is made, not a file: a browser that has the file would get 304.
      return sendMade(request, reply.code(404), await index());
    }
    const game = gameOfPage(url);
    const made = game === null ? null : await gamePage(game, languageIn(url), reply.log);
    if (made !== null) return sendMade(request, reply, made);
    return demo ? sendMade(request, reply, await index()) : reply.sendFile('index.html');
  });
};
