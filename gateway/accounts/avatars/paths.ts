import { createHash } from 'node:crypto';
import { drawAvatar, NOBODY_SEED } from '../../../web/art/index.ts';

/** Creatures enough for every part to be in some of them, and every palette. */
const SAMPLES = 128;

/** A hash of drawings of fixed seeds: pictures are served as immutable, so their address changes with the drawing. */
const versionOf = (draw: (seed: string) => string): string => {
  const hash = createHash('sha256').update(draw(NOBODY_SEED));
  for (let sample = 0; sample < SAMPLES; sample += 1) hash.update(draw(String(sample)));
  return hash.digest('hex').slice(0, 8);
};

export const AVATAR_VERSION = versionOf(drawAvatar);

/** Path of a picture that is drawn from a seed. */
export const drawnAvatar = (seed: string): string => `/art/avatar/${encodeURIComponent(seed)}.${AVATAR_VERSION}.svg`;

/** Path of the picture of every player who isn't shown: it tells no two of them apart. */
export const NOBODYS_AVATAR = drawnAvatar(NOBODY_SEED);

/** Path of a picture that a player uploaded. */
const uploadedAvatar = (hash: string): string => `/avatars/${hash}.webp`;

/** Path of an account's picture. */
export const avatarPath = (account: { readonly avatarHash: string | null; readonly avatarSeed: string }): string =>
  account.avatarHash === null ? drawnAvatar(account.avatarSeed) : uploadedAvatar(account.avatarHash);
