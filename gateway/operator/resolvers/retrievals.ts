import { isPlayerId, isRoundId, mustBe } from '../../../engine/kernel/ids.ts';
import { RETRIEVAL_STATES, type RetrievalState, retrievalState } from '../../../engine/projections/retrievals.ts';
import { GatewayError } from '../../errors.ts';
import { pageArguments } from '../../graphql/pages.ts';
import { shipmentStoreIn } from '../../money/fulfilment/shipment-store.ts';
import { outcomeOrThrow } from '../../play/outcome.ts';
import type { OperatorContext } from '../context.ts';
import type { ReachedStage, Resolvers } from '../generated/resolvers.ts';
import { commandIdOf, once } from '../once.ts';
import { note } from '../persons/journal.ts';
import { changeFor } from '../persons/persons.ts';
import { handlingOf, MAX_RETRIEVALS_PAGE, retrievals as retrievalList } from '../queries/retrievals.ts';

const HOUR_MS = 60 * 60_000;

const REACHED: readonly ReachedStage[] = ['awaiting-shipment', 'awaiting-receipt', 'succeeded', 'failed'];

const NO_FILTER = { id: null, state: null, player: null, before: null, isOpen: null, isOver: null } as const;

type Found = Awaited<ReturnType<typeof retrievalList.page>>['rows'];
type Desk = Pick<OperatorContext, 'sql' | 'now'>;

const isOver = (state: RetrievalState): boolean => state === 'succeeded' || state === 'failed';

/** To the tenth of an hour, rounded down. */
const hoursOf = (milliseconds: number): number => Math.floor((10 * Math.max(0, milliseconds)) / HOUR_MS) / 10;

const shown = async (rows: Found, { sql, now }: Desk) => {
  const at = now();
  const handling = await handlingOf(
    sql,
    rows.map(({ retrievalId }) => retrievalId),
  );
  return rows.map(({ retrievalId, playerId, skinId, tries, reason, ...row }) => {
    const state = retrievalState(row.state);
    return {
      ...row,
      id: retrievalId,
      player: playerId,
      skin: skinId,
      state,
      ageHours: hoursOf((isOver(state) ? row.changedAt : at) - row.requestedAt),
      attempts: tries,
      failure: reason,
      handled: handling
        .filter(({ subject }) => subject === retrievalId)
        .map((act) => ({
          at: act.at,
          operator: act.operatorId,
          operatorName: act.name,
          state: REACHED.find((one) => one === act.detail) ?? null,
          reason: act.reason ?? '',
        })),
    };
  });
};

/** @throws GatewayError NOT_FOUND */
const oneShown = async (id: string, desk: Desk) => {
  const { rows } = await retrievalList.page(desk.sql, { ...NO_FILTER, id }, { first: 1, after: null });
  const [found] = await shown(rows, desk);
  if (found === undefined) throw new GatewayError('NOT_FOUND');
  return found;
};

export const retrievals: Resolvers = {
  Query: {
    retrievals: async (_root, { state, player, olderThanHours, first, after }, context) => {
      const wanted = state ?? null;
      const values = {
        id: null,
        state: wanted === null ? null : RETRIEVAL_STATES.indexOf(wanted),
        isOpen: wanted !== null && isOver(wanted) ? null : (true as const),
        isOver: wanted !== null && isOver(wanted) ? (true as const) : null,
        player: player ?? null,
        before: olderThanHours == null ? null : context.now() - olderThanHours * HOUR_MS + 1,
      };
      const asked = pageArguments(first ?? 20, after, MAX_RETRIEVALS_PAGE);
      const { rows, ...page } = await retrievalList.counted(context.sql, values, asked);
      return { ...page, retrievals: await shown(rows, context) };
    },
  },
  Mutation: {
    advanceRetrieval: async (_root, { commandId, id, state, reason: given }, context) => {
      const { operator, now, engine } = context;
      const { by, at, reason } = changeFor(operator.id, now(), given);
      const { player } = await oneShown(id, context);
      const submitted = commandIdOf(context, commandId);
      const outcome = await engine.submit({
        actor: 'system',
        commandId: submitted,
        command: {
          type: 'AdvanceRetrieval',
          playerId: mustBe(isPlayerId, player),
          retrievalId: mustBe(isRoundId, id),
          state,
        },
      });
      outcomeOrThrow(outcome, submitted);
      // The log has the act by now: a repetition writes the entry that a crash left out.
      await once(context, { commandId, operation: 'advanceRetrieval', given: { id, state, reason } }, (tx) =>
        note(tx, { at, operatorId: by, kind: 'retrieval-advanced', subject: id, detail: state, reason }),
      );
      // The read model may not have it yet.
      return { ...(await oneShown(id, context)), state };
    },
    retryRetrieval: async (_root, { commandId, id, reason: given }, context) => {
      const { operator, now } = context;
      const { by, at, reason } = changeFor(operator.id, now(), given);
      await oneShown(id, context);
      await once(context, { commandId, operation: 'retryRetrieval', given: { id, reason } }, async (tx) => {
        if (!(await shipmentStoreIn(tx, now).retry(id))) throw new GatewayError('NOTHING_TO_DO');
        await note(tx, { at, operatorId: by, kind: 'retrieval-retried', subject: id, reason });
      });
      return oneShown(id, context);
    },
  },
};
