import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execute, type GraphQLSchema } from 'graphql';
import { CasesDocument } from '../../web/generated/graphql.ts';
import type { Catalog, CatalogCache } from '../catalog.ts';
import type { Contexts } from '../graphql/context.ts';
import { asClientAsks } from '../graphql/trusted-documents.ts';

/** JSON that ends no element of a page, and begins none. */
const inPage = (json: string): string => json.replaceAll('<', '\\u003c');

const ROOT = '<div id="root"></div>';

/** What comes with the client's build. `head` goes before the scripts. */
interface PaintedPage {
  readonly head: string;
  readonly body: string;
}

/** The page with the answer to what the client asks first, as JSON, and painted with it. */
export const withFirstAnswer = (html: string, answer: string, { head, body }: PaintedPage): string =>
  html
    .replace(/(?=<script)/, () => head)
    .replace('</head>', () => `<script type="application/json" id="first-answer">${inPage(answer)}</script></head>`)
    .replace(ROOT, () => `${ROOT.slice(0, -'</div>'.length)}${body}</div>`);

type PaintHome = (answer: string) => Promise<PaintedPage>;

const UNPAINTED: PaintedPage = { head: '', body: '' };

const painterIn = async (webRoot: string): Promise<PaintHome> => {
  const built: { readonly paintHome: PaintHome } = await import(
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
  const document = asClientAsks(CasesDocument);
  const paint = async (answer: string): Promise<PaintedPage> => {
    const paintHome = await painterIn(webRoot);
    return paintHome(answer);
  };
  const make = async (): Promise<string> => {
    const { data, errors } = await execute({ schema, document, contextValue: await contexts.ofVisitors() });
    if (data == null || errors !== undefined) return built;
    const answer = JSON.stringify(data);
    const painted = await paint(answer).catch((error: unknown) => {
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
    const html = await made.html;
    if (html === built) made = null;
    return html;
  };
};
