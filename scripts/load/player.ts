import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { casesOf } from '../demo/acts/act.ts';
import { type Ask, Refused } from '../demo/client.ts';
import { DEPOSIT, payIn as payInAt, signUp as signUpAt } from '../demo/sign-up.ts';

/** The case that is opened, on the odds that are shown. */
export type Choice = Awaited<ReturnType<typeof casesOf>>[number];

/** The cheapest case of the site. */
export const cheapest = async (ask: Ask): Promise<Choice> => {
  const [choice] = (await casesOf({ ask })).toSorted((a, b) => a.price - b.price);
  if (choice === undefined) throw new Error('the site shows no case');
  return choice;
};

export interface Player {
  readonly token: string;
  /** Minor units. */
  coin: number;
}

/** A new player, as everybody becomes one: slider, code, registration. */
export const signUp = async (ask: Ask): Promise<Player> => {
  const phone = `+86138${String(randomInt(100_000_000)).padStart(8, '0')}`;
  const { token } = await signUpAt(ask, phone, randomBytes(12).toString('base64url'));
  return { token, coin: 0 };
};

/** Sandbox coin, so that the player can go on. */
export const payIn = async (ask: Ask, player: Player): Promise<void> => {
  await payInAt(ask, player.token, randomUUID());
  player.coin += DEPOSIT;
};

export type Open = (player: Player, choice: Choice) => Promise<void>;

/** What the page asks when a case is opened. */
export const OPEN_CASE = `mutation OpenCase($input: OpenCaseInput!) {
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
    await ask(z.object({ openCase: z.object({ position: z.string() }) }), OPEN_CASE, { input }, token);
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
