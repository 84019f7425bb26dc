import { z } from 'zod';
import { idPatterns, isCaseSlug, isCommandId, isHexHash, isPairId, isPlayerId, isRoundId, isSkinId } from './ids.ts';
import { moneyText } from './money.ts';

/** Building blocks of event schemas. Branded strings come out of here and nowhere else without a check. */
export const playerId = z.string().refine(isPlayerId).meta({ pattern: idPatterns.token128 });
export const pairId = z.string().refine(isPairId).meta({ pattern: idPatterns.token128 });
export const roundIdText = z.string().refine(isRoundId).meta({ pattern: idPatterns.round });
export const caseSlug = z.string().refine(isCaseSlug).meta({ pattern: idPatterns.slug });
export const skinId = z.string().refine(isSkinId).meta({ pattern: idPatterns.slug });
export const hexHash = z.string().refine(isHexHash).meta({ pattern: idPatterns.hash });
export const commandId = z.string().refine(isCommandId).meta({ pattern: idPatterns.command });
export const money = z.string().regex(moneyText).describe('minor units, decimal');
export const positiveMoney = z
  .string()
  .regex(/^[1-9][0-9]{0,15}$/)
  .describe('minor units, decimal, above 0');
export const count = z.int().min(0);
export const names = z.strictObject({
  'zh-CN': z.string().max(80),
  'zh-TW': z.string().max(80),
  en: z.string().max(80),
});
export const wear = z.enum(['FN', 'MW', 'FT', 'WW', 'BS', '']);
export const committedPair = z.strictObject({ pairId, publicHash: hexHash });
