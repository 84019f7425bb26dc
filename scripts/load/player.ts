import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { solveProof } from '../../gateway/accounts/proof-of-work/solve.ts';
import { type Ask, Refused } from '../demo/client.ts';

/** The case that is opened, on the odds that are shown. */
export interface Choice {
  readonly slug: string;
  readonly price: number;
  readonly oddsHash: string;
  readonly terms: string;
}

const cases = z.object({
  cases: z
    .array(z.object({ slug: z.string(), price: z.coerce.number(), oddsHash: z.string(), terms: z.string() }))
    .min(1),
});

/** The cheapest case of the site. */
export const cheapest = async (ask: Ask): Promise<Choice> => {
  const [choice] = (await ask(cases, '{ cases { slug price oddsHash terms } }')).cases.toSorted(
    (a, b) => a.price - b.price,
  );
  if (choice === undefined) throw new Error('the site shows no case');
  return choice;
};

export interface Player {
  readonly token: string;
  /** Minor units. */
  coin: number;
}

const slider = z.object({
  requestSlider: z.object({ id: z.string(), devAnswer: z.int(), proof: z.object({ challenge: z.string() }) }),
});
const code = z.object({ requestSmsCode: z.object({ devCode: z.string() }) });
const session = z.object({ register: z.object({ token: z.string() }) });

/** A new player, as everybody becomes one: slider, code, registration. */
export const signUp = async (ask: Ask): Promise<Player> => {
  const phone = `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const { requestSlider } = await ask(
    slider,
    'mutation($phone: String!) { requestSlider(phone: $phone) { id devAnswer proof { challenge } } }',
    { phone },
  );
  const { id: sliderId, devAnswer: sliderX } = requestSlider;
  const proof = await solveProof(requestSlider.proof.challenge);
  const { requestSmsCode } = await ask(
    code,
    'mutation($input: SmsCodeInput!) { requestSmsCode(input: $input) { devCode } }',
    { input: { phone, purpose: 'REGISTER', sliderId, sliderX, proof } },
  );
  const password = randomBytes(12).toString('base64url');
  const input = { phone, password, smsCode: requestSmsCode.devCode, adult: true, terms: true };
  const { register } = await ask(session, 'mutation($input: RegisterInput!) { register(input: $input) { token } }', {
    input,
  });
  return { token: register.token, coin: 0 };
};

const DEPOSIT = 10_000_000;

/** Sandbox coin, so that the player can go on. */
export const payIn = async (ask: Ask, player: Player): Promise<void> => {
  await ask(
    z.object({ deposit: z.object({ position: z.string() }) }),
    'mutation($commandId: CommandId!, $amount: Money!) { deposit(commandId: $commandId, amount: $amount) { position } }',
    { commandId: randomUUID(), amount: DEPOSIT },
    player.token,
  );
  player.coin += DEPOSIT;
};

export type Open = (player: Player, choice: Choice) => Promise<void>;

/** What the page asks when a case is opened. */
const OPEN = `mutation OpenCase($input: OpenCaseInput!) {
  openCase(input: $input) {
    rounds { id position roundNo ticket float caseSlug
      entry { index skin { id grade image finishNames { en } } wear }
      item { id value sellPrice valueLockedUntil } }
    wallet { coin points version }
    position
  }
}`;

const fresh = () => ({ commandId: randomUUID(), entropy: randomBytes(16).toString('hex') });

/** @throws Refused */
export const openOverGraphql =
  (ask: Ask): Open =>
  async ({ token }, { slug, oddsHash, terms }) => {
    const input = { ...fresh(), terms, slug, quantity: 1, oddsHash };
    await ask(z.object({ openCase: z.object({ position: z.string() }) }), OPEN, { input }, token);
  };

const rest = z.union([
  z.object({ success: z.literal(true) }),
  z.object({ success: z.literal(false), msg: z.string(), error: z.object({ code: z.string() }) }),
]);
const TIMEOUT_MS = 15_000;

/** @throws Refused */
export const openOverRest =
  (url: string): Open =>
  async ({ token }, { slug, oddsHash }) => {
    const { commandId, entropy } = fresh();
    const response = await fetch(new URL('/api/box/open', url), {
      method: 'POST',
      headers: { token, 'idempotency-key': commandId },
      body: new URLSearchParams({ id: slug, quantity: '1', oddsHash, entropy }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answered = rest.parse(await response.json());
    if (!answered.success) throw new Refused(answered.error.code, answered.msg);
  };
