/** Commands for what the site can't do by itself. */

/** Ends a process once it has answered what is on its way. */
export const drainCommand = (pid: number): string => `kill -TERM ${pid}`;

/** Refuses the next append of an engine, wherever it runs. */
export const fenceCommand = (writer: number): string =>
  `psql "$DATABASE_URL" -c 'UPDATE log_head SET writers = array_remove(writers, ${writer})'`;

/** Folds a read model again beside the live one. */
export const rebuildCommand = (name: string): string => `npm exec -- node scripts/rebuild.ts ${name}`;
