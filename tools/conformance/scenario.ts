import type { FindingKind } from '../../engine/audit/finding.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import type { LogSigner } from '../../engine/log/checkpoint.ts';
import { entriesOf, publishedFiles } from '../../test/fixture-log.ts';
import type { Forgeries } from '../../test/forger.ts';
import type { PublishedEntry } from '../../test/sealed-log.ts';

/** Files of a published log by their paths, openings included. */
export type Files = ReadonlyMap<string, Uint8Array>;

/** Keys of a pack: they follow from its seed, so every reader has them. */
export interface PackKeys {
  readonly signer: LogSigner;
  /** Of the log that the one after a loss goes on from. */
  readonly lost: LogSigner;
}

/** A log as a cheating house would sign it, with one fault in it. */
export interface Mutant {
  /** Of its folder: lower-case letters, digits and dashes, after the list that it belongs to. */
  readonly name: string;
  readonly list: string;
  readonly fault: string;
  /** Among what a full audit finds. */
  readonly kind: FindingKind;
  /** Whether a public audit finds something, too. */
  readonly seenByAll: boolean;
  readonly files: (keys: PackKeys) => Promise<Files>;
}

/** An honest log, and what is forged of it. A further one is a file in `scenarios/`, and a line in their list. */
export interface Scenario {
  readonly name: string;
  /** The contents of the log: a sentence for readers of the index. */
  readonly holds: string;
  readonly files: (keys: PackKeys, seed: string) => Promise<Files>;
  readonly mutants: readonly Mutant[];
}

/** Publishes a log in one step, so that it has the files of a kept copy. */
export const signed = (
  recorded: readonly RecordedEvent[],
  { signer }: PackKeys,
  publish?: (entry: Uint8Array, position: number) => PublishedEntry,
): Promise<Files> => publishedFiles(entriesOf(recorded), { steps: 1, signer, ...(publish && { publish }) });

const slugOf = (fault: string): string =>
  fault
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Mutants of lists of faults, in folders of that name. */
export const mutantsOf = (folder: string, forgeries: Forgeries): readonly Mutant[] =>
  Object.entries(forgeries).flatMap(([list, faults]) =>
    faults.map(({ name, kind, plant, isSealed }) => ({
      name: `${folder}/${slugOf(name)}`,
      list: `${folder} ${list}`,
      fault: name,
      kind,
      seenByAll: !isSealed,
      files: (keys) => signed(plant(), keys),
    })),
  );
