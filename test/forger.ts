import { audit } from '../engine/audit/audit.ts';
import type { FindingKind } from '../engine/audit/finding.ts';
import type { GlasscaseEvent } from '../engine/events.ts';
import { oddsHashOf } from '../engine/fairness/odds.ts';
import type { RecordedEvent } from '../engine/kernel/decision.ts';
import { isHexHash, mustBe, type StreamId } from '../engine/kernel/ids.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { CaseTable } from '../engine/operator/case/state.ts';
import { fixtureSigner, memorySource, publishedFiles, revealEverything, tellStory } from './fixture-log.ts';

/**
 * A forger who holds the site's own key: takes an honest log, changes it with care, and signs the result. Versions are
 * numbered anew where something was put in, hashes of tables follow the tables.
 */
/** What really happened. */
export const honest = revealEverything(tellStory({ seed: 'to be forged', players: 8, acts: 160 })).recorded;

/** Seals whatever it is given with the real key, and audits that: the signature is always valid. */
export const auditSigned = async (entries: readonly Uint8Array[]) =>
  audit({
    source: memorySource(await publishedFiles(entries)),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    compareBalances: false,
    sleep: async () => {},
    progress: () => {},
  });

type Type = GlasscaseEvent['type'];
export type EventOf<T extends Type> = Extract<GlasscaseEvent, { type: T }>;
const isOf = <T extends Type>(event: GlasscaseEvent, type: T): event is EventOf<T> => event.type === type;

/** The first event of a type that fits, with its position. */
export const find = <T extends Type>(
  type: T,
  fits: (event: EventOf<T>, recorded: RecordedEvent) => boolean = () => true,
) => {
  for (const recorded of honest) {
    if (isOf(recorded.event, type) && fits(recorded.event, recorded)) return { recorded, event: recorded.event };
  }
  throw new Error(`the story has no such ${type}`);
};

/** The log with the event at a position replaced. */
export const replaced = (position: number, event: GlasscaseEvent): RecordedEvent[] =>
  honest.map((recorded) => (recorded.position === position ? { ...recorded, event } : recorded));

/** The log with something put in before a position, streams numbered without gaps: a careful forger's work. */
export const inserted = (position: number, stream: StreamId, event: GlasscaseEvent): RecordedEvent[] => {
  const at = honest[position - 1]?.at ?? 0;
  return renumbered([
    ...honest.slice(0, position),
    { stream, event, at, position: 0, version: 0 },
    ...honest.slice(position),
  ]);
};
const renumbered = (recorded: readonly RecordedEvent[]): RecordedEvent[] => {
  const versions = new Map<StreamId, number>();
  return recorded.map((one, position) => {
    const version = (versions.get(one.stream) ?? 0) + 1;
    versions.set(one.stream, version);
    return { ...one, position, version };
  });
};
export const without = (position: number): RecordedEvent[] => honest.filter((one) => one.position !== position);

export const withTable = (
  published: EventOf<'CasePublished'>,
  change: (table: CaseTable) => CaseTable,
): GlasscaseEvent => {
  const table = change(published.data.table);
  const oddsHash = mustBe(isHexHash, oddsHashOf(nodeHashing, table));
  return { ...published, data: { ...published.data, table, oddsHash } };
};

export const play = find('CaseOpened', ({ data }) => data.float !== null && data.ticket > 0);
export const blank = find('CaseOpened', ({ data }) => data.float === null && data.quantity === 1);
export const sale = find('ItemsSold', ({ data }) => data.items.length > 1);
export const deposit = find('DepositSettled', (_, { version }) => version > 2);
export const rotation = find('SeedRotated', ({ data }) => data.revealed.roundCount > 0);
export const published = find('CasePublished');
export const ofPlay = (change: Partial<EventOf<'CaseOpened'>['data']>, { event, recorded } = play) =>
  replaced(recorded.position, { ...event, data: { ...event.data, ...change } });
export const ofSale = (change: Partial<EventOf<'ItemsSold'>['data']>) =>
  replaced(sale.recorded.position, { ...sale.event, data: { ...sale.event.data, ...change } });
export const ofRotation = (change: Partial<EventOf<'SeedRotated'>['data']>) =>
  replaced(rotation.recorded.position, { ...rotation.event, data: { ...rotation.event.data, ...change } });
export const otherHash = mustBe(isHexHash, 'ab'.repeat(32));

/** A fault to plant: its name, what the audit must find, and the forged log. */
export type Fault = readonly [string, FindingKind, () => readonly RecordedEvent[]];
