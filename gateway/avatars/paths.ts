import { NOBODY_SEED } from '../../web/art/index.ts';

/** Path of a picture that is drawn from a seed. */
export const drawnAvatar = (seed: string): string => `/art/avatar/${encodeURIComponent(seed)}.svg`;

/** Path of the picture of everybody who isn't shown: it tells none of them from another. */
export const NOBODYS_AVATAR = drawnAvatar(NOBODY_SEED);

/** Path of a picture that a player uploaded. */
const uploadedAvatar = (hash: string): string => `/avatars/${hash}.webp`;

/** Path of an account's picture. */
export const avatarPath = (account: { readonly avatarHash: string | null; readonly avatarSeed: string }): string =>
  account.avatarHash === null ? drawnAvatar(account.avatarSeed) : uploadedAvatar(account.avatarHash);
