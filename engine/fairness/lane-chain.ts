import type { Hashing } from './hashing.ts';

/** 256 bits, 64 lower-case hex digits. */
export const linkPattern = /^[0-9a-f]{64}$/;

/** Lanes that a player has open at once. */
export const MAX_LANES = 16;

/** Seats and entries on lanes that the proof of one room shows. Each may bring three entries, which lie anywhere in the log. */
export const MAX_LANES_SHOWN = 100;

/** The text whose SHA-256 is the link before. `docs/lanes.md` has the chain. */
export const linkText = (lane: string, step: number, link: string): string =>
  `glasscase/2/link|${lane}|${step}|${link}`;

/** The link before `link`, which is that of `step`, hex. */
export const linkBefore = (hashing: Hashing, lane: string, step: number, link: string): string =>
  hashing.sha256Text(linkText(lane, step, link));

/**
 * A chain of `length` links from its last one, the anchor first: the link of step k stands at k.
 * @param last 32 random bytes, hex
 */
export const chainFrom = (hashing: Hashing, lane: string, length: number, last: string): readonly string[] => {
  const backwards = [last];
  for (let step = length; step >= 1; step -= 1)
    backwards.push(linkBefore(hashing, lane, step, backwards.at(-1) ?? last));
  return backwards.reverse();
};

/** A room's entropy of a player, from the link that they bring: its first 128 bits, 32 digits. */
export const entropyOfLink = (link: string): string => link.slice(0, 32);

/** How far a lane is: the last step that was taken, and its link; 0 and the anchor at first. */
export interface ChainPlace {
  readonly step: number;
  readonly link: string;
}

/** Whether `link`, of `step`, leads back to that place in the chain. Costs a hash for each step between. */
export const leadsTo = (hashing: Hashing, lane: string, place: ChainPlace, { step, link }: ChainPlace): boolean => {
  let before = link;
  for (let k = step; k > place.step; k -= 1) before = linkBefore(hashing, lane, k, before);
  return step >= place.step && before === place.link;
};
