import type { DrandChain } from '../beacon/beacon.ts';
import type { Hashing } from '../fairness/hashing.ts';
import { toBase64 } from '../log/base64.ts';
import { type Checkpoint, openCheckpoint } from '../log/checkpoint.ts';
import {
  formatVerifierKey,
  MAX_NOTE_BYTES,
  parseVerifierKey,
  type VerifierKey,
  type VerifyEd25519,
} from '../log/note.ts';
import { CHECKPOINT_PATH, KEY_PATH } from '../log/tiles.ts';
import { AuditStopped, collectFindings, type Findings } from './finding.ts';
import { checkLeftovers, readLog } from './read-log.ts';
import { createReplay } from './replay.ts';
import { type AuditReport, NOTHING_AUDITED } from './report.ts';
import { createServedCheck, readServedState, type ServedPage } from './served-state.ts';
import type { AuditSource } from './source.ts';

/** The sealer is within a second of its log; after so many looks, half a second apart, the site withholds something. */
const CHECKPOINT_LOOKS = 60;
const LOOK_MS = 500;

export interface AuditParts {
  readonly source: AuditSource;
  readonly hashing: Hashing;
  readonly verify: VerifyEd25519;
  /** The key the auditor knows from elsewhere; null believes the one beside the log. */
  readonly pinnedKey: VerifierKey | null;
  /** The drand chains whose rounds count; the League of Entropy's quicknet unless others are named. */
  readonly chains?: readonly DrandChain[];
  /** Whether to compare what the site shows as balances; only a site has any. */
  readonly compareBalances: boolean;
  readonly sleep: (ms: number) => Promise<void>;
  readonly progress: (done: number, total: number) => void;
}

const readKey = async ({ source, hashing, pinnedKey }: AuditParts): Promise<VerifierKey> => {
  const bytes = await source.read(KEY_PATH, MAX_NOTE_BYTES);
  const text = bytes === null ? null : new TextDecoder().decode(bytes);
  const beside = text?.endsWith('\n') ? parseVerifierKey(hashing, text.slice(0, -1)) : null;
  if (pinnedKey === null) {
    if (beside !== null) return beside;
    throw new AuditStopped(
      'signature',
      text === null ? 'there is no key beside the log' : 'the key is no verifier key',
    );
  }
  if (text !== null && (beside === null || formatVerifierKey(beside) !== formatVerifierKey(pinnedKey))) {
    throw new AuditStopped('signature', 'the key beside the log is another than the pinned one');
  }
  return pinnedKey;
};

const readCheckpoint = async ({ source, verify }: AuditParts, key: VerifierKey): Promise<Checkpoint> => {
  const bytes = await source.read(CHECKPOINT_PATH, MAX_NOTE_BYTES);
  if (bytes === null) throw new AuditStopped('unreachable', `there is no checkpoint at ${source.name}`);
  const opened = await openCheckpoint(bytes, key, verify);
  if (!opened.ok) throw new AuditStopped('signature', `the checkpoint: ${opened.fault}`);
  return opened.checkpoint;
};

/** A checkpoint that covers everything the served pages have seen. */
const coveringCheckpoint = async (parts: AuditParts, key: VerifierKey, pages: readonly ServedPage[]) => {
  const needed = pages.reduce((most, { position }) => Math.max(most, position), 0);
  for (let look = 0; look < CHECKPOINT_LOOKS; look += 1) {
    const checkpoint = await readCheckpoint(parts, key);
    if (checkpoint.size >= needed) return checkpoint;
    await parts.sleep(LOOK_MS);
  }
  throw new AuditStopped('unreachable', `the site shows entry ${needed - 1}, but signs no checkpoint that covers it`);
};

const examine = async (parts: AuditParts, findings: Findings) => {
  const { source, hashing, progress } = parts;
  const key = await readKey(parts);
  const pages = parts.compareBalances ? await readServedState(source) : [];
  const checkpoint = await coveringCheckpoint(parts, key, pages);
  const replay = createReplay(hashing, findings, parts.chains);
  const served = createServedCheck(hashing, findings, pages, replay);
  const reading = { source, hashing, checkpoint, findings };
  await readLog(reading, (entry, position) => {
    served.reached(position);
    replay.entry(entry, position);
    if (position % 1_000 === 0) progress(position, checkpoint.size);
  });
  replay.settle();
  progress(checkpoint.size, checkpoint.size);
  const beyond = await checkLeftovers(reading);
  const whole = !findings.has('tree') && !findings.has('format');
  const totals = replay.totals();
  replay.seeds.checkOverdue(replay.states, totals.lastAt);
  const money = replay.money.checkConservation(replay.states);
  if (whole) {
    served.reached(checkpoint.size);
    served.finish();
  }
  return { key, checkpoint, replay, totals, money, beyond, pages, rows: served.rows() };
};

/**
 * Audits a published log: signature, tree, form, order, rules, draws, seeds, money, and what the site shows. Trusts
 * nothing that it doesn't compute. Never throws for what a log can contain; unexpected errors are the caller's.
 */
export const audit = async (parts: AuditParts): Promise<AuditReport> => {
  const findings = collectFindings();
  let found = NOTHING_AUDITED;
  try {
    const { key, checkpoint, replay, totals, money, beyond, pages, rows } = await examine(parts, findings);
    found = {
      checkpoint: {
        origin: checkpoint.origin,
        size: checkpoint.size,
        root: toBase64(checkpoint.root),
        verifierKey: formatVerifierKey(key),
        keyPinned: parts.pinnedKey !== null,
      },
      replayed: {
        entries: totals.entries,
        commands: totals.commands,
        lastEntryAt: totals.entries === 0 ? null : new Date(totals.lastAt).toISOString(),
        players: replay.states.count('player'),
        cases: replay.states.count('case'),
        skins: replay.states.count('skin'),
        ...replay.seeds.totals(),
        ...replay.beacons.totals(),
      },
      money,
      served: parts.compareBalances ? { pages: pages.length, rows } : null,
      filesBeyondCheckpoint: beyond,
    };
  } catch (error) {
    if (!(error instanceof AuditStopped)) throw error;
    findings.add(error.kind, null, error.message);
  }
  return {
    source: parts.source.name,
    verdict: findings.total() === 0 ? 'clean' : 'failed',
    exitCode: findings.exitCode(),
    ...found,
    findings: { total: findings.total(), shown: findings.kept() },
  };
};
