import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Forgery, type SoftwareAuthenticator, softwareAuthenticator } from '../../testing/authenticator.ts';
import {
  type Answer,
  askOf,
  granted,
  list,
  type Player,
  signUp,
  smsCodeFor,
  text,
  ticketFor,
  uuid,
} from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { openFixture } from '../../testing/fixture.ts';
import { securityOf } from '../../testing/security.ts';
import { signedUp } from '../../testing/signed-up.ts';
import { PENDING_MS } from '../sensitive/pending-changes.ts';
import { CEREMONY_LIFE_MS } from './webauthn.ts';

const START = 'mutation($ticket: String!) { startPasskeyRegistration(ticket: $ticket) { id options } }';
const FINISH = `mutation($answer: PasskeyAnswer!, $name: String!) {
  finishPasskeyRegistration(answer: $answer, name: $name) {
    security { stepUp passkeysOffered passkeys { id name backedUp createdAt lastUsedAt } }
  }
}`;
const START_LOGIN = 'mutation { startPasskeyLogin { id options } }';
const LOGIN = 'mutation($answer: PasskeyAnswer!) { loginWithPasskey(answer: $answer) { token me { playerId } } }';
const START_STEP_UP = 'mutation { startPasskeyStepUp { id options } }';
const VERIFY = `mutation($smsCode: String, $passkey: PasskeyAnswer) {
  verifyAction(smsCode: $smsCode, passkey: $passkey) { ticket }
}`;
const SECURITY = '{ me { security { stepUp passkeysOffered passkeys { id name lastUsedAt } } } }';

interface Ceremony {
  readonly id: string;
  readonly options: string;
}

