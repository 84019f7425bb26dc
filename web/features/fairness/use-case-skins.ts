import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import type { VerifySkinFragment } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import type { ShownRound } from './round-facts.ts';
import { CASE_SKINS, VERIFY_SKIN } from './verify-query.ts';

export type SkinsById = ReadonlyMap<string, VerifySkinFragment>;

/** What the skins of the round's table are called and look like. Never part of a check: a missing one shows its id. */
export const useCaseSkins = (round: ShownRound): SkinsById => {
  const { data } = useQuery(CASE_SKINS, { variables: { slug: round.caseSlug } });
  return useMemo(() => {
    const won = readFragment(VERIFY_SKIN, round.entry.skin);
    const offered = data?.case?.entries.map(({ skin }) => readFragment(VERIFY_SKIN, skin)) ?? [];
    return new Map([...offered, won].map((skin) => [skin.id, skin]));
  }, [data, round]);
};
