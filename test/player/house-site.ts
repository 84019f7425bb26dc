import type { Command } from '../../engine/commands.ts';
import type { LaneSite, SiteAnswer } from '../../engine/device/ports.ts';
import type { SentCommand } from '../../engine/device/state.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { isCommandId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import type { RejectionCode } from '../../engine/kernel/rejections.ts';
import { encodeEntry } from '../../engine/log/entry.ts';
import { answeredInclusionPromise, signInclusionPromise } from '../../engine/log/inclusion-promise.ts';
import { promiseSignerFromSeed } from '../../engine/log/log-key.ts';
import { leafHash } from '../../engine/log/merkle.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { signer, workshop } from '../../engine/log/testing/workshop.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { promisedEntries } from '../../gateway/graphql/promised-entries.ts';
import { refusalSigner } from '../../gateway/play/refusals.ts';
import type { House } from '../deciders.ts';
import { playerOf } from '../deciders.ts';

const promises = promiseSignerFromSeed(signer.key.name, '3'.repeat(64));
const refuse = refusalSigner(promises);

/** The refusal that the house signs, whether its rules say so or not. */
export const signedRefusal = (
  { now }: House,
  actor: PlayerId,
  { commandId, command }: SentCommand,
  code: RejectionCode,
): Extract<SiteAnswer, { kind: 'refused' }> => {
  const said = { commandId: mustBe(isCommandId, commandId), command, actor, code, details: {}, round: null };
  return { kind: 'refused', code, note: refuse({ ...said, at: now() }) };
};

/** A site as a device talks to it, over the real rules in memory: it promises what it logs, and signs what it refuses. */
export const houseSite = async (house: House, playerId: PlayerId): Promise<LaneSite> => {
  const shop = workshop();
  await createSealer({ ...shop.parts, promiseKey: promises.key }).sealOnce();
  /** By command ids: a command that comes again is answered as before. */
  const receipts = new Map<string, () => SiteAnswer>();

  /** A published checkpoint covers all that is logged when a command comes again. */
  let covered = 0;
  const promised = (events: readonly RecordedEvent[]): SiteAnswer => {
    const leaves = events.map((one) => leafHash(nodeHashing, encodeEntry(one)));
    const batch = signInclusionPromise(nodeHashing, promises, {
      first: events[0]?.position ?? 0,
      leaves,
      at: house.now(),
    });
    const promise = answeredInclusionPromise(batch, leaves.length - 1, leaves.length);
    const entries = promisedEntries({ ...promise, events }, (position) => position < covered);
    return { kind: 'accepted', promise: { note: promise.note, entries } };
  };

  const carryOut = (id: string, command: Command): (() => SiteAnswer) => {
    const commandId = mustBe(isCommandId, id);
    const before = house.recorded.length;
    const decision = house.submit(command, commandId);
    if (decision.kind === 'early') throw new Error(`too early for ${command.type}`);
    if (decision.kind === 'accepted') {
      const events = house.recorded.slice(before);
      return () => promised(events);
    }
    return () => signedRefusal(house, playerId, { commandId, command }, decision.code);
  };

  return {
    read: (path) => shop.tiles.read(path),
    lanes: async () => {
      const { next, keyChanges, keys, lanes } = playerOf(house, playerId);
      const open = [...lanes.values()].map(({ pairId, step }) => ({ pair: { id: pairId }, step }));
      const { pairId: nextPairId, publicHash: nextPublicHash } = next;
      return { playerId, nextPairId, nextPublicHash, keyChanges, keys: [...keys.keys()].map((key) => ({ key })), open };
    },
    revealed: async (pairId) => {
      const ends = house.recorded.flatMap(({ event }) => (event.type === 'LaneClosed' ? [event.data.revealed] : []));
      return ends.find((revealed) => revealed.pairId === pairId) ?? null;
    },
    send: async (commandId, command) => {
      covered = house.recorded.length;
      const answer = receipts.get(commandId) ?? carryOut(commandId, command);
      receipts.set(commandId, answer);
      return answer();
    },
  };
};
