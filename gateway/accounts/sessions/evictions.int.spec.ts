import { randomBytes, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnOf } from '../../../engine/database/records.ts';
import { fuzzRuns } from '../../../test/fuzz/runs.ts';
import { addressKey } from '../../server/addresses/address-key.ts';
import { softwareAuthenticator } from '../../testing/authenticator.ts';
import { askOf, granted, signUp, smsCodeFor, text, uuid } from '../../testing/client.ts';
import { ACCOUNT_KEY, type Fixture, openFixture } from '../../testing/fixture.ts';
import { securityOf } from '../../testing/security.ts';
import { type Account, accountStoreIn } from '../account-store.ts';
import { readPhone } from '../profile/phone.ts';
import { steamAttemptsIn } from '../steam/attempts.ts';
import { EVICTIONS, type Eviction, HELD } from './epochs.ts';
import { knownCallersIn } from './known-callers.ts';
import { knownDevicesIn } from './known-devices.ts';
import { sessionsIn } from './sessions.ts';
import { ticketsIn } from './tickets.ts';

const DAY = 24 * 60 * 60_000;
const ELSEWHERE = '198.51.100.7';
const LINK = 'https://steamcommunity.com/tradeoffer/new/?partner=4242&token=';
const USE = 'mutation($token: String!) { useSecurityLink(token: $token) { action } }';
const TRADE_LINK =
  'mutation($link: String, $ticket: String) { changeTradeLink(tradeLink: $link, ticket: $ticket) { tradeLink } }';
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const { seed, of, timeoutMs } = fuzzRuns();

let site: Fixture;
beforeAll(async () => {
  site = await openFixture();
});
afterAll(() => site.close());

/** Tells whether something that was held still does anything. */
type Try = () => Promise<boolean>;
/** The right to stop a recovery comes to be with one: sensitive.int.spec.ts tells what it does. */
type Unlisted = 'known address' | 'sign-in on its way' | 'code in a text message';
type Held = Exclude<keyof typeof HELD, 'right to stop a recovery'> | Unlisted;

