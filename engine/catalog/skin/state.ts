import type { Wear } from '../../fairness/odds.ts';
import type { SkinId } from '../../kernel/ids.ts';
import { type Money, parseMoney } from '../../kernel/money.ts';
import type { SkinDefinition, SkinEvent } from './events.ts';

export type SkinState =
  | { readonly status: 'absent' }
  | { readonly status: 'published'; readonly version: number; readonly definition: SkinDefinition };

export interface SeesSkins {
  skin(id: SkinId): SkinState;
}

export const NO_SKIN: SkinState = { status: 'absent' };

export const evolveSkin = (_state: SkinState, event: SkinEvent): SkinState => ({
  status: 'published',
  version: event.data.version,
  definition: event.data.definition,
});

/** The catalog's value of a skin in a wear now; null where it isn't offered. */
export const currentValue = (state: SkinState, wear: Wear | ''): Money | null => {
  if (state.status === 'absent') return null;
  const offered = state.definition.wears.find((one) => one.wear === wear);
  return offered === undefined ? null : parseMoney(offered.value);
};
