import { z } from 'zod';
import { type Ask, Refused } from './client.ts';
import { type SignedUp, signUp } from './sign-up.ts';

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

export interface DemoPlayer extends SignedUp {
  readonly name: string;
}

const session = z.object({ token: z.string(), me: z.object({ playerId: z.string() }) });

/** A number of a range that no operator gives out to people, and a password that follows from the seed. */
const credentials = (seed: string, index: number) => ({
  phone: `+8613900000${String(index).padStart(3, '0')}`,
  password: `demo ${seed} ${index}`,
});

const signIn = async (ask: Ask, phone: string, password: string): Promise<SignedUp> => {
  const { login } = await ask(
    z.object({ login: session }),
    'mutation($input: LoginInput!) { login(input: $input) { token me { playerId } } }',
    { input: { phone, password } },
  );
  return { token: login.token, playerId: login.me.playerId };
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
    const player = await signIn(ask, phone, password).catch((error: unknown) => {
      if (error instanceof Refused && error.code === 'CREDENTIALS_INVALID') return signUp(ask, phone, password);
      throw error;
    });
    await rename(player.playerId, `${name} (demo)`);
    cast.push({ name, ...player });
  }
  return cast;
};
