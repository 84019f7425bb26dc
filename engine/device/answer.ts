import { rebuildCommand } from '../audit/replay/rebuild-command.ts';
import type { Command } from '../commands.ts';
import { utf8 } from '../fairness/bytes.ts';
import type { Hashing } from '../fairness/hashing.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';
import { canonicalJson, parseCanonical } from '../kernel/canonical-json.ts';
import type { Instant } from '../kernel/decision.ts';
import { decodeEntry } from '../log/entry.ts';
import { openInclusionPromise } from '../log/inclusion-promise.ts';
import { leafHash, sameBytes } from '../log/merkle.ts';
import { NewerEntry } from '../log/newer-entry.ts';
import { parseNote, type VerifierKey, type VerifyEd25519, verifyNote } from '../log/note.ts';
import { worldStates } from '../stream-state.ts';
import type { PromisedNote, SignedNote } from './notes.ts';
import type { SentCommand } from './state.ts';

export type { PromisedNote, SignedNote } from './notes.ts';

/** The keys and tools that judge answers. */
export interface Trust {
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  readonly origin: string;
  /** The keys that the log certified for promises and refusals. */
  readonly keys: readonly VerifierKey[];
}

/**
 * The verdict on an acceptance.
 * - `same`: under a valid promise the log holds the sent command.
 * - `promised`: under a valid promise, of entries that aren't shown yet.
 * - `another`: under a valid promise the log holds something else.
 * - `none`: no valid promise, so no answer.
 */
export type Acceptance = 'same' | 'promised' | 'another' | 'none';

/** Plays and lanes are asked for by what their own entries hold. */
const NO_STATES = worldStates((stream) => {
  throw new Error(`a device doesn't see ${stream}`);
});

type Shown = PromisedNote['entries'][number] & { readonly position: number };

/** Where the note promises each entry; null unless all are promised, next to each other. */
const promisedAt = async (
  { note, entries }: PromisedNote,
  { hashing, verify, origin, keys }: Trust,
): Promise<readonly Shown[] | null> => {
  const shown: Shown[] = [];
  for (const one of entries) {
    const opened = await openInclusionPromise({ note, ...one }, origin, keys, { hashing, verify });
    if (!opened.ok) return null;
    const before = shown.at(-1)?.position ?? opened.position - 1;
    const isLeaf = one.entry === null || sameBytes(leafHash(hashing, utf8(one.entry)), opened.leaf);
    if (!isLeaf || opened.position !== before + 1) return null;
    shown.push({ ...one, position: opened.position });
  }
  return shown.length === 0 ? null : shown;
};

const eventsIn = (shown: readonly Shown[]): readonly RecordedEvent[] =>
  shown.flatMap(({ entry, position }) => (entry === null ? [] : [{ ...decodeEntry(utf8(entry)), position }]));

/**
 * Fields that a command may leave out, and then aren't compared: a program the table's hash, any client a room's rules.
 */
const LEFT_OUT: ReadonlySet<string> = new Set(['tableHash', 'rules']);

/** The command with what it left to the house: the first free seat, and a giveaway that opens at once. */
const settledBy = (command: Command, logged: Command, at: Instant): Command => {
  if (command.type === 'JoinBattle' && logged.type === 'JoinBattle')
    return { ...command, seat: command.seat ?? logged.seat };
  return command.type === 'CreateGiveaway' ? { ...command, startsAt: command.startsAt ?? at } : command;
};

/** Prizes stand in the log by falling value, in whatever order they were given. */
const withoutOrder = (command: Command): Command =>
  command.type === 'CreateGiveaway' && command.host.kind === 'player'
    ? { ...command, host: { ...command.host, itemIds: command.host.itemIds.toSorted() } }
    : command;

/** Whether these entries are what the command asked for, under its own id. */
const isOf = (events: readonly RecordedEvent[], { commandId, command }: SentCommand): boolean => {
  const [head] = events;
  if (head === undefined || !('commandId' in head.event.data) || head.event.data.commandId !== commandId) return false;
  const logged = rebuildCommand(events, NO_STATES);
  if (logged === null) return false;
  const shown = Object.entries(withoutOrder(logged)).filter(([name]) => name in command || !LEFT_OUT.has(name));
  return canonicalJson(Object.fromEntries(shown)) === canonicalJson(withoutOrder(settledBy(command, logged, head.at)));
};

/** Holds an acceptance against what was sent. Entries that can't be read are others than those that were asked for. */
export const judgeAcceptance = async (
  sent: SentCommand,
  promise: PromisedNote | null,
  trust: Trust,
): Promise<Acceptance> => {
  const shown = promise === null ? null : await promisedAt(promise, trust);
  if (shown === null) return 'none';
  // The end of a lane reveals a seed, so that its entry comes later.
  if (shown[0]?.entry === null) return 'promised';
  try {
    return isOf(eventsIn(shown), sent) ? 'same' : 'another';
  } catch (error) {
    // A newer program reads it: this one can't tell.
    return error instanceof NewerEntry ? 'none' : 'another';
  }
};

interface Refused {
  readonly code: string;
  /** The refused command with its id, in canonical form. */
  readonly asked: string;
}

/** The content of a refusal; null for text that is none. */
const refusedIn = (text: string): Refused | null => {
  const [, line = ''] = text.split('\n');
  try {
    const said = parseCanonical(line);
    if (typeof said !== 'object' || said === null || !('command' in said) || typeof said.code !== 'string') return null;
    return { code: said.code, asked: canonicalJson({ command: said.command, commandId: said.commandId ?? null }) };
  } catch {
    return null;
  }
};

/** The code that the house signed for this very command; null where the note isn't a refusal of it. */
export const refusalOf = async (
  { commandId, command }: SentCommand,
  { text }: SignedNote,
  { keys, verify }: Pick<Trust, 'keys' | 'verify'>,
): Promise<string | null> => {
  const note = parseNote(utf8(text));
  if (note === null || !note.text.startsWith('glasscase/2 refusal\n')) return null;
  const signed = await Promise.all(keys.map((key) => verifyNote(note, key, verify)));
  const said = signed.includes(true) ? refusedIn(note.text) : null;
  return said?.asked === canonicalJson({ command, commandId }) ? said.code : null;
};
