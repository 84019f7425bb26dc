import {
  isDeviceKey,
  isSignedBy,
  keyByText,
  keyGoneText,
  keyText,
  MAX_DEVICE_KEYS,
} from '../../fairness/device-keys.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type PlayerId, playerStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import { forPlayer, type RegisteredPlayer, type SeesPlayers } from '../state.ts';
import { type DeviceKeyAdded, type DeviceKeyRemoved, deviceKeyAdded, deviceKeyRemoved } from './events.ts';
import { isRooted, oldestUnrooted } from './state.ts';

/** A further device may open lanes: an older one says so, or the house, to which the player proved who they are. */
export type AddDeviceKey = {
  readonly type: 'AddDeviceKey';
  readonly playerId: PlayerId;
  readonly key: string;
  /** Of the key over itself. */
  readonly proof: string;
  /** The older key and its signature; null for a recovery, and for the player's first key. */
  readonly signed: { readonly signer: string; readonly signature: string } | null;
};

/** A device opens no further lane. */
export type RemoveDeviceKey = {
  readonly type: 'RemoveDeviceKey';
  readonly playerId: PlayerId;
  readonly key: string;
  /** May be the key itself. */
  readonly signer: string;
  readonly signature: string;
};

const byOf = ({ keyChanges }: RegisteredPlayer, { signed }: AddDeviceKey): DeviceKeyAdded['data']['by'] => {
  if (signed !== null) return 'device';
  return keyChanges === 0 ? 'first' : 'recovery';
};

export const addDeviceKeyWith = (cryptography: Cryptography): Handler<AddDeviceKey, DeviceKeyAdded, SeesPlayers> => ({
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, command, _world, commandId) => {
    const { playerId, key, proof, signed } = command;
    const change = { playerId, change: player.keyChanges + 1, key };
    if (!isDeviceKey(key)) return reject('KEY_REFUSED', { reason: 'malformed' });
    if (player.keys.has(key)) return reject('NOTHING_TO_DO');
    if (!isSignedBy(cryptography, key, keyText(change), proof)) return reject('KEY_REFUSED', { reason: 'proof' });
    const by = byOf(player, command);
    if (signed !== null) {
      if (!player.keys.has(signed.signer)) return reject('KEY_REFUSED', { reason: 'signer' });
      const text = keyByText(change, signed.signer);
      if (!isSignedBy(cryptography, signed.signer, text, signed.signature))
        return reject('KEY_REFUSED', { reason: 'signature' });
    }
    if (player.keys.size >= MAX_DEVICE_KEYS && oldestUnrooted(player.keys) === null) {
      return reject('TOO_MANY_KEYS', { max: MAX_DEVICE_KEYS });
    }
    const { signer, signature } = signed ?? { signer: null, signature: null };
    return accept([
      deviceKeyAdded.in(playerStream(playerId), { commandId, playerId, key, proof, by, signer, signature }),
    ]);
  }),
});

export const removeDeviceKeyWith = (
  cryptography: Cryptography,
): Handler<RemoveDeviceKey, DeviceKeyRemoved, SeesPlayers> => ({
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [], pairs: [] }),

  decide: forPlayer((player, { playerId, key, signer, signature }, _world, commandId) => {
    if (!player.keys.has(key)) return reject('KEY_REFUSED', { reason: 'unknown' });
    // A device may always take itself away.
    if (signer !== key && !isRooted(player, signer)) return reject('KEY_REFUSED', { reason: 'signer' });
    const change = { playerId, change: player.keyChanges + 1, key };
    if (!isSignedBy(cryptography, signer, keyGoneText(change, signer), signature)) {
      return reject('KEY_REFUSED', { reason: 'signature' });
    }
    return accept([deviceKeyRemoved.in(playerStream(playerId), { commandId, playerId, key, signer, signature })]);
  }),
});
