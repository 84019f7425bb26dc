import { CompiledQuery } from 'kysely';
import { z } from 'zod';
import { kyselyOver } from '../../engine/database/kysely-dialect.ts';
import type { Queryable } from '../../engine/database/session.ts';
import { rowsAs } from '../../engine/database/sql.ts';

/** The reads of a query, all its statements together. */
export interface QueryCost {
  /** Rows that its statements answered. */
  readonly answered: number;
  /** Pages of 8 kB that were looked at, in memory or not. */
  readonly blocks: number;
  /** Rows that were read and thrown away. */
  readonly removed: number;
}

const count = z.number().default(0);

const planNode = z.object({
  'Actual Rows': count,
  'Actual Loops': count,
  'Shared Hit Blocks': count,
  'Shared Read Blocks': count,
  'Rows Removed by Filter': count,
  'Rows Removed by Index Recheck': count,
  get Plans() {
    return z.array(planNode).default([]);
  },
});
type PlanNode = z.infer<typeof planNode>;

const explained = z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: planNode })]) });

const removedIn = (node: PlanNode): number =>
  node['Actual Loops'] * (node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck']) +
  node.Plans.reduce((sum, inner) => sum + removedIn(inner), 0);

/** Of one statement, which is carried out for it. */
const costOf = async (sql: Queryable, text: string, values: readonly unknown[]): Promise<QueryCost> => {
  const explaining = CompiledQuery.raw(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, [...values]);
  const [row] = rowsAs(explained, await kyselyOver(sql).executeQuery(explaining));
  if (row === undefined) throw new Error(`no plan of ${text}`);
  const [{ Plan: plan }] = row['QUERY PLAN'];
  return {
    answered: plan['Actual Rows'] * plan['Actual Loops'],
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
    removed: removedIn(plan),
  };
};

/** Carries the query out, and each of its statements once more under EXPLAIN. */
export const measureCost = async (sql: Queryable, query: (sql: Queryable) => Promise<unknown>): Promise<QueryCost> => {
  const statements: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  await query({
    query: (statement, values = []) => {
      statements.push(typeof statement === 'string' ? { text: statement, values } : statement);
      return sql.query(statement, values);
    },
  });
  let sum: QueryCost = { answered: 0, blocks: 0, removed: 0 };
  for (const { text, values } of statements) {
    const { answered, blocks, removed } = await costOf(sql, text, values);
    sum = {
      answered: sum.answered + answered,
      blocks: sum.blocks + blocks,
      removed: sum.removed + removed,
    };
  }
  return sum;
};

export type CostAt = Pick<QueryCost, 'answered' | 'blocks'> & {
  /** How long the log was. */
  readonly entries: number;
};

/** Trees of indexes grow higher, and rows of one player lie further apart: so much isn't growth. */
const SLACK_BLOCKS = 40;
/** A cost that grows with less than this power of the log's length counts as flat. */
const FLAT_POWER = 0.25;

/**
 * Whether a query reads more the longer the log is, and not because it answers more. The two longest are compared: small tables
 * are read in other ways. Of one length alone nothing can be told, and it counts as flat.
 */
export const verdictOn = (costs: readonly CostAt[]): 'flat' | 'grows' => {
  const [most, least] = costs.toSorted((a, b) => b.entries - a.entries);
  if (least === undefined || most === undefined || most.entries === least.entries) return 'flat';
  const answers = Math.max(1, Math.max(1, most.answered) / Math.max(1, least.answered));
  const allowed = Math.max(1, least.blocks) * answers * (most.entries / least.entries) ** FLAT_POWER;
  return most.blocks > allowed + SLACK_BLOCKS ? 'grows' : 'flat';
};
