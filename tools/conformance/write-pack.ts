import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { formatVerifierKey } from '../../engine/log/note.ts';
import { hashOf } from '../../test/deciders.ts';
import { examine } from './examine.ts';
import { type Expected, INDEX_FILE, indexText, type PackIndex, type PackLog, type PackMutant } from './pack-index.ts';
import type { Files, Mutant, PackKeys, Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios/index.ts';
import { PASSED_OVER } from './second-opinion.ts';

export interface PackOptions {
  /** An empty one, or none yet. */
  readonly folder: string;
  readonly seed: string;
  /** Of each list of faults the first alone. */
  readonly short: boolean;
  readonly progress: (done: number, total: number) => void;
}

/** A signature of these keys proves no signer: the keys follow from a text that stands in the index. */
const keysOf = (seed: string): PackKeys => ({
  signer: signerFromSeed('conformance.test/log', hashOf(`conformance ${seed}`)),
  lost: signerFromSeed('lost.conformance.test/log', hashOf(`conformance ${seed} lost`)),
});

const writeFiles = async (folder: string, files: Files): Promise<void> => {
  for (const [path, bytes] of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  }
};

const firstOfEach = (mutants: readonly Mutant[]): readonly Mutant[] => {
  const lists = new Map(mutants.toReversed().map((one) => [one.list, one]));
  return mutants.filter((one) => lists.get(one.list) === one);
};

/** The wrong verdicts on an honest log. */
const wrongOfLog = ({ full, public: everybody, secondOpinion }: Expected): readonly string[] => [
  ...(full.verdict === 'clean' ? [] : [`a full audit finds ${full.kinds}`]),
  ...(everybody.verdict === 'plays-clean' ? [] : [`a public audit finds ${everybody.kinds}`]),
  ...(secondOpinion.exitCode === 0 ? [] : [`the second opinion ${secondOpinion.says}`]),
];

/** The verdicts on a mutant that don't fit its fault. */
const wrongOfMutant = (
  { name, kind, seenByAll }: Mutant,
  { full, public: everybody, secondOpinion }: Expected,
): readonly string[] => [
  ...(full.kinds.includes(kind) ? [] : [`a full audit finds [${full.kinds}], and no ${kind}`]),
  ...((everybody.verdict === 'failed') === seenByAll ? [] : [`a public audit says ${everybody.verdict}`]),
  ...((secondOpinion.exitCode === 0) === PASSED_OVER.has(name) ? [] : [`the second opinion ${secondOpinion.says}`]),
];

/**
 * Writes a pack and has both implementations examine it. Answers their unexpected verdicts, a line each.
 * One seed gives the same bytes every time.
 */
export const writePack = async (
  { folder, seed, short, progress }: PackOptions,
  scenarios: readonly Scenario[] = SCENARIOS,
): Promise<{ readonly index: PackIndex; readonly wrong: readonly string[] }> => {
  const keys = keysOf(seed);
  const { key } = keys.signer;
  const chosen = scenarios.map((scenario) => ({
    ...scenario,
    mutants: short ? firstOfEach(scenario.mutants) : scenario.mutants,
  }));
  const total = chosen.reduce((sum, { mutants }) => sum + 1 + mutants.length, 0);
  const logs: PackLog[] = [];
  const mutants: PackMutant[] = [];
  const wrong: string[] = [];
  const put = async (name: string, files: Files, wrongIn: (said: Expected) => readonly string[]) => {
    await writeFiles(join(folder, name), files);
    const { entries, said } = await examine(join(folder, name), key);
    wrong.push(...wrongIn(said).map((what) => `${name}: ${what}`));
    return { folder: name, key: formatVerifierKey(key), entries, expected: said };
  };
  for (const scenario of chosen) {
    const of = `logs/${scenario.name}`;
    logs.push({ ...(await put(of, await scenario.files(keys, seed), wrongOfLog)), holds: scenario.holds });
    for (const mutant of scenario.mutants) {
      const { name, fault, kind } = mutant;
      const copy = await put(`mutants/${name}`, await mutant.files(keys), (said) => wrongOfMutant(mutant, said));
      mutants.push({ ...copy, of, fault, kind });
      progress(logs.length + mutants.length, total);
    }
  }
  const index: PackIndex = { format: 'glasscase-conformance/1', seed, logs, mutants };
  await writeFile(join(folder, INDEX_FILE), indexText(index));
  return { index, wrong };
};
