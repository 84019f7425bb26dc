import { z } from 'zod';
import { isCaseSlug, isCommandId, isHexHash, isPairId, isPlayerId, isRoundId, isSkinId } from './ids.ts';
import { moneyText } from './money.ts';

/** Building blocks of event schemas. Branded strings come out of here and nowhere else without a check. */
export const playerId = z.string().refine(isPlayerId);
export const pairId = z.string().refine(isPairId);
export const roundIdText = z.string().refine(isRoundId);
export const caseSlug = z.string().refine(isCaseSlug);
export const skinId = z.string().refine(isSkinId);
export const hexHash = z.string().refine(isHexHash);
export const commandId = z.string().refine(isCommandId);
export const money = z.string().regex(moneyText).describe('minor units, decimal');
export const count = z.int().min(0);
export const names = z.strictObject({
  'zh-CN': z.string().max(80),
  'zh-TW': z.string().max(80),
  en: z.string().max(80),
});
export const wear = z.enum(['FN', 'MW', 'FT', 'WW', 'BS', '']);
export const committedPair = z.strictObject({ pairId, publicHash: hexHash });
