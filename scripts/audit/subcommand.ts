import { writeFile } from 'node:fs/promises';
import type { Findings } from '../../engine/audit/finding.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import { reportJson } from '../../engine/audit/report/report.ts';
import { headLines, verdictLines } from '../../engine/audit/report/report-lines.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { type Analysis, type SurveyReport, survey } from '../../engine/audit/surveys/survey.ts';
import type { Hashing } from '../../engine/fairness/hashing.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import type { VerifierKey } from '../../engine/log/note.ts';
import { progressBar } from '../progress.ts';
import { type Given, type OptionName, pinnedKey, readArguments } from './arguments.ts';
import { openTarget } from './open-target.ts';

/** One thing that `npm run audit` can be asked. */
export interface Subcommand {
  /** The arguments, the output and an example. */
  readonly usage: string;
  /** Answers the exit code. @throws UsageError and AuditStopped */
  run(args: readonly string[]): Promise<number>;
}

/** The options of everything that reads a log. */
export const TARGET_OPTIONS = ['key', 'json', 'keep', 'openings', 'help'] as const;

/** Writes a report as text, and as JSON where that was asked for: to a file, or instead of the text. */
export const writeReport = async (report: object, text: string, json: string | undefined): Promise<void> => {
  process.stdout.write(json === '-' ? reportJson(report) : text);
  if (json !== undefined && json !== '-') await writeFile(json, reportJson(report));
};

export const warnWithoutKey = (key: VerifierKey | null): void => {
  if (key !== null) return;
  process.stderr.write('warning: no --key given, so the key is the one that the log itself shows\n');
};

/** The parts that a survey may use to answer. */
export interface Question {
  readonly given: Given;
  readonly hashing: Hashing;
  readonly source: AuditSource;
  readonly findings: Findings;
}

export interface SurveySpec<Result> {
  readonly name: string;
  readonly usage: string;
  /** Besides those that every survey has. */
  readonly options?: readonly OptionName[];
  /** How many words may follow the subcommand, the target among them. */
  readonly words: readonly number[];
  /** Reads what else was given before the log is opened. @throws UsageError */
  readonly prepare: (given: Given) => Promise<(question: Question) => Analysis<Result>>;
  readonly lines: (result: Result) => readonly string[];
  /** The verdict's text when the survey found nothing. */
  readonly clean: string;
}

const textOf = <Result>({ lines, clean }: SurveySpec<Result>, report: SurveyReport<Result>): string => {
  const all = headLines(report);
  all.push(`  read        ${report.entries} entries, the newest of ${report.lastEntryAt ?? 'no time'}`);
  if (report.filesBeyondCheckpoint > 0)
    all.push(`  unsigned    ${report.filesBeyondCheckpoint} files beyond the checkpoint`);
  if (report.result !== null) all.push(...lines(report.result));
  return `${[...all, ...verdictLines(report, `CLEAN: ${clean}.`)].join('\n')}\n`;
};

/** A subcommand that reads a log once, and answers one question. */
export const surveyCommand = <Result>(spec: SurveySpec<Result>): Subcommand => ({
  usage: spec.usage,
  run: async (args) => {
    const given = readArguments(args, [...TARGET_OPTIONS, ...(spec.options ?? [])], spec.words);
    const [target = ''] = given.words;
    const key = pinnedKey(given);
    const begin = await spec.prepare(given);
    const { source, close } = await openTarget(target, given, key);
    try {
      warnWithoutKey(key);
      const bar = progressBar(process.stderr, 'entries', () => performance.now());
      const hashing = replayHashing();
      const parts = { source, hashing, verify: verifyEd25519, pinnedKey: key, progress: bar.show };
      const report = await survey(parts, spec.name, (findings) => begin({ given, hashing, source, findings }));
      bar.finish();
      await writeReport(report, textOf(spec, report), given.values.json);
      return report.exitCode;
    } finally {
      await close();
    }
  },
});
