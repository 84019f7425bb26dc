import { isAmount } from '../../kernel/amount.ts';
import { accept, type Decision } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CommandId, type HexHash, type PlayerId, playerStream, termsStream } from '../../kernel/ids.ts';
import { formatMoney, MAX_MONEY, type Money, parseMoney, percentOf } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { refuseBlocked, refuseLeaving, refuseMoving } from '../../player/safer-play.ts';
import type { RegisteredPlayer, SeesPlayers } from '../../player/state.ts';
import { type Period, shown } from '../../terms/in-force.ts';
import type { SeesTerms } from '../../terms/state.ts';
import {
  type PointsReceived,
  type PointsSent,
  type PointsTransferred,
  pointsReceived,
  pointsSent,
  pointsTransferred,
} from './events.ts';

/** Turns points into coin, or sends them to another player. */
export type TransferPoints = {
  readonly type: 'TransferPoints';
  readonly playerId: PlayerId;
  /** Hash of the section `transfer` that the player was shown. */
  readonly terms: HexHash;
  /** Minor units, decimal, no fewer than the terms want; to coin, enough for a hundredth of one. */
  readonly points: string;
  /** Null: to one's own coin balance. */
  readonly to: PlayerId | null;
};

const toCoin = (
  player: RegisteredPlayer,
  points: Money,
  { hash: terms, values }: Period<'transfer'>,
  world: World,
  commandId: CommandId,
): Decision<PointsTransferred> => {
  const { playerId } = player;
  const held = refuseMoving(playerId, world);
  if (held !== null) return held;
  const coin = percentOf(points, values.ratePercent);
  if (coin === 0n) return reject('INPUT_INVALID', { field: 'points' });
  if (player.coin + coin > MAX_MONEY) return reject('BALANCE_LIMIT');
  const data = { commandId, playerId, terms, points: formatMoney(points), coin: formatMoney(coin) };
  return accept([pointsTransferred.in(playerStream(playerId), data)]);
};

const toPlayer = (
  player: RegisteredPlayer,
  to: PlayerId,
  amount: Money,
  terms: HexHash,
  world: World & SeesPlayers,
  commandId: CommandId,
): Decision<PointsSent | PointsReceived> => {
  const { playerId: from } = player;
  const receiver = world.player(to);
  if (receiver.status === 'absent') return reject('PLAYER_NOT_FOUND');
  const refused = refuseBlocked(from, world) ?? refuseLeaving(player, world);
  if (refused !== null) return refused;
  if (receiver.points + amount > MAX_MONEY) return reject('BALANCE_LIMIT');
  const points = formatMoney(amount);
  return accept([
    pointsSent.in(playerStream(from), { commandId, playerId: from, terms, to, points }),
    pointsReceived.in(playerStream(to), { commandId, playerId: to, from, points }),
  ]);
};

export const transferPoints: Handler<
  TransferPoints,
  PointsTransferred | PointsSent | PointsReceived,
  SeesPlayers & SeesTerms
> = {
  needs: ({ playerId, to }) => ({
    streams: [playerStream(playerId), termsStream, ...(to === null ? [] : [playerStream(to)])],
    guards: [playerId],
    pairs: [],
  }),

  decide: ({ playerId, terms, points, to }, world, commandId) => {
    const player = world.player(playerId);
    if (player.status === 'absent') return reject('PLAYER_NOT_FOUND');
    if (!isAmount(points) || points === '0') return reject('INPUT_INVALID', { field: 'points' });
    if (to === playerId) return reject('INPUT_INVALID', { field: 'to' });
    const period = shown(world.terms(), 'transfer', terms, world.at);
    if ('kind' in period) return period;
    const amount = parseMoney(points);
    if (amount < parseMoney(period.values.minPoints)) {
      return reject('INPUT_INVALID', { field: 'points', min: period.values.minPoints });
    }
    if (player.points < amount) return reject('INSUFFICIENT_FUNDS', { balance: 'points' });
    return to === null
      ? toCoin(player, amount, period, world, commandId)
      : toPlayer(player, to, amount, period.hash, world, commandId);
  },
};
