import { z } from 'zod';
import { solveProof } from '../../gateway/accounts/proof-of-work/solve.ts';
import type { Ask } from './client.ts';

export interface SignedUp {
  readonly token: string;
  readonly playerId: string;
}

/** Of one deposit where nothing else is said, minor units. */
export const DEPOSIT = 10_000_000;

const slider = z.object({
  requestSlider: z.object({ id: z.string(), devAnswer: z.int(), proof: z.object({ challenge: z.string() }) }),
});
const code = z.object({ requestSmsCode: z.object({ devCode: z.string() }) });
const session = z.object({ register: z.object({ token: z.string(), me: z.object({ playerId: z.string() }) }) });
const deposit = z.object({ deposit: z.object({ position: z.string() }) });

/** Signs up as a person would, with the codes that a site without a text message provider shows. @throws what `ask` throws */
export const signUp = async (ask: Ask, phone: string, password: string): Promise<SignedUp> => {
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
  const { register } = await ask(
    session,
    'mutation($input: RegisterInput!) { register(input: $input) { token me { playerId } } }',
    { input: { phone, password, smsCode: requestSmsCode.devCode, adult: true, terms: true } },
  );
  return { token: register.token, playerId: register.me.playerId };
};

/** Buys sandbox coin, so many minor units of it. @throws what `ask` throws */
export const payIn = async (ask: Ask, token: string, commandId: string, amount = DEPOSIT): Promise<void> => {
  await ask(
    deposit,
    'mutation($commandId: CommandId!, $amount: Money!) { deposit(commandId: $commandId, amount: $amount) { position } }',
    { commandId, amount },
    token,
  );
};
