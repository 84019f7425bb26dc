import { z } from 'zod';
import { readStates } from '../../engine/committer/read-states.ts';
import { db, defineQuery, type Given } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Outcome } from '../../engine/engine.ts';
import { BATTLE_PACES } from '../../engine/fairness/battle-lock.ts';
import { toHex } from '../../engine/fairness/bytes.ts';
import type { CreateBattle } from '../../engine/games/battle/create-battle.ts';
import { battleMode } from '../../engine/games/battle/terms.ts';
import type { CreateGiveaway } from '../../engine/games/giveaway/create-giveaway.ts';
import { type BeaconChoice, caseSlug, names, skinId, wear } from '../../engine/kernel/event-codec.ts';
import { type CaseSlug, type HexHash, isHexHash, mustBe } from '../../engine/kernel/ids.ts';
import { inForceAt } from '../../engine/projections/queries/catalog.ts';
import { inForce } from '../../engine/terms/in-force.ts';
import type { SectionName } from '../../engine/terms/sections.ts';
import { termsIn } from '../../gateway/play/player-states.ts';
import { isRoomPassword } from '../../schema/input/passwords.ts';

/** The fields of a request for a battle of the house. */
export const battleFields = {
  mode: battleMode,
  pace: z.enum(BATTLE_PACES),
  sides: z.int().min(2).max(4),
  size: z.int().min(1).max(3),
  cases: z.array(caseSlug).min(1).max(20),
};

/** The fields of a request for a giveaway of the house. */
export const giveawayFields = {
  title: names,
  prizes: z
    .array(z.strictObject({ skin: skinId, wear }))
    .min(1)
    .max(20),
  /** Until the draw. */
  minutes: z.int().min(1).max(43_200),
  password: z.string().max(200).refine(isRoomPassword, { error: 'has 4 to 32 characters' }).nullable(),
  depositDays: z.int().min(1).max(90).nullable(),
  vipGrade: z.int().min(0).max(20),
};

type Asked<Fields extends z.ZodRawShape> = z.output<z.ZodObject<Fields>>;

export interface RoomParts {
  readonly sql: SqlClient & Queryable;
  readonly beacon: BeaconChoice;
  readonly randomBytes: (size: number) => Uint8Array;
  readonly now: () => number;
}

/** The cases in force at a moment, the cheapest first. */
export const casesInForce = defineQuery((given: Given<{ at: number }>) =>
  db
    .selectFrom('caseVersion')
    .select(['slug', 'oddsHash'])
    .$narrowType<{ slug: CaseSlug; oddsHash: HexHash }>()
    .where(inForceAt(given('at')))
    .orderBy('price')
    .orderBy('slug'),
);

/** 128 bits of the house's own. */
const entropyOf = ({ randomBytes }: RoomParts): string => toHex(randomBytes(16));

/** Hash of the section in force; before there are any, one that no rule takes. */
const termsOf = async ({ sql, now }: RoomParts, section: SectionName): Promise<HexHash> =>
  inForce(await termsIn((ids) => readStates(sql, ids)), section, now())?.hash ?? mustBe(isHexHash, '0'.repeat(64));

/** A room of the house on the odds in force now; null names a case that isn't open. */
export const officialBattle = async (
  parts: RoomParts,
  { mode, pace, sides, size, cases }: Asked<typeof battleFields>,
): Promise<CreateBattle | { readonly notOpen: string }> => {
  const found = await casesInForce(parts.sql, { at: parts.now() });
  const odds = new Map(found.map(({ slug, oddsHash }) => [slug, oddsHash]));
  const boxes: CreateBattle['boxes'][number][] = [];
  for (const slug of cases) {
    const oddsHash = odds.get(slug);
    if (oddsHash === undefined) return { notOpen: slug };
    boxes.push({ case: slug, oddsHash });
  }
  const { beacon } = parts;
  const entropy = entropyOf(parts);
  const house = { type: 'CreateBattle', playerId: null, seedHash: null, private: false } as const;
  return { ...house, terms: await termsOf(parts, 'battle'), entropy, mode, pace, sides, size, boxes, beacon };
};

/** A giveaway of the house that opens at once. */
export const officialGiveaway = async (
  parts: RoomParts,
  request: Asked<typeof giveawayFields>,
): Promise<CreateGiveaway> => ({
  type: 'CreateGiveaway',
  terms: await termsOf(parts, 'giveaway'),
  host: { kind: 'house', title: request.title, prizes: request.prizes },
  entropy: entropyOf(parts),
  startsAt: null,
  drawAt: parts.now() + request.minutes * 60_000,
  locked: request.password !== null,
  conditions: { depositDays: request.depositDays, vipGrade: request.vipGrade },
  beacon: parts.beacon,
});

/** The id of the room that an answer tells of; null where none was opened. */
export const openedIn = (outcome: Outcome): string | null => {
  const event = outcome.status === 'accepted' ? outcome.events[0].event : null;
  if (event?.type === 'BattleCreated') return event.data.battleId;
  return event?.type === 'GiveawayCreated' ? event.data.giveawayId : null;
};
