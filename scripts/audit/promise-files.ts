import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PromiseFile } from '../../engine/audit/sources/promises.ts';
import { MAX_PROMISE_FILE_BYTES } from '../../engine/log/promise-file.ts';
import { UsageError } from '../command-line.ts';

const MAX_FILES = 10_000;
/** Of all files together. */
const MAX_BYTES = 67_108_864;

const readOne = async (path: string): Promise<PromiseFile> => {
  const { size } = await stat(path);
  if (size > MAX_PROMISE_FILE_BYTES) throw new UsageError(`${path} has more than ${MAX_PROMISE_FILE_BYTES} bytes`);
  return { name: basename(path), bytes: await readFile(path) };
};

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error;

/** A file, or the `.json` files of a folder, by name. @throws UsageError for what can't be read, or is too much */
export const readPromiseFiles = async (path: string): Promise<readonly PromiseFile[]> => {
  try {
    if (!(await stat(path)).isDirectory()) return [await readOne(path)];
    const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort();
    if (names.length > MAX_FILES) throw new UsageError(`${path} holds more than ${MAX_FILES} files`);
    const files: PromiseFile[] = [];
    let bytes = 0;
    for (const name of names) {
      const one = await readOne(join(path, name));
      bytes += one.bytes.length;
      if (bytes > MAX_BYTES) throw new UsageError(`${path} holds more than ${MAX_BYTES} bytes`);
      files.push(one);
    }
    return files;
  } catch (error) {
    if (isMissing(error)) throw new UsageError(`${path} can't be read`);
    throw error;
  }
};
