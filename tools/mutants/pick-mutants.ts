import { createHash } from 'node:crypto';
import { type Mutant, mutantsOf } from './find-mutants.ts';

export interface Picked extends Mutant {
  readonly id: number;
  readonly file: string;
}

/** So many mutants of these files: the same seed picks the same ones, and a change of one file moves those of no other. */
export const pickMutants = (sources: ReadonlyMap<string, string>, seed: string, count: number): readonly Picked[] => {
  const all = [...sources].flatMap(([file, text]) =>
    mutantsOf(file, text).map((mutant) => {
      const place = `${seed} ${file} ${mutant.start} ${mutant.end} ${mutant.replacement}`;
      return { ...mutant, file, rank: createHash('sha256').update(place).digest('hex') };
    }),
  );
  const picked: Picked[] = [];
  for (const { rank: _, ...mutant } of all.sort((a, b) => (a.rank < b.rank ? -1 : 1))) {
    if (picked.length === count) break;
    const overlaps = picked.some((one) => one.file === mutant.file && one.start < mutant.end && mutant.start < one.end);
    if (!overlaps) picked.push({ ...mutant, id: picked.length });
  }
  return picked;
};
