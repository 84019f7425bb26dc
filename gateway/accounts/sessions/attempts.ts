import { createHmac } from 'node:crypto';
import { db, defineQuery, fragment, type Given, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { GatewayError } from '../../errors.ts';

/** How often something may be tried within a window. */
export interface Allowance {
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export const allowances = {
  // Messages to a number for strangers, at one address and all together, and for its owner at known addresses and devices.
  // No number gets more than the last three together, and strangers can use up their own part alone.
  smsPerPhoneAndAddress: { name: 'sms-phone-address', max: 4, windowMs: 24 * HOUR },
  smsPerPhone: { name: 'sms-phone', max: 12, windowMs: 24 * HOUR },
  smsPerKnownPhone: { name: 'sms-known-phone', max: 10, windowMs: 24 * HOUR },
  // From all known devices together: others at a known address can't use this up.
  smsPerKnownDevices: { name: 'sms-known-devices', max: 10, windowMs: 24 * HOUR },
  smsPerAddress: { name: 'sms-address', max: 40, windowMs: HOUR },
  sliderPerAddress: { name: 'slider-address', max: 120, windowMs: HOUR },
  loginPerPhoneAndAddress: { name: 'login-phone-address', max: 20, windowMs: 15 * MINUTE },
  // In the place of both others, for a device that the account knows.
  loginPerKnownDevice: { name: 'login-known-device', max: 20, windowMs: 15 * MINUTE },
  // Of strangers: a sign-in from a known device or address isn't counted.
  loginPerPhone: { name: 'login-phone', max: 100, windowMs: 15 * MINUTE },
  loginPerAddress: { name: 'login-address', max: 100, windowMs: 15 * MINUTE },
  passwordPerSession: { name: 'password-session', max: 10, windowMs: 15 * MINUTE },
  // A client that guesses here has the password already; at four codes out of a million each, 0.1 % a day. Strangers share one allowance,
  // and each session, known device and known address has its own.
  secondFactorOfStrangers: { name: 'second-factor-account', max: 10, windowMs: HOUR },
  secondFactorOfKnown: { name: 'second-factor-known', max: 10, windowMs: HOUR },
  passkeyPerAddress: { name: 'passkey-address', max: 120, windowMs: HOUR },
  steamPerAddress: { name: 'steam-address', max: 60, windowMs: HOUR },
  uploadPerAccount: { name: 'upload-account', max: 30, windowMs: HOUR },
  verificationPerAccount: { name: 'verification-account', max: 10, windowMs: 24 * HOUR },
  exportPerAccount: { name: 'export-account', max: 10, windowMs: 24 * HOUR },
  mailPerAccount: { name: 'mail-account', max: 10, windowMs: 24 * HOUR },
  mailPerRecipient: { name: 'mail-recipient', max: 10, windowMs: 24 * HOUR },
  registrationPerAddress: { name: 'registration-address', max: 40, windowMs: HOUR },
  // Wrong ones of all players together: of 10,000 passwords of four digits, 20 an hour find one with a chance of 4.8 % a day.
  wrongPasswordsPerGiveaway: { name: 'giveaway-password', max: 20, windowMs: HOUR },
} as const satisfies Readonly<Record<string, Allowance>>;

export interface Attempts {
  /** Counts one more. @throws GatewayError RATE_LIMITED when that is one too many. */
  count(allowance: Allowance, subject: string): Promise<void>;
  /** Counts nothing. @throws GatewayError RATE_LIMITED when none is left. */
  check(allowance: Allowance, subject: string): Promise<void>;
  /** Takes one if one is left, and counts no refusal. Answers null, or the seconds until there is one again. */
  take(allowance: Allowance, subject: string): Promise<number | null>;
  /** How much of the allowance is used by now, 0 to 1. */
  used(allowance: Allowance, subject: string): Promise<number>;
  /** Gives back a taken try that wasn't used after all. */
  giveBack(allowance: Allowance, subject: string): Promise<void>;
  /** Forgets a subject that proved itself. */
  forget(allowance: Allowance, subject: string): Promise<void>;
}

interface OneMore {
  readonly key: Uint8Array;
  readonly at: Instant;
  readonly resetsAt: Instant;
  /** Null counts beyond any number. */
  readonly max: number | null;
}

/** Answers no row where that would be more than `max` within a window. */
const countOne = defineQuery((given: Given<OneMore>) => {
  const isOver = fragment<boolean>`attempt.resets_at <= ${given('at')}`;
  return db
    .insertInto('attempt')
    .values({ key: given('key'), count: 1, resetsAt: given('resetsAt') })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          count: fragment`CASE WHEN ${isOver} THEN 1 ELSE attempt.count + 1 END`,
          resetsAt: fragment`CASE WHEN ${isOver} THEN excluded.resets_at ELSE attempt.resets_at END`,
        })
        .where(fragment<boolean>`${isOver} OR attempt.count < coalesce(${given('max')}::bigint, attempt.count + 1)`),
    )
    .returning(['count', 'resetsAt']);
});

const countOf = defineQuery((given: Given<{ key: Uint8Array; after: Instant }>) =>
  db
    .selectFrom('attempt')
    .select(['count', 'resetsAt'])
    .where('key', '=', given('key'))
    .where('resetsAt', '>', given('after')),
);

export const attemptsIn = (sql: SqlClient, key: Uint8Array, now: () => Instant, factor: number): Attempts => {
  const keyOf = ({ name }: Allowance, subject: string): Buffer =>
    createHmac('sha256', key).update(`attempt|${name}|${subject}`).digest();
  const refuseUntil = (resetsAt: Instant, at: Instant): GatewayError =>
    new GatewayError('RATE_LIMITED', { retryAfterSeconds: Math.ceil((resetsAt - at) / 1000) });
  return {
    count: async (allowance, subject) => {
      const at = now();
      const one = { key: keyOf(allowance, subject), at, resetsAt: at + allowance.windowMs, max: null };
      const [row] = await countOne(sql, one);
      if (row !== undefined && row.count > allowance.max * factor) throw refuseUntil(row.resetsAt, at);
    },
    check: async (allowance, subject) => {
      const at = now();
      const [row] = await countOf(sql, { key: keyOf(allowance, subject), after: at });
      if (row !== undefined && row.count >= allowance.max * factor) throw refuseUntil(row.resetsAt, at);
    },
    take: async (allowance, subject) => {
      const [key, at, max] = [keyOf(allowance, subject), now(), allowance.max * factor];
      if (max === 0) return Math.ceil(allowance.windowMs / 1000);
      const [taken] = await countOne(sql, { key, at, resetsAt: at + allowance.windowMs, max });
      if (taken !== undefined) return null;
      const [row] = await countOf(sql, { key, after: at });
      return Math.max(1, Math.ceil(((row?.resetsAt ?? at) - at) / 1000));
    },
    used: async (allowance, subject) => {
      const [row] = await countOf(sql, { key: keyOf(allowance, subject), after: now() });
      return Math.min(1, (row?.count ?? 0) / (allowance.max * factor));
    },
    giveBack: async (allowance, subject) => {
      const taken = db.updateTable('attempt').set({ count: fragment`count - 1` });
      await runQuery(sql, taken.where('key', '=', keyOf(allowance, subject)).where('count', '>', 0));
    },
    forget: async (allowance, subject) => {
      await runQuery(sql, db.deleteFrom('attempt').where('key', '=', keyOf(allowance, subject)));
    },
  };
};
