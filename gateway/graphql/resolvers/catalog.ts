import { formatPercent } from '../../../engine/fairness/rtp.ts';
import { inForce, type Period } from '../../../engine/terms/in-force.ts';
import type { SectionName } from '../../../engine/terms/sections.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { caseImage, skinImage } from '../../pages/art-paths.ts';
import type { Catalog } from '../../play/catalog.ts';
import type { GatewayContext } from '../context.ts';
import type { CaseEntryResolvers, ConsolationEntryResolvers, Resolvers } from '../generated/resolvers.ts';
import type { CaseEntryModel, CaseModel, NamesModel, SkinModel } from '../models.ts';

/** The values of a section that are in force. @throws GatewayError GAME_STOPPED before terms are published */
export const termsNow = <Name extends SectionName>(
  { catalog, ports }: Pick<GatewayContext, 'catalog' | 'ports'>,
  section: Name,
): Period<Name> => {
  const now = inForce(catalog.terms, section, ports.now());
  if (now === null) throw new GatewayError('GAME_STOPPED');
  return now;
};

const missing = (what: string, id: string): never => {
  throw new GatewayError('INTERNAL', {}, `the catalog has no ${what} ${id}`);
};

export const skinIn = (catalog: Catalog, id: string): SkinModel => catalog.skinOf.get(id) ?? missing('skin', id);

/** The picture of a case; null for one that is no longer offered. */
export const caseImageIn = ({ catalog, ports }: GatewayContext, slug: string | null): string | null => {
  const offered = slug === null ? undefined : catalog.caseOf.get(slug);
  return offered === undefined ? null : caseImage(offered.slug, offered.version, ports.art.version);
};

export const caseNamesIn = (catalog: Catalog, slug: string): NamesModel =>
  catalog.caseNames.get(slug) ?? missing('case', slug);

/** '' in the tables, null in the API: a skin without condition. */
export const wearOf = (wear: string) => {
  switch (wear) {
    case 'FN':
    case 'MW':
    case 'FT':
    case 'WW':
    case 'BS':
      return wear;
    default:
      return null;
  }
};

export const entryAt = ({ table }: CaseModel, index: number): CaseEntryModel => {
  const entry = table.entries[index];
  return entry === undefined ? missing('entry', `${table.case} ${index}`) : { index, entry };
};

/** Of a case, and of the consolation table alike. */
const caseEntryFields: CaseEntryResolvers & ConsolationEntryResolvers = {
  skin: ({ entry }, _arguments, { catalog }) => skinIn(catalog, entry.skin),
  wear: ({ entry }) => wearOf(entry.wear),
  firstTicket: ({ entry }) => entry.first,
  lastTicket: ({ entry }) => entry.last,
  value: ({ entry }) => BigInt(entry.value),
  floatMin: ({ entry }) => entry.floatMin,
  floatMax: ({ entry }) => entry.floatMax,
};

export const catalogResolvers: Resolvers = {
  Query: {
    cases: (_root, { theme, minPrice, maxPrice }, { catalog }) => {
      if (minPrice != null && maxPrice != null && minPrice > maxPrice) {
        throw invalidInput('minPrice', 'is above maxPrice');
      }
      return catalog.cases.filter(({ display, table }) => {
        const price = BigInt(table.price);
        return (
          (theme == null || display.theme === theme) &&
          (minPrice == null || price >= minPrice) &&
          (maxPrice == null || price <= maxPrice)
        );
      });
    },
    case: (_root, { slug }, { catalog }) => catalog.caseOf.get(slug) ?? null,
    themes: (_root, _arguments, { catalog }) => catalog.themes,
  },
  Case: {
    names: ({ display }) => display.names,
    taglines: ({ display }) => display.taglines,
    theme: ({ display }) => ({ id: display.theme, names: display.themeNames, taglines: display.themeTaglines }),
    price: ({ table }) => BigInt(table.price),
    fresh: ({ display }) => display.fresh,
    rtpPercent: ({ table }) =>
      formatPercent({ numerator: BigInt(table.rtp.numerator), denominator: BigInt(table.rtp.denominator) }),
    rtpFraction: ({ table }) => `${table.rtp.numerator}/${table.rtp.denominator}`,
    ticketCount: ({ table }) => table.tickets,
    hue: ({ display }) => display.hue,
    image: ({ slug, version }, _arguments, { ports }) => caseImage(slug, version, ports.art.version),
    imageSmall: ({ slug, version }, _arguments, { ports }) => `/art/case/${slug}.${version}-${ports.art.version}.avif`,
    hero: (version) => {
      const index = version.table.entries.findIndex(({ skin }) => skin === version.display.hero);
      return entryAt(version, Math.max(index, 0));
    },
    entries: ({ table }) => table.entries.map((entry, index) => ({ index, entry })),
    terms: (_case, _arguments, context) => termsNow(context, 'case').hash,
    maxQuantity: (_case, _arguments, context) => termsNow(context, 'case').values.maxQuantity,
    stopped: (_case, _arguments, { catalog }) => catalog.stopped.has('case'),
  },
  Skin: {
    family: ({ definition }) => definition.family,
    familyNames: ({ definition }) => definition.familyNames,
    finishNames: ({ definition }) => definition.finishNames,
    grade: ({ definition }) => definition.grade,
    image: ({ id, version }, _arguments, { ports }) => skinImage(id, version, ports.art.version),
    imageSmall: ({ id, version }, _arguments, { ports }) => `/art/skin/${id}.${version}-${ports.art.version}.small.svg`,
  },
  Names: {
    zhCN: (names) => names['zh-CN'],
    zhTW: (names) => names['zh-TW'],
  },
  CaseEntry: caseEntryFields,
  ConsolationEntry: caseEntryFields,
};
