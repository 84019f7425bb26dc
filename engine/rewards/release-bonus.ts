import { accept } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import { type PlayerId, playerStream, termsStream } from '../kernel/ids.ts';
import { formatMoney, lesserOf, MAX_MONEY } from '../kernel/money.ts';
import { reject } from '../kernel/result.ts';
import { forPlayer, type SeesPlayers } from '../player/state.ts';
import { inForce } from '../terms/in-force.ts';
import type { SeesTerms } from '../terms/state.ts';
import { type BonusReleased, bonusReleased } from './events.ts';
import { releasable, wageredFor } from './state.ts';

/**
 * The house turns into coin what a player has wagered for by now. It does so for all players in one pass a day: released
 * right behind the plays that were wagered, amounts that are sealed could be added up from plays that are open.
 */
export type ReleaseBonus = {
  readonly type: 'ReleaseBonus';
  readonly playerId: PlayerId;
};

export const releaseBonus: Handler<ReleaseBonus, BonusReleased, SeesPlayers & SeesTerms> = {
  needs: ({ playerId }) => ({ streams: [playerStream(playerId), termsStream], guards: [], pairs: [] }),

  decide: forPlayer(({ coin, rewards: { bonus } }, { playerId }, world, commandId) => {
    const terms = inForce(world.terms(), 'rewards', world.at);
    if (terms === null) return reject('NOTHING_TO_DO');
    const { releasePercent } = terms.values;
    const amount = lesserOf(releasable(bonus, releasePercent), MAX_MONEY - coin);
    if (amount <= 0n) return reject('NOTHING_TO_DO');
    const wagered = formatMoney(wageredFor(amount, releasePercent));
    const data = { commandId, playerId, terms: terms.hash, wagered, amount: formatMoney(amount) };
    return accept([bonusReleased.in(playerStream(playerId), data)]);
  }),
};