describe.each(databases)('passkeys on %s', (database) => {
  const own = signedUp(database);
  const { ask } = own;

  const ceremonyOf = (answer: Answer, field: string): Ceremony => ({
    id: text(granted(answer).at(`${field}.id`)),
    options: text(answer.at(`${field}.options`)),
  });

  const begin = async (who = own.player): Promise<Ceremony> =>
    ceremonyOf(await ask(START, { ticket: await ticketFor(ask, who) }, who.token), 'startPasskeyRegistration');

  const finish = (id: string, response: string, who = own.player, name = 'My phone'): Promise<Answer> =>
    ask(FINISH, { answer: { ceremonyId: id, response }, name }, who.token);

  const registered = async (who = own.player): Promise<SoftwareAuthenticator> => {
    const authenticator = softwareAuthenticator();
    const { id, options } = await begin(who);
    granted(await finish(id, authenticator.create(options), who));
    return authenticator;
  };

  const beginLogin = async (): Promise<Ceremony> => ceremonyOf(await ask(START_LOGIN), 'startPasskeyLogin');
  const login = (id: string, response: string): Promise<Answer> => ask(LOGIN, { answer: { ceremonyId: id, response } });
  const loginWith = async (authenticator: SoftwareAuthenticator, forgery?: Forgery): Promise<Answer> => {
    const { id, options } = await beginLogin();
    return login(id, authenticator.get(options, forgery));
  };
  const refusal = ({ code, details }: Answer) => [code, details.reason];

  it('are added after a step-up, listed, and take the place of SMS for the next one', async () => {
    expect((await ask(START, { ticket: 'none' }, own.player.token)).code).toBe('TICKET_INVALID');
    const authenticator = softwareAuthenticator();
    const { id, options } = await begin();
    expect(JSON.parse(options)).toMatchObject({
      rp: { id: 'glasscase.example', name: 'Glasscase' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await finish(id, authenticator.create(options), own.player, '  Blue key ');
    expect(granted(added).at('finishPasskeyRegistration.security')).toMatchObject({
      stepUp: ['PASSKEY'],
      passkeysOffered: true,
      passkeys: [{ name: 'Blue key', backedUp: true, lastUsedAt: null }],
    });
    const smsCode = await smsCodeFor(ask, own.player.phone, 'VERIFY', own.player.token);
    const refused = await ask(VERIFY, { smsCode }, own.player.token);
    expect([refused.code, refused.details]).toEqual(['STEP_UP_REQUIRED', { methods: ['PASSKEY'] }]);
  });

  it('sign in without a name, and say when they were used last', async () => {
    const authenticator = await registered();
    const { options } = await beginLogin();
    expect(JSON.parse(options)).toMatchObject({ rpId: 'glasscase.example', userVerification: 'required' });
    expect(JSON.parse(options).allowCredentials ?? []).toEqual([]);
    const answer = granted(await loginWith(authenticator));
    expect(answer.at('loginWithPasskey.me.playerId')).toBe(own.player.playerId);
    const shown = await ask(SECURITY, undefined, text(answer.at('loginWithPasskey.token')));
    expect(list(granted(shown).at('me.security.passkeys'))[0]).toMatchObject({ lastUsedAt: expect.any(String) });
  });

  it.each<[string, Forgery]>([
    ['another origin', { origin: 'https://glasscase.example.evil.test' }],
    ['the origin without https', { origin: 'http://glasscase.example' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['the type of a registration', { type: 'webauthn.create' }],
    ['a frame in another page', { crossOrigin: true }],
    ['nobody verified', { userVerified: false }],
    ['the signature of another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('do not sign in with %s', async (_name, forgery) => {
    const authenticator = await registered();
    expect(refusal(await loginWith(authenticator, forgery))).toEqual(['PASSKEY_REFUSED', 'not-confirmed']);
    expect((await loginWith(authenticator)).code).toBeNull();
  });

  it('answer a challenge once, and not after five minutes', async () => {
    const authenticator = await registered();
    const { id, options } = await beginLogin();
    const response = authenticator.get(options);
    granted(await login(id, response));
    expect(refusal(await login(id, response))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    const old = await beginLogin();
    own.site.advance(CEREMONY_LIFE_MS);
    expect(refusal(await login(old.id, authenticator.get(old.options)))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    expect(refusal(await login(uuid(), response))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    expect(refusal(await login('none', response))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
  });

  it('lets one of many answers at once in', async () => {
    const authenticator = await registered();
    const { id, options } = await beginLogin();
    const response = authenticator.get(options);
    const answers = await Promise.all(Array.from({ length: 5 }, () => login(id, response)));
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  });

  it('are refused when their counter does not go up: then there is a copy', async () => {
    const authenticator = await registered();
    granted(await loginWith(authenticator, { counter: 7 }));
    for (const counter of [7, 6, 0]) {
      expect(refusal(await loginWith(authenticator, { counter }))).toEqual(['PASSKEY_REFUSED', 'counter']);
    }
    granted(await loginWith(authenticator, { counter: 8 }));
  });

  it('need not count', async () => {
    const authenticator = await registered();
    granted(await loginWith(authenticator, { counter: 0 }));
    granted(await loginWith(authenticator, { counter: 0 }));
  });

  it('that nobody has, or somebody else by their handle, are unknown', async () => {
    const authenticator = await registered();
    const stranger = softwareAuthenticator();
    expect(refusal(await loginWith(stranger))).toEqual(['PASSKEY_REFUSED', 'unknown']);
    const userHandle = Buffer.from(uuid()).toString('base64url');
    expect(refusal(await loginWith(authenticator, { userHandle }))).toEqual(['PASSKEY_REFUSED', 'unknown']);
    const { credentialId } = authenticator;
    expect(refusal(await loginWith(stranger, { credentialId }))).toEqual(['PASSKEY_REFUSED', 'not-confirmed']);
  });

  it('prove who is signed in, for that account and purpose alone', async () => {
    const authenticator = await registered();
    const other = await signUp(ask);
    const others = await registered(other);
    const start = async (who: Player) =>
      ceremonyOf(await ask(START_STEP_UP, undefined, who.token), 'startPasskeyStepUp');
    const verify = (passkey: object, who: Player) => ask(VERIFY, { passkey }, who.token);

    const mine = await start(own.player);
    expect(JSON.parse(mine.options).allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    const response = authenticator.get(mine.options);
    expect(refusal(await verify({ ceremonyId: mine.id, response }, other))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    expect(refusal(await login(mine.id, response))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    const ticket = text(granted(await verify({ ceremonyId: mine.id, response }, own.player)).at('verifyAction.ticket'));
    granted(await ask(START, { ticket }, own.player.token));

    const again = await start(own.player);
    const foreign = { ceremonyId: again.id, response: others.get(again.options) };
    expect(refusal(await verify(foreign, own.player))).toEqual(['PASSKEY_REFUSED', 'unknown']);
    const signIn = await beginLogin();
    const crossed = { ceremonyId: signIn.id, response: authenticator.get(signIn.options) };
    expect(refusal(await verify(crossed, own.player))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    const bare = await signUp(ask);
    expect((await ask(START_STEP_UP, undefined, bare.token)).code).toBe('NOT_FOUND');
  });

  it.each<[string, Forgery]>([
    ['another origin', { origin: 'https://evil.test' }],
    ['another relying party', { rpId: 'evil.test' }],
    ['the type of a sign-in', { type: 'webauthn.get' }],
    ['a frame in another page', { crossOrigin: true }],
    ['nobody verified', { userVerified: false }],
    ['a statement with certificates', { attestation: ['packed', new Map([['x5c', new Uint8Array(3)]])] }],
    ['a statement of a platform', { attestation: ['android-key', new Map()] }],
  ])('are not added with %s', async (_name, forgery) => {
    const { id, options } = await begin();
    const answer = await finish(id, softwareAuthenticator().create(options, forgery));
    expect(refusal(answer)).toEqual(['PASSKEY_REFUSED', 'not-confirmed']);
  });

  it('are not added to two accounts, by another session, or twice with one ceremony', async () => {
    const authenticator = softwareAuthenticator();
    const mine = await begin();
    const response = authenticator.create(mine.options);
    const other = await signUp(ask);
    expect(refusal(await finish(mine.id, response, other))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    granted(await finish(mine.id, response));
    expect(refusal(await finish(mine.id, response))).toEqual(['PASSKEY_REFUSED', 'ceremony']);
    const second = await begin(other);
    expect(refusal(await finish(second.id, authenticator.create(second.options), other))).toEqual([
      'PASSKEY_REFUSED',
      'known',
    ]);
  });

  it('are ten of an account at most', async () => {
    const ticket = await ticketFor(ask, own.player);
    const start = () => ask(START, { ticket }, own.player.token);
    for (let n = 0; n < 10; n += 1) {
      const { id, options } = ceremonyOf(await start(), 'startPasskeyRegistration');
      granted(await finish(id, softwareAuthenticator().create(options)));
    }
    const refused = await start();
    expect([refused.code, refused.details]).toEqual(['TOO_MANY', { max: 10 }]);
  });

  it('go a day after their owner asked for it, and sign in until then', async () => {
    const authenticator = await registered();
    const shown = await ask(SECURITY, undefined, own.player.token);
    const [id] = list(shown.at('me.security.passkeys')).map((passkey) => Object(passkey).id);
    const begun = ceremonyOf(await ask(START_STEP_UP, undefined, own.player.token), 'startPasskeyStepUp');
    const passkey = { ceremonyId: begun.id, response: authenticator.get(begun.options) };
    const ticket = granted(await ask(VERIFY, { passkey }, own.player.token)).at('verifyAction.ticket');
    const REMOVE = `mutation($id: ID!, $ticket: String!) {
      removePasskey(id: $id, ticket: $ticket) { security { passkeys { id } pendingChanges { kind } } }
    }`;
    const asked = granted(await ask(REMOVE, { id, ticket }, own.player.token));
    expect(asked.at('removePasskey.security')).toEqual({
      passkeys: [{ id }],
      pendingChanges: [{ kind: 'REMOVE_PASSKEY' }],
    });
    own.site.advance(PENDING_MS - 1_000);
    await securityOf(own.site).applyDue();
    granted(await loginWith(authenticator));
    own.site.advance(1_000);
    await securityOf(own.site).applyDue();
    expect(refusal(await loginWith(authenticator))).toEqual(['PASSKEY_REFUSED', 'unknown']);
  });

  it('have names that their owner alone can change', async () => {
    await registered();
    const shown = await ask(SECURITY, undefined, own.player.token);
    const [id] = list(shown.at('me.security.passkeys')).map((passkey) => Object(passkey).id);
    const RENAME = `mutation($id: ID!, $name: String!) {
      renamePasskey(id: $id, name: $name) { security { passkeys { name } } }
    }`;
    const renamed = await ask(RENAME, { id, name: 'Grey key' }, own.player.token);
    expect(granted(renamed).at('renamePasskey.security.passkeys')).toEqual([{ name: 'Grey key' }]);
    expect((await ask(RENAME, { id, name: ' ' }, own.player.token)).code).toBe('INVALID_INPUT');
    expect((await ask(RENAME, { id, name: 'Mine' }, (await signUp(ask)).token)).code).toBe('NOT_FOUND');
    expect((await ask(RENAME, { id: 'none', name: 'Mine' }, own.player.token)).code).toBe('NOT_FOUND');
  });

  it.each([
    ['nothing', ''],
    ['half of it', '{'],
    ['a list', '[]'],
    ['no credential', '{"id":"a"}'],
    ['other letters than base64url', '{"id":"=","rawId":"=","type":"public-key","response":{}}'],
    ['more than 16 KiB', 'x'.repeat(20_000)],
  ])('refuse an answer with %s', async (_name, response) => {
    const { id } = await beginLogin();
    expect((await login(id, response)).code).toBe('INVALID_INPUT');
  });

  it('are refused where the site has no name that a passkey could be made for', async () => {
    const numbered = await openFixture({ publicOrigin: () => 'http://127.0.0.1:3000' }, database);
    try {
      const asking = askOf(numbered.gateway);
      const somebody = await signUp(asking);
      const shown = granted(await asking(SECURITY, undefined, somebody.token));
      expect(shown.at('me.security')).toEqual({ stepUp: ['SMS'], passkeysOffered: false, passkeys: [] });
      expect((await asking(START_LOGIN)).code).toBe('PROVIDER_DISABLED');
      const ticket = await ticketFor(asking, somebody);
      expect((await asking(START, { ticket }, somebody.token)).code).toBe('PROVIDER_DISABLED');
    } finally {
      await numbered.close();
    }
  });
});