/** An account whose owner and whose thief know the password, and both have the phone at times. */
const newStory = async () => {
  const { now } = site;
  const sql = site.database.pool;
  const mine = randomBytes(32).toString('base64url');
  const ask = askOf(site.gateway, undefined, { 'x-device': mine });
  const thief = askOf(site.gateway, ELSEWHERE);
  const { phone, token, password: first } = await signUp(ask);
  const store = accountStoreIn(sql);
  const tickets = ticketsIn(sql, now, randomBytes);
  const devices = knownDevicesIn(sql, now);
  const sessions = sessionsIn(sql, { idleMs: 14 * DAY, longestMs: 30 * DAY }, now, randomBytes);
  const knownCallers = knownCallersIn({ sql, key: ACCOUNT_KEY, store, knownDevices: devices, now });
  const steam = steamAttemptsIn(sql, now, randomBytes);
  const account = async (): Promise<Account> => {
    const found = await store.ofPhone(readPhone(phone));
    if (found === null) throw new Error('the account is gone');
    return found;
  };
  let password = first;
  let owner = token;
  const login = async (as: typeof ask, device?: string): Promise<string> => {
    if (device === undefined) return text(granted(await as(LOGIN, { input: { phone, password } })).at('login.token'));
    const answer = await site.gateway.inject({
      ...{ method: 'POST', url: '/graphql', remoteAddress: ELSEWHERE, headers: { 'x-device': device } },
      payload: { query: LOGIN, variables: { input: { phone, password } } },
    });
    return text(answer.json().data.login.token);
  };
  const ticket = async (): Promise<string> => (await tickets.issue(await account())).ticket;
  const works = async (document: string, given: object, as?: string): Promise<boolean> =>
    (await thief(document, { ...given }, as)).code === null;
  const tokenOf = (link: unknown): string => text(text(link).split('#')[1]);

  const gather: Readonly<Record<Held, () => Promise<Try>>> = {
    session: async () => {
      const held = await login(thief);
      return () => works('{ me { id } }', {}, held);
    },
    'known device': async () => {
      const device = randomBytes(32).toString('base64url');
      await login(thief, device);
      return async () => devices.isKnown((await account()).accountId, device);
    },
    'known address': async () => {
      await login(thief);
      const place = { address: addressKey(ELSEWHERE), deviceToken: null };
      return async () => (await knownCallers.knownAs(readPhone(phone), place)) !== null;
    },
    'API key': async () => {
      const make =
        'mutation($ticket: String!) { createApiKey(name: "bot", scopes: [READ], ticket: $ticket) { key apiKey { id } } }';
      const made = granted(await thief(make, { ticket: await ticket() }, owner));
      return () => works('{ me { id } }', {}, text(made.at('createApiKey.key')));
    },
    ticket: async () => {
      const held = await ticket();
      return () => works(TRADE_LINK, { link: `${LINK}${uuid().slice(0, 8)}`, ticket: held }, owner);
    },
    'link that freezes, stops a change or confirms an address': async () => {
      granted(await thief(TRADE_LINK, { link: `${LINK}${uuid().slice(0, 8)}`, ticket: await ticket() }, owner));
      const seen = granted(await thief('{ messages(first: 1) { edges { node { link } } } }', {}, owner));
      const held = tokenOf(seen.at('messages.edges.0.node.link'));
      return () => works(USE, { token: held });
    },
    'change that waits': async () => {
      const tradeLink = `${LINK}${uuid().slice(0, 8)}`;
      const bound = (await account()).tradeLink;
      if (bound === null) granted(await thief(TRADE_LINK, { link: `${LINK}firstone`, ticket: await ticket() }, owner));
      granted(await thief(TRADE_LINK, { link: tradeLink, ticket: await ticket() }, owner));
      return async () => {
        site.advance(DAY);
        await securityOf(site).applyDue();
        return (await account()).tradeLink === tradeLink;
      };
    },
    'passkey ceremony': async () => {
      const start = 'mutation($ticket: String!) { startPasskeyRegistration(ticket: $ticket) { id options } }';
      const begun = granted(await thief(start, { ticket: await ticket() }, owner));
      const options = text(begun.at('startPasskeyRegistration.options'));
      const answer = {
        ceremonyId: begun.at('startPasskeyRegistration.id'),
        response: softwareAuthenticator().create(options),
      };
      const finish =
        'mutation($answer: PasskeyAnswer!) { finishPasskeyRegistration(answer: $answer, name: "mine") { id } }';
      return () => works(finish, { answer }, owner);
    },
    'authenticator to be confirmed': async () => {
      const start = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
      const secret = text(granted(await thief(start, { ticket: await ticket() }, owner)).at('startTotp.secret'));
      return () => {
        const code = TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now() });
        return works('mutation($code: String!) { confirmTotp(code: $code) }', { code }, owner);
      };
    },
    'Steam account to be linked': async () => {
      const state = await steam.begin(await account(), {});
      return async () => (await steam.end(state)) !== null;
    },
    'identity check on its way': async () => {
      const url = text(
        granted(await thief('mutation { startVerification { url } }', {}, owner)).at('startVerification.url'),
      );
      return async () => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        const page = { method: 'POST', url: new URL(url).pathname, payload: 'result=pass', headers } as const;
        return (await site.gateway.inject(page)).statusCode === 303;
      };
    },
    'code in a text message': async () => {
      site.advance(60_001);
      const input = { phone, smsCode: await smsCodeFor(thief, phone, 'LOGIN') };
      return () => works('mutation($input: SmsLoginInput!) { loginWithSms(input: $input) { token } }', { input });
    },
    'sign-in on its way': async () => {
      const begun = await account();
      return async () => (await sessions.open(begun, 'Firefox, Linux')) !== null;
    },
  };

  const FREEZE = 'mutation { freezeAccount { id } }';
  const THAW = 'mutation($ticket: String!) { thawAccount(ticket: $ticket) { id } }';
  const evict: Readonly<Record<Eviction, () => Promise<void>>> = {
    password: async () => {
      const input = { currentPassword: password, newPassword: `new ${randomUUID()}` };
      const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) }';
      granted(await ask(change, { input }, owner));
      password = input.newPassword;
    },
    recovery: async () => {
      site.advance(60_001);
      const input = { phone, smsCode: await smsCodeFor(ask, phone, 'RECOVER'), newPassword: `new ${randomUUID()}` };
      granted(await ask('mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }', { input }));
      password = input.newPassword;
      owner = await login(ask);
    },
    freeze: async () => {
      granted(await ask(FREEZE, {}, owner));
    },
    thaw: async () => {
      granted(await ask(THAW, { ticket: await ticket() }, owner));
    },
  };
  return {
    ...{ gather, evict },
    isFrozen: async () => (await account()).frozenAt !== null,
    signIn: async () => {
      owner = await login(ask);
    },
    own: async () => ({
      session: await works('{ me { id } }', {}, owner),
      device: await devices.isKnown((await account()).accountId, mine),
    }),
  };
};

