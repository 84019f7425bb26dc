import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { solveProof } from '../../gateway/accounts/proof-of-work/solve.ts';
import { itemsTerms } from '../terms-cast.ts';

/** A player with a past: five openings, one sale, one revealed seed pair. */
export interface SeasonedPlayer {
  readonly token: string;
  readonly nickname: string;
  /** A case of the catalog, with the odds it has now. */
  readonly slug: string;
  /** A round whose seeds are revealed. */
  readonly roundId: string;
}

/** Every such player's. */
export const PASSWORD = 'a long enough secret';

const ask = async <Answer>(
  url: string,
  document: string,
  answer: z.ZodType<Answer>,
  variables: Readonly<Record<string, unknown>> = {},
  token?: string,
): Promise<Answer> => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document, variables }),
  });
  const body: unknown = await response.json();
  const parsed = z.object({ data: answer }).safeParse(body);
  if (!parsed.success) throw new Error(`unexpected answer to ${document.slice(0, 60)}: ${JSON.stringify(body)}`);
  return parsed.data.data;
};

const oneOrMore = <Item extends z.ZodType>(item: Item) => z.tuple([item], item);

const commandId = (): string => crypto.randomUUID();

/** As the dialog shows it in the sandbox. */
const smsCodeFor = async (url: string, phone: string, purpose: 'REGISTER' | 'RECOVER'): Promise<string> => {
  const { requestSlider } = await ask(
    url,
    'mutation ($phone: String!) { requestSlider(phone: $phone) { id devAnswer proof { challenge } } }',
    z.object({
      requestSlider: z.object({ id: z.string(), devAnswer: z.int(), proof: z.object({ challenge: z.string() }) }),
    }),
    { phone },
  );
  const { id: sliderId, devAnswer: sliderX } = requestSlider;
  const proof = await solveProof(requestSlider.proof.challenge);
  const { requestSmsCode } = await ask(
    url,
    'mutation ($input: SmsCodeInput!) { requestSmsCode(input: $input) { devCode } }',
    z.object({ requestSmsCode: z.object({ devCode: z.string() }) }),
    { input: { phone, purpose, sliderId, sliderX, proof } },
  );
  return requestSmsCode.devCode;
};

/** A new password for a player, by whoever has the phone. */
export const recoverPassword = async (url: string, phone: string, newPassword: string): Promise<void> => {
  const input = { phone, smsCode: await smsCodeFor(url, phone, 'RECOVER'), newPassword };
  await ask(
    url,
    'mutation ($input: RecoverPasswordInput!) { recoverPassword(input: $input) }',
    z.object({ recoverPassword: z.literal(true) }),
    { input },
  );
};

/** Made through the same GraphQL that the page uses. `phone`: 11 digits of the mainland; `coin`: minor units. */
export const makePlayer = async (url: string, phone: string, coin = 100_000): Promise<SeasonedPlayer> => {
  const smsCode = await smsCodeFor(url, phone, 'REGISTER');
  const input = { phone, password: PASSWORD, smsCode, adult: true, terms: true };
  const { register } = await ask(
    url,
    'mutation ($input: RegisterInput!) { register(input: $input) { token me { nickname } } }',
    z.object({ register: z.object({ token: z.string(), me: z.object({ nickname: z.string() }) }) }),
    { input },
  );
  const { token } = register;
  await ask(
    url,
    'mutation ($commandId: CommandId!, $amount: Money!) { deposit(commandId: $commandId, amount: $amount) { depositId } }',
    z.object({ deposit: z.object({}) }),
    { commandId: commandId(), amount: coin },
    token,
  );
  const { cases } = await ask(
    url,
    '{ cases(maxPrice: 1000) { slug oddsHash terms } }',
    z.object({ cases: oneOrMore(z.object({ slug: z.string(), oddsHash: z.string(), terms: z.string() })) }),
  );
  const [{ slug, oddsHash, terms }] = cases;
  const opening = { commandId: commandId(), terms, slug, quantity: 5, oddsHash, entropy: 'ab'.repeat(16) };
  const { openCase } = await ask(
    url,
    'mutation ($input: OpenCaseInput!) { openCase(input: $input) { rounds { id item { id } } } }',
    z.object({
      openCase: z.object({
        rounds: oneOrMore(z.object({ id: z.string(), item: z.object({ id: z.string() }) })),
      }),
    }),
    { input: opening },
    token,
  );
  const [{ id: roundId, item }] = openCase.rounds;
  await ask(
    url,
    `mutation ($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total } }`,
    z.object({ sellItems: z.object({}) }),
    { commandId: commandId(), itemIds: [item.id] },
    token,
  );
  await ask(
    url,
    'mutation ($commandId: CommandId!, $entropy: Entropy!) { rotateSeed(commandId: $commandId, entropy: $entropy) { position } }',
    z.object({ rotateSeed: z.object({}) }),
    { commandId: commandId(), entropy: randomBytes(16).toString('hex') },
    token,
  );
  return { token, nickname: register.me.nickname, slug, roundId };
};

