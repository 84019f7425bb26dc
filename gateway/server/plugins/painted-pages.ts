import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execute, type GraphQLSchema } from 'graphql';
import { HomeDocument } from '../../../web/generated/graphql.ts';
import type { isPage, PaintedPage, paintPage } from '../../../web/server/paint-page.tsx';
import type { Contexts } from '../../graphql/context.ts';
import { asClientAsks } from '../../graphql/trusted-documents.ts';
import type { Catalog, CatalogCache } from '../../play/catalog.ts';

/** JSON that ends no element of a page, and begins none. */
const inPage = (json: string): string => json.replaceAll('<', '\\u003c');

const ROOT = '<div id="root"></div>';

const paintedAs = (html: string, { head, attributes, body }: PaintedPage): string =>
  html
    .replace('<html', () => `<html${attributes}`)
    .replace(/(?=<script)/, () => head)
    .replace(ROOT, () => `${ROOT.slice(0, -'</div>'.length)}${body}</div>`);

/** The page with the answer to what the client asks first, as JSON, and painted with it. */
export const withFirstAnswer = (html: string, answer: string, painted: PaintedPage): string =>
  paintedAs(html, painted).replace(
    '</head>',
    () => `<script type="application/json" id="first-answer">${inPage(answer)}</script></head>`,
  );

const UNPAINTED: PaintedPage = { head: '', attributes: '', body: '' };

/** The client, built for Node. */
interface BuiltClient {
  readonly paintPage: typeof paintPage;
  readonly isPage: typeof isPage;
}

const clientFile = (webRoot: string): string => join(webRoot, '.server/paint-page.js');

const clientIn = (webRoot: string): Promise<BuiltClient> => import(pathToFileURL(clientFile(webRoot)).href);

/** Whether the client has a page at a path; where it was built without what tells, each may be one. */
export const pageFinderOf = async (webRoot: string): Promise<(path: string) => Promise<boolean>> => {
  const isBuilt = await access(clientFile(webRoot)).then(
    () => true,
    () => false,
  );
  return async (path) => !isBuilt || (await clientIn(webRoot)).isPage(path);
};

interface PaintedPageParts {
  readonly webRoot: string;
  readonly publicOrigin: () => string;
  /** The site is a demo world. */
  readonly demo: boolean;
  /** The page goes out as the client fills it by itself. */
  readonly onUnpainted: (error: unknown) => void;
}

interface HomePageParts extends PaintedPageParts {
  readonly schema: GraphQLSchema;
  readonly contexts: Pick<Contexts, 'ofVisitors'>;
  readonly catalogs: Pick<CatalogCache, 'current'>;
}

const builtPage = (webRoot: string, file: string): Promise<string | null> =>
  readFile(join(webRoot, file), 'utf8').catch(() => null);

/** `/proof`, painted once for each origin, with nothing of what the log says; null where the client was built without it. */
export const proofPageOf = async (parts: PaintedPageParts): Promise<(() => Promise<string>) | null> => {
  const { webRoot, publicOrigin, demo, onUnpainted } = parts;
  const built = await builtPage(webRoot, 'proof.html');
  if (built === null) return null;
  const make = async (origin: string): Promise<string> => {
    const client = await clientIn(webRoot);
    return paintedAs(built, await client.paintPage({ at: '/proof', origin, demo, answer: null }));
  };
  let made: { readonly origin: string; readonly html: Promise<string> } | null = null;
  return () => {
    const origin = publicOrigin();
    if (made?.origin !== origin) {
      const html = make(origin).catch((error: unknown) => {
        onUnpainted(error);
        return built;
      });
      made = { origin, html };
    }
    return made.html;
  };
};

/**
 * The home page, made once for every state of the catalog; null where the client was built without one. As it was built where the
 * catalog can't be read now: then the client asks by itself.
 */
export const homePageOf = async (parts: HomePageParts): Promise<(() => Promise<string>) | null> => {
  const { webRoot, publicOrigin, demo, schema, contexts, catalogs, onUnpainted } = parts;
  const built = await builtPage(webRoot, 'home.html');
  if (built === null) return null;
  const document = asClientAsks(HomeDocument);
  const paintedWith = async (answer: string): Promise<PaintedPage> => {
    const client = await clientIn(webRoot);
    return client.paintPage({ at: '/home', origin: publicOrigin(), demo, answer });
  };
  const make = async (): Promise<string> => {
    const { data, errors } = await execute({ schema, document, contextValue: await contexts.ofVisitors() });
    if (data == null || errors !== undefined) return built;
    const answer = JSON.stringify(data);
    const painted = await paintedWith(answer).catch((error: unknown) => {
      onUnpainted(error);
      return UNPAINTED;
    });
    return withFirstAnswer(built, answer, painted);
  };
  const makeOrNot = (): Promise<string> =>
    make().catch((error: unknown) => {
      onUnpainted(error);
      return built;
    });
  let made: { readonly catalog: Catalog; readonly html: Promise<string> } | null = null;
  return async () => {
    const catalog = await catalogs.current().catch(() => null);
    if (catalog === null) return built;
    if (made?.catalog !== catalog) made = { catalog, html: makeOrNot() };
    const asked = made;
    const html = await asked.html;
    // Tried again with the next request, unless another state of the catalog is being made already.
    if (html === built && made === asked) made = null;
    return html;
  };
};
