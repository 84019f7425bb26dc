import { readFileSync } from 'node:fs';
import { z } from 'zod';

const read = <Shape extends z.ZodType>(name: string, shape: Shape): z.output<Shape> =>
  shape.parse(JSON.parse(readFileSync(new URL(`./vectors/c2sp/${name}.json`, import.meta.url), 'utf8')));

/** Examples of the C2SP documents, and what another implementation computed after them (`make_vectors.py`). */
export const signedNotes = () =>
  read(
    'signed-note',
    z.strictObject({
      source: z.string(),
      verifiable: z.array(z.strictObject({ key: z.string(), note: z.string() })),
      readable: z.array(z.strictObject({ note: z.string(), text: z.string(), signers: z.array(z.string()) })),
    }),
  );

export const tilePaths = () =>
  read(
    'tlog-tiles',
    z.strictObject({
      source: z.string(),
      paths: z.array(z.strictObject({ level: z.int(), index: z.int(), width: z.int(), path: z.string() })),
      trees: z.array(
        z.strictObject({
          size: z.int(),
          levels: z.array(z.strictObject({ level: z.int(), full: z.int(), partial: z.int() })),
        }),
      ),
    }),
  );

export const cosignatures = () =>
  read(
    'tlog-cosignature',
    z.strictObject({
      source: z.string(),
      published: z.strictObject({ note: z.string(), size: z.int(), message: z.string(), timestamp: z.int() }),
      logKey: z.string(),
      witnessKey: z.string(),
      timestamp: z.int(),
      note: z.string(),
    }),
  );

export const receipts = () =>
  read(
    'tlog-proof',
    z.strictObject({
      source: z.string(),
      logKey: z.string(),
      otherKey: z.string(),
      witnessKey: z.string(),
      receipts: z.array(
        z.strictObject({
          entry: z.string(),
          size: z.int(),
          index: z.int(),
          cosignedAt: z.int().nullable(),
          receipt: z.string(),
        }),
      ),
      withExtra: z.string(),
      extra: z.string(),
    }),
  );

export const witnessing = () =>
  read(
    'tlog-witness',
    z.strictObject({
      source: z.string(),
      entries: z.string(),
      consistency: z.array(
        z.strictObject({
          older: z.int(),
          newer: z.int(),
          olderRoot: z.string(),
          newerRoot: z.string(),
          proof: z.array(z.string()),
        }),
      ),
      request: z.string(),
      response: z.string(),
      logKey: z.string(),
      witnessKey: z.string(),
      timestamp: z.int(),
    }),
  );
