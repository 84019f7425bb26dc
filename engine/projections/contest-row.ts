import { z } from 'zod';
import { CONTEST_RANKINGS, PRIZE_BALANCES } from '../contests/bounds.ts';
import { integerColumn } from '../database/sql.ts';
import { contestId, names, playerId, positiveMoney } from '../kernel/event-codec.ts';

const json = z.string().transform((text): unknown => JSON.parse(text));

/** A contest as its table has it. */
export const contestRow = z.object({
  contestId,
  /** Of its announcement. */
  position: integerColumn,
  name: json.pipe(names),
  ranking: z.enum(CONTEST_RANKINGS),
  startsAt: integerColumn,
  endsAt: integerColumn,
  balance: z.enum(PRIZE_BALANCES),
  prizes: json.pipe(z.array(positiveMoney)),
  excluded: json.pipe(z.array(playerId)),
  status: z.enum(['announced', 'cancelled', 'ended', 'settled']),
  settledAt: integerColumn.nullable(),
  settledPosition: integerColumn.nullable(),
});
export type ContestRow = Readonly<z.infer<typeof contestRow>>;
