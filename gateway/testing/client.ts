import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { solveProof } from '../accounts/proof-of-work/solve.ts';

const body = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({
          code: z.string(),
          details: z.record(z.string(), z.unknown()),
          refusal: z.strictObject({ text: z.string(), key: z.string() }).optional(),
        }),
      }),
    )
    .optional(),
});

export interface Answer {
  readonly status: number;
  /** The first error's code; null when there is none. */
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly message: string;
  /** Of a play that the rules refused; null otherwise. */
  readonly refusal: { readonly text: string; readonly key: string } | null;
  readonly data: unknown;
  /** The value at a dotted path below `data`; undefined where there is none. */
  at(path: string): unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value at a dotted path; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);

export type Ask = (query: string, variables?: object, token?: string) => Promise<Answer>;

/** Speaks GraphQL over HTTP to a gateway that needn't listen. */
export const askOf =
  (gateway: FastifyInstance, remoteAddress = '127.0.0.1'): Ask =>
  async (query, variables, token) => {
    const response = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      payload: { query, ...(variables === undefined ? {} : { variables }) },
    });
    const { data, errors } = body.parse(response.json());
    const first = errors?.[0];
    return {
      status: response.statusCode,
      code: first?.extensions.code ?? null,
      details: first?.extensions.details ?? {},
      message: first?.message ?? '',
      refusal: first?.extensions.refusal ?? null,
      data,
      at: (path) => valueAt(data, path),
    };
  };

export const randomPhone = (): string => `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`;
export const uuid = (): string => randomUUID();
export const entropy = (): string => randomBytes(16).toString('hex');

export const REGISTER = `mutation Register($input: RegisterInput!) {
  register(input: $input) { token expiresAt me { id playerId nickname avatar phone wallet { coin points version } } }
}`;

export interface Player {
  readonly token: string;
  readonly phone: string;
  readonly password: string;
  readonly playerId: string;
}

export const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`not text: ${JSON.stringify(value)}`);
  return value;
};

export const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
};

/** What stands at a path in each of a list's values. */
export const each = (values: unknown, path: string): readonly unknown[] =>
  list(values).map((value) => valueAt(value, path));

/** An answer without errors, or the test ends here. */
export const granted = (answer: Answer): Answer => {
  if (answer.code !== null) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
};

export type SmsPurpose = 'REGISTER' | 'LOGIN' | 'RECOVER' | 'VERIFY' | 'CHANGE_PHONE';

const SLIDER = 'mutation($phone: String!) { requestSlider(phone: $phone) { id devAnswer proof { challenge } } }';
const SMS = 'mutation($input: SmsCodeInput!) { requestSmsCode(input: $input) { lockSeconds devCode } }';

/** A slider for a number, solved, and its proof of work. */
export const solvedSlider = async (ask: Ask, phone: string, token?: string) => {
  const slider = granted(await ask(SLIDER, { phone }, token));
  return {
    sliderId: text(slider.at('requestSlider.id')),
    sliderX: Number(slider.at('requestSlider.devAnswer')),
    proof: await solveProof(text(slider.at('requestSlider.proof.challenge'))),
  };
};

/** Solves a slider and asks for a code; the answer is whatever came of it. */
export const requestSms = async (ask: Ask, phone: string, purpose: SmsPurpose, token?: string): Promise<Answer> =>
  ask(SMS, { input: { phone, purpose, ...(await solvedSlider(ask, phone, token)) } }, token);

/** A code as the dialog shows it in development. */
export const smsCodeFor = async (ask: Ask, phone: string, purpose: SmsPurpose, token?: string): Promise<string> =>
  text(granted(await requestSms(ask, phone, purpose, token)).at('requestSmsCode.devCode'));

/** A ticket for sensitive acts of a player. */
export const ticketFor = async (ask: Ask, { phone, token }: Pick<Player, 'phone' | 'token'>): Promise<string> => {
  const smsCode = await smsCodeFor(ask, phone, 'VERIFY', token);
  const verified = await ask(
    'mutation($smsCode: String!) { verifyAction(smsCode: $smsCode) { ticket } }',
    { smsCode },
    token,
  );
  return text(granted(verified).at('verifyAction.ticket'));
};

