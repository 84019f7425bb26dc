import type { TargetFactsFragment } from '../../generated/graphql.ts';
import { graphql } from '../../generated/index.ts';

export const TARGET_FACTS = graphql(`fragment TargetFacts on Target { wear value skin { ...SkinCard @unmask } }`);

export const TARGETS = graphql(`query Targets { targets @list(total: true) { ...TargetFacts @unmask } }`);

export type Target = TargetFactsFragment;

/** A skin in one wear. */
export const targetKey = ({ skin, wear }: Pick<Target, 'skin' | 'wear'>): string => `${skin.id}.${wear ?? ''}`;
