import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Instant } from '../../engine/kernel/decision.ts';
import { integerColumn, rowsAs, type SqlClient } from '../../engine/projections/sql.ts';
import type { AddressKey } from '../address-key.ts';
import { GatewayError, invalidInput } from '../errors.ts';
import type { SmsOutbox } from '../sms/outbox.ts';
import type { SmsProvider } from '../sms/provider.ts';
import { type Attempts, allowances } from './attempts.ts';
import type { Phone } from './phone.ts';
import type { SmsPurpose } from './purposes.ts';

export const CODE_LIFE_MS = 5 * 60_000;
export const RESEND_LOCK_MS = 60_000;
export const TRIES = 5;

export interface SentCode {
  /** Seconds until another code can be sent to this number. */
  readonly lockSeconds: number;
  /** The code, where the dialog may show it (development). */
  readonly devCode: string | null;
}

/** A code that was right, and is good for as long as nobody used it up. */
export interface ProvenCode {
  /** @throws GatewayError SMS_CODE_INVALID where somebody was faster */
  use(): Promise<void>;
}

export interface SmsCodes {
  /** Seconds until a code can be sent to this number; 0 for now. */
  lockSeconds(phone: Phone): Promise<number>;
  /** @throws GatewayError SMS_LOCKED, RATE_LIMITED */
  request(phone: Phone, purpose: SmsPurpose, address: AddressKey): Promise<SentCode>;
  /** Counts a try. Of two callers who use the same code up one succeeds. @throws GatewayError SMS_CODE_INVALID */
  prove(phone: Phone, purpose: SmsPurpose, code: string): Promise<ProvenCode>;
  /** Proves a code and uses it up. @throws GatewayError SMS_CODE_INVALID */
  consume(phone: Phone, purpose: SmsPurpose, code: string): Promise<void>;
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

const messageWith = (code: string): string =>
  `【Glasscase】验证码 ${code}，5 分钟内有效，请勿告诉他人。Your code is ${code}, good for 5 minutes. Tell it to nobody.`;

const sentRow = z.object({ sent_at: integerColumn });
const codeRow = z.object({ code_hash: z.instanceof(Uint8Array), tries_left: integerColumn });

export interface SmsCodesParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly attempts: Attempts;
  readonly provider: Pick<SmsProvider, 'showsCode'>;
  readonly outbox: Pick<SmsOutbox, 'post'>;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
}

export const smsCodesWith = (parts: SmsCodesParts): SmsCodes => {
  const { sql, key, attempts, provider, outbox, now, randomBytes } = parts;

  const hashOf = (phone: Phone, purpose: SmsPurpose, code: string): Buffer =>
    createHmac('sha256', key).update(`sms|${purpose}|${phone}|${code}`).digest();

  const secondsLocked = (sentAt: Instant, at: Instant): number =>
    Math.max(0, Math.ceil((sentAt + RESEND_LOCK_MS - at) / 1000));

  const locked = (sentAt: Instant, at: Instant): GatewayError =>
    new GatewayError('SMS_LOCKED', { lockSeconds: Math.max(1, secondsLocked(sentAt, at)) });

  const lastSent = async (phone: Phone): Promise<Instant | null> => {
    const [last] = rowsAs(sentRow, await sql.query('SELECT sent_at FROM sms_code WHERE phone = $1', [phone]));
    return last?.sent_at ?? null;
  };

  const prove: SmsCodes['prove'] = async (phone, purpose, code) => {
    // The try is counted before the code is looked at, so that parallel guesses can't share one.
    const [row] = rowsAs(
      codeRow,
      await sql.query(
        `UPDATE sms_code SET tries_left = tries_left - 1
         WHERE phone = $1 AND purpose = $3 AND tries_left > 0 AND expires_at > $2
         RETURNING code_hash, tries_left`,
        [phone, now(), purpose],
      ),
    );
    if (row === undefined) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
    if (!timingSafeEqual(row.code_hash, hashOf(phone, purpose, code))) {
      throw new GatewayError('SMS_CODE_INVALID', { triesLeft: row.tries_left });
    }
    const { code_hash } = row;
    return {
      use: async () => {
        const text = 'DELETE FROM sms_code WHERE phone = $1 AND code_hash = $2 RETURNING phone';
        const used = await sql.query(text, [phone, code_hash]);
        if (used.rows.length === 0) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
      },
    };
  };

  return {
    lockSeconds: async (phone) => {
      const sentAt = await lastSent(phone);
      return sentAt === null ? 0 : secondsLocked(sentAt, now());
    },

    request: async (phone, purpose, address) => {
      const at = now();
      const sentAt = await lastSent(phone);
      if (sentAt !== null && at < sentAt + RESEND_LOCK_MS) throw locked(sentAt, at);
      await attempts.count(allowances.smsPerAddress, address);
      await attempts.count(allowances.smsPerPhone, phone);
      const code = randomCode(randomBytes);
      const expiresAt = at + CODE_LIFE_MS;
      const stored = await sql.query(
        `INSERT INTO sms_code AS s (phone, purpose, code_hash, sent_at, expires_at, tries_left)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (phone) DO UPDATE SET purpose = excluded.purpose, code_hash = excluded.code_hash,
           sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries_left = excluded.tries_left
         WHERE s.sent_at <= $7
         RETURNING sent_at`,
        [phone, purpose, hashOf(phone, purpose, code), at, expiresAt, TRIES, at - RESEND_LOCK_MS],
      );
      if (stored.rows.length === 0) throw locked(at, at);
      const lockSeconds = RESEND_LOCK_MS / 1000;
      if (provider.showsCode) return { lockSeconds, devCode: code };
      await outbox.post({ phone, text: messageWith(code), expiresAt });
      return { lockSeconds, devCode: null };
    },

    prove,
    consume: async (phone, purpose, code) => (await prove(phone, purpose, code)).use(),
  };
};
