import { RETRIEVAL_STATES, type RetrievalState, retrievalState } from '../../../engine/projections/retrievals.ts';
import { pageArguments } from '../../graphql/pages.ts';
import type { Resolvers, RetrievalStage, ShipmentStep } from '../generated/resolvers.ts';
import { MAX_RETRIEVALS_PAGE, retrievals as retrievalList } from '../queries/retrievals.ts';

const HOUR_MS = 60 * 60_000;

const WORDS = {
  RETRIEVING: 'retrieving',
  AWAITING_SHIPMENT: 'awaiting-shipment',
  AWAITING_RECEIPT: 'awaiting-receipt',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
} as const satisfies Record<RetrievalStage, RetrievalState>;
const STAGES: Readonly<Record<RetrievalState, RetrievalStage>> = {
  retrieving: 'RETRIEVING',
  'awaiting-shipment': 'AWAITING_SHIPMENT',
  'awaiting-receipt': 'AWAITING_RECEIPT',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
};
const STEPS: Readonly<Record<'new' | 'sending' | 'sent' | 'done', ShipmentStep>> = {
  new: 'NEW',
  sending: 'SENDING',
  sent: 'SENT',
  done: 'DONE',
};

const isOver = (state: RetrievalState): boolean => state === 'succeeded' || state === 'failed';

/** To the tenth of an hour, rounded down. */
const hoursOf = (milliseconds: number): number => Math.floor((10 * Math.max(0, milliseconds)) / HOUR_MS) / 10;

export const retrievals: Resolvers = {
  Query: {
    retrievals: async (_root, { state, player, olderThanHours, first, after }, { sql, now }) => {
      const at = now();
      const wanted = state ? WORDS[state] : null;
      const values = {
        state: wanted === null ? null : RETRIEVAL_STATES.indexOf(wanted),
        isOpen: wanted !== null && isOver(wanted) ? null : (true as const),
        isOver: wanted !== null && isOver(wanted) ? (true as const) : null,
        player: player ?? null,
        before: olderThanHours == null ? null : at - olderThanHours * HOUR_MS + 1,
      };
      const page = await retrievalList.counted(sql, values, pageArguments(first ?? 20, after, MAX_RETRIEVALS_PAGE));
      return {
        retrievals: page.rows.map(({ retrievalId, playerId, skinId, tries, reason, step, ...row }) => {
          const reached = retrievalState(row.state);
          return {
            ...row,
            id: retrievalId,
            player: playerId,
            skin: skinId,
            state: STAGES[reached],
            ageHours: hoursOf((isOver(reached) ? row.changedAt : at) - row.requestedAt),
            step: step === null ? null : STEPS[step],
            attempts: tries,
            failure: reason,
          };
        }),
        totalCount: page.totalCount,
        hasNextPage: page.hasNextPage,
        endCursor: page.endCursor,
      };
    },
  },
};
