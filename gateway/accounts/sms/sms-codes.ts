import { createHmac, timingSafeEqual } from 'node:crypto';
import { db, fragment, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { sixDigitsIn } from '../../../schema/input/codes.ts';
import { GatewayError, invalidInput } from '../../errors.ts';
import type { AddressKey } from '../../server/addresses/address-key.ts';
import type { AccountStore } from '../account-store.ts';
import type { Phone } from '../profile/phone.ts';
import type { SmsPurpose } from '../purposes.ts';
import { type Allowance, type Attempts, allowances } from '../sessions/attempts.ts';
import type { Caller } from '../sessions/caller.ts';
import type { KnownCaller, KnownCallers } from '../sessions/known-callers.ts';
import type { SmsOutbox } from './outbox.ts';
import type { SmsProvider } from './provider.ts';
import type { SmsRules } from './rules.ts';

const CODE_LIFE_MS = 5 * 60_000;
const RESEND_LOCK_MS = 60_000;
/** Guesses at a code from the device or address that asked for it. */
const TRIES = 5;
/** Guesses at a code from everywhere else together. */
const TRIES_ELSEWHERE = 3;

/** The subject that all messages count towards. */
const SITE = 'site';
const HOUR_MS = 60 * 60_000;

/** A fifth of what the site may send is kept for numbers that have an account. */
const withoutReserve = (messages: number): number => messages - Math.floor(messages / 5);

export interface SentCode {
  /** Seconds until another code can be sent to this number. */
  readonly lockSeconds: number;
  /** The code, where the dialog may show it (development). */
  readonly devCode: string | null;
}

/** A code that was right, and is good until a caller uses it up. */
export interface ProvenCode {
  /** @throws GatewayError SMS_CODE_INVALID where another caller was faster */
  use(): Promise<void>;
}

/** Since the start of this process, where nothing else is said. */
export interface SmsFigures {
  readonly sent: number;
  /** How much of what the whole site may send is sent, 0 to 1, whichever gateway sent it. */
  budgetUsed(): Promise<Readonly<Record<'hour' | 'day', number>>>;
  /** Not sent, because the site had sent as many as it may. */
  readonly exhausted: number;
}

type Place = Pick<Caller, 'address' | 'deviceToken'>;

export interface SmsCodes {
  figures(): SmsFigures;
  /** Seconds until a code can be sent to this number for this caller; 0 for now. */
  lockSeconds(phone: Phone, caller: Place): Promise<number>;
  /** Counts what is sent, and nothing else. @throws GatewayError SMS_LOCKED, RATE_LIMITED, SMS_EXHAUSTED */
  request(phone: Phone, purpose: SmsPurpose, caller: Caller): Promise<SentCode>;
  /** Counts a try. Of two callers who use the same code up one succeeds. @throws GatewayError SMS_CODE_INVALID */
  prove(phone: Phone, purpose: SmsPurpose, code: string, caller: Place): Promise<ProvenCode>;
  /** Proves a code and uses it up. @throws GatewayError SMS_CODE_INVALID */
  consume(phone: Phone, purpose: SmsPurpose, code: string, caller: Place): Promise<void>;
}

/** @throws GatewayError INVALID_INPUT unless the text is 6 digits. */
export const readSmsCode = (text: string): string => {
  const code = sixDigitsIn(text);
  if (code === null) throw invalidInput('smsCode', 'is 6 digits');
  return code;
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

export interface SmsCodesParts {
  readonly sql: SqlClient;
  readonly key: Uint8Array;
  readonly attempts: Attempts;
  readonly store: Pick<AccountStore, 'ofPhone'>;
  readonly knownCallers: KnownCallers;
  readonly rules: Pick<SmsRules, 'perHour' | 'perDay'>;
  readonly provider: Pick<SmsProvider, 'showsCode'>;
  readonly outbox: Pick<SmsOutbox, 'post'>;
  readonly now: () => Instant;
  readonly randomBytes: (size: number) => Uint8Array;
}

export const smsCodesWith = (parts: SmsCodesParts): SmsCodes => {
  const { sql, key, store, attempts, knownCallers, rules, provider, outbox, now, randomBytes } = parts;

  const hashOf = (phone: Phone, purpose: SmsPurpose, code: string): Buffer =>
    createHmac('sha256', key).update(`sms|${purpose}|${phone}|${code}`).digest();

  const secondsLocked = (sentAt: Instant, at: Instant): number =>
    Math.max(0, Math.ceil((sentAt + RESEND_LOCK_MS - at) / 1000));

  const locked = (sentAt: Instant, at: Instant): GatewayError =>
    new GatewayError('SMS_LOCKED', { lockSeconds: Math.max(1, secondsLocked(sentAt, at)) });

  /** Devices that the number's account knows wait for themselves alone. */
  const isOfDevice = (known: KnownCaller | null): boolean => known?.by === 'device';

  const lastSent = async (phone: Phone, known: KnownCaller | null): Promise<Instant | null> => {
    const locks = db.selectFrom('smsLock').select('sentAt').where('phone', '=', phone);
    return (await runQuery(sql, locks.where('ofDevices', '=', isOfDevice(known))))[0]?.sentAt ?? null;
  };

  /** The requester of a code: a known device; else all clients at one address that ask for one number are one. */
  const requesterOf = (phone: Phone, known: KnownCaller | null, address: AddressKey): Buffer => {
    const place = known?.by === 'device' ? known.subject : address;
    return createHmac('sha256', key).update(`sms requester|${phone}|${place}`).digest();
  };

  const siteHour = { name: 'sms-site-hour', max: rules.perHour, windowMs: HOUR_MS };
  const siteDay = { name: 'sms-site-day', max: rules.perDay, windowMs: 24 * HOUR_MS };
  /** The share of numbers without an account: a client that floods them leaves the rest to numbers that have one. */
  const unknownHour = { ...siteHour, name: 'sms-unknown-hour', max: withoutReserve(rules.perHour) };
  const unknownDay = { ...siteDay, name: 'sms-unknown-day', max: withoutReserve(rules.perDay) };

  let sent = 0;
  let exhausted = 0;

  type Quota = readonly [Allowance, subject: string];

  /** The allowances that one more message to this number counts towards. */
  const quotasOf = async (
    phone: Phone,
    purpose: SmsPurpose,
    known: KnownCaller | null,
    address: AddressKey,
  ): Promise<readonly Quota[]> => {
    const ofAddress: Quota = [allowances.smsPerAddress, address];
    const ofNumber: Readonly<Record<KnownCaller['by'] | 'stranger', readonly Quota[]>> = {
      device: [[allowances.smsPerKnownDevices, phone]],
      address: [ofAddress, [allowances.smsPerKnownPhone, phone]],
      stranger: [ofAddress, [allowances.smsPerPhoneAndAddress, `${phone}|${address}`], [allowances.smsPerPhone, phone]],
    };
    // A number that has an account needs no message to register.
    const isKnown = purpose !== 'REGISTER' && (await store.ofPhone(phone)) !== null;
    const ofSite = [...(isKnown ? [] : [unknownHour, unknownDay]), siteHour, siteDay];
    return [...ofNumber[known?.by ?? 'stranger'], ...ofSite.map((allowance): Quota => [allowance, SITE])];
  };

  const giveBack = async (quotas: readonly Quota[]): Promise<void> => {
    for (const [allowance, subject] of quotas) await attempts.giveBack(allowance, subject);
  };

  /** Takes from all quotas, or from none. @throws GatewayError RATE_LIMITED, SMS_EXHAUSTED */
  const takeAll = async (quotas: readonly Quota[]): Promise<void> => {
    for (const [n, [allowance, subject]] of quotas.entries()) {
      const retryAfterSeconds = await attempts.take(allowance, subject);
      if (retryAfterSeconds === null) continue;
      await giveBack(quotas.slice(0, n));
      if (subject === SITE) exhausted += 1;
      throw new GatewayError(subject === SITE ? 'SMS_EXHAUSTED' : 'RATE_LIMITED', { retryAfterSeconds });
    }
  };

  /** Of several who ask at once, one may send. */
  const takeLock = async (phone: Phone, known: KnownCaller | null, at: Instant): Promise<boolean> => {
    const lock = { sentAt: at, expiresAt: at + RESEND_LOCK_MS };
    const taking = db
      .insertInto('smsLock')
      .values({ phone, ofDevices: isOfDevice(known), ...lock })
      .onConflict((conflict) =>
        conflict
          .columns(['phone', 'ofDevices'])
          .doUpdateSet(lock)
          .where('smsLock.sentAt', '<=', at - RESEND_LOCK_MS),
      )
      .returning('sentAt');
    return (await runQuery(sql, taking)).length > 0;
  };

  /** The code that this guess is at, counted: the own one, else the newest that was asked for from elsewhere. */
  const countTry = async (phone: Phone, purpose: SmsPurpose, caller: Place) => {
    const known = await knownCallers.knownAs(phone, caller);
    // The try is counted before the code is looked at, so that parallel guesses can't share one.
    const live = fragment<boolean>`phone = ${phone} AND purpose = ${purpose} AND expires_at > ${now()}`;
    const requester = requesterOf(phone, known, caller.address);
    const codes = db.updateTable('smsCode').where(live);
    const own = codes
      .set({ triesLeft: fragment`tries_left - 1` })
      .where('requester', '=', requester)
      .where('triesLeft', '>', 0)
      .returning(['codeHash', 'triesLeft as left']);
    const newest = db
      .selectFrom('smsCode')
      .select('requester')
      .where(live)
      .where('requester', '<>', requester)
      .where('othersLeft', '>', 0)
      .orderBy('sentAt', 'desc')
      .orderBy('requester')
      .limit(1);
    const others = codes
      .set({ othersLeft: fragment`others_left - 1` })
      .where('othersLeft', '>', 0)
      .where('requester', '=', newest)
      .returning(['codeHash', 'othersLeft as left']);
    const [mine] = await runQuery(sql, own);
    return mine ?? (await runQuery(sql, others))[0];
  };

  const prove: SmsCodes['prove'] = async (phone, purpose, code, caller) => {
    const row = await countTry(phone, purpose, caller);
    if (row === undefined) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
    const { codeHash, left } = row;
    if (!timingSafeEqual(codeHash, hashOf(phone, purpose, code))) {
      throw new GatewayError('SMS_CODE_INVALID', { triesLeft: left });
    }
    return {
      use: async () => {
        const using = db.deleteFrom('smsCode').where('phone', '=', phone).where('codeHash', '=', codeHash);
        const [used] = await runQuery(sql, using.returning('phone'));
        if (used === undefined) throw new GatewayError('SMS_CODE_INVALID', { triesLeft: 0 });
        // The holder of the phone needn't wait for the next code.
        await runQuery(sql, db.deleteFrom('smsLock').where('phone', '=', phone));
        await knownCallers.remember(phone, caller.address);
      },
    };
  };

  return {
    figures: () => ({
      sent,
      exhausted,
      budgetUsed: async () => ({ hour: await attempts.used(siteHour, SITE), day: await attempts.used(siteDay, SITE) }),
    }),

    lockSeconds: async (phone, caller) => {
      const sentAt = await lastSent(phone, await knownCallers.knownAs(phone, caller));
      return sentAt === null ? 0 : secondsLocked(sentAt, now());
    },

    request: async (phone, purpose, caller) => {
      const at = now();
      const known = await knownCallers.knownAs(phone, caller);
      const sentAt = await lastSent(phone, known);
      if (sentAt !== null && at < sentAt + RESEND_LOCK_MS) throw locked(sentAt, at);
      const quotas = await quotasOf(phone, purpose, known, caller.address);
      await takeAll(quotas);
      if (!(await takeLock(phone, known, at))) {
        await giveBack(quotas);
        throw locked(at, at);
      }
      const code = randomCode(randomBytes);
      const expiresAt = at + CODE_LIFE_MS;
      const place = { phone, requester: requesterOf(phone, known, caller.address) };
      const made = { purpose, codeHash: hashOf(phone, purpose, code), sentAt: at, expiresAt };
      const row = { ...made, triesLeft: TRIES, othersLeft: TRIES_ELSEWHERE };
      const keeping = db.insertInto('smsCode').values({ ...place, ...row });
      await runQuery(
        sql,
        keeping.onConflict((conflict) => conflict.columns(['phone', 'requester']).doUpdateSet(row)),
      );
      sent += 1;
      const lockSeconds = RESEND_LOCK_MS / 1000;
      if (provider.showsCode) return { lockSeconds, devCode: code };
      await outbox.post({ phone, text: messageWith(code), expiresAt });
      return { lockSeconds, devCode: null };
    },

    prove,
    consume: async (phone, purpose, code, caller) => (await prove(phone, purpose, code, caller)).use(),
  };
};
