import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import { isBattleId, isRoundId } from '../../engine/kernel/ids.ts';
import { battleById } from '../../engine/projections/queries/battles.ts';
import { giveawayById } from '../../engine/projections/queries/giveaways.ts';
import { playById } from '../../engine/projections/queries/plays.ts';
import { searchText } from '../../engine/projections/targets.ts';
import { plainIn } from '../../schema/input/plain.ts';
import type { Catalog } from './catalog.ts';

/** The most that is found of a kind. */
const MOST = 6;
/** The longest text that is looked for: more than any id or name. */
export const MAX_SEARCH = 64;

const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
type Names = Readonly<Record<(typeof LANGUAGES)[number], string>>;

/** As texts are compared: as `searchText` has it, and without regard to blanks. */
const folded = (text: string): string => searchText(text).replaceAll(' ', '');

const holds = (wanted: string, ...names: readonly Names[]): boolean =>
  LANGUAGES.some((language) => folded(names.map((one) => one[language]).join('')).includes(wanted));

/** Cases in display order and skins by rarity whose name holds the text, in any language; at most 6 of each. */
export const inCatalog = ({ cases, skinOf }: Pick<Catalog, 'cases' | 'skinOf'>, text: string) => {
  const wanted = folded(text);
  if (wanted === '') return { cases: [], skins: [] };
  return {
    cases: cases.filter(({ display }) => holds(wanted, display.names)).slice(0, MOST),
    skins: [...skinOf.values()]
      .filter(({ definition }) => holds(wanted, definition.familyNames, definition.finishNames))
      .sort((one, other) => one.definition.grade - other.definition.grade || (one.id < other.id ? -1 : 1))
      .slice(0, MOST),
  };
};

/** A LIKE pattern for values that begin with the text; signs of a pattern in the text are escaped. */
const beginningWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Patterns of names that begin with the text as it is written, and as it is typed on another keyboard. */
export const namesBeginning = (text: string) => ({
  written: beginningWith(text.normalize('NFC')),
  typed: beginningWith(text.normalize('NFKC')),
});

/** Ids of at most 6 players who show a nickname that begins with the text. */
export const playersNamed = async (sql: SqlClient, text: string): Promise<readonly string[]> => {
  const { written, typed } = namesBeginning(text);
  const named = db
    .selectFrom('account')
    .select('playerId')
    .where(fragment<boolean>`(lower(nickname) LIKE lower(${written}) OR lower(nickname) LIKE lower(${typed}))`)
    .where('state', '=', 'registered')
    .where('nameHidden', '=', false)
    .orderBy(fragment`lower(nickname)`)
    .orderBy('playerId')
    .limit(MOST);
  return (await runQuery(sql, named)).map(({ playerId }) => playerId);
};

/** The play, battle or giveaway of that id; null where it is the id of none. */
export const gameOf = async (sql: SqlClient, text: string) => {
  const id = plainIn(text).trim();
  if (isRoundId(id)) {
    const play = await playById(sql, id);
    return play === null ? null : { id, game: play.game };
  }
  // Ids of battles and giveaways look alike.
  if (!isBattleId(id)) return null;
  const [battle, giveaway] = await Promise.all([battleById(sql, id), giveawayById(sql, id)]);
  if (battle !== null) return { id, game: 'battle' } as const;
  return giveaway === null ? null : ({ id, game: 'giveaway' } as const);
};
