import { type SignedIn, signIn, signUp } from '../../test/player/account.ts';
import { type Ask, Refused } from '../../test/player/ask.ts';

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

export interface DemoPlayer extends SignedIn {
  readonly name: string;
}

/** A number of a range that no operator gives out to people, and a password that follows from the seed. */
const credentials = (seed: string, index: number) => ({
  phone: `+8613900000${String(index).padStart(3, '0')}`,
  password: `demo ${seed} ${index}`,
});

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
    cast.push({ ...player, name });
  }
  return cast;
};
