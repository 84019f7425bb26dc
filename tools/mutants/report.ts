import type { Picked } from './pick-mutants.ts';
import type { Kill } from './plan.ts';

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
const areaOf = (file: string): string => file.split('/').slice(0, 2).join('/');

/** A line a mutant, and a table by folder. */
export const mutantReport = (
  mutants: readonly Picked[],
  kills: readonly Kill[],
  textOf: (file: string) => string,
): string => {
  const killed = new Map(kills.map((kill) => [kill.id, kill]));
  const lines = mutants.map(({ id, file, start, end, kind, replacement }) => {
    const text = textOf(file);
    const kill = killed.get(id);
    const [before, after] = [text.slice(start, end), replacement].map((one) =>
      one.replaceAll(/\s+/g, ' ').slice(0, 60),
    );
    const outcome = kill === undefined ? 'SURVIVED' : `killed by ${kill.spec}`;
    return `${file}:${lineOf(text, start)} ${kind}: ${before} → ${after || 'nothing'}: ${outcome}`;
  });
  const areas = [...new Set(mutants.map(({ file }) => areaOf(file)))].toSorted();
  const row = (name: string, own: readonly Picked[]): string => {
    const dead = own.filter(({ id }) => killed.has(id)).length;
    return `| ${name} | ${own.length} | ${dead} | ${own.length - dead} |`;
  };
  return [
    ...lines.toSorted(),
    '',
    '| folder | mutants | killed | survived |',
    '|---|---|---|---|',
    ...areas.map((area) =>
      row(
        area,
        mutants.filter(({ file }) => areaOf(file) === area),
      ),
    ),
    row('all', mutants),
    '',
  ].join('\n');
};
