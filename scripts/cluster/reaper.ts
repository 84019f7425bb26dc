import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./reaper-program.ts', import.meta.url));

/** Processes that must not outlive this one, not even when it is killed. */
export interface Reaper {
  /** `SIGQUIT` where a process has to take its own children along. */
  hold(pid: number, signal: 'SIGKILL' | 'SIGQUIT'): void;
  release(pid: number): void;
  /** Ends what is still held. */
  close(): void;
}

export const startReaper = (): Reaper => {
  // A group of its own: Ctrl-C at a terminal is for the one that stops things in order.
  const child = spawn(process.execPath, [PROGRAM], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin.on('error', () => undefined);
  child.unref();
  return {
    hold: (pid, signal) => void child.stdin.write(`hold ${pid} ${signal}\n`),
    release: (pid) => void child.stdin.write(`release ${pid}\n`),
    close: () => void child.stdin.end(),
  };
};