/** A player's first trade link, which binds at once. */
export const bindTradeLink = async (ask: Ask, player: Pick<Player, 'phone' | 'token'>, link: string): Promise<void> => {
  const bind = 'mutation($link: String, $ticket: String) { changeTradeLink(tradeLink: $link, ticket: $ticket) { id } }';
  granted(await ask(bind, { link, ticket: await ticketFor(ask, player) }, player.token));
};

/** An address that isn't confirmed yet. */
export const bindEmail = async (ask: Ask, player: Pick<Player, 'phone' | 'token'>, email: string): Promise<void> => {
  const bind = 'mutation($email: String!, $ticket: String) { changeEmail(email: $email, ticket: $ticket) { id } }';
  granted(await ask(bind, { email, ticket: await ticketFor(ask, player) }, player.token));
};

/** Signs a person up as the page does. */
export const signUp = async (ask: Ask, phone = randomPhone()): Promise<Player> => {
  const password = `pass ${uuid()}`;
  const smsCode = await smsCodeFor(ask, phone, 'REGISTER');
  const answer = granted(await ask(REGISTER, { input: { phone, password, smsCode, adult: true, terms: true } }));
  return {
    token: text(answer.at('register.token')),
    phone,
    password,
    playerId: text(answer.at('register.me.playerId')),
  };
};

export const DEPOSIT = `mutation($commandId: CommandId!, $amount: Money!) {
  deposit(commandId: $commandId, amount: $amount) { depositId amount position wallet { coin version } }
}`;

export const OPEN = `mutation($input: OpenCaseInput!) {
  openCase(input: $input) {
    rounds { id roundNo ticket item { id value sellPrice state skin { id } } }
    wallet { coin version } position
  }
}`;

/** What `openCase` takes, on the odds and under the terms that are shown now. */
export const openInput = async (ask: Ask, slug = 'ember', quantity: unknown = 1) => {
  const shown = await ask('query($slug: ID!) { case(slug: $slug) { oddsHash terms } }', { slug });
  const [oddsHash, terms] = [text(shown.at('case.oddsHash')), text(shown.at('case.terms'))];
  return { commandId: uuid(), terms, slug, quantity, oddsHash, entropy: entropy() };
};

export const deposit = async (ask: Ask, { token }: Player, amount: number): Promise<void> => {
  granted(await ask(DEPOSIT, { commandId: uuid(), amount }, token));
};

/** A new player with so much coin. */
export const signUpWith = async (ask: Ask, coin: number): Promise<Player> => {
  const player = await signUp(ask);
  await deposit(ask, player, coin);
  return player;
};

/** What a player owns, read anew: coin, and the number of items in each state. */
export const holdings = async (ask: Ask, { token }: Player) => {
  const answer = granted(
    await ask(
      `{ me { wallet { coin version } } held: backpack { totalCount } used: backpack(state: USED) { totalCount }
         escrowed: backpack(state: ESCROWED) { totalCount } sold: backpack(state: SOLD) { totalCount } }`,
      undefined,
      token,
    ),
  );
  const count = (state: string): number => Number(answer.at(`${state}.totalCount`));
  return {
    coin: Number(answer.at('me.wallet.coin')),
    version: Number(answer.at('me.wallet.version')),
    held: count('held'),
    used: count('used'),
    escrowed: count('escrowed'),
    sold: count('sold'),
  };
};

export interface WonItem {
  readonly id: string;
  readonly roundId: string;
  readonly value: number;
  readonly skin: string;
}

/** Opens cases, and answers the items in the order of play. Costs 10.00 each. */
export const winItems = async (ask: Ask, { token }: Player, quantity: number): Promise<readonly WonItem[]> => {
  const opened = granted(await ask(OPEN, { input: await openInput(ask, 'ember', quantity) }, token));
  return list(opened.at('openCase.rounds')).map((round) => ({
    id: text(valueAt(round, 'item.id')),
    roundId: text(valueAt(round, 'id')),
    value: Number(valueAt(round, 'item.value')),
    skin: text(valueAt(round, 'item.skin.id')),
  }));
};
