import { TICKETS } from '../fairness/tickets.ts';
import type { CatalogCase, CatalogDocument, CatalogEntry, CatalogSkin } from './document.ts';
import { wearsWithin } from './wear.ts';

/** Checks the rules that a schema cannot express: references, sums, and ranges that must fit each other. */
export function crossCheck(catalog: CatalogDocument): string[] {
  const skins = new Map(catalog.skins.map((skin) => [skin.id, skin]));
  const themes = new Set(catalog.themes.map(({ id }) => id));
  const families = new Set(catalog.families.map(({ id }) => id));
  return [
    ...duplicates(
      'theme',
      catalog.themes.map(({ id }) => id),
    ),
    ...duplicates(
      'family',
      catalog.families.map(({ id }) => id),
    ),
    ...duplicates(
      'skin',
      catalog.skins.map(({ id }) => id),
    ),
    ...duplicates(
      'case',
      catalog.cases.map(({ slug }) => slug),
    ),
    ...duplicates(
      'family and finish',
      catalog.skins.map(({ family, finish }) => `${family} | ${finish.en}`),
    ),
    ...catalog.skins.flatMap((skin) => checkSkin(skin, families).map((problem) => `skin ${skin.id}: ${problem}`)),
    ...catalog.cases.flatMap((box) => checkCase(box, themes, skins).map((problem) => `case ${box.slug}: ${problem}`)),
    ...(catalog.consolation === undefined ? [] : checkEntries(catalog.consolation, skins)).map(
      (problem) => `consolation: ${problem}`,
    ),
  ];
}

function duplicates(what: string, ids: readonly string[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const id of ids) (seen.has(id) ? repeated : seen).add(id);
  return [...repeated].map((id) => `${what} ${id}: appears more than once`);
}

function checkSkin(skin: CatalogSkin, families: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  if (!families.has(skin.family)) problems.push(`unknown family ${skin.family}`);
  const filled = Object.values(skin.finish).filter((text) => text !== '').length;
  if (filled !== 0 && filled !== 3) problems.push('finish must be given in all three languages or in none');
  const bare = skin.wears.some(({ wear }) => wear === '');
  if (filled === 0 && !bare) problems.push('a skin without a finish has no wear either');
  return [...problems, ...(bare ? checkBareWear(skin) : checkWears(skin))];
}

function checkBareWear(skin: CatalogSkin): string[] {
  const problems: string[] = [];
  if (skin.wears.length !== 1) problems.push('the empty wear must be the only one');
  if (skin.wears.some(({ wear, floatMin, floatMax }) => wear === '' && (floatMin !== 0 || floatMax !== 0)))
    problems.push('a skin without wear has no float: floatMin and floatMax must be 0');
  return problems;
}

/** The listed wears must be exactly the bands of the skin's own range, from its lowest to its highest float. */
function checkWears(skin: CatalogSkin): string[] {
  const problems = duplicates(
    'wear',
    skin.wears.map(({ wear }) => wear),
  );
  const inverted = skin.wears.filter(({ floatMin, floatMax }) => floatMin >= floatMax);
  problems.push(...inverted.map(({ wear }) => `wear ${wear}: floatMin must be below floatMax`));
  if (problems.length > 0) return problems;
  const from = Math.min(...skin.wears.map(({ floatMin }) => floatMin));
  const to = Math.max(...skin.wears.map(({ floatMax }) => floatMax));
  for (const expected of wearsWithin(from, to)) {
    const found = skin.wears.find(({ wear }) => wear === expected.wear);
    if (found === undefined) problems.push(`wear ${expected.wear}: missing inside the range ${from} to ${to}`);
    else if (found.floatMin !== expected.floatMin || found.floatMax !== expected.floatMax) {
      problems.push(`wear ${expected.wear}: must be [${expected.floatMin}, ${expected.floatMax})`);
    }
  }
  for (const { wear } of skin.wears) {
    if (!wearsWithin(from, to).some((expected) => expected.wear === wear)) {
      problems.push(`wear ${wear}: lies outside its band`);
    }
  }
  return problems;
}

function checkCase(box: CatalogCase, themes: ReadonlySet<string>, skins: ReadonlyMap<string, CatalogSkin>): string[] {
  const problems: string[] = [];
  if (!themes.has(box.theme)) problems.push(`unknown theme ${box.theme}`);
  if (!box.entries.some(({ skin }) => skin === box.hero)) problems.push(`hero ${box.hero} is not among its entries`);
  return [...problems, ...checkEntries(box.entries, skins)];
}

/** The lines of a table: each item once and in the catalog, and tickets that add up. */
function checkEntries(entries: readonly CatalogEntry[], skins: ReadonlyMap<string, CatalogSkin>): string[] {
  const problems = duplicates(
    'entry',
    entries.map(({ skin, wear }) => (wear === '' ? skin : `${skin} ${wear}`)),
  );
  for (const entry of entries) {
    const skin = skins.get(entry.skin);
    if (skin === undefined) problems.push(`unknown skin ${entry.skin}`);
    else if (!skin.wears.some(({ wear }) => wear === entry.wear)) {
      problems.push(`skin ${entry.skin} has no wear "${entry.wear}"`);
    }
  }
  const sum = entries.reduce((total, { tickets }) => total + tickets, 0);
  if (sum !== TICKETS) problems.push(`tickets sum to ${sum}, not ${TICKETS}`);
  return problems;
}
