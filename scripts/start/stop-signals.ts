/**
 * Aborted by the first signal that tells this process to stop. The ones behind it change nothing: a terminal and systemd tell the whole
 * group, and npm tells its script once more. A process that is the first of its container has no preset for them.
 */
export const toldToStop = (): AbortSignal => {
  const told = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => told.abort());
  return told.signal;
};
