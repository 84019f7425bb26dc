import { LRUCache } from 'lru-cache';
import type { Instant } from '../../engine/kernel/decision.ts';
import type { Credentials } from '../accounts/credentials.ts';
import type { KnownDevices } from '../accounts/known-devices.ts';
import { secretHash } from '../accounts/secrets.ts';
import type { Turns } from '../accounts/turns/turns.ts';
import type { AddressKey } from '../address-key.ts';
import { GatewayError } from '../errors.ts';
import type { Holder } from './payers.ts';

/** So long a device that was found counts as known without another look. */
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
  readonly knownDevices: Pick<KnownDevices, 'knownTo'>;
  /** Each address takes its turn, so that junk tokens of one wait for themselves. */
  readonly turns: Turns;
  readonly now: () => Instant;
}

/** Finds out who asks from a network that has little left. It reads the database, and so takes turns. */
export const recognitionWith = ({ credentials, knownDevices, turns, now }: RecognitionParts): Recognition => {
  const found = new LRUCache<string, Instant>({ max: REMEMBERED });

  const ofDevice = async (deviceToken: string): Promise<Holder | null> => {
    const device = secretHash(deviceToken).toString('base64');
    if (now() < (found.get(device) ?? 0)) return { kind: 'device', device };
    if ((await knownDevices.knownTo(deviceToken)) === null) return null;
    found.set(device, now() + TRUST_MS);
    return { kind: 'device', device };
  };

  const look = async ({ token, deviceToken }: Shown): Promise<Holder | null> => {
    const credential = token === null ? null : await credentials.of(token);
    return credential ?? (deviceToken === null ? null : ofDevice(deviceToken));
  };

  return {
    recognise: async (address, shown) => {
      if (shown.token === null && shown.deviceToken === null) return null;
      try {
        return await turns({ share: address, known: false }, () => look(shown));
      } catch (error) {
        if (error instanceof GatewayError && error.code === 'BUSY') return null;
        throw error;
      }
    },
  };
};
