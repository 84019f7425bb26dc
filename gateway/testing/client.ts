import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import * as account from '../../test/player/account.ts';
import { answer, askOver, authorised, type Exchange } from '../../test/player/ask.ts';
import { caseOf, OPEN_CASE, openingOf } from '../../test/player/case.ts';
import { systemChance } from '../../test/player/chance.ts';
import type { SmsPurpose } from '../../test/player/generated/graphql.ts';
import { roundShown, type ShownRound } from '../../test/player/round.ts';
import { payIn } from '../../test/player/trade.ts';
import { upgradeTerms } from '../../test/terms-cast.ts';

export { REGISTER } from '../../test/player/account.ts';
export { OPEN_CASE as OPEN } from '../../test/player/case.ts';
export { randomPhone } from '../../test/player/chance.ts';
export type { SmsPurpose } from '../../test/player/generated/graphql.ts';
export { DEPOSIT } from '../../test/player/trade.ts';

export interface Answer extends z.output<typeof answer> {
  readonly status: number;
  /** The value at a dotted path below `data`; undefined where there is none. */
  at(path: string): unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The value at a dotted path; undefined where there is none. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner: unknown, key) => (isRecord(inner) ? inner[key] : undefined), value);

export type Ask = (...asked: Parameters<Exchange>) => Promise<Answer>;

/** Speaks GraphQL over HTTP to a gateway that needn't listen. */
export const askOf =
  (gateway: FastifyInstance, remoteAddress = '127.0.0.1', headers: Readonly<Record<string, string>> = {}): Ask =>
  async (document, variables, token) => {
    const response = await gateway.inject({
      method: 'POST',
      url: '/graphql',
      remoteAddress,
      headers: { ...headers, ...authorised(token) },
      payload: { query: String(document), ...(variables === undefined ? {} : { variables }) },
    });
    const answered = answer.parse(response.json());
    return { ...answered, status: response.statusCode, at: (path) => valueAt(answered.data, path) };
  };

export const uuid = (): string => randomUUID();
export const entropy = (): string => systemChance.hex(16);

export type Player = Awaited<ReturnType<typeof account.signUp>>;

export const text = (value: unknown): string => {
  if (typeof value !== 'string') throw new Error(`not text: ${JSON.stringify(value)}`);
  return value;
};

export const list = (value: unknown): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Error(`not a list: ${JSON.stringify(value)}`);
  return value;
};

/** The value at a path in each value of a list. */
export const each = (values: unknown, path: string): readonly unknown[] =>
  list(values).map((value) => valueAt(value, path));

/** An answer without errors, or the test ends here. */
export const granted = (answer: Answer): Answer => {
  if (answer.code !== null) throw new Error(`${answer.code}: ${answer.message}`);
  return answer;
};

/** A slider for a number, solved, and its proof of work. */
export const solvedSlider = (ask: Ask, phone: string, token?: string) =>
  account.solvedSlider(askOver(ask), phone, token);

/** Solves a slider and asks for a code; the answer may be a refusal. */
export const requestSms = async (ask: Ask, phone: string, purpose: SmsPurpose, token?: string): Promise<Answer> =>
  ask(account.SMS_CODE, { input: { phone, purpose, ...(await solvedSlider(ask, phone, token)) } }, token);

/** A code as the dialog shows it in development. */
export const smsCodeFor = (ask: Ask, phone: string, purpose: SmsPurpose, token?: string): Promise<string> =>
  account.smsCodeFor(askOver(ask), phone, purpose, token);

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

/** Signs a player up as the page does. */
export const signUp = (ask: Ask, phone?: string): Promise<Player> => account.signUp(askOver(ask), phone);

/** The seeds that a play names, as the player is shown them now. */
export const roundFor = (ask: Ask, { token }: Pick<Player, 'token'>): Promise<ShownRound> =>
  roundShown(askOver(ask), token);

/** The input of `openCase` with the odds, the terms and the pair that the player is shown now. */
export const openInput = async (ask: Ask, player: Pick<Player, 'token'>, slug = 'ember', quantity: unknown = 1) => ({
  ...openingOf(await caseOf(askOver(ask), slug), await roundFor(ask, player)),
  quantity,
});

/** The same opening as parameters of REST. */
export const openParams = async (ask: Ask, player: Pick<Player, 'token'>, quantity = 1) => {
  const { slug: id, commandId: _, ...shown } = await openInput(ask, player, 'ember', quantity);
  return { ...shown, id };
};

export const deposit = (ask: Ask, { token }: Player, amount: number): Promise<void> =>
  payIn(askOver(ask), token, amount);

/** A new player with so much coin. */
export const signUpWith = async (ask: Ask, coin: number): Promise<Player> => {
  const player = await signUp(ask);
  await deposit(ask, player, coin);
  return player;
};

/** The coin of a player and the number of items in each state, read at each call. */
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
  const player = askOver(ask);
  const input = openingOf(await caseOf(player, 'ember'), await roundShown(player, token), quantity);
  const { rounds } = (await player(OPEN_CASE, { input }, token)).openCase;
  return rounds.map(({ id: roundId, entry, item: { id, value } }) => ({ id, roundId, value, skin: entry.skin.id }));
};

const UPGRADE = `mutation($input: UpgradeInput!) { upgradeItems(input: $input) { play { won id } } }`;

/** Upgrades at 79.99 % until one is won, and answers the play's id. */
export const winUpgrade = async (ask: Ask): Promise<unknown> => {
  const player = await signUpWith(ask, 1_000_000);
  const round = await roundFor(ask, player);
  for (;;) {
    const item = (await winItems(ask, player, 10)).find(({ value }) => value <= 1_000);
    if (item === undefined) continue;
    const stake = { itemIds: [item.id], coin: 1_304 - item.value, stake: 1_304, winTickets: 7_997_866 };
    const target = { targetSkin: 'brook', targetWear: 'FN', targetValue: 1_500, side: 'UNDER' };
    const input = { commandId: uuid(), terms: upgradeTerms, entropy: entropy(), ...round, ...stake, ...target };
    const { at } = granted(await ask(UPGRADE, { input }, player.token));
    if (at('upgradeItems.play.won') === true) return at('upgradeItems.play.id');
  }
};
