import { z } from 'zod';

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

/** Made through the same GraphQL that the page uses. `phone`: 11 digits of the mainland. */
export const makePlayer = async (url: string, phone: string): Promise<SeasonedPlayer> => {
  const { requestSmsCode } = await ask(
    url,
    'mutation ($phone: String!) { requestSmsCode(phone: $phone) { devCode } }',
    z.object({ requestSmsCode: z.object({ devCode: z.string() }) }),
    { phone },
  );
  const input = { phone, password: PASSWORD, smsCode: requestSmsCode.devCode, adult: true, terms: true };
  const { register } = await ask(
    url,
    'mutation ($input: RegisterInput!) { register(input: $input) { token me { nickname } } }',
    z.object({ register: z.object({ token: z.string(), me: z.object({ nickname: z.string() }) }) }),
    { input },
  );
  const { token } = register;
  await ask(
    url,
    'mutation ($commandId: CommandId!) { deposit(commandId: $commandId, amount: 100000) { depositId } }',
    z.object({ deposit: z.object({}) }),
    { commandId: commandId() },
    token,
  );
  const { cases } = await ask(
    url,
    '{ cases(maxPrice: 1000) { slug oddsHash } }',
    z.object({ cases: oneOrMore(z.object({ slug: z.string(), oddsHash: z.string() })) }),
  );
  const [{ slug, oddsHash }] = cases;
  const opening = { commandId: commandId(), slug, quantity: 5, oddsHash, entropy: 'ab'.repeat(16) };
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
    'mutation ($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, itemIds: $itemIds) { total } }',
    z.object({ sellItems: z.object({}) }),
    { commandId: commandId(), itemIds: [item.id] },
    token,
  );
  await ask(
    url,
    'mutation ($commandId: CommandId!) { rotateSeed(commandId: $commandId) { position } }',
    z.object({ rotateSeed: z.object({}) }),
    { commandId: commandId() },
    token,
  );
  return { token, nickname: register.me.nickname, slug, roundId };
};