/** Rooms of a player: battles that wait and that are over, and a giveaway that is open. */
export interface Rooms {
  readonly waiting: string;
  readonly finished: string;
  readonly giveaway: string;
}

const entropy = (): string => crypto.randomUUID().replaceAll('-', '');

const hostSeeds = async (url: string, { token }: SeasonedPlayer) => {
  const hash = z.object({ publicHash: z.string() });
  const answer = z.object({ hostSeeds: z.object({ battle: hash, giveaway: hash }) });
  return (await ask(url, '{ hostSeeds { battle { publicHash } giveaway { publicHash } } }', answer, {}, token))
    .hostSeeds;
};

/** A battle of two seats that waits for the second player. Answers its id. */
export const openBattle = async (url: string, player: SeasonedPlayer): Promise<string> => {
  const { battle } = await hostSeeds(url, player);
  const shown = await ask(
    url,
    'query ($slug: ID!) { terms case(slug: $slug) { oddsHash } }',
    z.object({
      terms: z.object({ battle: z.object({ hash: z.string() }) }),
      case: z.object({ oddsHash: z.string() }),
    }),
    { slug: player.slug },
  );
  const input = {
    terms: shown.terms.battle.hash,
    ...{ commandId: commandId(), entropy: entropy(), seedHash: battle.publicHash, mode: 'CLASSIC', seatCount: 2 },
    boxes: [{ slug: player.slug, oddsHash: shown.case.oddsHash }],
  };
  const { createBattle } = await ask(
    url,
    'mutation ($input: CreateBattleInput!) { createBattle(input: $input) { battle { id } } }',
    z.object({ createBattle: z.object({ battle: z.object({ id: z.string() }) }) }),
    { input },
    player.token,
  );
  return createBattle.battle.id;
};

const finished = async (url: string, id: string): Promise<boolean> => {
  const answer = z.object({ battle: z.object({ status: z.string() }) });
  const { battle } = await ask(url, 'query ($id: ID!) { battle(id: $id) { status } }', answer, { id });
  return battle.status === 'FINISHED';
};

const openGiveaway = async (url: string, player: SeasonedPlayer): Promise<string> => {
  const { giveaway } = await hostSeeds(url, player);
  const held = z.object({ backpack: z.object({ edges: oneOrMore(z.object({ node: z.object({ id: z.string() }) })) }) });
  const { backpack } = await ask(url, '{ backpack(first: 1) { edges { node { id } } } }', held, {}, player.token);
  const drawAt = new Date(Date.now() + 3_600_000).toISOString();
  const itemIds = [backpack.edges[0].node.id];
  const named = z.object({ terms: z.object({ giveaway: z.object({ hash: z.string() }) }) });
  const terms = (await ask(url, '{ terms }', named)).terms.giveaway.hash;
  const { createGiveaway } = await ask(
    url,
    'mutation ($input: CreateGiveawayInput!) { createGiveaway(input: $input) { giveaway { id } } }',
    z.object({ createGiveaway: z.object({ giveaway: z.object({ id: z.string() }) }) }),
    { input: { commandId: commandId(), entropy: entropy(), terms, seedHash: giveaway.publicHash, itemIds, drawAt } },
    player.token,
  );
  return createGiveaway.giveaway.id;
};

/** Made through the same GraphQL that the page uses; takes as long as a battle of one round. */
export const makeRooms = async (url: string, player: SeasonedPlayer): Promise<Rooms> => {
  const over = await openBattle(url, player);
  await ask(
    url,
    'mutation ($input: AddBotInput!) { addBot(input: $input) { position } }',
    z.object({ addBot: z.object({}) }),
    { input: { commandId: commandId(), battleId: over, entropy: entropy() } },
    player.token,
  );
  const waiting = await openBattle(url, player);
  const giveaway = await openGiveaway(url, player);
  for (let looks = 0; looks < 60 && !(await finished(url, over)); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { waiting, finished: over, giveaway };
};

/** Where the notices in a player's inbox lead, the newest first. */
export const noticeLinks = async (url: string, token: string): Promise<readonly string[]> => {
  const node = z.object({ link: z.string().nullable() });
  const answer = z.object({ messages: z.object({ edges: z.array(z.object({ node })) }) });
  const { messages } = await ask(url, '{ messages(first: 20) { edges { node { link } } } }', answer, {}, token);
  return messages.edges.flatMap(({ node: { link } }) => (link === null ? [] : [link]));
};
