import { matchesGlob } from 'node:path';

/** A row of the table: its files may import files of the rows before it, and of the row itself. */
export interface Layer {
  readonly name: string;
  /** Globs of paths from the root of the repository; that of a folder names everything in it. */
  readonly files: readonly string[];
}

const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The table of a Markdown text that begins with the columns `layer` and `files`, from the lowest layer to the highest; files
 * are the globs between backticks. Empty where the text has no table with these columns.
 */
export const layersOf = (markdown: string): readonly Layer[] => {
  const lines = markdown.split('\n');
  const header = lines.findIndex((line) => {
    const [first, second] = cellsOf(line);
    return first === 'layer' && second === 'files';
  });
  if (header < 0) return [];
  const rest = lines.slice(header + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end < 0 ? rest.length : end).map((line) => {
    const [name = '', files = ''] = cellsOf(line);
    return { name, files: [...files.matchAll(/`([^`]+)`/g)].map(([, glob = '']) => glob) };
  });
};

export const isNamedBy = (glob: string, file: string): boolean =>
  matchesGlob(file, glob) || matchesGlob(file, `${glob}/**`);

/** The place of a file's layer, from 0 for the lowest; -1 without one. Where two rows name a file, the higher one has it. */
export const placeOf = (layers: readonly Layer[], file: string): number =>
  layers.findLastIndex(({ files }) => files.some((glob) => isNamedBy(glob, file)));
