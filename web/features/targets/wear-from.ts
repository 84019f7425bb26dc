import type { Wear } from '../../generated/graphql.ts';
import { WEARS } from './target-filters.ts';

/** A wear; null for a skin without one; undefined for anything else that may be stored. */
export const wearFrom = (value: unknown): Wear | null | undefined =>
  value === null ? null : WEARS.find((wear) => wear === value);
