import { MAX_TARGETS_PAGE, type TargetFilter, targetsIn } from '../../../engine/projections/queries/targets.ts';
import { invalidInput } from '../../errors.ts';
import type { Resolvers, TargetFilter as TargetFilterInput } from '../generated/resolvers.ts';
import { connectionOf, pageArguments } from '../pages.ts';
import { skinIn, wearOf } from './catalog.ts';

/** Each thing that is asked for once, or null for all of them. */
const distinct = <Value>(values: readonly Value[] | null | undefined): readonly Value[] | null =>
  values == null ? null : [...new Set(values)];

/** @throws GatewayError INVALID_INPUT */
const filterOf = ({ minValue, maxValue, grades, wears, search }: TargetFilterInput): TargetFilter => {
  if (minValue != null && maxValue != null && minValue > maxValue) throw invalidInput('minValue', 'is above maxValue');
  return {
    minValue: minValue ?? null,
    maxValue: maxValue ?? null,
    grades: distinct(grades),
    wears: distinct(wears),
    search: search ?? null,
  };
};

export const targetResolvers: Resolvers = {
  Query: {
    targets: async (_root, { filter, sort, first, after }, { ports }) => {
      const page = await targetsIn(ports.sql, {
        ...filterOf(filter ?? {}),
        sort: sort ?? 'value-asc',
        ...pageArguments(first ?? 30, after, MAX_TARGETS_PAGE),
      });
      return connectionOf(page);
    },
  },
  Target: {
    skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
    wear: ({ wear }) => wearOf(wear),
  },
};
