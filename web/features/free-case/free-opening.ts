import { isRecord } from '../../platform/device-storage.ts';

/**
 * Where today's free case is opened as one arrives. What asks for that travels in the history's state and not in the address: no
 * link from elsewhere can open anything.
 */
export const freeOpening = (slug: string) => [`/box/${slug}?free=1`, { state: { opensOnArrival: true } }] as const;

/** Whether whoever led here asked to open at once. */
export const opensOnArrival = (state: unknown): boolean => isRecord(state) && state.opensOnArrival === true;

/** Where what the free case gave is verified, its seeds being rotated already. */
export const freeVerification = (roundId: string) =>
  [`/provably-fair/verify/${encodeURIComponent(roundId)}`, { state: { afterFree: true } }] as const;

export const isAfterFree = (state: unknown): boolean => isRecord(state) && state.afterFree === true;
