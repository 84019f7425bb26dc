import { z } from 'zod';
import { solveProof } from '../../gateway/accounts/proof-of-work/solve.ts';
import type { Random } from '../simulate/random.ts';
import { untilAnswered } from './again.ts';
import type { Ask } from './ask.ts';

export interface Player {
  readonly token: string;
  readonly playerId: string;
}

const PATIENCE_MS = 60_000;
const COIN = 10_000_000;

const slider = z.object({
  requestSlider: z.object({ id: z.string(), devAnswer: z.int(), proof: z.object({ challenge: z.string() }) }),
});
const smsCode = z.object({ requestSmsCode: z.object({ devCode: z.string() }) });
const session = z.object({ register: z.object({ token: z.string(), me: z.object({ playerId: z.string() }) }) });
const deposit = z.object({ deposit: z.object({ position: z.coerce.number() }) });

/** Signs up as a person would, with the codes that a site without a text message provider shows, and buys coin. */
export const signUp = async (ask: Ask, random: Random): Promise<Player> => {
  const phone = `+86139${String(random.below(100_000_000)).padStart(8, '0')}`;
  const patiently = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    untilAnswered(work, performance.now() + PATIENCE_MS);
  const { requestSlider } = await patiently(() =>
    ask(slider, 'mutation($phone: String!) { requestSlider(phone: $phone) { id devAnswer proof { challenge } } }', {
      phone,
    }),
  );
  const { id: sliderId, devAnswer: sliderX } = requestSlider;
  const proof = await solveProof(requestSlider.proof.challenge);
  const { requestSmsCode } = await patiently(() =>
    ask(smsCode, 'mutation($input: SmsCodeInput!) { requestSmsCode(input: $input) { devCode } }', {
      input: { phone, purpose: 'REGISTER', sliderId, sliderX, proof },
    }),
  );
  const { register } = await patiently(() =>
    ask(session, 'mutation($input: RegisterInput!) { register(input: $input) { token me { playerId } } }', {
      input: { phone, password: random.hex(12), smsCode: requestSmsCode.devCode, adult: true, terms: true },
    }),
  );
  const { token } = register;
  const coin = { commandId: random.uuid(), amount: COIN };
  await patiently(() =>
    ask(
      deposit,
      'mutation($commandId: CommandId!, $amount: Money!) { deposit(commandId: $commandId, amount: $amount) { position } }',
      coin,
      token,
    ),
  );
  return { token, playerId: register.me.playerId };
};
