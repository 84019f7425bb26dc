import { collectFindings } from '../../engine/audit/finding.ts';
import { createReplay } from '../../engine/audit/replay/replay.ts';
import type { Submission } from '../../engine/commands.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Outcome } from '../../engine/engine.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { decodeEntry } from '../../engine/log/entry.ts';
import { createLogStore, type StoredEntry } from '../../engine/log/store.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { replayedTables, storedTables } from '../../test/harness/replay.ts';

/** A client's command, and every outcome that the client received for it. */
export interface Answered {
  readonly submission: Submission;
  readonly outcomes: readonly Outcome[];
}

const readAll = async (database: Database): Promise<readonly StoredEntry[]> => {
  const store = createLogStore(database);
  const entries: StoredEntry[] = [];
  for (;;) {
    const chunk = await store.readEntries(entries.length, 1_000);
    entries.push(...chunk);
    if (chunk.length < 1_000) return entries;
  }
};

/** Positions follow one another without a gap, up to the head. */
const gapless = async (database: Database, entries: readonly StoredEntry[]): Promise<string[]> => {
  const head = await createLogStore(database).head();
  const broken = entries.findIndex(({ position }, index) => position !== index);
  const found = broken === -1 ? [] : [`position ${broken} is missing`];
  return head === entries.length ? found : [...found, `the head is ${head}, the log holds ${entries.length}`];
};

/** The rules decide everything again and come to the same; money, seeds, draws and order are right. */
const replays = (entries: readonly StoredEntry[]): string[] => {
  const findings = collectFindings();
  const replay = createReplay(nodeHashing, findings);
  for (const { entry, position } of entries) replay.entry(entry, position);
  replay.settle();
  replay.seeds.checkOverdue(replay.states, replay.totals().lastAt);
  replay.contests.checkOverdue(replay.totals().lastAt);
  replay.money.checkConservation(replay.states);
  return findings.kept().map(({ kind, position, message }) => `${kind} at ${position ?? 'the end'}: ${message}`);
};

/** Wallets, backpacks, house accounts and sums are what the log gives, row by row. */
const liveIsReplay = async (database: Database): Promise<string[]> => {
  const [stored, replayed] = [await storedTables(database), await replayedTables(database)];
  return (['wallets', 'items', 'house', 'worth'] as const).flatMap((table) => {
    const known = new Set(replayed[table]);
    const shown = new Set(stored[table]);
    const extra = stored[table].find((row) => !known.has(row));
    const missing = replayed[table].find((row) => !shown.has(row));
    return [
      ...(extra === undefined ? [] : [`${table}: the table has "${extra}", the log doesn't`]),
      ...(missing === undefined ? [] : [`${table}: the log gives "${missing}", the table doesn't`]),
    ];
  });
};

/** An item is in one place: no player holds, and no giveaway keeps, another one's item. */
const onePlaceEach = (log: readonly RecordedEvent[], held: ReadonlyMap<string, readonly string[]>): string[] => {
  const owner = new Map<string, string>();
  const found: string[] = [];
  for (const [player, ids] of held) {
    for (const id of ids) {
      if (owner.has(id)) found.push(`item ${id} is with ${owner.get(id)} and with ${player}`);
      owner.set(id, player);
    }
  }
  return log.length === 0 ? [] : found;
};

/** A payment is credited once, however often the provider told of it, and only to the order's own player. */
const settledOnce = (log: readonly RecordedEvent[]): string[] => {
  const owner = new Map<string, string>();
  return log.flatMap(({ event }) => {
    if (event.type !== 'PaymentSettled') return [];
    const { depositId, playerId } = event.data;
    const before = owner.get(depositId);
    owner.set(depositId, playerId);
    return before === undefined ? [] : [`order ${depositId} is settled for ${before} and for ${playerId}`];
  });
};

/** Each command that was acknowledged is in the log once, as it was told; each that was refused isn't there. */
const acknowledged = (log: readonly RecordedEvent[], answered: Iterable<Answered>): string[] => {
  const found: string[] = [];
  const runs = new Map<string, number[]>();
  for (const { event, position } of log) {
    const known = runs.get(event.data.commandId);
    if (known === undefined) runs.set(event.data.commandId, [position]);
    else known.push(position);
  }
  for (const { submission, outcomes } of answered) {
    const { commandId, command } = submission;
    const inLog = runs.get(commandId) ?? [];
    const decided = outcomes.filter(({ status }) => status === 'accepted' || status === 'rejected');
    const answers = new Set(
      decided.map((one) => (one.status === 'accepted' ? `at ${one.events[0].position}` : one.status)),
    );
    if (answers.size > 1) found.push(`${command.type} ${commandId} was told ${[...answers].join(' and ')}`);
    for (const outcome of decided) {
      const positions = outcome.status === 'accepted' ? outcome.events.map(({ position }) => position) : [];
      if (positions.join() !== inLog.join()) {
        found.push(`${command.type} ${commandId}: told of events ${positions.join()}, the log holds ${inLog.join()}`);
        break;
      }
    }
  }
  return found;
};

/** Everything that must hold after a run; nothing when it does. Each finding is one line. */
export const brokenLaws = async (
  database: Database,
  answered: Iterable<Answered>,
  held: ReadonlyMap<string, readonly string[]>,
): Promise<readonly string[]> => {
  const entries = await readAll(database);
  const log = entries.map(({ entry, position }) => ({ ...decodeEntry(entry), position }));
  return [
    ...(await gapless(database, entries)),
    ...replays(entries),
    ...(await liveIsReplay(database).catch((error: unknown) => [
      `the tables can't be replayed: ${error instanceof Error ? error.message : 'unknown'}`,
    ])),
    ...onePlaceEach(log, held),
    ...settledOnce(log),
    ...acknowledged(log, answered),
  ];
};
