import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine, Outcome } from '../../../engine/engine.ts';
import { isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { silentLogger } from '../../../test/harness/engines.ts';
import {
  type Ask,
  askOf,
  bindEmail,
  deposit,
  granted,
  list,
  type Player,
  REGISTER,
  randomPhone,
  signUp,
  smsCodeFor,
  text,
  ticketFor,
  uuid,
  valueAt,
  winItems,
} from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { securityOf } from '../../testing/security.ts';
import { accountStoreIn } from '../account-store.ts';
import { securityJournalIn } from '../security-journal/security-journal.ts';
import { pendingChangesIn } from '../sensitive/pending-changes.ts';
import { apiKeysIn } from '../sessions/api-keys.ts';
import { knownDevicesIn } from '../sessions/known-devices.ts';
import { sessionsIn } from '../sessions/sessions.ts';
import { ticketsIn } from '../sessions/tickets.ts';
import { erasedPhonesIn } from './erased-phones.ts';
import { erasureWith } from './erasure.ts';
import { ownData } from './own-data.ts';

const ERASE =
  'mutation($commandId: CommandId!, $ticket: String!) { eraseAccount(commandId: $commandId, ticket: $ticket) }';
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';

type Meddle = (submit: () => Promise<Outcome>) => Promise<Outcome>;
/** The process dies between the log and the tables. */
const dieAfterwards: Meddle = async (submit) => {
  await submit();
  throw new Error('as if the process had died');
};

describe.each(databases)('on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  /** Stands in for the engine at the next erasures; null leaves them to the engine. */
  let meddle: Meddle | null = null;
  beforeAll(async () => {
    site = await openFixture(({ engine }) => {
      const meddling: Engine = {
        submit: (submission) => {
          const submit = () => engine.submit(submission);
          return submission.command.type === 'ErasePlayer' && meddle !== null ? meddle(submit) : submit();
        },
      };
      return { engine: meddling };
    }, database);
    ask = askOf(site.gateway);
  });
  afterAll(() => site.close());

  const tablesWith = async ({ phone, playerId }: Player): Promise<Record<string, number>> => {
    const { rows } = await site.database.pool.query<{ account: bigint; session: bigint; sms: bigint; stream: bigint }>(
      `SELECT (SELECT count(*) FROM account WHERE phone = $1 OR player_id = $2) AS account,
         (SELECT count(*) FROM session s JOIN account a USING (account_id) WHERE a.player_id = $2) AS session,
         (SELECT count(*) FROM sms_code WHERE phone = $1) AS sms,
         (SELECT count(*) FROM event WHERE stream_id = 'player-' || $2) AS stream`,
      [phone, playerId],
    );
    return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
  };

  const erase = async (player: Player, commandId = uuid(), ticket?: string) =>
    ask(ERASE, { commandId, ticket: ticket ?? (await ticketFor(ask, player)) }, player.token);

  it('takes the account away and leaves the log whole', async () => {
    const player = await signUp(ask);
    await deposit(ask, player, 5_000);
    const before = await tablesWith(player);
    expect((await erase(player)).at('eraseAccount')).toBe(true);
    const after = await tablesWith(player);
    expect([after.account, after.session, after.sms]).toEqual([0, 0, 0]);
    expect(after.stream).toBeGreaterThan(before.stream ?? 0);
    expect((await ask('{ me { id } }', {}, player.token)).code).toBe('UNAUTHENTICATED');
    const { phone, password } = player;
    expect((await ask(LOGIN, { input: { phone, password } })).code).toBe('CREDENTIALS_INVALID');
  });

  it('keeps a keyed hash of the phone and nothing that reads like it', async () => {
    const player = await signUp(ask);
    granted(await erase(player));
    const { rows } = await site.database.pool.query<{ kept: string }>(
      `SELECT encode(phone_hash, 'escape') || row_to_json(e)::text AS kept FROM erased_phone e`,
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(player.phone.slice(4));
  });

  it('lets the person begin again as somebody else', async () => {
    const player = await signUp(ask);
    granted(await erase(player));
    const again = await signUp(ask, player.phone);
    expect(again.playerId).not.toBe(player.playerId);
  });

  it('never lets an exclusion be left behind', async () => {
    const player = await signUp(ask);
    granted(await erase(player));
    const until = site.now() + 86_400_000;
    await site.database.pool.query(
      'UPDATE erased_phone SET excluded_until = $1 WHERE erased_at = (SELECT max(erased_at) FROM erased_phone)',
      [until],
    );
    const register = async () => {
      const smsCode = await smsCodeFor(ask, player.phone, 'REGISTER');
      const input = { phone: player.phone, password: 'correct horse', smsCode, adult: true, terms: true };
      return ask(REGISTER, { input });
    };
    const excluded = await register();
    expect([excluded.code, excluded.details.until]).toEqual(['PLAY_NOT_ALLOWED', new Date(until).toISOString()]);
    site.advance(86_400_001);
    expect((await register()).code).toBeNull();
  });

  const phoneOf = async ({ playerId }: Player): Promise<unknown> =>
    (await accountStoreIn(site.database.pool).ofPlayer(mustBe(isPlayerId, playerId)))?.phone;

  it.each([
    ['for six months', 'months: 6'],
    ['for good', 'months: null'],
  ])(
    'keeps who excluded themselves %s out, with the number of the account and the one before it',
    async (_n, given) => {
      const player = await signUp(ask);
      granted(await ask(`mutation { excludeMyself(${given}) { __typename } }`, {}, player.token));
      const phone = randomPhone();
      const change = {
        phone,
        smsCode: await smsCodeFor(ask, phone, 'CHANGE_PHONE', player.token),
        ticket: await ticketFor(ask, player),
      };
      const changePhone = `mutation($phone: String!, $smsCode: String!, $ticket: String!) {
      changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) { id } }`;
      granted(await ask(changePhone, change, player.token));
      site.advance(24 * 60 * 60_000);
      await expect.poll(() => phoneOf(player), { timeout: 60_000, interval: 250 }).toBe(phone);
      granted(await erase({ ...player, phone }));
      for (const number of [player.phone, phone]) {
        const smsCode = await smsCodeFor(ask, number, 'REGISTER');
        const input = { phone: number, password: 'correct horse', smsCode, adult: true, terms: true };
        expect((await ask(REGISTER, { input })).code).toBe('PLAY_NOT_ALLOWED');
      }
    },
    90_000,
  );

  it('is refused without a ticket of the account, and while something is open', async () => {
    const player = await signUp(ask);
    expect((await erase(player, uuid(), 'none')).code).toBe('TICKET_INVALID');
    expect((await erase(player, uuid(), await ticketFor(ask, await signUp(ask)))).code).toBe('TICKET_INVALID');
    await deposit(ask, player, 5_000);
    await winItems(ask, player, 1);
    const refused = await erase(player);
    expect(refused.code).toBe('ACCOUNT_IN_USE');
    expect((await tablesWith(player)).account).toBe(1);
    expect((await ask('{ me { id } }', {}, player.token)).code).toBeNull();
    const { rows } = await site.database.pool.query('SELECT 1 FROM account WHERE erase_command IS NOT NULL');
    expect(rows).toHaveLength(0);
  });

  it('is finished with the same command when its outcome was not known, without another ticket', async () => {
    const player = await signUp(ask);
    const commandId = uuid();
    meddle = async (submit) => {
      await submit();
      return { status: 'unknown' };
    };
    expect((await erase(player, commandId)).code).toBe('OUTCOME_UNKNOWN');
    meddle = null;
    expect((await erase(player, commandId, 'spent')).at('eraseAccount')).toBe(true);
    expect((await tablesWith(player)).account).toBe(0);
  });

  it('leaves no trace where the engine was busy', async () => {
    const player = await signUp(ask);
    meddle = async () => ({ status: 'busy' });
    expect((await erase(player)).code).toBe('BUSY');
    meddle = null;
    const { phone, password } = player;
    expect((await ask(LOGIN, { input: { phone, password } })).code).toBeNull();
    expect((await tablesWith(player)).account).toBe(1);
  });

  it('is finished by the next login when a crash came between log and tables', async () => {
    const player = await signUp(ask);
    meddle = dieAfterwards;
    expect((await erase(player)).code).toBe('INTERNAL');
    meddle = null;
    expect((await tablesWith(player)).account).toBe(1);
    const { phone, password } = player;
    expect((await ask(LOGIN, { input: { phone, password } })).code).toBe('CREDENTIALS_INVALID');
    expect((await tablesWith(player)).account).toBe(0);
  });

  it('is finished by the next start, for everybody whose erasure was cut short', async () => {
    const player = await signUp(ask);
    meddle = dieAfterwards;
    expect((await erase(player)).code).toBe('INTERNAL');
    meddle = null;
    const { engine, database: tables, now } = site;
    const sql = tables.pool;
    const store = accountStoreIn(sql);
    const sessions = sessionsIn(sql, { idleMs: 1_000, longestMs: 1_000 }, now, randomBytes);
    const apiKeys = apiKeysIn(sql, now, randomBytes, uuid);
    const noFactors = {
      passkeys: { list: async () => [] },
      authenticators: { since: async () => null },
      recoveryCodes: { left: async () => 0 },
    };
    const next = erasureWith({
      ...{
        engine,
        store,
        publicProfiles: { changed: () => undefined },
        logger: silentLogger,
        tickets: ticketsIn(sql, now, randomBytes),
      },
      transaction: (work) => tables.transaction('request', work),
      credentials: { changed: () => undefined },
      erasedPhones: erasedPhonesIn(sql, randomBytes(32), now),
      personalData: ownData({
        ...{ sql, sessions, apiKeys, knownDevices: knownDevicesIn(sql, now) },
        journal: securityJournalIn({ sql, key: randomBytes(32), now, line: () => undefined }),
        factors: noFactors,
        pending: pendingChangesIn(sql, now, uuid),
      }),
      security: securityOf(site),
    });
    await next.resumeAll();
    expect((await tablesWith(player)).account).toBe(0);
    expect(await store.erasing()).toEqual([]);
  });

  describe('the own data', () => {
    it('are one document with everything, and without secrets', async () => {
      const player = await signUp(ask);
      await deposit(ask, player, 5_000);
      await bindEmail(ask, player, 'ada@example.org');
      const document: unknown = JSON.parse(text(granted(await ask('{ myData }', {}, player.token)).at('myData')));
      expect(valueAt(document, 'account.phone')).toBe(player.phone);
      expect(valueAt(document, 'account.email')).toBe('ada@example.org');
      expect(list(valueAt(document, 'sessions'))).toHaveLength(1);
      const types = list(valueAt(document, 'events')).map((event) => valueAt(event, 'type'));
      expect(types).toEqual(['PaymentSettled', 'DepositRequested', 'PlayerRegistered']);
      const opened = list(valueAt(document, 'openings')).map((one) => JSON.parse(text(valueAt(one, 'entry'))).type);
      expect(opened).toEqual(['PaymentSettled', 'DepositRequested']);
      const whole = JSON.stringify(document);
      expect(whole).not.toContain('argon2id');
      expect(whole).not.toContain(player.token);
      expect(whole).not.toMatch(/[Hh]ash":"\$/);
    });

    it('are told to nobody else, and not without end', async () => {
      expect((await ask('{ myData }')).code).toBe('UNAUTHENTICATED');
      const strict = await openFixture({ limits: { rateFactor: 1, maxSockets: 1, maxSocketsPerAddress: 1 } });
      try {
        const asking = askOf(strict.gateway);
        const { token } = await signUp(asking, randomPhone());
        const codes: (string | null)[] = [];
        for (let n = 0; n < 4; n += 1) codes.push((await asking('{ myData }', {}, token)).code);
        expect(codes).toEqual([null, null, null, 'RATE_LIMITED']);
      } finally {
        await strict.close();
      }
    });
  });
});
