import type { z } from 'zod';
import type { SeesSkins } from '../catalog/skin/state.ts';
import type { Wear } from '../fairness/odds.ts';
import type { targetFacts } from '../kernel/event-codec.ts';
import type { SkinId } from '../kernel/ids.ts';
import { parseMoney } from '../kernel/money.ts';

export type TargetFacts = z.infer<typeof targetFacts>;

/** A skin in one wear as the catalog has it now; null where it isn't offered or is worth nothing. */
export const findTarget = (skin: SkinId, wear: Wear | '', world: SeesSkins): TargetFacts | null => {
  const state = world.skin(skin);
  if (state.status === 'absent') return null;
  const offered = state.definition.wears.find((one) => one.wear === wear);
  if (offered === undefined || parseMoney(offered.value) <= 0n) return null;
  const { floatMin, floatMax, value } = offered;
  return { skin, wear, floatMin, floatMax, value };
};
