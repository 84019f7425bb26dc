import { alice, dawnPublished, deposited, registered, skinsPublished } from './cast.ts';
import { type House, houseOf } from './deciders.ts';
import { termsAre } from './terms-cast.ts';

const STAKED = 1_000;

/** A house with a case, and Alice with coin for some openings of it. */
export const casino = (): House => {
  const house = houseOf(
    ...skinsPublished,
    dawnPublished,
    termsAre(),
    registered(alice),
    deposited(alice, String(STAKED)),
  );
  return house;
};
