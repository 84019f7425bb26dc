import { z } from 'zod';
import type { Submission } from '../commands.ts';
import { integerColumn, rowsAs, type SqlClient } from '../database/sql.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { decodeEntry } from '../log/entry.ts';
import { receiptKey } from './find-receipt.ts';
import { outcomeText } from './submission.ts';

/** The answer that a command's receipt holds: the events as the log has them, or the code of the refusal. */
export type AnsweredCommand =
  | { readonly status: 'accepted'; readonly events: readonly RecordedEvent[] }
  | { readonly status: 'rejected'; readonly code: string };

const receiptRow = z.object({ outcome: z.string(), position: integerColumn.nullable() });
const eventRow = z.object({ position: integerColumn, entry: z.instanceof(Uint8Array) });

/** The answer to an actor's command, by its id alone; null where the site has no receipt of it. */
export const answeredCommand = async (
  sql: SqlClient,
  command: Pick<Submission, 'actor' | 'commandId'>,
): Promise<AnsweredCommand | null> => {
  const found = await sql.query('SELECT outcome, position FROM receipt WHERE key = $1::uuid', [receiptKey(command)]);
  const [receipt] = rowsAs(receiptRow, found);
  if (receipt === undefined) return null;
  const outcome = outcomeText.parse(JSON.parse(receipt.outcome));
  if ('rejected' in outcome) return { status: 'rejected', code: outcome.rejected.code };
  const text = 'SELECT position, entry FROM whole_event WHERE position >= $1 ORDER BY position LIMIT $2';
  const rows = rowsAs(eventRow, await sql.query(text, [receipt.position, outcome.accepted]));
  return {
    status: 'accepted',
    events: rows.map(({ position, entry }) => ({ ...decodeEntry(entry), position })),
  };
};
