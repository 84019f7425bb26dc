import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { Explanation } from '../../../../engine/games/explanation/explanation.ts';
import type { VerifySkinFragment } from '../../../generated/graphql.ts';
import { type FragmentType, readFragment } from '../../../generated/index.ts';
import type { LocalisedNames } from '../../../i18n/index.ts';
import type { LoadedProof } from './load-proof.ts';
import { BATTLE_NAMES, CASE_NAMES, GIVEAWAY_NAMES, TARGET_NAMES, VERIFY_SKIN } from './names-query.ts';

export type SkinsById = ReadonlyMap<string, VerifySkinFragment>;

/** What things are called and look like. Never part of a check: what isn't known shows its id. */
export interface Names {
  readonly skins: SkinsById;
  /** Of cases, by slug. */
  readonly cases: ReadonlyMap<string, LocalisedNames>;
  /** Nicknames, by player id. */
  readonly players: ReadonlyMap<string, string>;
  /** Faces of a battle's seats. */
  readonly faces: ReadonlyMap<number, string>;
}

type Masked = { readonly skin: FragmentType<typeof VERIFY_SKIN> };

const skinsIn = (holders: readonly Masked[]): SkinsById =>
  new Map(holders.map(({ skin }) => readFragment(VERIFY_SKIN, skin)).map((skin) => [skin.id, skin]));

/** They stay out of the cache, which other pages fill with more of the same objects. */
const apart = { fetchPolicy: 'no-cache' } as const;

const useCaseNames = (id: string, { about }: Explanation) => {
  const slug = about.kind === 'round' ? (about.box?.case ?? null) : null;
  const { data } = useQuery(CASE_NAMES, slug === null ? skipToken : { variables: { id, slug }, ...apart });
  return useMemo(() => {
    const round = data?.round ?? null;
    return {
      skins: [...(data?.case?.entries ?? []), ...(round === null ? [] : [round.entry])],
      cases: slug === null || round === null ? [] : [[slug, round.caseNames] as const],
    };
  }, [data, slug]);
};

const useTargetNames = ({ about, steps }: Explanation) => {
  const consolations = steps.some((step) => step.name === 'terms' && step.consolation !== null);
  const target = about.kind === 'round' ? about.target : null;
  const { data } = useQuery(
    TARGET_NAMES,
    target === null ? skipToken : { variables: { value: Number(target.value), consolations }, ...apart },
  );
  return useMemo(
    () => [...(data?.targets.edges.map(({ node }) => node) ?? []), ...(data?.consolations?.table ?? [])],
    [data],
  );
};

const useBattleNames = (id: string, { about }: Explanation) => {
  const { data } = useQuery(BATTLE_NAMES, about.kind === 'battle' ? { variables: { id }, ...apart } : skipToken);
  return useMemo(() => {
    const boxes = data?.battle?.boxes ?? [];
    return {
      skins: boxes.flatMap((box) => box.case.entries),
      cases: boxes.map((box) => [box.case.slug, box.case.names] as const),
      faces: new Map(data?.battle?.seats.map(({ seat, avatar }) => [seat, avatar])),
    };
  }, [data]);
};

const usePrizeNames = (id: string, { about }: Explanation) => {
  const { data } = useQuery(GIVEAWAY_NAMES, about.kind === 'giveaway' ? { variables: { id }, ...apart } : skipToken);
  return data?.giveaway?.prizes;
};

export const useNames = ({ id, nicknames }: LoadedProof, explanation: Explanation): Names => {
  const ofCase = useCaseNames(id, explanation);
  const targets = useTargetNames(explanation);
  const ofBattle = useBattleNames(id, explanation);
  const prizes = usePrizeNames(id, explanation);
  return useMemo(
    () => ({
      skins: skinsIn([...ofCase.skins, ...targets, ...ofBattle.skins, ...(prizes ?? [])]),
      cases: new Map([...ofCase.cases, ...ofBattle.cases]),
      players: nicknames,
      faces: ofBattle.faces,
    }),
    [ofCase, targets, ofBattle, prizes, nicknames],
  );
};
