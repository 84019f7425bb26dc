import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Resident memory of a process in MiB; null once it is gone. Linux tells by a file, other systems by `ps`. */
export const residentMebibytes = async (pid: number): Promise<number | null> => {
  try {
    const status = process.platform === 'linux' ? await readFile(`/proc/${pid}/status`, 'utf8') : '';
    const [, listed] = /^VmRSS:\s+(\d+) kB$/m.exec(status) ?? [];
    if (listed !== undefined) return Number(listed) / 1024;
    const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
    return Number(stdout) / 1024;
  } catch {
    return null;
  }
};
