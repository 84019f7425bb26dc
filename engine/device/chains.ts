import type { Hashing } from '../fairness/hashing.ts';
import { chainFrom } from '../fairness/lane-chain.ts';

/** The links of a lane, the anchor first, from the last one on. */
export type Chains = (pairId: string, length: number, last: string) => readonly string[];

/** Makes the chain of a lane once: it is a thousand hashes, and each play takes one link of it. The lane played last is remembered. */
export const rememberedChains = (hashing: Hashing): Chains => {
  let name: string | null = null;
  let links: readonly string[] = [];
  return (pairId, length, last) => {
    const asked = `${pairId} ${length} ${last}`;
    if (asked !== name) [name, links] = [asked, chainFrom(hashing, pairId, length, last)];
    return links;
  };
};
