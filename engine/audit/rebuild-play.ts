import type { Command } from '../commands.ts';
import type { SeedRotated } from '../player/events.ts';
import type { PlayerState } from '../player/state.ts';
import type { PlayEvent } from './pair-events.ts';

/** A play from a player's own pair. */
export const rebuildPlay = (event: PlayEvent): Command => {
  switch (event.type) {
    case 'CaseOpened': {
      const { playerId, quantity, oddsHash, entropy } = event.data;
      return { type: 'OpenCase', playerId, case: event.data.case, quantity, oddsHash, entropy };
    }
    case 'FreeCaseOpened': {
      const { playerId, oddsHash, entropy, grant } = event.data;
      const couponId = grant.kind === 'coupon' ? grant.couponId : null;
      return { type: 'OpenFreeCase', playerId, case: event.data.case, oddsHash, entropy, couponId };
    }
    case 'UpgradePlayed': {
      const { playerId, staked, coin, target, side, stake, winTickets, entropy } = event.data;
      return {
        type: 'UpgradeItems',
        playerId,
        itemIds: staked.map(({ itemId }) => itemId),
        coin,
        targetSkin: target.skin,
        targetWear: target.wear,
        side,
        stake,
        targetValue: target.value,
        winTickets,
        entropy,
      };
    }
    case 'DreamChased': {
      const { playerId, target, winTickets, fee, consolationHash, entropy } = event.data;
      return {
        type: 'ChaseDream',
        playerId,
        targetSkin: target.skin,
        targetWear: target.wear,
        winTickets,
        targetValue: target.value,
        fee,
        consolationHash,
        entropy,
      };
    }
  }
};

/** A rotation that no play follows: the player asked for it, or the pair came of age. */
export const rebuildRotation = ({ data }: SeedRotated, player: PlayerState | null): Command | null => {
  const { playerId, reason, userSeed } = data;
  if (reason === 'player') return { type: 'RotateSeed', playerId, userSeed };
  return player?.status === 'registered' ? { type: 'RetireSeed', playerId, seq: player.current.seq } : null;
};
