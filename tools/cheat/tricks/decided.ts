import { isDeepStrictEqual } from 'node:util';
import { DECIDED, type Decided } from '../decided.ts';
import type { Trick } from '../trick.ts';

const decidedTrick = ({ name, does, refused, honest, tried }: Decided): Trick => ({
  name,
  does,
  run: async ({ plays }) => {
    const expected = refused ?? honest();
    const turned = tried(plays).filter((one) => !isDeepStrictEqual(one, expected));
    return { verdict: { kind: turned.length === 0 ? 'impossible' : 'missed' }, measured: null };
  },
});

export const decidedTricks: readonly Trick[] = DECIDED.map(decidedTrick);
