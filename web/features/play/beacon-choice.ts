import type { BeaconChoice } from '../../../engine/kernel/event-codec.ts';
import { isHexHash } from '../../../engine/kernel/ids.ts';
import { PageError } from '../../platform/api-error.ts';
import { isRecord } from '../../platform/device-storage.ts';

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/** The choice in `site.beacon.choice`; null for what is none, or of a kind that this page doesn't know. */
const choiceFrom = (json: string): BeaconChoice | null => {
  const stored = parsed(json);
  if (!isRecord(stored)) return null;
  const { kind, chain, genesisAt, periodMs, origin, witness } = stored;
  if (kind === 'none') return { kind };
  if (typeof chain !== 'string' || !isHexHash(chain)) return null;
  if (typeof genesisAt !== 'number' || typeof periodMs !== 'number') return null;
  if (kind === 'drand') return { kind, chain, genesisAt, periodMs };
  if (kind !== 'witnessed' || typeof origin !== 'string' || typeof witness !== 'string') return null;
  return { kind, chain, genesisAt, periodMs, origin, witness };
};

/**
 * The beacon of a request for a room. A room that a page before lanes kept has the beacon's name alone: the page sends it unchanged,
 * and compares it with nothing. @throws PageError BEACON_CHANGED for a kind that this page doesn't know: the page sends nothing then
 */
export const askedBeacon = (expected: string): BeaconChoice => {
  if (!expected.startsWith('{')) return { kind: 'none' };
  const choice = choiceFrom(expected);
  if (choice === null) throw new PageError('BEACON_CHANGED');
  return choice;
};
