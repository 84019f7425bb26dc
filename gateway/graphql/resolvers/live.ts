import { liveDrops } from '../../../engine/projections/queries/live-drops.ts';
import { invalidInput } from '../../errors.ts';
import type {
  DropResolvers,
  LiveEventResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/resolvers.ts';
import type { LiveEventModel } from '../models.ts';
import { caseNamesIn, skinIn, wearOf } from './catalog.ts';

/** Shown where the account behind a drop is erased. */
const NOBODY = '—';

const resumeAfter = (after: number | null | undefined): number | null => {
  if (after != null && after < 0) throw invalidInput('after', 'is not negative');
  return after ?? null;
};

export const liveQueries: Pick<QueryResolvers, 'liveDrops'> = {
  liveDrops: (_root, { top, after }, { ports }) => {
    return liveDrops(ports.sql, { top: top ?? false, after: resumeAfter(after) ?? 0 });
  },
};

export const subscriptions: SubscriptionResolvers = {
  liveEvents: {
    subscribe: (_root, { after }, { live }) => live.listen(resumeAfter(after)),
    resolve: (drop: LiveEventModel) => drop,
  },
};

export const liveEventFields: LiveEventResolvers = {
  eventType: () => 'CASE_DROP',
  prev: ({ seq }) => seq - 1,
  drop: (row) => row,
};

export const dropFields: DropResolvers = {
  id: ({ roundId }) => roundId,
  nickname: (row, _arguments, { nickname }) =>
    row.nickname === undefined ? nickname(row.playerId).then((name) => name ?? NOBODY) : (row.nickname ?? NOBODY),
  skin: ({ skinId }, _arguments, { catalog }) => skinIn(catalog, skinId),
  wear: ({ wear }) => wearOf(wear),
  value: ({ value }) => BigInt(value),
  caseNames: ({ caseSlug }, _arguments, { catalog }) => caseNamesIn(catalog, caseSlug),
};
