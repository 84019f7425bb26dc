import { createInterface } from 'node:readline';

/**
 * Outlives the process that feeds its standard input with `hold <pid> <signal>` and `release <pid>`, by the moment it
 * takes to send each held process its signal. However that process ends, nothing it started goes on.
 */
const held = new Map<number, NodeJS.Signals>();

const isSignal = (text: string | undefined): text is NodeJS.Signals => text === 'SIGKILL' || text === 'SIGQUIT';

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  const [verb, pidText, signal] = line.split(' ');
  const pid = Number(pidText);
  if (!Number.isSafeInteger(pid) || pid <= 1) return;
  if (verb === 'hold' && isSignal(signal)) held.set(pid, signal);
  if (verb === 'release') held.delete(pid);
});
lines.once('close', () => {
  for (const [pid, signal] of held) {
    try {
      process.kill(pid, signal);
      // A paused process takes no signal but SIGKILL.
      process.kill(pid, 'SIGCONT');
    } catch {
      // The process ended by itself.
    }
  }
  process.exit(0);
});
