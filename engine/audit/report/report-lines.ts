import { EXIT_CODES, type Finding, type FindingKind, type ReportedFindings } from '../finding.ts';
import type { AuditedCheckpoint } from './audited-checkpoint.ts';

const MEANING: Readonly<Record<FindingKind, string>> = {
  usage: 'the command line',
  unreachable: 'reading',
  signature: 'the signature',
  tree: 'the published tree',
  format: 'the form of entries',
  order: 'the order of entries',
  rules: 'the rules',
  seeds: 'the seeds',
  money: 'the money',
  balances: 'the balances the site shows',
  fork: 'the log kept from an earlier audit',
  timing: 'the time of locks',
  openings: 'what opens sealed entries',
  promise: 'the promises',
  liabilities: 'what the house states that it owes',
  continuation: 'how the log goes on after a loss',
  policy: 'the witnesses that the policy asks for',
  chance: 'what chance explains',
};

interface OfLanes {
  readonly playsLoose: number;
  readonly playsOnLanes: number;
  readonly seatsLoose: number;
  readonly seatsOnLanes: number;
}

/** How many plays and seats show whose entropy they were drawn with. */
export const lanesLines = ({ playsLoose, playsOnLanes, seatsLoose, seatsOnLanes }: OfLanes): readonly string[] => [
  `  plays       ${playsLoose} loose, ${playsOnLanes} on lanes`,
  `  seats       ${seatsLoose} loose, ${seatsOnLanes} on lanes`,
];

/** The lines about the audited log. */
export const headLines = ({
  source,
  checkpoint,
}: {
  readonly source: string;
  readonly checkpoint: AuditedCheckpoint | null;
}): string[] => {
  const lines = [`Audit of ${source}`];
  if (checkpoint === null) return lines;
  const { origin, size, root, verifierKey, keyPinned } = checkpoint;
  lines.push(`  log         ${origin}, ${size} entries, root ${root}`);
  lines.push(`  key         ${verifierKey}${keyPinned ? ' (pinned)' : ' (from the site itself)'}`);
  return lines;
};

const findingLine = ({ kind, position, message }: Finding): string =>
  `  ${kind.padEnd(11)} ${position === null ? '' : `entry ${position}: `}${message}`;

/** Every finding that is shown, and the last word, which is `clean` where there is none. */
export const verdictLines = (
  { findings, exitCode }: { readonly findings: ReportedFindings; readonly exitCode: number },
  clean: string,
): string[] => {
  if (findings.total === 0) return [clean];
  const kinds = Object.entries(EXIT_CODES).filter(([kind]) => findings.shown.some((one) => one.kind === kind));
  const named = kinds.map(([kind]) => MEANING[findings.shown.find((one) => one.kind === kind)?.kind ?? 'rules']);
  const more = findings.total - findings.shown.length;
  return [
    ...findings.shown.map(findingLine),
    ...(more > 0 ? [`  … ${more} more`] : []),
    `FAILED (exit code ${exitCode}): ${named.join(', ')}.`,
  ];
};
