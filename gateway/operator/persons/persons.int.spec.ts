import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Forgery, softwareAuthenticator } from '../../testing/authenticator.ts';
import { askOf, granted, signUp, text, ticketFor } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { consoleOf, OWN_PAGE } from '../testing/console.ts';
import { REFUSED_EVERY_MS } from './journal.ts';
import { INVITATION_LIFE_MS, MAX_OPERATORS } from './persons.ts';
import { OPERATOR_SESSION } from './sessions.ts';

const MINUTE = 60_000;
const ME = '{ me { kind id name roles scopes signedInAt } }';
const NOW = '{ now { zone } }';
const INVITE = `mutation($name: String!, $roles: [OperatorRole!]!) {
  inviteOperator(name: $name, roles: $roles, reason: "more hands") { id link expiresAt }
}`;
const SET_ROLES = `mutation($id: ID!, $roles: [OperatorRole!]!) {
  setOperatorRoles(id: $id, roles: $roles, reason: "another desk") { roles }
}`;
const END = 'mutation($id: ID!) { endOperator(id: $id, reason: "left") { endedAt } }';
const JOURNAL = `query($first: Int, $after: String) { journal(first: $first, after: $after) {
  entries { operator operatorName kind subject subjectName detail reason } hasNextPage endCursor
} }`;
const REVEAL = `mutation($player: ID!, $field: IdentityField!) {
  revealIdentity(player: $player, field: $field, reason: "<b>a complaint</b>") { value }
}`;

