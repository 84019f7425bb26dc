import { isAmount } from '../../kernel/amount.ts';
import { accept, type Decision } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type PlayerId, playerStream } from '../../kernel/ids.ts';
import { formatMoney, MAX_MONEY, type Money, parseMoney } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { refuseBlocked, refuseLeaving, refuseMoving } from '../../player/restrictions.ts';
import type { RegisteredPlayer, SeesPlayers } from '../../player/state.ts';
import type { PointsReceived, PointsSent, PointsTransferred } from './events.ts';

/** Coin for that many points: × 0.90, rounded down. */
export const transferValue = (points: Money): Money => (points * 90n) / 100n;

/** Turns points into coin, or sends them to another player. */
export type TransferPoints = {
  readonly type: 'TransferPoints';
  readonly playerId: PlayerId;
  /** Minor units, decimal, above 0; to coin, enough for a hundredth of one. */
  readonly points: string;
  /** Null: to one's own coin balance. */
  readonly to: PlayerId | null;
};

const toCoin = (
  player: RegisteredPlayer,
  points: Money,
  world: World,
  commandId: CommandId,
): Decision<PointsTransferred> => {
  const { playerId } = player;
  const held = refuseMoving(playerId, world);
  if (held !== null) return held;
  const coin = transferValue(points);
  if (coin === 0n) return reject('INPUT_INVALID', { field: 'points' });
  if (player.coin + coin > MAX_MONEY) return reject('BALANCE_LIMIT');
  const data = { commandId, playerId, points: formatMoney(points), coin: formatMoney(coin) };
  return accept([{ stream: playerStream(playerId), event: { type: 'PointsTransferred', schemaVersion: 1, data } }]);
};

const toPlayer = (
  { playerId: from }: RegisteredPlayer,
  to: PlayerId,
  amount: Money,
  world: World & SeesPlayers,
  commandId: CommandId,
): Decision<PointsSent | PointsReceived> => {
  const receiver = world.player(to);
  if (receiver.status === 'absent') return reject('PLAYER_NOT_FOUND');
  const refused = refuseBlocked(from, world) ?? refuseLeaving(from, world);
  if (refused !== null) return refused;
  if (receiver.points + amount > MAX_MONEY) return reject('BALANCE_LIMIT');
  const points = formatMoney(amount);
  return accept([
    {
      stream: playerStream(from),
      event: { type: 'PointsSent', schemaVersion: 1, data: { commandId, playerId: from, to, points } },
    },
    {
      stream: playerStream(to),
      event: { type: 'PointsReceived', schemaVersion: 1, data: { commandId, playerId: to, from, points } },
    },
  ]);
};

export const transferPoints: Handler<TransferPoints, PointsTransferred | PointsSent | PointsReceived, SeesPlayers> = {
  needs: ({ playerId, to }) => ({
    streams: [playerStream(playerId), ...(to === null ? [] : [playerStream(to)])],
    guards: [playerId],
    pairs: [],
  }),

  decide: ({ playerId, points, to }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    if (!isAmount(points) || points === '0') return reject('INPUT_INVALID', { field: 'points' });
    if (to === playerId) return reject('INPUT_INVALID', { field: 'to' });
    const amount = parseMoney(points);
    if (player.points < amount) return reject('INSUFFICIENT_FUNDS', { balance: 'points' });
    return to === null ? toCoin(player, amount, world, commandId) : toPlayer(player, to, amount, world, commandId);
  },
};
