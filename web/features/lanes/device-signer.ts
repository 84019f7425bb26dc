import { ed25519 } from '@noble/curves/ed25519.js';
import type { DeviceSigner } from '../../../engine/device/ports.ts';
import { toHex, utf8 } from '../../../engine/fairness/bytes.ts';
import { pageRandomBytes } from '../../platform/commands/command-id.ts';
import type { DeviceVault, KeptKey } from './device-vault.ts';

/** The browser's own key, whose private half no script reads. Old browsers have none, nor has a page without a secure context. */
const newKey = async (subtle: SubtleCrypto | undefined): Promise<KeptKey> => {
  try {
    const made = await subtle?.generateKey('Ed25519', false, ['sign', 'verify']);
    if (made !== undefined && 'privateKey' in made) return made;
  } catch {
    // The script signs then.
  }
  return { secret: pageRandomBytes(32) };
};

const signerWith = async (key: KeptKey, subtle: SubtleCrypto): Promise<DeviceSigner> => {
  if ('secret' in key) {
    const { secret } = key;
    return {
      key: toHex(ed25519.getPublicKey(secret)),
      sign: async (text) => toHex(ed25519.sign(utf8(text), secret)),
    };
  }
  const { publicKey, privateKey } = key;
  return {
    key: toHex(new Uint8Array(await subtle.exportKey('raw', publicKey))),
    sign: async (text) => toHex(new Uint8Array(await subtle.sign('Ed25519', privateKey, new Uint8Array(utf8(text))))),
  };
};

/** The browser's keys, one for each player. `subtle` is undefined without a secure context. */
export const signersIn =
  (vault: DeviceVault, subtle: SubtleCrypto) =>
  async (playerId: string): Promise<DeviceSigner> =>
    signerWith(await vault.keyOf(playerId, () => newKey(subtle)), subtle);
