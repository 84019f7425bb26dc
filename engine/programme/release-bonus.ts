import type { StreamEvent } from '../kernel/decision.ts';
import { type CommandId, playerStream } from '../kernel/ids.ts';
import { formatMoney, lesserOf, MAX_MONEY } from '../kernel/money.ts';
import type { PlayerState } from '../player/state.ts';
import type { BonusReleased } from './events.ts';
import { releasable } from './growth-state.ts';

/** What a player's wagering has turned into coin by now, as the last event of the command that settled it; or nothing. */
export const bonusRelease = (player: PlayerState, commandId: CommandId): readonly StreamEvent<BonusReleased>[] => {
  if (player.status === 'absent') return [];
  const { playerId, coin, growth } = player;
  const amount = lesserOf(releasable(growth.bonus), MAX_MONEY - coin);
  if (amount <= 0n) return [];
  return [
    {
      stream: playerStream(playerId),
      event: { type: 'BonusReleased', schemaVersion: 1, data: { commandId, playerId, amount: formatMoney(amount) } },
    },
  ];
};
