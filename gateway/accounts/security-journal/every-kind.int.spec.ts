import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { keyGoneText, keyText } from '../../../engine/fairness/device-keys.ts';
import { operateOn } from '../../../scripts/operator/testing/operate.ts';
import { deviceNamed } from '../../../test/lanes.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../../testing/authenticator.ts';
import {
  type Ask,
  askOf,
  bindEmail,
  bindTradeLink,
  granted,
  list,
  type Player,
  randomPhone,
  signUp,
  smsCodeFor,
  text,
  ticketFor,
  uuid,
} from '../../testing/client.ts';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { securityOf } from '../../testing/security.ts';
import { type SteamStandIn, steamStandIn } from '../../testing/steam-stand-in.ts';
import { steamAt } from '../steam/provider.ts';
import { SECURITY_EVENTS, type SecurityEventKind } from './kinds.ts';

const DAY = 24 * 60 * 60_000;
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { token } }';
const TRADE_LINK =
  'mutation($link: String, $ticket: String) { changeTradeLink(tradeLink: $link, ticket: $ticket) { id } }';
const linkOf = (token: string): string => `https://steamcommunity.com/tradeoffer/new/?partner=4242&token=${token}`;

const line = z.object({ kind: z.string(), account: z.string() });

let steam: SteamStandIn;
let site: Fixture;
let ask: Ask;
let lines: z.output<typeof line>[];
let player: Player;
let accountId: string;
beforeAll(async () => {
  steam = await steamStandIn();
  site = await openFixture({ steam: steamAt(steam.endpoint, 500), securityLine: (text) => keep(text) });
  ask = askOf(site.gateway);
});
afterAll(async () => {
  await site.close();
  await steam.close();
});
const keep = (text: string): void => void lines.push(line.parse(JSON.parse(text)));
beforeEach(async () => {
  lines = [];
  player = await signUp(ask);
  accountId = text((await ask('{ me { id } }', {}, player.token)).at('me.id'));
});

const kindsLogged = (): readonly string[] =>
  lines.filter(({ account }) => account === accountId).map(({ kind }) => kind);

/** As the player, or the test ends here. */
const act = async (document: string, variables: object = {}): Promise<unknown> =>
  granted(await ask(document, variables, player.token)).data;
/** A number gets one code a minute. */
const ticket = (): Promise<string> => {
  site.advance(60_000);
  return ticketFor(ask, player);
};
const code = (purpose: 'RECOVER' | 'VERIFY' | 'LOGIN'): Promise<string> => {
  site.advance(60_000);
  return smsCodeFor(ask, player.phone, purpose, purpose === 'VERIFY' ? player.token : undefined);
};
const login = (password = player.password, secondFactor?: string) =>
  ask(LOGIN, { input: { phone: player.phone, password, secondFactor } });
const later = async (): Promise<void> => {
  site.advance(DAY);
  await securityOfSite().applyDue();
};
/** Another process of the site: it makes due changes, and tells the same collector. */
const securityOfSite = () => securityOf(site, (words) => keep(words));

