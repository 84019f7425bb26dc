import { decodeCursor, encodeCursor, integerKey, pageOf } from '../../engine/projections/queries/cursor.ts';
import { searchText } from '../../engine/projections/targets.ts';
import type { SkinModel } from './models.ts';
import { connectionOf } from './pages.ts';

export type SkinOrder = 'grade' | 'value-asc' | 'value-desc';

export interface SkinQuestion {
  /** Null asks for all. */
  readonly family: string | null;
  /** Any of these grades; empty asks for all. */
  readonly grades: readonly number[];
  readonly wears: readonly string[];
  readonly search: string;
  readonly order: SkinOrder;
  readonly first: number;
  readonly after: string | null;
}

/** Where a skin stands in a list: compared from left to right. The last is the skin's id, so that no two are equal. */
type Place = readonly [number: bigint, then: bigint, id: string];

/** The value of the most valuable wear that was asked for. */
const highestValueOf = ({ definition }: SkinModel, wears: readonly string[]): bigint =>
  definition.wears
    .filter(({ wear }) => wears.length === 0 || wears.includes(wear))
    .reduce((most, { value }) => (BigInt(value) > most ? BigInt(value) : most), 0n);

const placeOf = (skin: SkinModel, { order, wears }: SkinQuestion): Place => {
  const value = highestValueOf(skin, wears);
  switch (order) {
    case 'grade':
      return [BigInt(skin.definition.grade), -value, skin.id];
    case 'value-asc':
      return [value, 0n, skin.id];
    case 'value-desc':
      return [-value, 0n, skin.id];
  }
};

const compareIds = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
const compare = (a: Place, b: Place): number => Number(a[0] - b[0]) || Number(a[1] - b[1]) || compareIds(a[2], b[2]);

/** @throws InvalidCursor */
const placeIn = (list: string, cursor: string): Place => {
  const [first, second, id = ''] = decodeCursor(list, cursor, 3);
  return [integerKey(first), integerKey(second), id];
};

/** Whether a skin bears these words in its name, in any language; no words are in every name. */
const isNamed = ({ definition: { familyNames, finishNames } }: SkinModel, search: string): boolean => {
  const wanted = searchText(search);
  return (
    wanted === '' ||
    (['zh-CN', 'zh-TW', 'en'] as const).some((language) =>
      searchText(`${familyNames[language]} ${finishNames[language]}`).includes(wanted),
    )
  );
};

/** The skins of any of these grades (none asks for all) that bear these words in their name. */
export const skinsNamed = (skins: Iterable<SkinModel>, grades: readonly number[], search: string): SkinModel[] =>
  [...skins].filter((skin) => (grades.length === 0 || grades.includes(skin.definition.grade)) && isNamed(skin, search));

const isFound = (skin: SkinModel, { family, grades, wears, search }: SkinQuestion): boolean => {
  const { definition } = skin;
  return (
    (family === null || definition.family === family) &&
    (grades.length === 0 || grades.includes(definition.grade)) &&
    (wears.length === 0 || definition.wears.some(({ wear }) => wears.includes(wear))) &&
    isNamed(skin, search)
  );
};

/**
 * A page of the skins in memory, as a connection.
 * @throws InvalidCursor
 */
export const skinPage = (skins: Iterable<SkinModel>, question: SkinQuestion) => {
  const list = `skins ${question.order}`;
  const after = question.after === null ? null : placeIn(list, question.after);
  const found = [...skins]
    .filter((skin) => isFound(skin, question))
    .map((node) => ({ node, place: placeOf(node, question) }))
    .sort((a, b) => compare(a.place, b.place));
  const following = after === null ? found : found.filter(({ place }) => compare(place, after) > 0);
  const page = pageOf(following, question.first, ({ place }) => encodeCursor(list, place.map(String)));
  return connectionOf({ ...page, rows: page.rows.map(({ node }) => node), totalCount: found.length });
};
