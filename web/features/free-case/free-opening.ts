import { isRecord } from '../../platform/device-storage.ts';

/**
 * The link that opens today's free case on arrival. The history's state holds the request, and the address doesn't: no
 * link from another site can open a case.
 */
export const freeOpening = (slug: string) => [`/box/${slug}?free=1`, { state: { opensOnArrival: true } }] as const;

/** Whether the link here asked to open the case at once. */
export const opensOnArrival = (state: unknown): boolean => isRecord(state) && state.opensOnArrival === true;

/** The link that verifies the free case's round, after the rotation of its seeds. */
export const freeVerification = (roundId: string) =>
  [`/provably-fair/verify/${encodeURIComponent(roundId)}`, { state: { afterFree: true } }] as const;

export const isAfterFree = (state: unknown): boolean => isRecord(state) && state.afterFree === true;
