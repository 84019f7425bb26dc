import type { Resolvers } from '../generated/resolvers.ts';
import type { NamesModel } from '../models.ts';
import { pageArguments } from '../pages.ts';
import { skinPage } from '../skin-list.ts';
import { entryAt, wearOf } from './catalog.ts';

const MAX_SKINS_PAGE = 60;

/** From the best condition to the worst, as the odds write them; '' is none. */
const WEAR_ORDER: readonly string[] = ['', 'FN', 'MW', 'FT', 'WW', 'BS'];

export const skinResolvers: Resolvers = {
  Query: {
    skins: (_root, { filter, sort, first, after }, { catalog }) => {
      const { family, grades, wears, search } = filter ?? {};
      return skinPage(catalog.skinOf.values(), {
        family: family ?? null,
        grades: grades ?? [],
        wears: wears ?? [],
        search: search ?? '',
        order: sort ?? 'grade',
        ...pageArguments(first ?? 30, after, MAX_SKINS_PAGE),
      });
    },
    skin: (_root, { id }, { catalog }) => catalog.skinOf.get(id) ?? null,
    skinsOf: (_root, { ids }, { catalog }) => [...new Set(ids)].flatMap((id) => catalog.skinOf.get(id) ?? []),
    skinFamilies: (_root, _arguments, { catalog }) => {
      const families = new Map<string, { readonly names: NamesModel; count: number }>();
      for (const { definition } of catalog.skinOf.values()) {
        const family = families.get(definition.family) ?? { names: definition.familyNames, count: 0 };
        family.count += 1;
        families.set(definition.family, family);
      }
      return [...families]
        .map(([id, { names, count }]) => ({ id, names, count }))
        .sort((a, b) => a.names.en.localeCompare(b.names.en, 'en'));
    },
    skinSources: (_root, { id }, { catalog }) =>
      catalog.cases
        .map((source) => ({
          case: source,
          entries: source.table.entries.flatMap(({ skin }, index) => (skin === id ? [entryAt(source, index)] : [])),
        }))
        .filter(({ entries }) => entries.length > 0)
        .sort((a, b) => Number(BigInt(a.case.table.price) - BigInt(b.case.table.price))),
  },
  Skin: {
    wears: ({ definition }) =>
      definition.wears
        .toSorted((a, b) => WEAR_ORDER.indexOf(a.wear) - WEAR_ORDER.indexOf(b.wear))
        .map(({ wear, value, floatMin, floatMax }) => ({
          wear: wearOf(wear),
          value: BigInt(value),
          floatMin,
          floatMax,
        })),
  },
};
