import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { accountStoreIn } from '../../gateway/accounts/account-store.ts';
import { ticketsIn } from '../../gateway/accounts/sessions/tickets.ts';
import { restOf } from '../../gateway/rest/testing/client.ts';
import { type SoftwareAuthenticator, softwareAuthenticator } from '../../gateway/testing/authenticator.ts';
import { type Ask, askOf, signUp, smsCodeFor } from '../../gateway/testing/client.ts';
import type { Fixture } from '../../gateway/testing/fixture.ts';
import { securityOf } from '../../gateway/testing/security.ts';

/** Values that a player has received so far: the next act needs them to get further than its first check. */
export interface Story {
  readonly site: Fixture;
  readonly ask: Ask;
  readonly token: string;
  readonly phone: string;
  readonly password: string;
  readonly authenticator: SoftwareAuthenticator;
  /** Good for ten minutes. */
  readonly ticket: () => Promise<string>;
  ceremony: { readonly id: string; readonly options: string };
  secret: string;
  recovery: readonly string[];
}

export const newStory = async (site: Fixture): Promise<Story> => {
  const ask = askOf(site.gateway);
  const { token, phone, password } = await signUp(ask);
  const { at } = await ask('{ me { id } }', {}, token);
  const accounts = accountStoreIn(site.database.pool);
  const tickets = ticketsIn(site.database.pool, site.now, randomBytes);
  return {
    ...{ site, ask, token, phone, password },
    authenticator: softwareAuthenticator(),
    ticket: async () => {
      const account = await accounts.ofId(String(at('me.id')));
      if (account === null) throw new Error('the account is gone');
      return (await tickets.issue(account)).ticket;
    },
    ceremony: { id: '', options: '' },
    secret: '',
    recovery: [],
  };
};

const SECURITY = '{ me { security { devMailLink passkeys { id } pendingChanges { id } } } }';
const looked = async ({ ask, token }: Story, path: string): Promise<string> =>
  String((await ask(SECURITY, {}, token)).at(`me.security.${path}`));
const tokenIn = (link: string): string => link.split('#')[1] ?? '';
const mailedToken = async (story: Story): Promise<string> => tokenIn(await looked(story, 'devMailLink'));
/** Of the newest notice: mail may come a moment later. */
const noticeToken = async ({ ask, token }: Story): Promise<string> =>
  tokenIn(
    String(
      (await ask('{ messages(first: 1) { edges { node { link } } } }', {}, token)).at('messages.edges.0.node.link'),
    ),
  );

/** A code of the next step: each counts once. */
const totpCode = ({ site, secret }: Story): string => {
  site.advance(30_000);
  return secret === '' ? '000000' : TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: site.now() });
};

/** The answer of an authenticator; an empty object where no ceremony of that kind was begun. */
const answered = (work: () => string): string => {
  try {
    return work();
  } catch {
    return '{}';
  }
};
const created = ({ authenticator, ceremony }: Story): string => answered(() => authenticator.create(ceremony.options));
const gotten = ({ authenticator, ceremony }: Story): string => answered(() => authenticator.get(ceremony.options));

const tradeLink = (token: string): string => `https://steamcommunity.com/tradeoffer/new/?partner=1&token=${token}`;

type Given = Readonly<Record<string, unknown>>;

/** One call: its honest variables, and the part of its answer that the story keeps. */
export interface Act {
  readonly name: string;
  readonly given: (story: Story) => Promise<Given>;
  readonly send: (story: Story, given: Given) => Promise<{ readonly code: string | null; at(path: string): unknown }>;
  readonly keep?: (story: Story, at: (path: string) => unknown) => void;
}

/** A mutation or query by its name: variables are declared as the schema has them. */
const field = (
  name: string,
  declared: string,
  selection: string,
  given: Act['given'] = async () => ({}),
  keep?: Act['keep'],
): Act => {
  const names = [...declared.matchAll(/\$(\w+)/g)].map(([, one]) => one);
  const passed = names.length === 0 ? '' : `(${names.map((one) => `${one}: $${one}`).join(' ')})`;
  const kind = name === 'securityLink' ? 'query' : 'mutation';
  const document = `${kind}${declared === '' ? '' : `(${declared})`} { ${name}${passed} ${selection} }`;
  return {
    ...{ name, given },
    send: (story, variables) => story.ask(document, variables, story.token),
    ...(keep === undefined ? {} : { keep }),
  };
};

const call = (path: string, given: Act['given']): Act => ({
  ...{ name: `/${path}`, given },
  send: ({ site, token }, params) => restOf(site.gateway)(`/${path}`, params, { token }),
});

const beginCeremony =
  (name: string): Act['keep'] =>
  (story, at) => {
    story.ceremony = { id: String(at(`${name}.id`)), options: String(at(`${name}.options`)) };
  };

const withTicket: Act['given'] = async ({ ticket }) => ({ ticket: await ticket() });

