import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import { isSkinId } from '../../../../engine/kernel/ids.ts';
import type { SkinCardFragment } from '../../../generated/graphql.ts';
import type { LocalisedNames } from '../../../i18n/index.ts';
import { isRecord } from '../../../platform/device-storage.ts';
import type { LoadedProof } from './load-proof.ts';
import { BATTLE_NAMES, CASE_NAMES, SKIN_NAMES } from './names-query.ts';

/** As many as the site names at once. */
const MOST = 300;

/** The skin ids in all members `skin` of a value, each once, in the order of the value; at most `MOST`. */
export const skinIdsIn = (value: unknown): readonly string[] => {
  const found = new Set<string>();
  const look = (inner: unknown): void => {
    if (Array.isArray(inner)) inner.forEach(look);
    if (!isRecord(inner)) return;
    for (const [name, member] of Object.entries(inner)) {
      if (name === 'skin' && typeof member === 'string' && isSkinId(member)) found.add(member);
      else look(member);
    }
  };
  look(value);
  return [...found].slice(0, MOST);
};

export type SkinsById = ReadonlyMap<string, SkinCardFragment>;

/** Names and pictures. They are never part of a check: a thing without a known name shows its id. */
export interface Names {
  readonly skins: SkinsById;
  /** Of cases, by slug. */
  readonly cases: ReadonlyMap<string, LocalisedNames>;
  /** Nicknames, by player id. */
  readonly players: ReadonlyMap<string, string>;
  /** Faces of a battle's seats. */
  readonly faces: ReadonlyMap<number, string>;
}

/** Names stay out of the cache, which other pages fill with more of the same objects. */
const apart = { fetchPolicy: 'no-cache' } as const;

const useSkinNames = (explanation: Explanation): SkinsById => {
  const ids = useMemo(() => skinIdsIn(explanation), [explanation]);
  const { data } = useQuery(SKIN_NAMES, ids.length === 0 ? skipToken : { variables: { ids: [...ids] }, ...apart });
  return useMemo(() => new Map(data?.skinsOf.map((skin) => [skin.id, skin])), [data]);
};

const useCaseNames = (id: string, { about }: Explanation) => {
  const slug = about.kind === 'round' ? (about.box?.case ?? null) : null;
  const { data } = useQuery(CASE_NAMES, slug === null ? skipToken : { variables: { id }, ...apart });
  const names = data?.round?.caseNames;
  return useMemo(() => (slug === null || names === undefined ? [] : [[slug, names] as const]), [slug, names]);
};

const useBattleNames = (id: string, { about }: Explanation) => {
  const { data } = useQuery(BATTLE_NAMES, about.kind === 'battle' ? { variables: { id }, ...apart } : skipToken);
  return useMemo(
    () => ({
      cases: data?.battle?.boxes.map((box) => [box.case.slug, box.case.names] as const) ?? [],
      faces: new Map(data?.battle?.seats.map(({ seat, avatar }) => [seat, avatar])),
    }),
    [data],
  );
};

export const useNames = ({ id, nicknames }: LoadedProof, explanation: Explanation): Names => {
  const skins = useSkinNames(explanation);
  const ofCase = useCaseNames(id, explanation);
  const ofBattle = useBattleNames(id, explanation);
  return useMemo(
    () => ({
      skins,
      cases: new Map([...ofCase, ...ofBattle.cases]),
      players: nicknames,
      faces: ofBattle.faces,
    }),
    [skins, ofCase, ofBattle, nicknames],
  );
};
