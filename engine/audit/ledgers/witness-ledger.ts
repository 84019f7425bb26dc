import type { WitnessedChoice } from '../../fairness/beacon.ts';
import { fromHex } from '../../fairness/bytes.ts';
import type { Cryptography } from '../../fairness/hashing.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import type { BeaconChoice, WitnessedCheckpoint } from '../../kernel/event-codec.ts';
import type { StreamId } from '../../kernel/ids.ts';
import type { Checkpoint } from '../../log/checkpoint.ts';
import { statementOf } from '../../log/continuation.ts';
import { sameBytes } from '../../log/merkle.ts';
import type { ReadTile } from '../../log/proofs.ts';
import { TileMissing } from '../../log/read-tile.ts';
import { rootAt } from '../../log/root-at.ts';
import { parseWitnessKey } from '../../log/witness/cosignature.ts';
import { cosignatureOf } from '../../log/witness/lock-evidence.ts';
import { worldStates } from '../../stream-state.ts';
import type { Findings } from '../finding.ts';
import type { States } from '../replay/states.ts';

export interface WitnessMemory {
  /** Locked rooms that wait for their witness, with the position of their last lock. */
  readonly locks: Map<StreamId, number>;
  /** Roots by their size, as evidence states them, with the evidence's position; those that were compared are gone. */
  readonly roots: Map<number, { readonly root: string; readonly position: number }>;
  /** The origin that rooms named, and where the first did; null before one does, and behind a continuation. */
  origin: { readonly name: string; readonly position: number } | null;
}

export const newWitnessMemory = (): WitnessMemory => ({ locks: new Map(), roots: new Map(), origin: null });

export interface WitnessLedger {
  /** Call in the order of the log, with the event folded already. */
  record(recorded: RecordedEvent): void;
  /** Compares the roots of the evidence so far with this log's own. Called every now and then, few are remembered. */
  checkRoots(size: number, tile: ReadTile): Promise<void>;
  /** Whether rooms named the origin of this log. Call at its end. */
  checkOrigin(checkpoint: Pick<Checkpoint, 'origin'>): void;
}

/**
 * Verifies what rooms of rules 3 draw with: that the evidence is of the room's last lock, that the room's witness signed it for this log,
 * and that the tree it saw is the beginning of this one. Which round follows from it, and that it is early or late enough, is for the rules.
 */
export const createWitnessLedger = (
  hashing: Cryptography,
  findings: Findings,
  states: States,
  memory: WitnessMemory = newWitnessMemory(),
): WitnessLedger => {
  const { battle, giveaway } = worldStates(states.read);
  const { locks, roots } = memory;

  const checkOrigin = (name: string): void => {
    if (memory.origin !== null && memory.origin.name !== name)
      findings.add(
        'rules',
        memory.origin.position,
        `the room waits for a witness of another log: ${memory.origin.name}`,
      );
  };

  const created = (position: number, choice: BeaconChoice): void => {
    if (choice.kind !== 'witnessed') return;
    if (parseWitnessKey(hashing, choice.witness) === null)
      findings.add('rules', position, 'the room names a witness whose key is none');
    if (memory.origin === null) memory.origin = { name: choice.origin, position };
    else if (memory.origin.name !== choice.origin)
      findings.add('rules', position, 'the room names another log than a room before it');
  };

  const isSigned = (choice: WitnessedChoice, checkpoint: WitnessedCheckpoint): boolean => {
    const signed = cosignatureOf(hashing, choice, checkpoint);
    return signed !== null && hashing.verifyEd25519(signed.publicKey, signed.message, signed.signature);
  };

  /** A root that no witness signed says nothing of the log. */
  const rememberRoot = (position: number, { size, root }: WitnessedCheckpoint): void => {
    const before = roots.get(size);
    if (before === undefined) roots.set(size, { root, position });
    else if (before.root !== root) findings.add('fork', position, `witnesses saw two logs of ${size} entries`);
  };

  const evidence = (
    { position, stream }: RecordedEvent,
    beacon: BeaconChoice | null,
    { lock, checkpoint }: { readonly lock: number; readonly checkpoint: WitnessedCheckpoint },
  ): void => {
    if (lock !== locks.get(stream)) findings.add('rules', position, `entry ${lock} isn't the last lock of ${stream}`);
    if (checkpoint.size > position)
      findings.add('rules', position, `a tree of ${checkpoint.size} entries wasn't there yet`);
    else if (beacon?.kind !== 'witnessed' || !isSigned(beacon, checkpoint))
      findings.add('rules', position, `the room's witness didn't cosign that tree of ${checkpoint.size} entries`);
    else rememberRoot(position, checkpoint);
  };

  const beaconOf = (state: { readonly status: 'absent' } | { readonly beacon: BeaconChoice }): BeaconChoice | null =>
    'beacon' in state ? state.beacon : null;

  return {
    record: (recorded) => {
      const { position, stream, event } = recorded;
      switch (event.type) {
        case 'BattleCreated':
        case 'GiveawayCreated':
          return created(position, event.data.beacon);
        case 'BattleLocked':
        case 'GiveawayLocked': {
          const state = event.type === 'BattleLocked' ? battle(event.data.battleId) : giveaway(event.data.giveawayId);
          if (beaconOf(state)?.kind === 'witnessed') locks.set(stream, position);
          return;
        }
        case 'BattleWitnessed':
          evidence(recorded, beaconOf(battle(event.data.battleId)), event.data);
          locks.delete(stream);
          return;
        case 'GiveawayWitnessed':
          evidence(recorded, beaconOf(giveaway(event.data.giveawayId)), event.data);
          locks.delete(stream);
          return;
        case 'BattleRelocked':
          evidence(recorded, beaconOf(battle(event.data.battleId)), event.data);
          locks.set(stream, position);
          return;
        case 'GiveawayRelocked':
          evidence(recorded, beaconOf(giveaway(event.data.giveawayId)), event.data);
          locks.set(stream, position);
          return;
        case 'BattleDissolved':
        case 'GiveawayCancelled':
          // Else a refund would be what a house takes when it has lost.
          if (locks.delete(stream)) findings.add('timing', position, `${stream}: given up behind its lock`);
          return;
        case 'LogContinued': {
          const statement = statementOf(hashing, event.data);
          if (statement !== null) checkOrigin(statement.oldKey.name);
          memory.origin = null;
          return;
        }
        default:
      }
    },
    checkRoots: async (size, tile) => {
      for (const [at, { root, position }] of roots) {
        try {
          if (!sameBytes(await rootAt(hashing, at, size, tile), fromHex(root)))
            findings.add('fork', position, `the room's witness saw another log of ${at} entries than this one`);
        } catch (error) {
          if (!(error instanceof TileMissing)) throw error;
          findings.add('tree', position, `${error.message} is missing`);
        }
        roots.delete(at);
      }
    },
    checkOrigin: ({ origin }) => checkOrigin(origin),
  };
};