const askToMovePhone = async (): Promise<string> => {
  const phone = randomPhone();
  const smsCode = await smsCodeFor(ask, phone, 'CHANGE_PHONE', player.token);
  const change = `mutation($phone: String!, $smsCode: String!, $ticket: String!) {
    changePhone(phone: $phone, smsCode: $smsCode, ticket: $ticket) { id } }`;
  await act(change, { phone, smsCode, ticket: await ticket() });
  return phone;
};
const askToMoveTradeLink = async (): Promise<void> => {
  await bindTradeLink(ask, player, linkOf('firstone'));
  await act(TRADE_LINK, { link: linkOf('otherone'), ticket: await ticket() });
};
const steamAnswer = async (steamId: string, asked: string | null) => {
  const start = 'mutation($ticket: String) { startSteamLogin(ticket: $ticket) { url } }';
  const url = text(
    granted(await ask(start, { ticket: asked }, asked === null ? undefined : player.token)).at('startSteamLogin.url'),
  );
  return String(steam.assertion(url, steamId, site.now()));
};
const COMPLETE = 'mutation($query: String!) { completeSteamLogin(query: $query) { callbackPath } }';
const askToLinkSteam = async (): Promise<string> => {
  const steamId = `7656119${String(randomInt(10_000_000_000)).padStart(10, '0')}`;
  await act(COMPLETE, { query: await steamAnswer(steamId, await ticket()) });
  return steamId;
};
const linkSteam = async (): Promise<string> => {
  const steamId = await askToLinkSteam();
  await later();
  return steamId;
};
const addPasskey = async () => {
  const authenticator = softwareAuthenticator();
  const start = 'mutation($ticket: String!) { startPasskeyRegistration(ticket: $ticket) { id options } }';
  const begun = granted(await ask(start, { ticket: await ticket() }, player.token));
  const response = authenticator.create(text(begun.at('startPasskeyRegistration.options')));
  const finish = `mutation($answer: PasskeyAnswer!) {
    finishPasskeyRegistration(answer: $answer, name: "Blue key") { security { passkeys { id } } } }`;
  const answer = { ceremonyId: begun.at('startPasskeyRegistration.id'), response };
  const added = granted(await ask(finish, { answer }, player.token));
  const [passkey] = list(added.at('finishPasskeyRegistration.security.passkeys'));
  const { id } = z.object({ id: z.string() }).parse(passkey);
  return { authenticator, id };
};
const passkeyTicket = async (authenticator: SoftwareAuthenticator): Promise<string> => {
  const begun = granted(await ask('mutation { startPasskeyStepUp { id options } }', {}, player.token));
  const passkey = {
    ceremonyId: begun.at('startPasskeyStepUp.id'),
    response: authenticator.get(text(begun.at('startPasskeyStepUp.options'))),
  };
  const verify = 'mutation($passkey: PasskeyAnswer) { verifyAction(passkey: $passkey) { ticket } }';
  return text(granted(await ask(verify, { passkey }, player.token)).at('verifyAction.ticket'));
};
const addTotp = async () => {
  const start = 'mutation($ticket: String!) { startTotp(ticket: $ticket) { secret } }';
  const begun = granted(await ask(start, { ticket: await ticket() }, player.token));
  const secret = Secret.fromBase32(text(begun.at('startTotp.secret')));
  const next = (): string => {
    site.advance(30_000);
    return TOTP.generate({ secret, timestamp: site.now() });
  };
  const confirm = 'mutation($code: String!) { confirmTotp(code: $code) }';
  const codes = list(granted(await ask(confirm, { code: next() }, player.token)).at('confirmTotp')).map(text);
  const proof = 'mutation($code: String!) { verifyAction(totpCode: $code) { ticket } }';
  const totpTicket = async (): Promise<string> =>
    text(granted(await ask(proof, { code: next() }, player.token)).at('verifyAction.ticket'));
  return { codes, totpTicket };
};
const recover = async (): Promise<void> => {
  const input = { phone: player.phone, smsCode: await code('RECOVER'), newPassword: `new ${uuid()}` };
  granted(await ask('mutation($input: RecoverPasswordInput!) { recoverPassword(input: $input) }', { input }));
};
const useLink = (token: string) =>
  ask('mutation($token: String!) { useSecurityLink(token: $token) { action } }', { token });
const makeKey = async (): Promise<string> => {
  const make =
    'mutation($ticket: String!) { createApiKey(name: "bot", scopes: [READ], ticket: $ticket) { apiKey { id } } }';
  return text(granted(await ask(make, { ticket: await ticket() }, player.token)).at('createApiKey.apiKey.id'));
};
/** A device's first key, and its end. */
const changeKey = async (last: 'addDeviceKey' | 'removeDeviceKey'): Promise<void> => {
  const { key, sign } = deviceNamed('journal');
  const playerId = text(granted(await ask('{ lanes { playerId } }', {}, player.token)).at('lanes.playerId'));
  const add = 'mutation($input: AddDeviceKeyInput!) { addDeviceKey(input: $input) { position } }';
  const proof = sign(keyText({ playerId, change: 1, key }));
  granted(await ask(add, { input: { commandId: uuid(), key, proof } }, player.token));
  if (last === 'addDeviceKey') return;
  const remove = 'mutation($input: RemoveDeviceKeyInput!) { removeDeviceKey(input: $input) { position } }';
  const signature = sign(keyGoneText({ playerId, change: 2, key }, key));
  granted(await ask(remove, { input: { commandId: uuid(), key, signer: key, signature } }, player.token));
};
/** As the operator's command does. */
const operate = async (act: string, ...more: readonly string[]): Promise<void> => {
  const words = [...act.split(' '), player.playerId, ...more, '--reason', 'asked'];
  const { ok, lines } = await operateOn(site, words, { line: keep });
  if (!ok) throw new Error(lines.join());
};
const hold = () => operate('player hold', '--scope', 'leaving');
const block = () => operate('player block', '--until', new Date(site.now() + DAY).toISOString());

