import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { Instant } from '../../kernel/decision.ts';
import { type ActProposalRow, actProposalRow } from '../act-proposals.ts';
import { defineList } from './list.ts';

export const MAX_PROPOSALS_PAGE = 100;

/** The state of an act at that moment. */
export const stateOfProposal = ({ closed, expiresAt }: Pick<ActProposalRow, 'closed' | 'expiresAt'>, at: Instant) =>
  closed ?? (at < expiresAt ? ('open' as const) : ('expired' as const));

const rows = db
  .selectFrom('actProposal')
  .select(actProposalRow.keyof().options)
  .$narrowType<Pick<ActProposalRow, 'kind' | 'closed'>>();

/** Acts of operators, newest first: of one state, or all. `open`, `expired`: the moment that divides them. */
export const actProposals = defineList({
  cursor: () => 'proposals',
  rows: () => rows,
  filters: (
    given: Given<{ closed: 'approved' | 'refused'; open: Instant; expired: Instant; unreviewed: boolean }>,
  ) => ({
    closed: (is) => is('closed', '=', given('closed')),
    open: () => fragment<boolean>`closed IS NULL AND expires_at > ${given('open')}`,
    expired: () => fragment<boolean>`closed IS NULL AND expires_at <= ${given('expired')}`,
    unreviewed: () =>
      fragment<boolean>`glass_position IS NOT NULL AND reviewed_position IS NULL AND ${given('unreviewed')}`,
  }),
  sorts: { newest: ['desc integer position'] },
  usual: 'newest',
  size: { usual: 20, most: MAX_PROPOSALS_PAGE },
});

const byId = defineQuery((given: Given<{ actId: string }>) => rows.where('actId', '=', given('actId')));

/** The act with that id; null where there is none. */
export const actProposalOf = async (sql: SqlClient, actId: string): Promise<ActProposalRow | null> =>
  (await byId(sql, { actId }))[0] ?? null;
