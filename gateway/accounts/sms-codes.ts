import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Instant } from '../../engine/kernel/decision.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/projections/sql.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import { type Attempts, allowances } from './attempts.ts';
import type { Phone } from './phone.ts';

/** How codes reach people. */
export interface SmsProvider {
  /** @returns the code where the dialog may show it (development), else null. */
  send(phone: Phone, code: string): Promise<string | null>;
}

/** Sends nothing: the code is shown in the dialog. */
export const consoleSms: SmsProvider = { send: async (_phone, code) => code };

export const CODE_LIFE_MS = 5 * 60_000;
export const RESEND_LOCK_MS = 60_000;
export const TRIES = 5;

export interface SmsCodes {
  /** @throws GatewayError SMS_LOCKED, RATE_LIMITED */
  request(phone: Phone, address: string): Promise<{ readonly lockSeconds: number; readonly devCode: string | null }>;
  /** Uses a code up; of two callers with the same code one succeeds. @throws GatewayError SMS_CODE_INVALID */
  consume(phone: Phone, code: string): Promise<void>;
}

/** @throws GatewayError INVALID_INPUT unless it is 6 digits. */
export const readSmsCode = (text: string): string => {
  if (!/^\d{6}$/.test(text)) throw invalidInput('smsCode', 'is 6 digits');
  return text;
};

/** Six digits, each value equally likely: bytes that would favour some are drawn again. */
const randomCode = (randomBytes: (size: number) => Uint8Array): string => {
  for (;;) {
    const value = Buffer.from(randomBytes(4)).readUInt32BE();
    if (value < 4_294_000_000) return String(value % 1_000_000).padStart(6, '0');
  }
};

const sentRow = z.object({ sent_at: integerColumn });
const codeRow = z.object({ code_hash: z.instanceof(Uint8Array), tries_left: integerColumn });

export interface SmsCodesParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly attempts: Attempts;
  readonly provider: SmsProvider;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
}

export const smsCodesWith = ({ sql, key, attempts, provider, now, randomBytes }: SmsCodesParts): SmsCodes => {
  const hashOf = (phone: Phone, code: string): Buffer =>
    createHmac('sha256', key).update(`sms|${phone}|${code}`).digest();

  const locked = (sentAt: Instant, at: Instant): GatewayError =>
    new GatewayError('SMS_LOCKED', { lockSeconds: Math.max(1, Math.ceil((sentAt + RESEND_LOCK_MS - at) / 1000)) });

  return {
    request: async (phone, address) => {
      const at = now();
      const [last] = rowsAs(sentRow, await sql.query('SELECT sent_at FROM sms_code WHERE phone = $1', [phone]));
      if (last !== undefined && at < last.sent_at + RESEND_LOCK_MS) throw locked(last.sent_at, at);
      await attempts.count(allowances.smsPerAddress, address);
      await attempts.count(allowances.smsPerPhone, phone);
      const code = randomCode(randomBytes);
      const stored = await sql.query(
        `INSERT INTO sms_code AS s (phone, code_hash, sent_at, expires_at, tries_left) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (phone) DO UPDATE SET code_hash = excluded.code_hash, sent_at = excluded.sent_at,
           expires_at = excluded.expires_at, tries_left = excluded.tries_left
         WHERE s.sent_at <= $6
         RETURNING sent_at`,
        [phone, hashOf(phone, code), at, at + CODE_LIFE_MS, TRIES, at - RESEND_LOCK_MS],
      );
      if (stored.rows.length === 0) throw locked(at, at);
      return { lockSeconds: RESEND_LOCK_MS / 1000, devCode: await provider.send(phone, code) };
    },

    consume: async (phone, code) => {
      // The try is counted before the code is looked at, so that parallel guesses can't share one.
      const [row] = rowsAs(
        codeRow,
        await sql.query(
          `UPDATE sms_code SET tries_left = tries_left - 1 WHERE phone = $1 AND tries_left > 0 AND expires_at > $2
           RETURNING code_hash, tries_left`,
          [phone, now()],
        ),
      );
      if (row === undefined) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
      if (!timingSafeEqual(row.code_hash, hashOf(phone, code))) {
        throw new GatewayError('SMS_CODE_INVALID', { triesLeft: row.tries_left });
      }
      const used = await sql.query('DELETE FROM sms_code WHERE phone = $1 AND code_hash = $2 RETURNING phone', [
        phone,
        row.code_hash,
      ]);
      if (used.rows.length === 0) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
    },
  };
};
