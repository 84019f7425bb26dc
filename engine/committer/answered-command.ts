import type { Submission } from '../commands.ts';
import { db, runQuery } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { decodeEntry } from '../log/entry.ts';
import { receiptKey } from './find-receipt.ts';
import { outcomeText } from './submission.ts';

/** The answer that a command's receipt holds: the events as the log has them, or the code of the refusal. */
export type AnsweredCommand =
  | { readonly status: 'accepted'; readonly events: readonly RecordedEvent[] }
  | { readonly status: 'rejected'; readonly code: string };

/** The answer to an actor's command, by its id alone; null where the site has no receipt of it. */
export const answeredCommand = async (
  sql: SqlClient,
  command: Pick<Submission, 'actor' | 'commandId'>,
): Promise<AnsweredCommand | null> => {
  const found = db.selectFrom('receipt').select(['outcome', 'position']).where('key', '=', receiptKey(command));
  const [receipt] = await runQuery(sql, found);
  if (receipt === undefined) return null;
  const outcome = outcomeText.parse(JSON.parse(receipt.outcome));
  if ('rejected' in outcome) return { status: 'rejected', code: outcome.rejected.code };
  const entries = db.selectFrom('wholeEvent').select(['position', 'entry']).where('position', '>=', receipt.position);
  const rows = await runQuery(sql, entries.orderBy('position').limit(outcome.accepted));
  return {
    status: 'accepted',
    events: rows.map(({ position, entry }) => ({ ...decodeEntry(entry), position })),
  };
};
