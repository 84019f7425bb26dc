import type { DrandChain } from '../beacon/beacon.ts';
import type { Cryptography } from '../fairness/hashing.ts';
import type { Checkpoint } from '../log/checkpoint.ts';
import { HASH_BYTES, TILE_WIDTH } from '../log/merkle.ts';
import type { VerifierKey } from '../log/note.ts';
import type { TrustPolicy } from '../log/policy.ts';
import { tileReader } from '../log/read-tile.ts';
import type { ReplayKind } from '../log/replayed.ts';
import type { AppendOnlyTree } from '../log/tree.ts';
import { AuditStopped, collectFindings, type Findings } from './finding.ts';
import { checkStatements, lossesOf } from './ledgers/continuation-ledger.ts';
import { piecesOf } from './replay/kept-replay.ts';
import { sightOf } from './replay/read-entry.ts';
import { createReplay } from './replay/replay.ts';
import { newReplayMemory } from './replay/replay-memory.ts';
import { checkResumed, type EarlierReplay, type ReplayAside, type Resuming } from './replay/resume.ts';
import { describeCheckpoint } from './report/audited-checkpoint.ts';
import { type AuditReport, NOTHING_AUDITED } from './report/report.ts';
import { compareWithOld } from './sources/old-log.ts';
import { type OpeningParts, type ReadCheckpoint, readCheckpoint, readKey } from './sources/open-log.ts';
import { checkInclusionPromises, type PromiseFile } from './sources/promises.ts';
import { checkQuorum } from './sources/quorum.ts';
import { checkLeftovers, readLog } from './sources/read-log.ts';
import { createServedCheck, readServedState, type ServedPage } from './sources/served-state.ts';
import type { AuditSource } from './sources/source.ts';
import { readWitnessed } from './sources/witnessed-log.ts';

/** The sealer is within a second of its log; after so many looks, half a second apart, the site withholds something. */
const CHECKPOINT_LOOKS = 60;
const LOOK_MS = 500;

export interface AuditParts extends OpeningParts {
  readonly hashing: Cryptography;
  /** The drand chains whose rounds count; the League of Entropy's quicknet unless others are named. */
  readonly chains?: readonly DrandChain[];
  /** Whether to compare what the site shows as balances; only a site has any. */
  readonly compareBalances: boolean;
  /** Files of kept promises, to be judged against the log; null where the auditor asks about none. */
  readonly promises?: readonly PromiseFile[] | null;
  /** The witnesses that the log must have; null believes the witnesses that the log names itself, and asks for none. */
  readonly policy?: TrustPolicy | null;
  /** A copy of the log that this one goes on after; null where there is none. */
  readonly old?: AuditSource | null;
  /** How it goes on from an earlier audit, and a later one from it; null where neither is asked for. */
  readonly resuming?: Resuming | null;
  readonly sleep: (ms: number) => Promise<void>;
  readonly progress: (done: number, total: number) => void;
}

/** A checkpoint whose log was replayed without a finding. */
export interface Replayed extends ReadCheckpoint {
  readonly kind: ReplayKind;
}

/**
 * The report of an audit, and the checkpoint that the auditor may vouch for after it: null where anything was found.
 */
export interface Audited {
  readonly report: AuditReport;
  readonly replayed: Replayed | null;
}

/** A checkpoint that covers everything the served pages have seen. */
const coveringCheckpoint = async (
  parts: AuditParts,
  key: VerifierKey,
  pages: readonly ServedPage[],
): Promise<ReadCheckpoint> => {
  const needed = pages.reduce((most, { position }) => Math.max(most, position), 0);
  for (let look = 0; look < CHECKPOINT_LOOKS; look += 1) {
    const read = await readCheckpoint(parts, key);
    if (read.checkpoint.size >= needed) return read;
    await parts.sleep(LOOK_MS);
  }
  throw new AuditStopped('unreachable', `the site shows entry ${needed - 1}, but signs no checkpoint that covers it`);
};

const kindOf = (source: AuditSource): ReplayKind => (sightOf(source) === 'public' ? 'public' : 'full');

/**
 * The earlier replay that this audit goes on with. Null where the audit replays everything: without an earlier audit,
 * and where a page shows balances from before that audit's last entry, which the memory doesn't hold.
 * @throws AuditStopped where the earlier replay is of another log, or of another kind
 */
const earlierOf = async (
  { resuming = null, source, hashing }: AuditParts,
  checkpoint: Checkpoint,
  pages: readonly ServedPage[],
): Promise<EarlierReplay | null> => {
  const from = resuming?.from ?? null;
  if (from === null) return null;
  const tile = tileReader((path) => source.read(path, TILE_WIDTH * HASH_BYTES));
  await checkResumed(from.part, { kind: kindOf(source), checkpoint }, hashing, tile);
  return pages.some(({ position }) => position < from.part.size) ? null : from;
};

