import { LRUCache } from 'lru-cache';
import { type Bus, faceHint } from '../../../engine/bus/bus.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import { batchLoader, type Load } from '../../batch-loader.ts';
import type { AccountStore, PublicProfile } from '../account-store.ts';

/**
 * So long a public profile is shown again without another read: a thousand subscribers are shown the same few players. A change or
 * hiding of a name, or an erasure, shows at once; at most this much later where the bus lost the message.
 */
export const PROFILE_LASTS_MS = 5_000;
const REMEMBERED = 20_000;
const READ_AT_ONCE = 500;

/** How players are shown to others. */
export interface PublicProfiles {
  /** By the id in the log; undefined where the name is hidden or the account is erased. */
  readonly of: Load<string, PublicProfile>;
  /** Ends the use of earlier reads of the player's public profile, here and in every other gateway. */
  changed(playerId: string): void;
  /** Grows with every change: a view of public profiles at a lower count is made again before it is shown. */
  changes(): number;
}

export interface PublicProfilesParts {
  readonly accounts: Pick<AccountStore, 'publicProfiles'>;
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly now: () => Instant;
}

export const startPublicProfiles = ({ accounts, bus, now }: PublicProfilesParts): PublicProfiles => {
  const known = new LRUCache<string, { readonly publicProfile: PublicProfile | undefined; readonly until: Instant }>({
    max: REMEMBERED,
  });
  const read = batchLoader(accounts.publicProfiles, READ_AT_ONCE);
  let changes = 0;

  const forget = (playerId: string): void => {
    changes += 1;
    known.delete(playerId);
  };

  bus.subscribe('face', (message) => {
    const told = faceHint.decode(message);
    if (told !== null) forget(told.playerId);
  });

  return {
    of: async (playerId) => {
      const remembered = known.get(playerId);
      if (remembered !== undefined && now() < remembered.until) return remembered.publicProfile;
      const [until, begun] = [now() + PROFILE_LASTS_MS, changes];
      const publicProfile = await read(playerId);
      // A public profile that was read before a change may be the old one.
      if (begun === changes) known.set(playerId, { publicProfile, until });
      return publicProfile;
    },
    changed: (playerId) => {
      forget(playerId);
      bus.publish('face', faceHint.encode({ playerId }));
    },
    changes: () => changes,
  };
};