/** In an order in which each of them succeeds. */
export const securityActs: readonly Act[] = [
  field(
    'startPasskeyRegistration',
    '$ticket: String!',
    '{ id options }',
    withTicket,
    beginCeremony('startPasskeyRegistration'),
  ),
  field('finishPasskeyRegistration', '$answer: PasskeyAnswer! $name: String!', '{ id }', async (story) => ({
    answer: { ceremonyId: story.ceremony.id, response: created(story) },
    name: 'My phone',
  })),
  field('startPasskeyLogin', '', '{ id options }', undefined, beginCeremony('startPasskeyLogin')),
  field('loginWithPasskey', '$answer: PasskeyAnswer!', '{ token }', async (story) => ({
    answer: { ceremonyId: story.ceremony.id, response: gotten(story) },
  })),
  field('startPasskeyStepUp', '', '{ id options }', undefined, beginCeremony('startPasskeyStepUp')),
  field('verifyAction', '$passkey: PasskeyAnswer', '{ ticket }', async (story) => ({
    passkey: { ceremonyId: story.ceremony.id, response: gotten(story) },
  })),
  field('renamePasskey', '$id: ID! $name: String!', '{ id }', async (story) => ({
    id: await looked(story, 'passkeys.0.id'),
    name: 'Another',
  })),
  field('startTotp', '$ticket: String!', '{ secret }', withTicket, (story, at) => {
    story.secret = String(at('startTotp.secret'));
  }),
  field(
    'confirmTotp',
    '$code: String!',
    '',
    async (story) => ({ code: totpCode(story) }),
    (story, at) => {
      const codes = at('confirmTotp');
      story.recovery = Array.isArray(codes) ? codes.map(String) : [];
    },
  ),
  field('verifyAction', '$totpCode: String', '{ ticket }', async (story) => ({ totpCode: totpCode(story) })),
  field('verifyAction', '$recoveryCode: String', '{ ticket }', async ({ recovery }) => ({ recoveryCode: recovery[0] })),
  call('auth/verify', async (story) => ({ totp: totpCode(story) })),
  call('auth/verify', async ({ recovery }) => ({ recoveryCode: recovery[1] })),
  call('auth/login', async (story) => ({
    ...{ phone: story.phone, password: story.password },
    secondFactor: totpCode(story),
  })),
  field('newRecoveryCodes', '$ticket: String!', '', withTicket),
  field('changeEmail', '$email: String! $ticket: String', '{ id }', async ({ ticket }) => ({
    email: 'a@b.example',
    ticket: await ticket(),
  })),
  field('resendEmailConfirmation', '', ''),
  field('securityLink', '$token: String!', '{ action }', async (story) => ({ token: await mailedToken(story) })),
  field('confirmEmail', '$token: String!', '', async (story) => ({ token: await mailedToken(story) })),
  field('changeTradeLink', '$tradeLink: String $ticket: String', '{ id }', async ({ ticket }) => ({
    tradeLink: tradeLink('firstone'),
    ticket: await ticket(),
  })),
  call('profile/modifyTradeUrl', async ({ ticket }) => ({ tradeUrl: tradeLink('otherone'), ticket: await ticket() })),
  field('useSecurityLink', '$token: String!', '{ action }', async (story) => ({ token: await noticeToken(story) })),
  field('changePhone', '$phone: String! $smsCode: String! $ticket: String!', '{ id }', async (story) => {
    const phone = `+86139${String(story.site.now()).slice(-8)}`;
    const smsCode = await smsCodeFor(story.ask, phone, 'CHANGE_PHONE', story.token).catch(() => '000000');
    return { phone, smsCode, ticket: await story.ticket() };
  }),
  field('stopPendingChange', '$id: ID!', '{ id }', async (story) => ({
    id: await looked(story, 'pendingChanges.0.id'),
  })),
  call('profile/changeEmail', async ({ ticket }) => ({ email: 'c@d.example', ticket: await ticket() })),
  field('removePasskey', '$id: ID! $ticket: String!', '{ id }', async (story) => ({
    id: await looked(story, 'passkeys.0.id'),
    ticket: await story.ticket(),
  })),
  field('removeTotp', '$ticket: String!', '{ id }', withTicket),
  field(
    'createApiKey',
    '$name: String! $scopes: [ApiScope!]! $ticket: String!',
    '{ __typename }',
    async ({ ticket }) => ({
      ...{ name: 'bot', scopes: ['READ', 'PERSONAL'] },
      ticket: await ticket(),
    }),
  ),
  field('freezeAccount', '', '{ id }'),
  field('thawAccount', '$ticket: String!', '{ id }', withTicket),
  {
    name: 'a day passes',
    given: async () => ({}),
    send: async ({ site }) => {
      site.advance(25 * 60 * 60_000);
      await securityOf(site).applyDue();
      return { code: null, at: () => undefined };
    },
  },
];