const THINGS = [
  'session',
  'known device',
  'known address',
  'API key',
  'ticket',
  'link that freezes, stops a change or confirms an address',
  'change that waits',
  'passkey ceremony',
  'authenticator to be confirmed',
  'Steam account to be linked',
  'identity check on its way',
  'sign-in on its way',
  'code in a text message',
] as const satisfies readonly Held[];

/** Things that a thief can get while the account is frozen. */
const IN_ICE: ReadonlySet<Held> = new Set<Held>([
  'session',
  'known device',
  'known address',
  'ticket',
  'sign-in on its way',
  'code in a text message',
]);

/** Independent of the table: others keep nothing but keys, which a new password leaves (docs/accounts.md). */
const isOver = (held: Held, since: readonly Eviction[]): boolean =>
  since.some((why) => held !== 'API key' || why !== 'password');

describe(`a thief (seed ${seed})`, () => {
  it.each(THINGS)('has something of a %s until an eviction', async (thing) => {
    const plain = await newStory();
    expect(await (await plain.gather[thing]())()).toBe(true);
    for (const why of EVICTIONS) {
      if (why === 'thaw' && !IN_ICE.has(thing)) continue;
      const { gather, evict } = await newStory();
      if (why === 'thaw') await evict.freeze();
      const held = await gather[thing]();
      await evict[why]();
      expect([why, await held()]).toEqual([why, !isOver(thing, [why])]);
    }
  });

  it('has nothing left after any evictions, whatever was gathered before and between them', {
    timeout: timeoutMs,
  }, async () => {
    const step = fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...THINGS) },
      { weight: 1, arbitrary: fc.constantFrom(...EVICTIONS) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 9 }),
        fc.constantFrom(...EVICTIONS),
        async (steps, last) => {
          const { gather, evict, isFrozen } = await newStory();
          const bag: { readonly thing: Held; readonly held: Try; readonly since: Eviction[] }[] = [];
          for (const one of [...steps, last]) {
            const frozen = await isFrozen();
            const why = EVICTIONS.find((eviction) => eviction === one);
            if (why !== undefined) {
              if (frozen !== (why === 'thaw')) continue;
              await evict[why]();
              for (const { since } of bag) since.push(why);
            }
            const thing = THINGS.find((name) => name === one);
            if (thing !== undefined && (!frozen || IN_ICE.has(thing)))
              bag.push({ thing, held: await gather[thing](), since: [] });
          }
          for (const { thing, held, since } of bag) {
            if (isOver(thing, since)) expect([thing, since, await held()]).toEqual([thing, since, false]);
          }
        },
      ),
      { seed, numRuns: of(8).numRuns },
    );
  });

  it('finds no table that carries an epoch and has no rule, and no rule without its column', async () => {
    const found = await site.database.pool.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns WHERE column_name = 'epoch'
         AND table_name IN (SELECT table_name FROM information_schema.columns WHERE column_name = 'account_id')`,
    );
    const ruled = new Set(Object.values(HELD).map(({ table }) => columnOf(table)));
    expect(found.rows.map(({ name }) => name).toSorted()).toEqual(['account', ...ruled].toSorted());
  });

  it('tries everything that the table rules, and the right to stop a recovery elsewhere', () => {
    const ruled = new Set<string>([
      ...Object.keys(HELD),
      'known address',
      'sign-in on its way',
      'code in a text message',
    ]);
    expect(ruled).toEqual(new Set([...THINGS, 'right to stop a recovery']));
  });
});

describe('an owner', () => {
  it.each([
    ['password', true],
    ['freeze', false],
    ['thaw', true],
  ] as const)('keeps the session that asked for a %s; and the device: %s', async (why, device) => {
    const { evict, own, signIn } = await newStory();
    if (why === 'thaw') {
      await evict.freeze();
      await signIn();
    }
    expect(await own()).toEqual({ session: true, device: true });
    await evict[why]();
    expect(await own()).toEqual({ session: true, device });
  });
});
