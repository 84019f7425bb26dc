import { z } from 'zod';
import type { ActEvent } from '../acts/events.ts';
import { columnsOf, insertRecords, recordsAs, replacing } from '../database/records.ts';
import { integerColumn } from '../database/sql.ts';
import { ACT_KINDS } from '../terms/act-rules.ts';
import { foldEach, projectionOf, type Recorded } from './projection.ts';

export const actProposalRow = z.object({
  actId: z.string(),
  kind: z.enum(ACT_KINDS),
  /** Of an act on one player. */
  playerId: z.string().nullable(),
  proposer: z.string(),
  ticket: z.string().nullable(),
  expiresAt: integerColumn,
  /** Of the proposal. */
  position: integerColumn,
  proposedAt: integerColumn,
  closed: z.enum(['approved', 'refused']).nullable(),
  closedBy: z.string().nullable(),
  closedPosition: integerColumn.nullable(),
  closedAt: integerColumn.nullable(),
  breakGlass: z.boolean(),
  /** Null: the glass is whole. */
  glassPosition: integerColumn.nullable(),
  glassReason: z.string().nullable(),
  reviewedBy: z.string().nullable(),
  reviewNote: z.string().nullable(),
  reviewedPosition: integerColumn.nullable(),
});
/** An act of an operator, as far as the log has it. */
export type ActProposalRow = Readonly<z.infer<typeof actProposalRow>>;

const ACT_EVENT_TYPES = [
  'ActProposed',
  'ActApproved',
  'ActRefused',
  'PlayerActProposed',
  'PlayerActApproved',
  'PlayerActRefused',
  'BreakGlassDeclared',
  'ActReviewed',
] as const satisfies readonly ActEvent['type'][];
type ActRecorded = Recorded<(typeof ACT_EVENT_TYPES)[number]>;

const UNTOUCHED = {
  ...{ closed: null, closedBy: null, closedPosition: null, closedAt: null, breakGlass: false },
  ...{ glassPosition: null, glassReason: null, reviewedBy: null, reviewNote: null, reviewedPosition: null },
} as const;

const afterEvent = (row: ActProposalRow | undefined, { event, position, at }: ActRecorded): ActProposalRow => {
  if (event.type === 'ActProposed' || event.type === 'PlayerActProposed') {
    const { actId, kind, proposer, ticket, expiresAt } = event.data;
    const playerId = event.type === 'PlayerActProposed' ? event.data.playerId : null;
    return { actId, kind, playerId, proposer, ticket, expiresAt, position, proposedAt: at, ...UNTOUCHED };
  }
  if (row === undefined) throw new Error(`${event.type} of no act at position ${position}`);
  const closing = { closedPosition: position, closedAt: at };
  switch (event.type) {
    case 'ActApproved':
    case 'PlayerActApproved': {
      const { approver: closedBy, breakGlass } = event.data;
      return { ...row, ...closing, closed: 'approved', closedBy, breakGlass };
    }
    case 'ActRefused':
    case 'PlayerActRefused':
      return { ...row, ...closing, closed: 'refused', closedBy: event.data.by };
    case 'BreakGlassDeclared':
      return { ...row, glassPosition: position, glassReason: event.data.reason };
    case 'ActReviewed':
      return { ...row, reviewedBy: event.data.by, reviewNote: event.data.note, reviewedPosition: position };
  }
};

/** @returns every act that these events changed, whole. */
export const foldActProposals = (
  before: ReadonlyMap<string, ActProposalRow>,
  events: readonly ActRecorded[],
): readonly ActProposalRow[] => foldEach(before, events, ({ event }) => event.data.actId, afterEvent);

/** Acts of operators with what became of them. */
export const actProposals = projectionOf({
  name: 'act-proposals',
  version: 1,
  tables: ['act_proposal'],
  types: ACT_EVENT_TYPES,
  read: async (sql, table, events): Promise<ReadonlyMap<string, ActProposalRow>> => {
    const ids = [...new Set(events.map(({ event }) => event.data.actId))];
    const text = `SELECT ${columnsOf(actProposalRow)} FROM ${table('act_proposal')} WHERE act_id = ANY($1::text[])`;
    return new Map(recordsAs(actProposalRow, await sql.query(text, [ids])).map((row) => [row.actId, row]));
  },
  fold: foldActProposals,
  write: (sql, table, rows) =>
    insertRecords(sql, table('act_proposal'), rows, replacing('actId', ...Object.keys(UNTOUCHED))),
});
