import { createHash, randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { toHex, utf8 } from '../engine/fairness/bytes.ts';
import { openCheckpoint, readCheckpoint } from '../engine/log/checkpoint.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { readIfThere, replaceFile } from '../engine/log/file-tile-store.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { emptyRoot, sameBytes } from '../engine/log/merkle.ts';
import { formatNote, formatSignature, parseNote, parseVerifierKey, type VerifierKey } from '../engine/log/note.ts';
import { verifyConsistency } from '../engine/log/proofs.ts';
import { parseAddCheckpoint } from '../engine/log/testing/parse-add-checkpoint.ts';
import { formatSize } from '../engine/log/witness/add-checkpoint.ts';
import { cosignatureLine, witnessKeyOf } from '../engine/log/witness/cosign.ts';
import { cosignedMessage, formatWitnessKey } from '../engine/log/witness/cosignature.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { readCommandLine } from '../scripts/command-line.ts';

/**
 * A small witness (c2sp.org/tlog-witness) for tests and for trying out: it cosigns a log's checkpoints as long as each
 * follows from the one before, remembers the newest in a folder, and refuses forks. Serves loopback alone.
 */
export interface WitnessOptions {
  readonly name: string;
  /** Where the witness keeps its key and what it cosigned. */
  readonly folder: string;
  /** Logs that the witness knows; each key's name is the log's origin. */
  readonly logs: readonly VerifierKey[];
  /** 0 takes any free one. */
  readonly port: number;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface RunningWitness {
  /** As `GLASSCASE_WITNESSES` wants it. */
  readonly key: string;
  readonly url: string;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly type?: string;
  readonly body?: string | Uint8Array;
}

const MAX_BODY_BYTES = 65_536;

const loadSeed = async (folder: string): Promise<string> => {
  const path = join(folder, 'witness-key');
  const existing = await readIfThere(path);
  if (existing !== null) return new TextDecoder().decode(existing).trim();
  const seed = toHex(randomBytes(32));
  await mkdir(folder, { recursive: true });
  await replaceFile(path, utf8(`${seed}\n`), 0o600);
  return seed;
};

const readBody = async (request: IncomingMessage): Promise<Uint8Array | null> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    length += bytes.length;
    if (length > MAX_BODY_BYTES) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
};

/** Decides about one request; runs one at a time, so that what is compared is what is replaced. */
const witnessOver = ({ name, folder, logs, clock }: WitnessOptions, seed: string) => {
  const signer = signerFromSeed(name, seed);
  const key = witnessKeyOf(nodeHashing, name, signer.key.publicKey);
  const pathOf = (origin: string): string =>
    join(folder, `${createHash('sha256').update(origin).digest('hex')}.checkpoint`);

  const addCheckpoint = async (body: Uint8Array): Promise<Answer> => {
    const asked = parseAddCheckpoint(body);
    const note = asked === null ? null : parseNote(asked.checkpoint);
    const claimed = asked === null ? null : readCheckpoint(asked.checkpoint);
    if (asked === null || note === null || claimed === null) return { status: 400 };
    const known = logs.find((log) => log.name === claimed.origin);
    if (known === undefined) return { status: 404 };
    const opened = await openCheckpoint(asked.checkpoint, known, verifyEd25519);
    if (!opened.ok) return { status: 403 };
    const { checkpoint } = opened;
    if (asked.oldSize > checkpoint.size) return { status: 400 };
    const before = await readIfThere(pathOf(claimed.origin));
    const older = (before === null ? null : readCheckpoint(before)) ?? { size: 0, root: emptyRoot(nodeHashing) };
    if (asked.oldSize !== older.size) {
      return { status: 409, type: 'text/x.tlog.size', body: formatSize(older.size) };
    }
    const rootFits = checkpoint.size > 0 || sameBytes(checkpoint.root, emptyRoot(nodeHashing));
    if (!rootFits || !verifyConsistency(nodeHashing, { older, newer: checkpoint, proof: asked.proof })) {
      return { status: 422 };
    }
    const timestamp = Math.floor(clock() / 1_000);
    const line = cosignatureLine(key, timestamp, signer.sign(cosignedMessage(timestamp, note.text)));
    await replaceFile(pathOf(claimed.origin), utf8(formatNote({ ...note, signatures: [...note.signatures, line] })));
    return { status: 200, type: 'text/plain; charset=utf-8', body: formatSignature(line) };
  };

  return {
    key,
    addCheckpoint,
    /** The newest that it cosigned of a log, by the hash of its origin. */
    newest: async (hash: string): Promise<Answer> => {
      const bytes = await readIfThere(join(folder, `${hash}.checkpoint`));
      return bytes === null ? { status: 404 } : { status: 200, type: 'text/plain; charset=utf-8', body: bytes };
    },
  };
};

export const startWitness = async (options: WitnessOptions): Promise<RunningWitness> => {
  const witness = witnessOver(options, await loadSeed(options.folder));
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<Answer>): Promise<Answer> => {
    const mine = turn.then(work);
    turn = mine.catch(() => undefined);
    return mine;
  };
  const answer = async (request: IncomingMessage): Promise<Answer> => {
    const [, hash] = /^\/([0-9a-f]{64})\/checkpoint$/.exec(request.url ?? '') ?? [];
    if (request.method === 'GET' && hash !== undefined) return witness.newest(hash);
    if (request.method !== 'POST' || request.url !== '/add-checkpoint') return { status: 404 };
    const body = await readBody(request);
    return body === null ? { status: 413 } : inTurn(() => witness.addCheckpoint(body));
  };
  const server = createServer((request, response) => {
    answer(request)
      .catch((): Answer => ({ status: 500 }))
      .then(({ status, type = 'text/plain', body = '' }) => {
        response.writeHead(status, { 'content-type': type }).end(body);
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    key: formatWitnessKey(witness.key),
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const USAGE = `A witness to try out, on 127.0.0.1.

  node test/witness.ts --log-key <verifier key> [--dir ./witness] [--port 4900] [--name witness.localhost] [--origin <log>]

Prints the line for GLASSCASE_WITNESSES. The log's key is what the site shows at /log/key.`;

const main = async (): Promise<number> => {
  const { values } = readCommandLine(process.argv.slice(2), {
    options: {
      port: { type: 'string', default: '4900' },
      dir: { type: 'string', default: './witness' },
      name: { type: 'string', default: 'witness.localhost' },
      origin: { type: 'string' },
      'log-key': { type: 'string', multiple: true, default: [] },
    },
  });
  const logs = values['log-key'].flatMap((text) => parseVerifierKey(nodeHashing, text) ?? []);
  const sameOrigin = values.origin === undefined || logs.every(({ name }) => name === values.origin);
  if (logs.length === 0 || logs.length !== values['log-key'].length || !sameOrigin || !/^\d{1,5}$/.test(values.port)) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const { name, dir: folder } = values;
  const witness = await startWitness({ name, folder, logs, port: Number(values.port), clock: Date.now });
  process.stdout.write(`GLASSCASE_WITNESSES='${witness.key} ${witness.url}'\n`);
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await witness.close();
  return 0;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = await main();
