import { z } from 'zod';
import { GAMES } from './game-name.ts';
import {
  idPatterns,
  isActId,
  isBattleId,
  isCaseSlug,
  isCommandId,
  isContestId,
  isGiveawayId,
  isGoldenCodeId,
  isHexHash,
  isItemId,
  isListingId,
  isOperatorId,
  isOrderId,
  isPairId,
  isPlayerId,
  isRoundId,
  isSkinId,
  isToken128,
} from './ids.ts';
import { formatMoney, moneyText, parseMoney } from './money.ts';
import { ROOM_RULES } from './room-rules.ts';

/** Building blocks of event schemas. Branded strings come out of here and nowhere else without a check. */
export const playerId = z.string().refine(isPlayerId).meta({ pattern: idPatterns.token128 });
export const pairId = z.string().refine(isPairId).meta({ pattern: idPatterns.token128 });
export const battleId = z.string().refine(isBattleId).meta({ pattern: idPatterns.token128 });
export const giveawayId = z.string().refine(isGiveawayId).meta({ pattern: idPatterns.token128 });
export const token128 = z.string().refine(isToken128).meta({ pattern: idPatterns.token128 });
export const goldenCodeId = z.string().refine(isGoldenCodeId).meta({ pattern: idPatterns.token128 });
export const orderId = z.string().refine(isOrderId).meta({ pattern: idPatterns.order });
export const listingId = z.string().refine(isListingId).meta({ pattern: idPatterns.slug });
export const contestId = z.string().refine(isContestId).meta({ pattern: idPatterns.slug });
export const actId = z.string().refine(isActId).meta({ pattern: idPatterns.token128 });
export const operatorId = z.string().refine(isOperatorId).meta({ pattern: idPatterns.operator });
export const game = z.enum(GAMES);
export const itemIdText = z.string().refine(isItemId).meta({ pattern: idPatterns.item });
export const roundIdText = z.string().refine(isRoundId).meta({ pattern: idPatterns.round });
export const caseSlug = z.string().refine(isCaseSlug).meta({ pattern: idPatterns.slug });
export const skinId = z.string().refine(isSkinId).meta({ pattern: idPatterns.slug });
export const hexHash = z.string().refine(isHexHash).meta({ pattern: idPatterns.hash });
export const commandId = z.string().refine(isCommandId).meta({ pattern: idPatterns.command });
export const money = z.string().regex(moneyText).describe('minor units, decimal');
/** An amount of the program, which is kept as its decimal text. */
export const amount = z.codec(money, z.bigint(), { decode: parseMoney, encode: formatMoney });
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

/** An item as the event that makes it, or hands it on, describes it. */
export const itemFacts = z.strictObject({
  itemId: itemIdText.describe('<playerId>.<version>.<n>: which entry made it'),
  skin: skinId,
  wear,
  float: z.int().min(0).max(999_999).nullable().describe('millionths'),
  value: money,
});
export type ItemFacts = z.infer<typeof itemFacts>;

/** The entries of a table that tickets fall into. */
export const tableEntries = z
  .array(
    z.strictObject({ skin: skinId, wear, first: count, last: count, floatMin: count, floatMax: count, value: money }),
  )
  .min(1)
  .max(100);

/** A skin in one wear as a target: with the float range that a win draws from. */
export const targetFacts = z.strictObject({
  skin: skinId,
  wear,
  floatMin: count.max(1_000_000).describe('millionths, inclusive'),
  floatMax: count.max(1_000_000).describe('millionths, exclusive'),
  value: positiveMoney,
});

/** Where the randomness of a game of many comes from besides seeds and players; `chain` names a drand chain. */
const chainFields = {
  chain: hexHash,
  genesisAt: z.int().min(0).describe('milliseconds since 1970: round 1'),
  periodMs: z.int().min(1000),
};
const noBeacon = z.strictObject({ kind: z.literal('none') });
const unwitnessedBeacon = z.strictObject({ kind: z.literal('drand'), ...chainFields });

/** As rooms of rules 1 and 2 choose: the house's own clock says which round is behind a lock. */
export const unwitnessedChoice = z.discriminatedUnion('kind', [noBeacon, unwitnessedBeacon]);

export const beaconChoice = z.discriminatedUnion('kind', [
  noBeacon,
  unwitnessedBeacon,
  z.strictObject({
    kind: z.literal('witnessed'),
    ...chainFields,
    origin: z.string().min(1).max(200).describe('of the log that the witness cosigns'),
    witness: z.string().min(1).max(300).describe('`name+id+base64(0x04 ‖ key)` of the one witness that counts'),
  }),
]);
export type BeaconChoice = z.infer<typeof beaconChoice>;

/** A checkpoint of the log, as a room's witness cosigned it. */
export const witnessedCheckpoint = z.strictObject({
  size: z.int().min(1).describe('entries'),
  root: hexHash,
  timestamp: z.int().min(1).max(253_402_300_799).describe("seconds since 1970, by the witness's clock"),
  signature: z
    .string()
    .regex(/^[0-9a-f]{128}$/)
    .describe('Ed25519, of the cosigned message'),
});
export type WitnessedCheckpoint = z.infer<typeof witnessedCheckpoint>;

/** Of a room of many, see docs/fairness.md. */
export const roomRules = z.literal([1, 2, ROOM_RULES]).describe('which rules the room keeps for its life');

/** A seed at the end of the game it served: its pair's id, with what its public hash committed to. */
export const revealedSeed = z.strictObject({ pairId, serverSeed: hexHash, salt: hexHash });
