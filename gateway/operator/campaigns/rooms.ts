import { z } from 'zod';
import { db, defineQuery, type Given } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { Outcome } from '../../../engine/engine.ts';
import { toHex } from '../../../engine/fairness/bytes.ts';
import type { CreateBattle } from '../../../engine/games/battle/create-battle.ts';
import type { CreateGiveaway } from '../../../engine/games/giveaway/create-giveaway.ts';
import { type BeaconChoice, type names, skinId, wear } from '../../../engine/kernel/event-codec.ts';
import { type CaseSlug, type HexHash, isHexHash, mustBe } from '../../../engine/kernel/ids.ts';
import { inForceAt } from '../../../engine/projections/queries/catalog.ts';
import { inForce } from '../../../engine/terms/in-force.ts';
import type { SectionName } from '../../../engine/terms/sections.ts';
import { invalidInput } from '../../errors.ts';
import { type ReadStreams, termsIn } from '../../play/player-states.ts';

/** A battle of the house, as it is asked for. */
interface BattleAsked extends Pick<CreateBattle, 'mode' | 'pace' | 'sides' | 'size'> {
  readonly cases: readonly string[];
}

/** A giveaway of the house, as it is asked for. */
export interface GiveawayAsked {
  readonly title: z.infer<typeof names>;
  readonly prizes: readonly Prize[];
  /** Until the draw. */
  readonly minutes: number;
  readonly password: string | null;
  readonly depositDays: number | null;
  readonly vipGrade: number;
}

const prize = z.strictObject({ skin: skinId, wear });
type Prize = z.infer<typeof prize>;

/** `kestrel-tidal:FN`, or `charm` of a skin without wear. @throws GatewayError INVALID_INPUT */
export const prizesIn = (texts: readonly string[]): readonly Prize[] =>
  texts.map((text) => {
    const [skin, condition = '', ...more] = text.split(':');
    const { data } = prize.safeParse({ skin, wear: condition });
    if (data === undefined || more.length > 0) throw invalidInput('prizes', 'are skins such as kestrel-tidal:FN');
    return data;
  });

export interface RoomParts {
  readonly sql: SqlClient;
  readonly readStreams: ReadStreams;
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
const termsOf = async ({ readStreams, now }: RoomParts, section: SectionName): Promise<HexHash> =>
  inForce(await termsIn(readStreams), section, now())?.hash ?? mustBe(isHexHash, '0'.repeat(64));

/** A room of the house on the odds in force now; null names a case that isn't open. */
export const officialBattle = async (
  parts: RoomParts,
  { mode, pace, sides, size, cases }: BattleAsked,
): Promise<CreateBattle | { readonly notOpen: string }> => {
  const found = await casesInForce(parts.sql, { at: parts.now() });
  const open: ReadonlyMap<string, (typeof found)[number]> = new Map(found.map((one) => [one.slug, one]));
  const boxes: CreateBattle['boxes'][number][] = [];
  for (const named of cases) {
    const box = open.get(named);
    if (box === undefined) return { notOpen: named };
    boxes.push({ case: box.slug, oddsHash: box.oddsHash });
  }
  const { beacon } = parts;
  const entropy = entropyOf(parts);
  const house = { type: 'CreateBattle', playerId: null, seedHash: null, private: false } as const;
  return { ...house, terms: await termsOf(parts, 'battle'), entropy, mode, pace, sides, size, boxes, beacon };
};

/** A giveaway of the house that opens at once. */
export const officialGiveaway = async (parts: RoomParts, request: GiveawayAsked): Promise<CreateGiveaway> => ({
  type: 'CreateGiveaway',
  terms: await termsOf(parts, 'giveaway'),
  host: { kind: 'house', title: request.title, prizes: [...request.prizes] },
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
