import { readFile, writeFile } from 'node:fs/promises';

/** The most memory that a process had, megabytes; null where the system doesn't tell. */
export const mostMemoryOf = async (pid: number): Promise<number | null> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+([0-9]+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Math.round(Number(kilobytes) / 1_000);
};

/** Counts the most from here on; false where that can't be. */
export const forgetMostMemory = (pid: number): Promise<boolean> =>
  writeFile(`/proc/${pid}/clear_refs`, '5').then(
    () => true,
    () => false,
  );
