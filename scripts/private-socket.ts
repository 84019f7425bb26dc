import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join, relative, resolve } from 'node:path';

/** The kernel's bound on the address of a socket, with room for the closing zero on every system. */
export const MAX_PATH_BYTES = 100;

/** A socket in a data folder: absolute, or from here where that is shorter. */
export const socketPath = (dataDir: string, name: string): string => {
  const absolute = join(resolve(dataDir), name);
  const near = relative(process.cwd(), absolute);
  return Buffer.byteLength(near) < Buffer.byteLength(absolute) ? near : absolute;
};

/** Listens where only the server's own user can connect, in a folder that this process has locked. */
export const listenPrivately = async (server: Server, path: string): Promise<void> => {
  // One that lies here belongs to a process that is gone.
  await rm(path, { force: true });
  await once(server.listen(path), 'listening');
  await chmod(path, 0o600);
};

export const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');
