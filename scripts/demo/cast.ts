import { z } from 'zod';
import { solveProof } from '../../gateway/accounts/proof-of-work/solve.ts';
import { type Ask, Refused } from './client.ts';

/** Declared demo players: their names say what they are. */
const NAMES = [
  'Ada',
  'Basil',
  'Cleo',
  'Dario',
  'Edda',
  'Faro',
  'Gwen',
  'Hugo',
  'Iris',
  'Juno',
  'Kato',
  'Lena',
  'Milo',
  'Nora',
  'Otis',
  'Pia',
  'Quin',
  'Rhea',
  'Sami',
  'Tova',
] as const;

export interface DemoPlayer {
  readonly name: string;
  readonly playerId: string;
  readonly token: string;
}

const session = z.object({ token: z.string(), me: z.object({ playerId: z.string() }) });
const FIELDS = 'token me { playerId }';

/** A number of a range that no operator gives out to people, and a password that follows from the seed. */
const credentials = (seed: string, index: number) => ({
  phone: `+8613900000${String(index).padStart(3, '0')}`,
  password: `demo ${seed} ${index}`,
});

const signUp = async (ask: Ask, phone: string, password: string) => {
  const { requestSlider } = await ask(
    z.object({
      requestSlider: z.object({ id: z.string(), devAnswer: z.int(), proof: z.object({ challenge: z.string() }) }),
    }),
    'mutation($phone: String!) { requestSlider(phone: $phone) { id devAnswer proof { challenge } } }',
    { phone },
  );
  const { id: sliderId, devAnswer: sliderX } = requestSlider;
  const proof = await solveProof(requestSlider.proof.challenge);
  const { requestSmsCode } = await ask(
    z.object({ requestSmsCode: z.object({ devCode: z.string() }) }),
    'mutation($input: SmsCodeInput!) { requestSmsCode(input: $input) { devCode } }',
    { input: { phone, purpose: 'REGISTER', sliderId, sliderX, proof } },
  );
  const input = { phone, password, smsCode: requestSmsCode.devCode, adult: true, terms: true };
  const { register } = await ask(
    z.object({ register: session }),
    `mutation($input: RegisterInput!) { register(input: $input) { ${FIELDS} } }`,
    { input },
  );
  return register;
};

const signIn = async (ask: Ask, phone: string, password: string) => {
  const { login } = await ask(
    z.object({ login: session }),
    `mutation($input: LoginInput!) { login(input: $input) { ${FIELDS} } }`,
    { input: { phone, password } },
  );
  return login;
};

/**
 * Brings the demo players to the site: those that are there sign in, the others sign up. `rename` puts their declared
 * names in place of the random ones.
 */
export const gatherCast = async (
  ask: Ask,
  seed: string,
  rename: (playerId: string, nickname: string) => Promise<void>,
): Promise<readonly DemoPlayer[]> => {
  const cast: DemoPlayer[] = [];
  for (const [index, name] of NAMES.entries()) {
    const { phone, password } = credentials(seed, index);
    const { token, me } = await signIn(ask, phone, password).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'CREDENTIALS_INVALID') return signUp(ask, phone, password);
      throw error;
    });
    await rename(me.playerId, `${name} (demo)`);
    cast.push({ name, playerId: me.playerId, token });
  }
  return cast;
};
