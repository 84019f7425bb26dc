import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execute, type GraphQLSchema } from 'graphql';
import { HomeDocument } from '../../web/generated/graphql.ts';
import type { PaintedPage, paintHome } from '../../web/server/paint-home.tsx';
import type { Catalog, CatalogCache } from '../catalog.ts';
import type { Contexts } from '../graphql/context.ts';
import { asClientAsks } from '../graphql/trusted-documents.ts';

/** JSON that ends no element of a page, and begins none. */
const inPage = (json: string): string => json.replaceAll('<', '\\u003c');

const ROOT = '<div id="root"></div>';

/** The page with the answer to what the client asks first, as JSON, and painted with it. */
export const withFirstAnswer = (html: string, answer: string, { head, body }: PaintedPage): string =>
  html
    .replace(/(?=<script)/, () => head)
    .replace('</head>', () => `<script type="application/json" id="first-answer">${inPage(answer)}</script></head>`)
    .replace(ROOT, () => `${ROOT.slice(0, -'</div>'.length)}${body}</div>`);

const UNPAINTED: PaintedPage = { head: '', body: '' };

const painterIn = async (webRoot: string): Promise<typeof paintHome> => {
  const built: { readonly paintHome: typeof paintHome } = await import(
    pathToFileURL(join(webRoot, '.server/paint-home.js')).href
  );
  return built.paintHome;
};

export interface HomePageParts {
  readonly webRoot: string;
  readonly schema: GraphQLSchema;
  readonly contexts: Pick<Contexts, 'ofVisitors'>;
  readonly catalogs: Pick<CatalogCache, 'current'>;
  /** The page goes out as the client fills it by itself. */
  readonly onUnpainted: (error: unknown) => void;
}

/**
 * The home page, made once for every state of the catalog; null where the client was built without one. As it was built where the
 * catalog can't be read now: then the client asks by itself.
 */
export const homePageOf = async (parts: HomePageParts): Promise<(() => Promise<string>) | null> => {
  const { webRoot, schema, contexts, catalogs, onUnpainted } = parts;
  const built = await readFile(join(webRoot, 'home.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  const document = asClientAsks(HomeDocument);
  const paintedWith = async (answer: string): Promise<PaintedPage> => {
    const paint = await painterIn(webRoot);
    return paint(answer);
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
