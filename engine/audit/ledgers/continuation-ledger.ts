import { isRound, pairsOf } from '../../events.ts';
import { fromHex } from '../../fairness/bytes.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { Instant } from '../../kernel/decision.ts';
import type { PairId } from '../../kernel/ids.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import { openContinuation, statementOf } from '../../log/continuation.ts';
import { sameBytes } from '../../log/merkle.ts';
import type { VerifyEd25519 } from '../../log/note.ts';
import type { ReadTile } from '../../log/proofs.ts';
import { rootAt } from '../../log/root-at.ts';
import { roomTurn } from '../../proving.ts';
import type { LogContinued } from '../../site/events.ts';
import type { StreamState } from '../../stream-state.ts';
import type { Findings } from '../finding.ts';

import type { States } from '../replay/states.ts';

/** So long the old seeds may stay hidden after a loss, in the log's own time. */
const REVEALED_WITHIN_MS = 60 * 60 * 1000;

/** A loss that the log states. */
export interface StatedLoss {
  readonly position: number;
  readonly data: LogContinued['data'];
}

export interface ContinuationLedger {
  /** Call in the order of the log, with the event folded and its pairs known. */
  record(recorded: RecordedEvent): void;
  /** Adds a finding where the old seeds should have been revealed by the end of the log. */
  checkOverdue(lastAt: Instant): void;
  /** Oldest first. */
  losses(): readonly StatedLoss[];
}

/** The memory of the ledger between two entries. */
export interface ContinuationMemory {
  readonly losses: (StatedLoss & { readonly at: Instant })[];
  /** Pairs that were hidden at the last loss, those of locked rooms aside. */
  old: ReadonlySet<PairId>;
  /** Whether the old seeds aren't all revealed yet. */
  open: boolean;
}

export const newContinuationMemory = (): ContinuationMemory => ({ losses: [], old: new Set(), open: false });

/** The pair of a room; null for any other stream, and where there is none yet. */
const pairOfRoom = ({ category, state }: StreamState): PairId | null =>
  (category === 'battle' || category === 'giveaway') && state.status !== 'absent' ? state.seed.pairId : null;

/**
 * Watches what a log that lost its end draws from: pairs that were committed before the loss may be known by then, so each of
 * them must be revealed before anything is played, but for those of rooms that were locked, whose draws are fixed.
 * @param hidden the pairs that are committed and not revealed
 */
export const createContinuationLedger = (
  findings: Findings,
  states: States,
  hidden: () => Iterable<PairId>,
  memory: ContinuationMemory = newContinuationMemory(),
): ContinuationLedger => {
  const { losses } = memory;

  const begin = ({ position, at, event }: RecordedEvent & { readonly event: LogContinued }): void => {
    if (event.data.keptSize !== position) {
      findings.add('continuation', position, `${event.data.keptSize} entries were kept, and ${position} are there`);
    }
    const rooms = [...states.battles(), ...states.giveaways()];
    const locked = new Set(rooms.flatMap(([, state]) => (state.status === 'locked' ? [state.seed.pairId] : [])));
    losses.push({ position, at, data: event.data });
    memory.old = new Set([...hidden()].filter((pair) => !locked.has(pair)));
    memory.open = true;
  };

  const end = (position: number): void => {
    const [one, ...others] = [...hidden()].filter((pair) => memory.old.has(pair));
    if (one !== undefined) {
      const more = others.length === 0 ? '' : ` and ${others.length} others`;
      findings.add('continuation', position, `pair ${one}${more} of before the loss stayed hidden`);
    }
    memory.open = false;
  };

  /** Nothing may be drawn, or fixed for it, from what was committed before the loss. */
  const isOld = (position: number, type: string, pair: PairId | null): boolean => {
    const found = pair !== null && memory.old.has(pair);
    if (found) findings.add('continuation', position, `${type} draws from pair ${pair} of before the loss`);
    return found;
  };

  const played = (position: number, type: string, pair: PairId | null): void => {
    if (!isOld(position, type, pair) && memory.open) {
      findings.add('continuation', position, `${type} before the old seeds were revealed`);
    }
  };

  return {
    record: (recorded) => {
      const { position, stream, event } = recorded;
      if (event.type === 'LogContinued') return begin({ ...recorded, event });
      if (losses.length === 0) return undefined;
      if (event.type === 'OldSeedsRevealed') return end(position);
      if (isRound(event)) return played(position, event.type, event.data.pairId);
      const turn = roomTurn(event)?.turn;
      if (turn === 'locked') return played(position, event.type, pairOfRoom(states.read(stream)));
      // A room that was locked before the loss may be drawn at any time.
      if (turn === 'drawn') for (const { pairId } of pairsOf(event).revealed) isOld(position, event.type, pairId);
      return undefined;
    },
    checkOverdue: (lastAt) => {
      const last = losses.at(-1);
      if (memory.open && last !== undefined && lastAt > last.at + REVEALED_WITHIN_MS) {
        findings.add('continuation', last.position, 'the seeds of before the loss should be revealed long ago');
      }
    },
    losses: () => losses,
  };
};

interface StatementParts {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  /** The log's tiles, whose tree was verified. */
  readonly tile: ReadTile;
}

/** Verifies what the log states of its losses: by the old key, of the entries that it has, and towards the log that it is. */
export const checkStatements = async (
  losses: readonly StatedLoss[],
  checkpoint: Checkpoint,
  { hashing, verify, tile }: StatementParts,
  findings: Findings,
): Promise<void> => {
  for (const [index, { position, data }] of losses.entries()) {
    const statement = statementOf(hashing, data);
    const opened =
      statement === null ? null : await openContinuation(statement.note, statement.oldKey, { hashing, verify });
    if (opened === null) {
      findings.add('continuation', position, 'the statement of the loss isn’t signed by the old key');
      continue;
    }
    const next = losses[index + 1];
    const following = next === undefined ? null : statementOf(hashing, next.data);
    const origin = following?.oldKey.name ?? checkpoint.origin;
    if (opened.newKey.name !== origin) {
      findings.add(
        'continuation',
        position,
        `the log goes on as ${opened.newKey.name} by its statement, and is ${origin}`,
      );
    }
    if (opened.kept.size > checkpoint.size) continue;
    const root = await rootAt(hashing, opened.kept.size, checkpoint.size, tile);
    if (!sameBytes(root, fromHex(data.keptRoot))) {
      findings.add('continuation', position, 'the entries before it aren’t those that the statement says were kept');
    }
  }
};

/** A loss as a report tells it: entries `first` … `last` of the old log are gone. */
export interface LostEntries {
  readonly position: number;
  readonly oldKey: string;
  readonly first: number;
  readonly last: number;
  readonly reason: string;
}

export const lossesOf = (losses: readonly StatedLoss[]): readonly LostEntries[] =>
  losses.map(({ position, data }) => ({
    position,
    oldKey: data.oldKey,
    first: data.keptSize,
    last: data.size - 1,
    reason: data.reason,
  }));
