import { chmod, rm } from 'node:fs/promises';
import { createServer, type Server, request as send } from 'node:http';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import type { OperatorAnswer } from './answer.ts';
import type { Manner } from './perform.ts';
import { type OperatorRequest, operatorRequest } from './requests.ts';

/** A catalog of the largest size fits. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

const answerSchema = z.strictObject({
  ok: z.boolean(),
  lines: z.array(z.string()),
  confirm: z.boolean().default(false),
});
const envelope = z.strictObject({ request: operatorRequest, id: z.string().nullable(), preview: z.boolean() });

/** The kernel's bound on the address of a socket, with room for the closing zero on every system. */
const MAX_PATH_BYTES = 100;

/** Absolute, or from here where that is shorter. */
const socketPath = (dataDir: string): string => {
  const absolute = join(resolve(dataDir), 'operator.sock');
  const near = relative(process.cwd(), absolute);
  return Buffer.byteLength(near) < Buffer.byteLength(absolute) ? near : absolute;
};

/** The folder lies too deep for a socket in it. */
export class SocketPathTooLong extends Error {
  override readonly name = 'SocketPathTooLong';
}

/**
 * A running server's door for its operator: HTTP over a Unix socket that only the server's own user can open. The
 * embedded database serves one process, so whoever wants something of it asks that process.
 * @throws SocketPathTooLong
 */
export const openOperatorSocket = async (
  dataDir: string,
  handle: (request: OperatorRequest, manner: Manner) => Promise<OperatorAnswer>,
): Promise<{ close(): Promise<void> }> => {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    throw new SocketPathTooLong(`${dataDir} is too long a path for the socket of npm run operator`);
  }
  const server: Server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const reply = (status: number, answer: OperatorAnswer): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) incoming.destroy();
      else chunks.push(chunk);
    });
    incoming.on('end', () => {
      const work = async (): Promise<OperatorAnswer> => {
        const { request, ...manner } = envelope.parse(JSON.parse(Buffer.concat(chunks).toString()));
        return handle(request, manner);
      };
      work().then(
        (answer) => reply(200, answer),
        () => reply(400, { ok: false, lines: ['The server could not do that; its log says why.'] }),
      );
    });
  });
  // The folder is locked by this process, so a socket that lies here belongs to one that is gone.
  await rm(path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    close: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      await rm(path, { force: true });
    },
  };
};

const isNobodyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');

/** Null when no server listens there. */
export const askOverSocket = (
  dataDir: string,
  request: OperatorRequest,
  manner: Manner = { id: null, preview: false },
): Promise<OperatorAnswer | null> =>
  new Promise((resolve, reject) => {
    const outgoing = send({ socketPath: socketPath(dataDir), method: 'POST', path: '/' }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () => {
        const parsed = answerSchema.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
        if (parsed.success) resolve(parsed.data);
        else reject(new Error('the server answered something else'));
      });
    });
    outgoing.once('error', (error) => (isNobodyThere(error) ? resolve(null) : reject(error)));
    outgoing.end(JSON.stringify({ request, ...manner }));
  });