/** The acts of players, strangers and the operator by which each kind of event is written. */
const ACTS: Readonly<Record<SecurityEventKind, () => Promise<unknown>>> = {
  registered: async () => undefined,
  'signed-in': () => login(),
  'sign-in-failed': () => login('wrong horse'),
  'signed-out': () => act('mutation { logout }'),
  'new-device': () =>
    site.gateway.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-device': 'A'.repeat(43) },
      payload: { query: LOGIN, variables: { input: { phone: player.phone, password: player.password } } },
    }),
  'session-ended': async () => {
    await login();
    const sessions = granted(await ask('{ me { sessions { id current } } }', {}, player.token)).at('me.sessions');
    const other = z.array(z.object({ id: z.string(), current: z.boolean() })).parse(sessions);
    const id = other.find(({ current }) => !current)?.id;
    await act('mutation($id: ID!) { revokeSession(id: $id) }', { id });
  },
  'sessions-ended': async () => {
    await login();
    await act('mutation { revokeOtherSessions }');
  },
  'step-up': () => ticket(),
  'step-up-failed': async () => {
    const wrong = String((Number(await code('VERIFY')) + 1) % 1_000_000).padStart(6, '0');
    await ask('mutation($code: String!) { verifyAction(smsCode: $code) { ticket } }', { code: wrong }, player.token);
  },
  'password-changed': () =>
    act('mutation($input: ChangePasswordInput!) { changePassword(input: $input) }', {
      input: { currentPassword: player.password, newPassword: `new ${uuid()}` },
    }),
  recovered: recover,
  'recovery-stopped': async () => {
    await recover();
    granted(await useLink(player.token));
  },
  'phone-change-asked': askToMovePhone,
  'phone-changed': async () => {
    await askToMovePhone();
    await later();
  },
  'trade-link-bound': () => bindTradeLink(ask, player, linkOf('firstone')),
  'trade-link-change-asked': askToMoveTradeLink,
  'trade-link-changed': async () => {
    await askToMoveTradeLink();
    await later();
  },
  'steam-link-asked': askToLinkSteam,
  'steam-linked': linkSteam,
  'steam-unlinked': async () => {
    await linkSteam();
    await act('mutation($ticket: String!) { unlinkSteam(ticket: $ticket) { id } }', { ticket: await ticket() });
  },
  'email-changed': () => bindEmail(ask, player, `ada.${uuid()}@example.org`),
  'email-confirmed': async () => {
    await bindEmail(ask, player, `ada.${uuid()}@example.org`);
    const link = async () => (await ask('{ me { security { devMailLink } } }', {}, player.token)).at('me.security');
    await expect.poll(link, { timeout: 15_000 }).toEqual({ devMailLink: expect.stringContaining('#') });
    const { devMailLink } = z.object({ devMailLink: z.string() }).parse(await link());
    await act('mutation($token: String!) { confirmEmail(token: $token) }', { token: devMailLink.split('#')[1] });
  },
  'passkey-added': addPasskey,
  'passkey-renamed': async () => {
    const { id } = await addPasskey();
    await act('mutation($id: ID!) { renamePasskey(id: $id, name: "Red key") { id } }', { id });
  },
  'passkey-removal-asked': async () => {
    const { authenticator, id } = await addPasskey();
    const proof = await passkeyTicket(authenticator);
    await act('mutation($id: ID!, $ticket: String!) { removePasskey(id: $id, ticket: $ticket) { id } }', {
      id,
      ticket: proof,
    });
  },
  'passkey-removed': async () => {
    await ACTS['passkey-removal-asked']();
    await later();
  },
  'totp-added': addTotp,
  'totp-removal-asked': async () => {
    const { totpTicket } = await addTotp();
    await act('mutation($ticket: String!) { removeTotp(ticket: $ticket) { id } }', { ticket: await totpTicket() });
  },
  'asked-by-support': async () => {
    await addTotp();
    await operate('player factors', '--remove', 'totp', '--by', 'Ada');
  },
  'totp-removed': async () => {
    await ACTS['totp-removal-asked']();
    await later();
  },
  'recovery-codes-made': async () => {
    const { totpTicket } = await addTotp();
    await act('mutation($ticket: String!) { newRecoveryCodes(ticket: $ticket) }', { ticket: await totpTicket() });
  },
  'recovery-code-used': async () => {
    const { codes } = await addTotp();
    granted(await login(player.password, codes[0]));
  },
  'change-stopped': async () => {
    await askToMoveTradeLink();
    const seen = await ask('{ me { security { pendingChanges { id } } } }', {}, player.token);
    const [change] = z.array(z.object({ id: z.string() })).parse(seen.at('me.security.pendingChanges'));
    await act('mutation($id: ID!) { stopPendingChange(id: $id) { id } }', { id: change?.id });
  },
  'change-failed': async () => {
    const phone = await askToMovePhone();
    site.advance(60_000);
    await signUp(ask, phone);
    await later();
  },
  'api-key-made': makeKey,
  'api-key-revoked': async () => act('mutation($id: ID!) { revokeApiKey(id: $id) }', { id: await makeKey() }),
  'device-key-added': () => changeKey('addDeviceKey'),
  'device-key-removed': () => changeKey('removeDeviceKey'),
  held: hold,
  released: async () => {
    await hold();
    await operate('player release');
  },
  blocked: block,
  'limit-set': () => operate('player limit', 'wager', 'day', '500'),
  unblocked: async () => {
    await block();
    await operate('player unblock');
  },
  frozen: () => act('mutation { freezeAccount { id } }'),
  thawed: async () => {
    await act('mutation { freezeAccount { id } }');
    await act('mutation($ticket: String!) { thawAccount(ticket: $ticket) { id } }', { ticket: await ticket() });
  },
  'erasure-asked': async () => {
    const erase = 'mutation($id: CommandId!, $ticket: String!) { eraseAccount(commandId: $id, ticket: $ticket) }';
    await act(erase, { id: uuid(), ticket: await ticket() });
  },
};

describe('every word of the security journal', () => {
  it.each(SECURITY_EVENTS)('is written: %s', async (kind) => {
    await ACTS[kind]();
    await expect.poll(kindsLogged, { timeout: 15_000 }).toContain(kind);
  });
});
