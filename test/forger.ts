import { audit } from '../engine/audit/audit.ts';
import type { FindingKind } from '../engine/audit/finding.ts';
import { QUICKNET } from '../engine/beacon/quicknet.ts';
import type { CaseTable } from '../engine/catalog/case/state.ts';
import { type GlasscaseEvent, visibilityOf } from '../engine/events.ts';
import { countOn, NO_ENTRIES, type StreamCount } from '../engine/facts/define-event.ts';
import { oddsHashOf } from '../engine/fairness/odds.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import type { Instant } from '../engine/kernel/decision.ts';
import { categoryOf, isHexHash, mustBe, playerStream, type StreamId } from '../engine/kernel/ids.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { testChain } from './beacons.ts';
import {
  entriesOf,
  fixtureSigner,
  memorySource,
  publishedFiles,
  recordStory,
  revealEverything,
  withoutOpenings,
} from './fixture-log.ts';

/** Audits published files, of which the fixture's key signed whatever they say. */
export const auditFiles = (files: ReadonlyMap<string, Uint8Array>) =>
  audit({
    source: memorySource(files),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    chains: [testChain, QUICKNET],
    compareBalances: false,
    sleep: async () => {},
    progress: () => {},
  });

/** Seals whatever it is given with the real key, and audits that with its openings: the signature is always valid. */
export const auditSigned = async (entries: readonly Uint8Array[]) => auditFiles(await publishedFiles(entries));

/** The same by both audits: with openings, and as it is published. */
export const auditBoth = async (entries: readonly Uint8Array[]) => {
  const files = await publishedFiles(entries);
  return { full: await auditFiles(files), everybody: await auditFiles(withoutOpenings(files)) };
};

/** The kinds of everything that is wrong with a log, though it is validly signed. */
export const kindsIn = async (log: readonly RecordedEvent[]): Promise<readonly FindingKind[]> =>
  (await auditSigned(entriesOf(log))).findings.shown.map(({ kind }) => kind);

type Type = GlasscaseEvent['type'];
export type EventOf<T extends Type> = Extract<GlasscaseEvent, { type: T }>;
const isOf = <T extends Type>(event: GlasscaseEvent, type: T): event is EventOf<T> => event.type === type;

/** An event of the history, with its place in it. */
export interface Found<T extends Type> {
  readonly recorded: RecordedEvent;
  readonly event: EventOf<T>;
}

/** The event with some of its data replaced. */
export const withData = <T extends Type>(event: EventOf<T>, change: Partial<EventOf<T>['data']>): EventOf<T> =>
  Object.assign({}, event, { data: Object.assign({}, event.data, change) });

/** The log as it stands, with standings of contests that name its entries by where they are now. */
const repositioned = (recorded: readonly RecordedEvent[]): RecordedEvent[] => {
  const places = new Map<number, number>();
  // An inserted entry has position 0, and comes after the first.
  for (const [index, { position }] of recorded.entries()) if (!places.has(position)) places.set(position, index);
  return recorded.map((one) => {
    if (!isOf(one.event, 'ContestSettled')) return one;
    const followed = one.event.data.places.map((place) => ({
      ...place,
      reached: places.get(place.reached) ?? place.reached,
    }));
    return { ...one, event: withData(one.event, { places: followed }) };
  });
};

/** Positions and versions without gaps: a careful forger's work. */
const renumbered = (log: readonly RecordedEvent[]): RecordedEvent[] => {
  const recorded = repositioned(log);
  const counts = new Map<StreamId, StreamCount>();
  return recorded.map((one, position) => {
    const { count, number } = countOn(counts.get(one.stream) ?? NO_ENTRIES, visibilityOf(one.event));
    counts.set(one.stream, count);
    return { ...one, position, version: number };
  });
};

/**
 * A forger who holds the site's own key: takes an honest log, changes it with care, and signs the result. The forger
 * renumbers versions after an insertion, and hashes of tables follow the tables.
 */
