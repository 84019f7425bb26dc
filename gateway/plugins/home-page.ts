import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execute, type GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { pickHeroes } from '../../web/features/home/pick-heroes.ts';
import { CasesDocument } from '../../web/generated/graphql.ts';
import type { Catalog, CatalogCache } from '../catalog.ts';
import type { Contexts } from '../graphql/context.ts';
import { asClientAsks } from '../graphql/trusted-documents.ts';

const answered = z.object({
  cases: z.array(z.looseObject({ fresh: z.boolean(), price: z.number(), image: z.string() })),
});

/** JSON that ends no element of a page, and begins none. */
const inPage = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The page with the answer to what the client asks first, and with the picture that it shows largest, which a browser can begin
 * to fetch before it has any script.
 */
export const withFirstAnswer = (html: string, answer: unknown): string => {
  const main = pickHeroes(answered.parse(answer).cases)?.main;
  const picture =
    main === undefined ? '' : `<link rel="preload" as="image" href="${attribute(main.image)}" fetchpriority="high" />`;
  const data = `<script type="application/json" id="first-answer">${inPage(answer)}</script>`;
  return html.replace('</head>', () => `${picture}${data}</head>`);
};

export interface HomePageParts {
  readonly webRoot: string;
  readonly schema: GraphQLSchema;
  readonly contexts: Pick<Contexts, 'ofVisitors'>;
  readonly catalogs: Pick<CatalogCache, 'current'>;
}

/**
 * The home page, made once for every state of the catalog; null where the client was built without one. As it was built where the
 * catalog can't be read now: then the client asks by itself.
 */
export const homePageOf = async (parts: HomePageParts): Promise<(() => Promise<string>) | null> => {
  const { webRoot, schema, contexts, catalogs } = parts;
  const built = await readFile(join(webRoot, 'home.html'), 'utf8').catch(() => null);
  if (built === null) return null;
  const document = asClientAsks(CasesDocument);
  let made: { readonly catalog: Catalog; readonly html: string } | null = null;
  return async () => {
    const catalog = await catalogs.current().catch(() => null);
    if (catalog === null) return built;
    if (made?.catalog === catalog) return made.html;
    const { data, errors } = await execute({ schema, document, contextValue: await contexts.ofVisitors() });
    if (data == null || errors !== undefined) return built;
    made = { catalog, html: withFirstAnswer(built, data) };
    return made.html;
  };
};
