import type { ApolloClient } from '@apollo/client';
import type { Target } from '../../../engine/fairness/target-draw.ts';
import type { Wear } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

const TARGET_RANGE = graphql(`query TargetRange { skin @args { id image wears { wear floatMin floatMax } } }`);

/** A target as it was agreed to; its value in minor units. */
export interface AgreedTarget {
  readonly targetSkin: string;
  readonly targetWear: Wear | null;
  readonly targetValue: number;
}

/** The target as the table of a play names it. Null where the site doesn't tell its float range: then nothing is sent. */
export const tableTarget = async (
  client: ApolloClient,
  { targetSkin, targetWear, targetValue }: AgreedTarget,
): Promise<Target | null> => {
  try {
    const { data } = await client.query({ query: TARGET_RANGE, variables: { id: targetSkin } });
    const range = data?.skin?.wears.find(({ wear }) => (wear ?? null) === targetWear);
    if (range === undefined) return null;
    const { floatMin, floatMax } = range;
    return { skin: targetSkin, wear: targetWear ?? '', floatMin, floatMax, value: String(targetValue) };
  } catch {
    return null;
  }
};
