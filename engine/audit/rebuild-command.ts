import type { Command } from '../commands.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { CaseOpened } from '../player/events.ts';
import type { PlayerState } from '../player/state.ts';

/** What the player, or their opponent's clock, must have asked for when these events came out. */
export const rebuildCommand = (events: readonly GlasscaseEvent[], player: PlayerState | null): Command | null => {
  const opened = events.find((event): event is CaseOpened => event.type === 'CaseOpened');
  if (opened !== undefined) {
    const { playerId, quantity, oddsHash, entropy } = opened.data;
    return { type: 'OpenCase', playerId, case: opened.data.case, quantity, oddsHash, entropy };
  }
  const [event] = events;
  switch (event?.type) {
    case 'PlayerRegistered':
      return { type: 'RegisterPlayer', playerId: event.data.playerId, userSeed: event.data.userSeed };
    case 'DepositSettled': {
      const { playerId, depositId, provider, amount } = event.data;
      return { type: 'SettleDeposit', playerId, depositId, provider, amount };
    }
    case 'ItemsSold': {
      const { playerId, items, expectedTotal } = event.data;
      return { type: 'SellItems', playerId, itemIds: items.map(({ itemId }) => itemId), expectedTotal };
    }
    case 'SeedRotated': {
      const { playerId, reason, userSeed } = event.data;
      if (reason === 'player') return { type: 'RotateSeed', playerId, userSeed };
      return player?.status === 'registered' ? { type: 'RetireSeed', playerId, seq: player.current.seq } : null;
    }
    case 'SkinPublished':
      return { type: 'PublishSkin', skin: event.data.skin, definition: event.data.definition };
    case 'CasePublished': {
      const { table, display } = event.data;
      const entries = table.entries.map(({ skin, wear, first, last }) => ({ skin, wear, tickets: last - first + 1 }));
      return { type: 'PublishCase', case: table.case, display, price: table.price, entries };
    }
    case 'CaseRetired':
      return { type: 'RetireCase', case: event.data.case, reason: event.data.reason };
    case 'GameStopped':
      return { type: 'StopGame', game: event.data.game, stop: true, reason: event.data.reason };
    case 'GameResumed':
      return { type: 'StopGame', game: event.data.game, stop: false, reason: '' };
    case 'CaseOpened':
    case undefined:
      return null;
  }
};
