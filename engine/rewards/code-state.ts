import { Set as PersistentSet } from 'immutable';
import type { Instant } from '../kernel/decision.ts';
import type { GoldenCodeId, PlayerId } from '../kernel/ids.ts';
import { type Money, parseMoney } from '../kernel/money.ts';
import type { GoldenCodeEvent } from './code-events.ts';

export type GoldenCodeState =
  | { readonly status: 'absent' }
  | {
      readonly status: 'issued';
      readonly uses: number;
      readonly points: Money;
      readonly locked: Money;
      readonly expiresAt: Instant;
      readonly redeemedBy: PersistentSet<PlayerId>;
    };

export interface SeesCodes {
  code(id: GoldenCodeId): GoldenCodeState;
}

export const NO_CODE: GoldenCodeState = { status: 'absent' };

export const bytesOfGoldenCode = (state: GoldenCodeState): number =>
  500 + (state.status === 'absent' ? 0 : 120 * state.redeemedBy.size);

export const evolveGoldenCode = (state: GoldenCodeState, { type, data }: GoldenCodeEvent): GoldenCodeState => {
  if (type === 'GoldenCodeIssued') {
    const { uses, points, locked, expiresAt } = data;
    return {
      status: 'issued',
      uses,
      points: parseMoney(points),
      locked: parseMoney(locked),
      expiresAt,
      redeemedBy: PersistentSet(),
    };
  }
  if (state.status === 'absent') throw new Error('GoldenCodeRedeemed before it was issued');
  return { ...state, redeemedBy: state.redeemedBy.add(data.playerId) };
};
