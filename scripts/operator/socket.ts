import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { isNobodyThere, listenPrivately, MAX_PATH_BYTES, socketPath } from '../private-socket.ts';
import { type OperatorAnswer, refused } from './answer.ts';
import type { Mode } from './perform.ts';
import { type OperatorRequest, operatorRequest } from './requests.ts';

/** A catalog of the largest size fits. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

const NAME = 'operator.sock';

const answerSchema = z.strictObject({
  ok: z.boolean(),
  lines: z.array(z.string()),
  confirm: z.boolean().default(false),
});
const envelope = z.strictObject({ request: operatorRequest, id: z.string().nullable(), preview: z.boolean() });

/** The body from the socket is no request of this version. The message says why, and repeats no part of the body. */
class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';
}

const readEnvelope = async (incoming: IncomingMessage): Promise<z.output<typeof envelope>> => {
  const body = await json(incoming).catch(() => {
    throw new MalformedRequest('it is no JSON');
  });
  const read = envelope.safeParse(body);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new MalformedRequest(`${issue?.path.join('.') || 'all of it'}: ${issue?.message ?? 'invalid'}`);
};

/** The folder lies too deep for a socket in it. */
export class SocketPathTooLong extends Error {
  override readonly name = 'SocketPathTooLong';
}

/**
 * Serves the operator of a running server: HTTP over a Unix socket that only the server's own user can open. The
 * embedded database serves one process, so the operator's command line asks that process.
 * @throws SocketPathTooLong
 */
export const openOperatorSocket = async (
  dataDir: string,
  handle: (request: OperatorRequest, mode: Mode) => Promise<OperatorAnswer>,
  onFailure: (reason: unknown) => void,
): Promise<{ close(): Promise<void> }> => {
  const path = socketPath(dataDir, NAME);
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    throw new SocketPathTooLong(`${dataDir} is too long a path for the socket of npm run operator`);
  }
  const server = createServer((incoming, outgoing) => {
    const reply = (status: number, answer: OperatorAnswer): void => {
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) incoming.destroy();
    });
    const work = async (): Promise<OperatorAnswer> => {
      const { request, ...mode } = await readEnvelope(incoming);
      return handle(request, mode);
    };
    work().then(
      (answer) => reply(200, answer),
      (error: unknown) => {
        if (error instanceof MalformedRequest) return reply(400, refused(`Not understood: ${error.message}.`));
        onFailure(error);
        return reply(500, refused('The server could not do that; its log says why.'));
      },
    );
  });
  await listenPrivately(server, path);
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

/** Null when no server listens there. */
export const askOverSocket = (
  dataDir: string,
  request: OperatorRequest,
  mode: Mode = { id: null, preview: false },
): Promise<OperatorAnswer | null> =>
  new Promise((resolve, reject) => {
    const outgoing = send({ socketPath: socketPath(dataDir, NAME), method: 'POST', path: '/' }, (incoming) =>
      json(incoming)
        .then((answer) => answerSchema.parse(answer))
        .then(resolve, () => reject(new Error('the server answered something else'))),
    );
    outgoing.once('error', (error) => (isNobodyThere(error) ? resolve(null) : reject(error)));
    outgoing.end(JSON.stringify({ request, ...mode }));
  });