describe.each(databases)('operators as persons on %s', (database) => {
  let site: Fixture;
  let desk: ReturnType<typeof consoleOf>;
  beforeAll(async () => {
    site = await openFixture({}, database);
    desk = consoleOf(site);
  });
  afterAll(() => site.close());

  const entries = async (cookie: string, first = 100) =>
    (await desk.ask(cookie, JOURNAL, { first })).data.journal.entries;

  describe('an invitation', () => {
    it('makes a passkey and a session, whose cookie pages alone send back', async () => {
      const { operatorId, secret } = await desk.invited(['finance', 'risk'], 'Grace <b>Hopper</b>');
      const begun = await desk.begin(secret);
      expect(begun.headers['cache-control']).toBe('no-store');
      expect(begun.body).toMatchObject({
        name: 'Grace <b>Hopper</b>',
        roles: ['FINANCE', 'RISK'],
        options: {
          rp: { id: 'glasscase.example' },
          attestation: 'none',
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        },
      });
      const response = softwareAuthenticator().create(JSON.stringify(begun.body.options));
      const finished = await desk.finish(secret, begun.body.ceremonyId, response);
      expect(finished.body).toEqual({});
      expect(finished.setCookie).toMatch(
        /^__Secure-glasscase-operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
      );
      const { data } = await desk.ask(desk.cookieIn(finished), ME);
      expect(data.me).toMatchObject({
        kind: 'PERSON',
        id: operatorId,
        name: 'Grace <b>Hopper</b>',
        roles: ['FINANCE', 'RISK'],
      });
      expect(data.me.scopes).toContain('operator:approve');
      expect(data.me.signedInAt).toEqual(expect.any(String));
    });

    it('opens once', async () => {
      const { secret } = await desk.invited(['support']);
      const [one, other] = [(await desk.begin(secret)).body, softwareAuthenticator()];
      expect((await desk.accept(secret, other)).setCookie).toBeDefined();
      expect((await desk.begin(secret)).body.error).toBe('LINK_INVALID');
      const late = await desk.finish(
        secret,
        one.ceremonyId,
        softwareAuthenticator().create(JSON.stringify(one.options)),
      );
      expect([late.body.error, late.setCookie]).toEqual(['LINK_INVALID', undefined]);
    });

    it('opens for one of many answers at once', async () => {
      const { secret } = await desk.invited(['support']);
      const { ceremonyId, options } = (await desk.begin(secret)).body;
      const response = softwareAuthenticator().create(JSON.stringify(options));
      const answers = await Promise.all(Array.from({ length: 4 }, () => desk.finish(secret, ceremonyId, response)));
      expect(answers.filter(({ setCookie }) => setCookie !== undefined)).toHaveLength(1);
    });

    it('opens for 24 hours, and not for an operator who was ended', async () => {
      const owner = await desk.signedUp(['owner']);
      const [old, ended] = [await desk.invited(['support']), await desk.invited(['support'])];
      expect((await desk.ask(owner.cookie, END, { id: ended.operatorId })).code).toBeNull();
      expect((await desk.begin(ended.secret)).body.error).toBe('LINK_INVALID');
      site.advance(INVITATION_LIFE_MS - MINUTE);
      const { ceremonyId, options } = (await desk.begin(old.secret)).body;
      site.advance(MINUTE);
      expect((await desk.begin(old.secret)).body.error).toBe('LINK_INVALID');
      const late = softwareAuthenticator().create(JSON.stringify(options));
      expect((await desk.finish(old.secret, ceremonyId, late)).body.error).toBe('LINK_INVALID');
    });

    it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}=`])('opens nothing as %j', async (secret) => {
      expect((await desk.begin(secret)).body).toEqual({ error: 'LINK_INVALID', details: {} });
    });

    it.each<[string, Forgery]>([
      ['another origin', { origin: 'https://evil.test' }],
      ['another relying party', { rpId: 'evil.test' }],
      ['no verified user', { userVerified: false }],
      ['a frame in another page', { crossOrigin: true }],
    ])('takes no passkey with %s', async (_what, forgery) => {
      const { secret } = await desk.invited(['support']);
      const { ceremonyId, options } = (await desk.begin(secret)).body;
      const response = softwareAuthenticator().create(JSON.stringify(options), forgery);
      const refused = await desk.finish(secret, ceremonyId, response);
      expect([refused.body, refused.setCookie]).toEqual([
        { error: 'PASSKEY_REFUSED', details: { reason: 'not-confirmed' } },
        undefined,
      ]);
    });

    it('takes no answer to the ceremony of another one, and no passkey twice', async () => {
      const [mine, other] = [await desk.invited(['support']), await desk.invited(['owner'])];
      const authenticator = softwareAuthenticator();
      const { ceremonyId, options } = (await desk.begin(other.secret)).body;
      const response = authenticator.create(JSON.stringify(options));
      expect((await desk.finish(mine.secret, ceremonyId, response)).body.details.reason).toBe('ceremony');
      expect((await desk.finish(other.secret, ceremonyId, response)).setCookie).toBeDefined();
      expect((await desk.accept(mine.secret, authenticator)).body.details.reason).toBe('known');
    });
  });

  describe('a session', () => {
    it('begins with a passkey alone, and ends with signing out', async () => {
      const { authenticator, cookie, operatorId } = await desk.signedUp(['support']);
      const out = await desk.post('sign-out', {}, { ...OWN_PAGE, cookie });
      expect(out.setCookie).toMatch(/^__Secure-glasscase-operator=; Path=\/operator; .*Max-Age=0; Secure$/);
      expect((await desk.ask(cookie, ME)).code).toBe('UNAUTHENTICATED');
      const again = await desk.signIn(authenticator);
      expect((await desk.ask(desk.cookieIn(again), ME)).data.me.id).toBe(operatorId);
      expect((await desk.post('sign-out', {})).body).toEqual({});
    });

    it('ends after half an hour without use, and after 12 hours in any case', async () => {
      const idle = await desk.signedUp(['support']);
      site.advance(OPERATOR_SESSION.idleMs - MINUTE);
      expect((await desk.ask(idle.cookie, ME)).code).toBeNull();
      site.advance(OPERATOR_SESSION.idleMs - MINUTE);
      expect((await desk.ask(idle.cookie, ME)).code).toBeNull();
      site.advance(OPERATOR_SESSION.idleMs + MINUTE);
      expect((await desk.ask(idle.cookie, ME)).code).toBe('UNAUTHENTICATED');
      const busy = await desk.signedUp(['support']);
      const steps = OPERATOR_SESSION.longestMs / (20 * MINUTE);
      for (let step = 1; step < steps; step += 1) {
        site.advance(20 * MINUTE);
        expect((await desk.ask(busy.cookie, ME)).code).toBeNull();
      }
      site.advance(20 * MINUTE);
      expect((await desk.ask(busy.cookie, ME)).code).toBe('UNAUTHENTICATED');
    });

    it('ends too where its page alone asks', async () => {
      const { cookie } = await desk.signedUp(['support']);
      const byItself = { ...OWN_PAGE, 'x-unattended': '1' };
      for (let n = 1; n < 3; n += 1) {
        site.advance(10 * MINUTE);
        expect((await desk.ask(cookie, ME, {}, byItself)).code).toBeNull();
      }
      site.advance(10 * MINUTE);
      expect((await desk.ask(cookie, ME, {}, byItself)).code).toBe('UNAUTHENTICATED');
    });

    it('is none of a malformed, dead or foreign cookie', async () => {
      for (const token of ['', 'x', 'A'.repeat(43), `gco_${'A'.repeat(43)}`])
        expect((await desk.ask(`__Secure-glasscase-operator=${token}`, ME)).code).toBe('UNAUTHENTICATED');
      const { cookie } = await desk.signedUp(['support']);
      const bare = cookie.replace('__Secure-', '');
      expect((await desk.ask(bare, ME)).code).toBe('UNAUTHENTICATED');
      expect((await desk.ask(`theme=dark; ${cookie}; x=1`, ME)).code).toBeNull();
    });

    it.each<[string, Readonly<Record<string, string>>]>([
      ['of another origin', { origin: 'https://evil.test', 'sec-fetch-site': 'same-origin' }],
      ['of no origin', { origin: 'null' }],
      ['of another site', { 'sec-fetch-site': 'cross-site' }],
      ['of another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ])('is refused with a request of a page %s, and so is each door', async (_what, headers) => {
      const { cookie } = await desk.signedUp(['owner']);
      const asked = await desk.ask(cookie, ME, {}, headers);
      expect([asked.status, asked.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
      for (const door of ['invitation/begin', 'invitation/finish', 'sign-in/begin', 'sign-in/finish', 'sign-out']) {
        const { status, body } = await desk.post(door, {}, headers);
        expect([status, body.error]).toEqual([403, 'ORIGIN_NOT_ALLOWED']);
      }
      expect((await desk.ask(cookie, ME)).code).toBeNull();
    });

    it('takes JSON alone', async () => {
      const { cookie } = await desk.signedUp(['owner']);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
        const sent = { ...OWN_PAGE, cookie, 'content-type': type };
        for (const path of ['graphql', 'sign-out'])
          expect((await desk.post(path, JSON.stringify({ query: ME }), sent)).status).toBeGreaterThanOrEqual(400);
      }
      expect((await desk.ask(cookie, ME)).code).toBeNull();
    });

    it.each<[string, Forgery, string]>([
      ['another origin', { origin: 'https://evil.test' }, 'not-confirmed'],
      ['no verified user', { userVerified: false }, 'not-confirmed'],
      ['the handle of another operator', { userHandle: Buffer.from('x').toString('base64url') }, 'unknown'],
      ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }, 'not-confirmed'],
    ])('does not begin with %s', async (_what, forgery, reason) => {
      const { authenticator } = await desk.signedUp(['support']);
      const refused = await desk.signIn(authenticator, forgery);
      expect([refused.body, refused.setCookie]).toEqual([{ error: 'PASSKEY_REFUSED', details: { reason } }, undefined]);
    });

    it('does not begin with a copied passkey, or twice with one answer', async () => {
      const { authenticator } = await desk.signedUp(['support']);
      expect((await desk.signIn(authenticator, { counter: 7 })).setCookie).toBeDefined();
      expect((await desk.signIn(authenticator, { counter: 7 })).body.details.reason).toBe('counter');
      const { ceremonyId, options } = (await desk.post('sign-in/begin', {})).body;
      const response = JSON.parse(authenticator.get(JSON.stringify(options), { counter: 9 }));
      expect((await desk.post('sign-in/finish', { ceremonyId, response })).setCookie).toBeDefined();
      expect((await desk.post('sign-in/finish', { ceremonyId, response })).body.details.reason).toBe('ceremony');
    });

    it.each([
      ['nothing', {}],
      ['a text for an answer', { ceremonyId: 'x', response: 'x' }],
      ['a list', []],
    ])('does not begin with %s', async (_what, body) => {
      expect((await desk.post('sign-in/finish', body)).body.error).toBe('BAD_REQUEST');
    });
  });

  it('bring answers of a bounded size', async () => {
    const large = await desk.post('sign-in/finish', { ceremonyId: 'x', response: { id: 'x'.repeat(40_000) } });
    expect([large.status, large.body.error]).toEqual([413, 'BODY_TOO_LARGE']);
    const long = await desk.post('invitation/begin', { invitation: 'x'.repeat(101) });
    expect(long.body.error).toBe('BAD_REQUEST');
  });

  it('keep their passkeys apart from those of players', async () => {
    const ask = askOf(site.gateway);
    const { authenticator: own } = await desk.signedUp(['owner']);
    const begun = granted(await ask('mutation { startPasskeyLogin { id options } }'));
    const answer = {
      ceremonyId: text(begun.at('startPasskeyLogin.id')),
      response: own.get(text(begun.at('startPasskeyLogin.options')), { counter: 3 }),
    };
    const LOGIN = 'mutation($answer: PasskeyAnswer!) { loginWithPasskey(answer: $answer) { token } }';
    const refused = await ask(LOGIN, { answer });
    expect([refused.code, refused.details]).toEqual(['PASSKEY_REFUSED', { reason: 'unknown' }]);

    const player = await signUp(ask);
    const ticket = await ticketFor(ask, player);
    const START = 'mutation($ticket: String!) { startPasskeyRegistration(ticket: $ticket) { id options } }';
    const started = granted(await ask(START, { ticket }, player.token));
    const players = softwareAuthenticator();
    const made = {
      ceremonyId: text(started.at('startPasskeyRegistration.id')),
      response: players.create(text(started.at('startPasskeyRegistration.options'))),
    };
    const FINISH = `mutation($answer: PasskeyAnswer!) {
      finishPasskeyRegistration(answer: $answer, name: "Mine") { security { stepUp } }
    }`;
    granted(await ask(FINISH, { answer: made }, player.token));
    expect((await desk.signIn(players)).body.details.reason).toBe('unknown');
    expect((await desk.ask(`__Secure-glasscase-operator=${player.token}`, ME)).code).toBe('UNAUTHENTICATED');
  });

  it('lose a role while their page is open, and a session with their end', async () => {
    const owner = await desk.signedUp(['owner'], 'Ada');
    const { operatorId: id, cookie, authenticator } = await desk.signedUp(['finance'], 'Bob');
    expect((await desk.ask(cookie, NOW)).code).toBeNull();
    expect((await desk.ask(owner.cookie, SET_ROLES, { id, roles: ['SUPPORT'] })).data.setOperatorRoles.roles).toEqual([
      'SUPPORT',
    ]);
    expect(await desk.ask(cookie, NOW)).toMatchObject({
      code: 'SCOPE_MISSING',
      details: { scope: 'operator:figures' },
    });
    const signOut = 'mutation($id: ID!) { endOperatorSessions(id: $id) { passkeys } }';
    expect((await desk.ask(owner.cookie, signOut, { id })).data.endOperatorSessions).toEqual({ passkeys: 1 });
    expect((await desk.ask(cookie, ME)).code).toBe('UNAUTHENTICATED');
    const again = desk.cookieIn(await desk.signIn(authenticator));
    expect((await desk.ask(again, ME)).code).toBeNull();
    expect((await desk.ask(owner.cookie, END, { id })).code).toBeNull();
    expect((await desk.ask(again, ME)).code).toBe('UNAUTHENTICATED');
    expect((await desk.signIn(authenticator)).body.details.reason).toBe('unknown');
    expect((await desk.ask(owner.cookie, END, { id })).code).toBe('NOT_FOUND');
    const told = (await entries(owner.cookie, 9)).map(
      ({ operatorName, kind, subjectName, detail, reason }: Record<string, unknown>) => [
        operatorName,
        kind,
        subjectName,
        detail,
        reason,
      ],
    );
    expect(told.slice(0, 5)).toEqual([
      ['Ada', 'ENDED', 'Bob', null, 'left'],
      ['Bob', 'SIGNED_IN', 'Bob', null, null],
      ['Ada', 'SESSIONS_ENDED', 'Bob', null, null],
      ['Bob', 'REFUSED', null, null, null],
      ['Ada', 'ROLES_SET', 'Bob', 'finance → support', 'another desk'],
    ]);
  });

  it('are refused once a minute in the journal, for each operation', async () => {
    const { rows: before } = await site.database.pool.query("SELECT FROM operator_journal WHERE kind = 'refused'");
    const { cookie } = await desk.signedUp(['catalog']);
    const ORDERS = '{ orders { hasNextPage } }';
    const counted = async () =>
      (await site.database.pool.query("SELECT FROM operator_journal WHERE kind = 'refused'")).rows.length -
      before.length;
    for (let n = 0; n < 3; n += 1) expect((await desk.ask(cookie, ORDERS)).code).toBe('SCOPE_MISSING');
    expect(await counted()).toBe(1);
    expect((await desk.ask(cookie, JOURNAL)).code).toBe('SCOPE_MISSING');
    expect(await counted()).toBe(2);
    site.advance(REFUSED_EVERY_MS);
    expect((await desk.ask(cookie, ORDERS)).code).toBe('SCOPE_MISSING');
    expect(await counted()).toBe(3);
  });

  it('invite others by a link that shows once, and give themselves no role', async () => {
    const owner = await desk.signedUp(['owner', 'auditor'], 'Ada');
    const { data } = await desk.ask(owner.cookie, INVITE, { name: ' <i>Eve</i> ', roles: ['MARKETING', 'MARKETING'] });
    const { link, id } = data.inviteOperator;
    const [, secret = ''] = /^https:\/\/glasscase\.example\/operator\/invitation#([\w-]{43})$/.exec(link) ?? [];
    expect((await desk.begin(secret)).body).toMatchObject({ name: '<i>Eve</i>', roles: ['MARKETING'] });
    const listed = await desk.ask(
      owner.cookie,
      '{ operators { id name roles invitedBy passkeys lastSeenAt endedAt } }',
    );
    expect(listed.data.operators).toContainEqual({
      ...{ id, name: '<i>Eve</i>', roles: ['MARKETING'], invitedBy: 'Ada' },
      ...{ passkeys: 0, lastSeenAt: null, endedAt: null },
    });
    expect(JSON.stringify(await entries(owner.cookie))).not.toContain(secret);
    const own = (roles: readonly string[]) => desk.ask(owner.cookie, SET_ROLES, { id: owner.operatorId, roles });
    expect((await own(['OWNER', 'RISK'])).code).toBe('OWN_ROLES');
    expect((await own(['OWNER'])).code).toBeNull();
    for (const [name, roles] of [
      ['', ['RISK']],
      ['x'.repeat(61), ['RISK']],
      ['a\u202eb', ['RISK']],
      ['Eve', []],
    ])
      expect((await desk.ask(owner.cookie, INVITE, { name, roles })).code).toBe('INVALID_INPUT');
  });

  it('reveal personal data for a reason that the journal has', async () => {
    const player = await signUp(askOf(site.gateway));
    const risk = await desk.signedUp(['risk', 'auditor'], 'Rita');
    const phone = await desk.ask(risk.cookie, REVEAL, { player: player.playerId, field: 'PHONE' });
    expect(phone.data.revealIdentity.value).toBe(player.phone);
    const mail = await desk.ask(risk.cookie, REVEAL, { player: player.playerId, field: 'MAIL' });
    expect(mail.data.revealIdentity).toEqual({ value: null });
    const [last, before] = await entries(risk.cookie, 2);
    const said = { operatorName: 'Rita', kind: 'IDENTITY_REVEALED', subject: player.playerId };
    expect(before).toMatchObject({ ...said, detail: 'phone', reason: '<b>a complaint</b>' });
    expect(last).toMatchObject({ ...said, detail: 'mail' });
    expect(JSON.stringify(await entries(risk.cookie))).not.toContain(player.phone);
    expect((await desk.ask(risk.cookie, REVEAL, { player: 'none', field: 'PHONE' })).code).toBe('NOT_FOUND');
    const blank = REVEAL.replace('<b>a complaint</b>', ' ');
    expect((await desk.ask(risk.cookie, blank, { player: player.playerId, field: 'PHONE' })).code).toBe(
      'INVALID_INPUT',
    );
    const auditor = await desk.signedUp(['auditor']);
    const refused = await desk.ask(auditor.cookie, REVEAL, { player: player.playerId, field: 'PHONE' });
    expect(refused.code).toBe('SCOPE_MISSING');
  });

  it('read the journal on, page by page', async () => {
    const { cookie } = await desk.signedUp(['auditor']);
    const whole = await entries(cookie);
    const first = (await desk.ask(cookie, JOURNAL, { first: 3 })).data.journal;
    const second = (await desk.ask(cookie, JOURNAL, { first: 3, after: first.endCursor })).data.journal;
    expect([...first.entries, ...second.entries]).toEqual(whole.slice(0, 6));
    expect((await desk.ask(cookie, JOURNAL, { first: 3, after: 'x' })).code).toBe('INVALID_INPUT');
    expect((await desk.ask(cookie, JOURNAL, { first: 101 })).code).toBe('INVALID_INPUT');
  });

  it('have a journal that no statement changes', async () => {
    for (const statement of ["UPDATE operator_journal SET reason = 'x'", 'DELETE FROM operator_journal'])
      await expect(site.database.pool.query(statement)).rejects.toThrow();
  });
});

describe.each(databases)('the owners on %s', (database) => {
  it('are never less than one who can sign in', async () => {
    const site = await openFixture({}, database);
    try {
      const desk = consoleOf(site);
      const ada = await desk.signedUp(['owner'], 'Ada');
      const pending = await desk.invited(['owner'], 'Pending');
      const id = ada.operatorId;
      expect((await desk.ask(ada.cookie, END, { id })).code).toBe('LAST_OWNER');
      expect((await desk.ask(ada.cookie, SET_ROLES, { id, roles: ['RISK'] })).code).toBe('LAST_OWNER');
      expect((await desk.ask(ada.cookie, END, { id: pending.operatorId })).code).toBeNull();
      const bob = await desk.signedUp(['owner'], 'Bob');
      const both = await Promise.all([
        desk.ask(ada.cookie, END, { id: bob.operatorId }),
        desk.ask(bob.cookie, END, { id }),
      ]);
      const codes = both.map(({ code }) => code);
      expect(codes).toContain(null);
      expect(codes.filter((code) => code === null)).toHaveLength(1);
    } finally {
      await site.close();
    }
  });
});

it('operators in force are at most 200', async () => {
  const site = await openFixture();
  try {
    const desk = consoleOf(site);
    const { cookie } = await desk.signedUp(['owner']);
    await site.database.pool.query(
      `INSERT INTO operator_person (operator_id, name, roles, invited_by, created_at)
       SELECT n::text, 'x', '{support}', 'operator:local', 0 FROM generate_series(2, $1) AS n`,
      [MAX_OPERATORS],
    );
    const refused = await desk.ask(cookie, INVITE, { name: 'One more', roles: ['SUPPORT'] });
    expect([refused.code, refused.details]).toEqual(['TOO_MANY', { max: MAX_OPERATORS }]);
    expect((await desk.ask(cookie, END, { id: '2' })).code).toBeNull();
    expect((await desk.ask(cookie, INVITE, { name: 'One more', roles: ['SUPPORT'] })).code).toBeNull();
  } finally {
    await site.close();
  }
});

it.each([
  ['http://192.0.2.7:3000', 'PROVIDER_DISABLED'],
  ['http://glasscase.example', 'PROVIDER_DISABLED'],
])('passkeys of operators are refused at %s', async (origin, code) => {
  const site = await openFixture({ publicOrigin: () => origin });
  try {
    const desk = consoleOf(site);
    const { secret } = await desk.invited(['owner']);
    for (const [door, body] of [
      ['sign-in/begin', {}],
      ['invitation/begin', { invitation: secret }],
    ] as const)
      expect((await desk.post(door, body, { origin })).body.error).toBe(code);
  } finally {
    await site.close();
  }
});

it('a site on this machine has its cookie without https', async () => {
  const origin = 'http://localhost:3000';
  const site = await openFixture({ publicOrigin: () => origin });
  try {
    const desk = consoleOf(site);
    const { secret } = await desk.invited(['owner']);
    const begun = (await desk.post('invitation/begin', { invitation: secret }, { origin })).body;
    const response = JSON.parse(softwareAuthenticator(origin).create(JSON.stringify(begun.options)));
    const asked = { invitation: secret, ceremonyId: begun.ceremonyId, response, passkeyName: 'Key' };
    const { setCookie } = await desk.post('invitation/finish', asked, { origin });
    expect(setCookie).toMatch(
      /^glasscase-operator=[\w-]{43}; Path=\/operator; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    );
  } finally {
    await site.close();
  }
});
