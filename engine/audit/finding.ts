/** Every way in which an audit fails, with the exit code of `npm run audit`; the smaller code is the deeper fault. */
export const EXIT_CODES = {
  /** The command line makes no sense. */
  usage: 2,
  /** Something couldn't be read: no answer, too large, too slow. */
  unreachable: 3,
  /** The checkpoint or its key: not signed, not by the key that was expected. */
  signature: 4,
  /** The published files don't give the root that was signed. */
  tree: 5,
  /** An entry isn't a known event in canonical form. */
  format: 6,
  /** A stream's versions have a gap, or time went back. */
  order: 7,
  /** The rules, or a revealed seed, give another outcome than the log holds: an unjust payout. */
  rules: 8,
  /** A seed pair: a reveal that doesn't match its commitment, a pair used twice, one that is withheld. */
  seeds: 9,
  /** Money appeared, vanished or was owed. */
  money: 10,
  /** The site shows other balances or backpacks than the log gives. */
  balances: 11,
  /** The log isn't a continuation of the one that was kept from an earlier audit: shorter, or another. */
  fork: 12,
  /** A room was locked, but no witness saw that before the beacon round that it waits for was due. */
  timing: 13,
  /** The opening of a sealed entry isn't the one that was committed to, or is missing, or an open entry has one. */
  openings: 14,
  /** The house promised an entry its place in the log, and the log has another one there, or left it out. */
  promise: 15,
  /** The house states that it owes something else than the log says, or a leaf isn't in the stated tree. */
  liabilities: 16,
  /** The log lost its end, and what is told of that isn't so, or seeds of before the loss are drawn from or kept back. */
  continuation: 17,
  /** No checkpoint of the log is cosigned as the auditor's policy asks. */
  policy: 18,
  /** The results are beyond what chance explains: fewer than 1 of 1,000,000,000 honest logs look like that. */
  chance: 19,
} as const;

export type FindingKind = keyof typeof EXIT_CODES;

export interface Finding {
  readonly kind: FindingKind;
  /** The entry it is about; null when it is about the log as a whole. */
  readonly position: number | null;
  readonly message: string;
}

/** More are counted, but not kept: one fault can have thousands of consequences. */
const KEPT = 100;

export interface Findings {
  add(kind: FindingKind, position: number | null, message: string): void;
  /** The first hundred, in the order they were found. */
  kept(): readonly Finding[];
  total(): number;
  has(kind: FindingKind): boolean;
  /** 0 when nothing was found, else the smallest code among the findings. */
  exitCode(): number;
}

export interface FindingsMemory {
  readonly kept: Finding[];
  readonly kinds: Set<FindingKind>;
  total: number;
}

export const newFindingsMemory = (): FindingsMemory => ({ kept: [], kinds: new Set(), total: 0 });

export const collectFindings = (memory: FindingsMemory = newFindingsMemory()): Findings => {
  const { kept, kinds } = memory;
  return {
    add: (kind, position, message) => {
      memory.total += 1;
      kinds.add(kind);
      if (kept.length < KEPT) kept.push({ kind, position, message });
    },
    kept: () => kept,
    total: () => memory.total,
    has: (kind) => kinds.has(kind),
    exitCode: () => (kinds.size === 0 ? 0 : Math.min(...[...kinds].map((kind) => EXIT_CODES[kind]))),
  };
};

/** The findings as a report names them. */
export interface ReportedFindings {
  readonly total: number;
  readonly shown: readonly Finding[];
}

/** Stops an audit at once: without what couldn't be read or believed there is nothing left to check. */
export class AuditStopped extends Error {
  override readonly name = 'AuditStopped';
  readonly kind: FindingKind;

  constructor(kind: FindingKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
