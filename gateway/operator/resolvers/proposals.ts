import { z } from 'zod';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { ReverseDeposit } from '../../../engine/deposits/reverse-deposit.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { isOrderId, isPlayerId, LOCAL_OPERATOR } from '../../../engine/kernel/ids.ts';
import type { AdjustBalance } from '../../../engine/player/adjust-balance.ts';
import type { ActProposalRow } from '../../../engine/projections/act-proposals.ts';
import {
  actProposalOf,
  actProposals,
  MAX_PROPOSALS_PAGE,
  stateOfProposal,
} from '../../../engine/projections/queries/act-proposals.ts';
import { type ActRules, takesTwo } from '../../../engine/terms/act-rules.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import { pageArguments } from '../../graphql/pages.ts';
import { termsIn } from '../../play/player-states.ts';
import { approve, breakGlass, effectIn, isKindOf, propose, refuse, review, stillProposes } from '../acts/proposals.ts';
import type { OperatorContext } from '../context.ts';
import type {
  CorrectedBalance,
  CorrectionReason,
  ProposalState,
  Resolvers,
  ReversalKind,
} from '../generated/resolvers.ts';
import { payerOf } from '../queries/orders.ts';

const BALANCES: Readonly<Record<CorrectedBalance, AdjustBalance['balance']>> = {
  COIN: 'coin',
  POINTS: 'points',
  LOCKED: 'locked',
};
const REASONS: Readonly<Record<CorrectionReason, AdjustBalance['reason']>> = {
  CORRECTION: 'correction',
  COMPENSATION: 'compensation',
  REFUND: 'refund',
  CHARGEBACK: 'chargeback',
};
const KINDS: Readonly<Record<ReversalKind, ReverseDeposit['kind']>> = { REFUND: 'refund', CHARGEBACK: 'chargeback' };
const STATES = { open: 'OPEN', approved: 'APPROVED', refused: 'REFUSED', expired: 'EXPIRED' } as const;

const filterOf = (state: ProposalState | null | undefined, at: Instant) => ({
  closed: state === 'APPROVED' ? ('approved' as const) : state === 'REFUSED' ? ('refused' as const) : null,
  open: state === 'OPEN' ? at : null,
  expired: state === 'EXPIRED' ? at : null,
  unreviewed: state === 'UNREVIEWED' ? true : null,
});

const value = z.string().nullable();
const changeList = z.array(z.object({ what: z.string(), of: z.string().default(''), before: value, after: value }));

/** Whether the engine would take the asker's approval. */
const mayApprove = (row: ActProposalRow, rules: ActRules, { operator, now }: OperatorContext): boolean => {
  if (stateOfProposal(row, now()) !== 'open' || !operator.scopes.includes('operator:approve')) return false;
  if (!isKindOf(operator, row.kind)) return false;
  if (!takesTwo(rules, row.kind)) return true;
  return operator.id !== LOCAL_OPERATOR && (operator.id !== row.proposer || row.glassPosition !== null);
};

/** Acts with the words and names that stand outside of the log. */
const shown = async (rows: readonly ActProposalRow[], context: OperatorContext) => {
  const { sql, readStreams, now } = context;
  const { acts: rules } = await termsIn(readStreams);
  const ids = rows.map(({ actId }) => actId);
  const bodies = await runQuery(
    sql,
    db
      .selectFrom('operatorProposal')
      .select(['actId', 'effect', 'changes', 'reason', 'refusal'])
      .where('actId', '=', fragment<string>`ANY(${ids}::text[])`),
  );
  const people = [...new Set(rows.flatMap((row) => [row.proposer, row.closedBy ?? '', row.reviewedBy ?? '']))];
  const persons = await runQuery(
    sql,
    db
      .selectFrom('operatorPerson')
      .select(['operatorId', 'name', 'roles', 'endedAt'])
      .where('operatorId', '=', fragment<string>`ANY(${people}::text[])`),
  );
  const personOf = (id: string | null) => persons.find(({ operatorId }) => operatorId === id);
  const nameOf = (id: string | null): string | null => personOf(id)?.name ?? null;
  return rows.map((row) => {
    const { actId, playerId, ...rest } = row;
    // Words about a player are for operators who may see players.
    const isShown = playerId === null || context.mayUse('operator:players');
    const body = isShown ? bodies.find((one) => one.actId === actId) : undefined;
    return {
      ...rest,
      ...{ id: actId, player: playerId, state: STATES[stateOfProposal(row, now())] },
      ...{
        takesTwo: takesTwo(rules, row.kind),
        mayApprove: stillProposes(personOf(row.proposer), row.kind) && mayApprove(row, rules, context),
      },
      ...{ reason: body?.reason ?? null, refusal: body?.refusal ?? null, effect: body?.effect ?? null },
      changes: body === undefined ? [] : changeList.parse(JSON.parse(body.changes)),
      ...{ proposerName: nameOf(row.proposer), closedByName: nameOf(row.closedBy) },
      reviewedByName: nameOf(row.reviewedBy),
    };
  });
};

export const proposals: Resolvers = {
  Query: {
    proposals: async (_root, { state, first, after }, context) => {
      const asked = pageArguments(first ?? 20, after, MAX_PROPOSALS_PAGE);
      const page = await actProposals.page(context.sql, filterOf(state, context.now()), asked);
      const { rows, hasNextPage, endCursor } = page;
      return { proposals: await shown(rows, context), hasNextPage, endCursor };
    },
    proposal: async (_root, { id }, context) => {
      const row = await actProposalOf(context.sql, id);
      return row === null ? null : ((await shown([row], context))[0] ?? null);
    },
    actRules: async (_root, _given, { readStreams }) => (await termsIn(readStreams)).acts,
  },
  Mutation: {
    proposeCorrection: async (_root, { player, direction, amount, balance, why, reason, ticket }, context) => {
      if (!isPlayerId(player)) throw invalidInput('player', 'is the id of a player in the log');
      if (amount <= 0n) throw invalidInput('amount', 'is above 0');
      return propose(
        context,
        {
          ...{ type: 'AdjustBalance', playerId: player, balance: BALANCES[balance] },
          ...{ direction: direction === 'CREDIT' ? 'credit' : 'debit', amount: String(amount), reason: REASONS[why] },
        },
        { reason, ticket: ticket ?? null },
      );
    },
    proposeReversal: async (_root, { order, amount, kind, reason, ticket }, context) => {
      if (!isOrderId(order)) throw invalidInput('order', 'is the id of an order');
      if (amount <= 0n) throw invalidInput('amount', 'is above 0');
      const playerId = await payerOf(context.sql, order);
      if (playerId === null) throw new GatewayError('NOT_FOUND');
      return propose(
        context,
        { type: 'ReverseDeposit', playerId, depositId: order, kind: KINDS[kind], amount: String(amount) },
        { reason, ticket: ticket ?? null },
      );
    },
    proposeAct: async (_root, { effect, reason, ticket }, context) =>
      propose(context, effectIn(effect), { reason, ticket: ticket ?? null }),
    approveAct: (_root, { id }, context) => approve(context, id),
    refuseAct: (_root, { id, reason }, context) => refuse(context, id, reason, false),
    withdrawAct: (_root, { id, reason }, context) => refuse(context, id, reason, true),
    breakGlass: (_root, { id, reason }, context) => breakGlass(context, id, reason),
    reviewAct: (_root, { id, note }, context) => review(context, id, note),
  },
};
