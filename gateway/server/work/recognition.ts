import { LRUCache } from 'lru-cache';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { Credentials } from '../../accounts/credentials.ts';
import { secretHash } from '../../accounts/secrets.ts';
import type { Caller, Standing } from '../../accounts/sessions/caller.ts';
import type { Turns } from '../../accounts/turns/turns.ts';
import { GatewayError } from '../../errors.ts';
import type { AddressKey } from '../addresses/address-key.ts';
import type { Holder } from './payers.ts';

/**
 * So long a device that was found pays as a known one without another look, also where its account evicts it meanwhile: the meter
 * trusts it, and whatever opens an account looks again.
 */
const TRUST_MS = 60_000;
const REMEMBERED = 10_000;

/** The token and the device that a client comes with; null for what it doesn't send. */
export interface Shown {
  readonly token: string | null;
  readonly deviceToken: string | null;
}

export interface Recognition {
  /** The session, key or device that is known by these; null of a visitor, also where too many wait to be recognised. */
  recognise(address: AddressKey, shown: Shown): Promise<Holder | null>;
}

export interface RecognitionParts {
  readonly credentials: Pick<Credentials, 'of'>;
  standing(account: null, place: Pick<Caller, 'address' | 'deviceToken'>): Promise<Standing>;
  /** Each address takes its turn, so that junk tokens of one wait for themselves. */
  readonly turns: Turns;
  readonly now: () => Instant;
}

/** Finds out who asks from a network that has little left. It reads the database, and so takes turns. */
export const recognitionWith = ({ credentials, standing, turns, now }: RecognitionParts): Recognition => {
  const trusted = new LRUCache<string, Instant>({ max: REMEMBERED });

  const ofDevice = async (address: AddressKey, deviceToken: string): Promise<Holder | null> => {
    const device = secretHash(deviceToken).toString('base64');
    if (now() < (trusted.get(device) ?? 0)) return { kind: 'device', device };
    if ((await standing(null, { address, deviceToken })).account === null) return null;
    trusted.set(device, now() + TRUST_MS);
    return { kind: 'device', device };
  };

  const look = async (address: AddressKey, { token, deviceToken }: Shown): Promise<Holder | null> => {
    const credential = token === null ? null : await credentials.of(token);
    return credential ?? (deviceToken === null ? null : ofDevice(address, deviceToken));
  };

  return {
    recognise: async (address, shown) => {
      if (shown.token === null && shown.deviceToken === null) return null;
      try {
        return await turns({ share: address, known: false }, () => look(address, shown));
      } catch (error) {
        if (error instanceof GatewayError && error.code === 'BUSY') return null;
        throw error;
      }
    },
  };
};
