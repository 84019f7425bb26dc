import { audit } from '../../../engine/audit/audit.ts';
import type { FindingKind } from '../../../engine/audit/finding.ts';
import { EXIT_CODES } from '../../../engine/audit/finding.ts';
import type { AuditReport } from '../../../engine/audit/report/report.ts';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { nobleSignatures } from '../../../engine/fairness/noble-signatures.ts';
import { verifyEd25519WithNoble } from '../../../engine/log/ed25519-noble.ts';
import { formatVerifierKey } from '../../../engine/log/note.ts';
import { CHECKPOINT_PATH } from '../../../engine/log/tiles.ts';
import { compareWithKept } from '../log-watch/compare-with-kept.ts';
import { ownRotations } from '../play/own-rotations.ts';
import { allOf, isOpen, type LabLine, labChain, written } from './lab-log.ts';
import { type OrdinaryVerdict, verifyOrdinarily } from './ordinary-verifier.ts';
import { type LabHouse, type LogFiles, promiseFile, published } from './seal.ts';
import type { Forged } from './tricks.ts';

/** The check of this site that catches a trick. */
export interface Catch {
  readonly by: 'audit' | 'checkpoint' | 'device';
  /** Null where the device catches it, which has no exit code. */
  readonly kind: FindingKind | null;
  readonly exitCode: number | null;
  readonly position: number | null;
  readonly message: string;
}

export interface Examined {
  readonly ordinary: OrdinaryVerdict;
  readonly report: AuditReport;
  /** The first finding of the audit's exit code, else the evidence of checkpoint or device; null without either. */
  readonly caught: Catch | null;
  readonly files: LogFiles;
  readonly verifierKey: string;
}

const sourceOf = (files: LogFiles) => ({
  name: 'lab',
  opens: false,
  read: async (path: string) => files.get(path) ?? null,
  list: async () => [...files.keys()].sort(),
  statePage: async () => null,
});

/** The real audit, as every auditor runs it, with the promises that a player kept. */
const runAudit = ({ signer }: LabHouse, files: LogFiles, promises: readonly Uint8Array[]): Promise<AuditReport> =>
  audit({
    source: sourceOf(files),
    hashing: { ...nobleHashing, ...nobleSignatures },
    verify: verifyEd25519WithNoble,
    pinnedKey: signer.key,
    chains: [labChain],
    compareBalances: false,
    promises: promises.length === 0 ? null : promises.map((bytes) => ({ name: 'kept.json', bytes })),
    sleep: async () => undefined,
    progress: () => undefined,
  });

const audited = ({ findings, exitCode }: AuditReport): Catch | null => {
  const first = findings.shown.find(({ kind }) => EXIT_CODES[kind] === exitCode);
  return first === undefined ? null : { by: 'audit', exitCode, ...first };
};

/** The finding of a browser that compares the log with a checkpoint from an earlier visit. */
const compared = async (house: LabHouse, before: LogFiles, now: LogFiles): Promise<Catch | null> => {
  const tools = { hashing: nobleHashing, verify: verifyEd25519WithNoble };
  const note = new TextDecoder().decode(before.get(CHECKPOINT_PATH));
  const kept = { note, verifierKey: formatVerifierKey(house.signer.key) };
  const comparison = await compareWithKept({ ...tools, read: async (path) => now.get(path) ?? null }, kept);
  if (comparison.status !== 'contradicted') return null;
  const { reason } = comparison.contradiction;
  return {
    by: 'checkpoint',
    kind: 'fork',
    exitCode: EXIT_CODES.fork,
    position: null,
    message: typeof reason === 'string' ? reason : 'loss',
  };
};

/** The finding of a player's device, which remembers the rotations that it asked for. */
const remembered = (log: readonly LabLine[], playerId: string, own: readonly string[]): Catch | null => {
  const values = new Map<string, string>();
  const rotations = ownRotations(
    {
      read: (key) => values.get(key) ?? null,
      write: (key, value) => values.set(key, value).has(key),
      remove: (key) => void values.delete(key),
    },
    playerId,
  );
  rotations.strange([]);
  for (const entropy of own) rotations.remember(entropy);
  const history = allOf(log, 'SeedRotated').filter(({ event }) => event.data.playerId === playerId);
  const strange = rotations.strange(
    history.map(({ position, event }) => ({ position: String(position), entropy: event.data.entropy })).reverse(),
  );
  if (strange === null) return null;
  const message = `SeedRotated with entropy ${strange.entropy}`;
  return { by: 'device', kind: null, exitCode: null, position: Number(strange.position), message };
};

/** Runs both checks on a forged log. Without `held` no player holds evidence, as with an honest log. */
export const examine = async (house: LabHouse, recorded: readonly LabLine[], forged: Forged): Promise<Examined> => {
  const { log, word = {}, held } = forged;
  const files = published(house, written(log));
  const promises =
    held?.kind === 'promise'
      ? written(recorded).flatMap((entry, position) => {
          const line = recorded[position];
          const isHeld = position === held.position && line !== undefined && isOpen(line);
          return isHeld ? [promiseFile(house, { entry, position, at: line.at })] : [];
        })
      : [];
  const report = await runAudit(house, files, promises);
  const evidence =
    held?.kind === 'checkpoint'
      ? await compared(house, published(house, written(recorded.slice(0, held.size))), files)
      : held?.kind === 'rotations'
        ? remembered(log, held.playerId, held.own)
        : null;
  return {
    ordinary: verifyOrdinarily(log, word),
    report,
    caught: audited(report) ?? evidence,
    files,
    verifierKey: formatVerifierKey(house.signer.key),
  };
};
