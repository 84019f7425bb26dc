import type { Engine } from '../../../engine/engine.ts';
import { isCommandId, mustBe } from '../../../engine/kernel/ids.ts';
import type { Account } from '../../accounts/account-store.ts';
import { type Jurisdictions, jurisdictionOf } from '../../accounts/safer-play/jurisdictions.ts';
import type { SaferPlay } from '../../accounts/safer-play/safer-play.ts';
import { GatewayError } from '../../errors.ts';
import type { PromotionCodes } from './promotion-codes.ts';

export interface WelcomeParts {
  readonly engine: Engine;
  readonly promotionCodes: Pick<PromotionCodes, 'ownerOf'>;
  readonly saferPlay: Pick<SaferPlay, 'paceOf'>;
  readonly jurisdictions: Jurisdictions;
}

/** Prepares players at registration and at sign-in. */
export interface Welcome {
  /** Binds the player to the inviter. A code that no player has, or that can't bind, keeps no newcomer out. */
  newcomer(account: Account): Promise<void>;
  /** Applies the law of the player's place, as configured now. */
  signIn(account: Account): Promise<void>;
}

export const welcomeWith = ({ engine, promotionCodes, saferPlay, jurisdictions }: WelcomeParts): Welcome => ({
  newcomer: async ({ playerId, inviteCode }) => {
    if (inviteCode === null) return;
    const inviterId = await promotionCodes.ownerOf(inviteCode);
    if (inviterId === null) return;
    const outcome = await engine.submit({
      actor: playerId,
      commandId: mustBe(isCommandId, `invite:${playerId}`),
      command: { type: 'BindInviter', playerId, inviterId },
    });
    if (outcome.status === 'busy' || outcome.status === 'unknown') throw new GatewayError('BUSY');
  },
  signIn: ({ playerId, phone }) => saferPlay.paceOf(playerId, jurisdictionOf(jurisdictions, phone).minCycleMs),
});