export const forgerOf = (honest: readonly RecordedEvent[]) => {
  const all = <T extends Type>(type: T): Found<T>[] =>
    honest.flatMap((recorded) => (isOf(recorded.event, type) ? [{ recorded, event: recorded.event }] : []));
  /** The log with every event as `change` makes it, in the stream of whom it is about then; null leaves it out. */
  const edited = (change: (event: GlasscaseEvent, recorded: RecordedEvent) => GlasscaseEvent | null): RecordedEvent[] =>
    renumbered(
      honest.flatMap((recorded) => {
        const event = change(recorded.event, recorded);
        if (event === null) return [];
        const { data } = event;
        const isPersonal = categoryOf(recorded.stream) === 'player';
        const stream = isPersonal && 'playerId' in data ? playerStream(data.playerId) : recorded.stream;
        return [{ ...recorded, event, stream }];
      }),
    );
  /** The log with the event at a position replaced. */
  const replaced = (position: number, event: GlasscaseEvent): RecordedEvent[] =>
    honest.map((recorded) => (recorded.position === position ? { ...recorded, event } : recorded));
  return {
    all,
    edited,
    replaced,
    /** The first event of a type that fits, with its position. */
    find: <T extends Type>(
      type: T,
      fits: (event: EventOf<T>, recorded: RecordedEvent) => boolean = () => true,
    ): Found<T> => {
      const found = all(type).find(({ event, recorded }) => fits(event, recorded));
      if (found === undefined) throw new Error(`the story has no ${type} that fits`);
      return found;
    },
    /** The log with something put in before a position, streams numbered without gaps. */
    inserted: (position: number, stream: StreamId, event: GlasscaseEvent, at?: Instant): RecordedEvent[] =>
      renumbered([
        ...honest.slice(0, position),
        { stream, event, at: at ?? honest[position - 1]?.at ?? 0, position: 0, version: 0 },
        ...honest.slice(position),
      ]),
    /** The log without an event, with the gap that this leaves. */
    without: (position: number): RecordedEvent[] => repositioned(honest.filter((one) => one.position !== position)),
    /** The log with other words in one event. */
    changed: <T extends Type>({ recorded, event }: Found<T>, change: Partial<EventOf<T>['data']>): RecordedEvent[] =>
      replaced(recorded.position, withData(event, change)),
    /** The log up to before a position, and one event more, so many milliseconds later. */
    leftAt: (position: number, later: number): RecordedEvent[] => {
      const before = honest.slice(0, position);
      const [stop] = all('GameStopped');
      if (stop === undefined) throw new Error('nothing was ever stopped');
      const at = (before.at(-1)?.at ?? 0) + later;
      return renumbered([...before, { ...stop.recorded, at }]);
    },
    /** The log with another time at a position. */
    retimed: (position: number, at: Instant): RecordedEvent[] =>
      honest.map((recorded) => (recorded.position === position ? { ...recorded, at } : recorded)),
  };
};

/** The honest log. */
export const honest = revealEverything(recordStory({ seed: 'to be forged', players: 8, acts: 160 })).recorded;
export const { find, replaced, inserted, without } = forgerOf(honest);

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
export const deposit = find('PaymentSettled');
export const rotation = find('SeedRotated', ({ data }) => data.revealed.roundCount > 0);
export const published = find('CasePublished');
export const ofPlay = (change: Partial<EventOf<'CaseOpened'>['data']>, { event, recorded } = play) =>
  replaced(recorded.position, { ...event, data: { ...event.data, ...change } });
export const ofSale = (change: Partial<EventOf<'ItemsSold'>['data']>) =>
  replaced(sale.recorded.position, { ...sale.event, data: { ...sale.event.data, ...change } });
export const ofRotation = (change: Partial<EventOf<'SeedRotated'>['data']>) =>
  replaced(rotation.recorded.position, { ...rotation.event, data: { ...rotation.event.data, ...change } });
export const otherHash = mustBe(isHexHash, 'ab'.repeat(32));

/** A fault to plant: the forged log, and what the audit must find in it. */
export interface Fault {
  readonly name: string;
  readonly kind: FindingKind;
  readonly plant: () => readonly RecordedEvent[];
  /** Whether sealed entries alone tell of it: an audit finds it with openings, and not without. */
  readonly isSealed: boolean;
}

const faultsOf =
  (kind: FindingKind, isSealed: boolean) =>
  (name: string, plant: Fault['plant']): Fault => ({ name, kind, plant, isSealed });
const findings = (isSealed: boolean) => ({
  format: faultsOf('format', isSealed),
  order: faultsOf('order', isSealed),
  rules: faultsOf('rules', isSealed),
  seeds: faultsOf('seeds', isSealed),
  money: faultsOf('money', isSealed),
});
/** Rows of a table of faults, by what the audit finds: `rules('a ticket beside the drawn one', () => log)`. */
export const finding = { ...findings(false), sealed: findings(true) };

/** Lists of faults by what they are about. */
export type Forgeries = Readonly<Record<string, readonly Fault[]>>;
