import { hash } from 'node:crypto';
import type { Submission } from '../commands.ts';
import { db, defineQuery, type Given } from '../database/queries.ts';
import type { SqlClient } from '../database/sql.ts';
import { canonicalJson } from '../kernel/canonical-json.ts';

const KEY_DIGITS = 32;
const sha256 = (text: string): string => hash('sha256', text, 'hex');

/**
 * The first 16 bytes of SHA-256(actor | command id), 32 hex digits: the receipt's key. An actor that wants another's key has
 * to find a second preimage of it. Two ids of one actor with one key spoil only that actor's own commands.
 */
export const receiptKey = ({ actor, commandId }: Pick<Submission, 'actor' | 'commandId'>): string =>
  sha256(`${actor}|${commandId}`).slice(0, KEY_DIGITS);

/**
 * SHA-256 of the command's canonical JSON, 64 hex digits: the same id with another body is a conflict.
 * @throws TypeError when the command isn't made of what canonical JSON can say
 */
export const requestHash = ({ command }: Pick<Submission, 'command'>): string => sha256(canonicalJson(command));

const receipt = defineQuery((given: Given<{ key: string; requestHash: Uint8Array }>) =>
  db
    .selectFrom('receipt')
    .select('key')
    .where('key', '=', given('key'))
    .where('requestHash', '=', given('requestHash')),
);

/** Whether this very command was answered before: an engine that is asked again says how. */
export const hasReceipt = async (sql: SqlClient, submission: Submission): Promise<boolean> => {
  const values = { key: receiptKey(submission), requestHash: Buffer.from(requestHash(submission), 'hex') };
  return (await receipt(sql, values)).length > 0;
};
