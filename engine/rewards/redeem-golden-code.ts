import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type GoldenCodeId, goldenCodeStream, type PlayerId, playerStream } from '../kernel/ids.ts';
import { formatMoney, MAX_MONEY } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { type GoldenCodeRedeemed, goldenCodeRedeemed } from './code-events.ts';
import type { SeesCodes } from './code-state.ts';
import { type CodeRewarded, codeRewarded } from './events.ts';
import { rewardsBarred } from './reward-guard.ts';

/** Takes one use of a Golden Code, once per player. */
export type RedeemGoldenCode = {
  readonly type: 'RedeemGoldenCode';
  readonly playerId: PlayerId;
  readonly codeId: GoldenCodeId;
};

export const redeemGoldenCode: Handler<RedeemGoldenCode, GoldenCodeRedeemed | CodeRewarded, SeesPlayers & SeesCodes> = {
  needs: ({ playerId, codeId }) => ({
    streams: [playerStream(playerId), goldenCodeStream(codeId)],
    guards: [playerId],
    pairs: [],
  }),

  decide: forPlayer((player, { playerId, codeId }, world, commandId) => {
    const barred = rewardsBarred(playerId, world);
    if (barred !== null) return barred;
    const code = world.code(codeId);
    if (code.status === 'absent') return reject('CODE_UNKNOWN');
    if (code.redeemedBy.has(playerId)) return reject('CODE_REDEEMED');
    if (world.at >= code.expiresAt) return reject('CODE_EXPIRED');
    if (code.redeemedBy.size >= code.uses) return reject('CODE_USED_UP');
    const { points, locked } = code;
    if (player.points + points > MAX_MONEY || player.rewards.bonus.locked + locked > MAX_MONEY) {
      return reject('BALANCE_LIMIT');
    }
    const data = { commandId, playerId, codeId, points: formatMoney(points), locked: formatMoney(locked) };
    return accept([
      goldenCodeRedeemed.in(goldenCodeStream(codeId), { commandId, codeId, playerId, use: code.redeemedBy.size + 1 }),
      codeRewarded.in(playerStream(playerId), data),
    ]);
  }),
};