const examine = async (parts: AuditParts, findings: Findings) => {
  const { source, hashing, progress, resuming = null } = parts;
  const key = await readKey(parts);
  const pages = parts.compareBalances ? await readServedState(source) : [];
  const { checkpoint, bytes: note } = await coveringCheckpoint(parts, key, pages);
  const earlier = await earlierOf(parts, checkpoint, pages);
  const memory = earlier?.memory ?? newReplayMemory();
  const replay = createReplay(hashing, findings, { chains: parts.chains, sight: sightOf(source), memory });
  const served = createServedCheck(hashing, findings, pages, replay);
  const reading = { source, hashing, checkpoint, findings };
  const asideAt = (tree: AppendOnlyTree): ReplayAside => ({
    part: {
      kind: kindOf(source),
      signed: checkpoint,
      size: tree.size(),
      root: tree.root(),
      partials: tree.partials(),
    },
    pieces: piecesOf(memory),
  });
  const tile = tileReader((path) => source.read(path, TILE_WIDTH * HASH_BYTES));
  const checkRoots = () => replay.witnessed.checkRoots(checkpoint.size, tile);
  const tree = await readLog(
    reading,
    (entry, position, opening) => {
      served.reached(position);
      replay.entry(entry, position, opening);
      if (position % 1_000 === 0) progress(position, checkpoint.size);
    },
    {
      from: earlier?.part,
      pause: async (so) => {
        const { size } = checkpoint;
        await checkRoots();
        if (resuming?.isDue() === true && so.size() < size && findings.total() === 0) await resuming.keep(asideAt(so));
      },
    },
  );
  // Before what is open is decided: entries that follow may belong to it.
  if (resuming !== null && findings.total() === 0 && tree.size() !== earlier?.part.size)
    await resuming.keep(asideAt(tree));
  replay.settle();
  await checkRoots();
  replay.witnessed.checkOrigin(checkpoint);
  progress(checkpoint.size, checkpoint.size);
  const beyond = await checkLeftovers(reading);
  const policy = parts.policy ?? null;
  const pinnedWitnesses = policy === null ? null : policy.witnesses;
  const witnessed = await readWitnessed({ ...parts, pinnedWitnesses }, { checkpoint, key }, findings);
  const quorum = policy === null ? null : checkQuorum(policy, checkpoint.size, witnessed.checkpoints, findings);
  const totals = replay.totals();
  const whole = !findings.has('openings') && !findings.has('tree') && !findings.has('format');
  const lastAt = checkpoint.size === 0 ? null : totals.lastAt;
  const asked = parts.promises ?? null;
  const promises =
    asked === null || !whole
      ? null
      : await checkInclusionPromises(
          { ...parts, files: asked },
          { key, checkpoint, lastAt, witnessed: witnessed.checkpoints },
          findings,
        );
  // Where an opening is wrong, the replay ended in the middle of something: nothing can be said of sums.
  const isOpened = !findings.has('openings');
  if (isOpened) {
    replay.seeds.checkOverdue(replay.states, totals.lastAt);
    replay.continuations.checkOverdue(totals.lastAt);
    replay.money.checkOverdue(totals.lastAt);
    replay.contests.checkOverdue(totals.lastAt);
    replay.unanswered.check(findings);
  }
  const money = isOpened ? replay.money.checkConservation(replay.states) : null;
  if (whole) {
    const losses = replay.continuations.losses();
    await checkStatements(losses, checkpoint, { ...parts, tile }, findings);
    const { old = null } = parts;
    if (old !== null)
      await compareWithOld({ ...parts, source: old, pinnedKey: null }, { checkpoint, tile, losses }, findings);
    served.reached(checkpoint.size);
    served.finish();
  }
  return {
    key,
    checkpoint,
    note,
    replay,
    totals,
    money,
    witnessed,
    quorum,
    promises,
    beyond,
    pages,
    rows: served.rows(),
  };
};

/**
 * Audits a published log: signature, tree, form, order, rules, draws, seeds, money, and what the site shows and
 * witnesses saw. Where the source doesn't open what is sealed, it audits the plays and takes money as given. Trusts
 * nothing that it doesn't compute. Never throws for what a log can contain; unexpected errors are the caller's.
 */
export const auditLog = async (parts: AuditParts): Promise<Audited> => {
  const findings = collectFindings();
  const kind = kindOf(parts.source);
  const isPublic = kind === 'public';
  let found = NOTHING_AUDITED;
  let read: ReadCheckpoint | null = null;
  try {
    const { key, checkpoint, note, replay, totals, money, witnessed, quorum, promises, beyond, pages, rows } =
      await examine(parts, findings);
    read = { checkpoint, bytes: note };
    found = {
      checkpoint: describeCheckpoint(checkpoint, key, parts.pinnedKey !== null),
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
      money: isPublic ? null : money,
      given: isPublic ? replay.given() : null,
      liabilities: replay.liabilities.totals(),
      unanswered: replay.unanswered.report(),
      served: parts.compareBalances ? { pages: pages.length, rows } : null,
      witnessed: { witnesses: witnessed.witnesses.length, checkpoints: witnessed.checkpoints.length },
      policy: quorum,
      promises,
      lost: lossesOf(replay.continuations.losses()),
      filesBeyondCheckpoint: beyond,
    };
  } catch (error) {
    if (!(error instanceof AuditStopped)) throw error;
    findings.add(error.kind, null, error.message);
  }
  const report: AuditReport = {
    source: parts.source.name,
    verdict: findings.total() > 0 ? 'failed' : isPublic ? 'plays-clean' : 'clean',
    exitCode: findings.exitCode(),
    ...found,
    findings: { total: findings.total(), shown: findings.kept() },
  };
  return { report, replayed: read !== null && findings.total() === 0 ? { ...read, kind } : null };
};

/** Audits a log and answers the report. */
export const audit = async (parts: AuditParts): Promise<AuditReport> => (await auditLog(parts)).report;
