import { createHash } from 'node:crypto';
import type { Replayed } from '../../engine/audit/audit.ts';
import { cosignReplay } from '../../engine/audit/cosign-replay.ts';
import { AuditStopped } from '../../engine/audit/finding.ts';
import { logPrefix } from '../../engine/audit/sources/http-source.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { readIfThere, replaceFile } from '../../engine/log/file-tile-store.ts';
import { REPLAYED_PATH } from '../../engine/log/replayed.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import type { AuditorKeys } from './cosigner-file.ts';

const TIMEOUT_MS = 30_000;

/** The reasons of a site's refusals, by HTTP status. */
const REFUSALS: ReadonlyMap<number, string> = new Map([
  [400, 'the site doesn’t believe this cosignature'],
  [401, 'the right to deliver is unknown, or was revoked'],
  [403, 'the operator hasn’t added this key for that right'],
  [409, 'the site has a newer one of this key'],
  [422, 'the site says that this is no checkpoint of its log'],
]);

/** Where a site takes cosignatures. */
const deliveryUrl = (target: string): URL => new URL(REPLAYED_PATH, logPrefix(new URL(target)));

/** Sends a cosigned checkpoint to a site. @throws AuditStopped where the site doesn't take it */
const deliver = async (target: string, token: string, note: Uint8Array): Promise<void> => {
  const response = await fetch(deliveryUrl(target), {
    method: 'POST',
    body: new Uint8Array(note),
    headers: { 'content-type': 'text/plain; charset=utf-8', authorization: `Bearer ${token}` },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new AuditStopped('unreachable', `not delivered: ${error instanceof Error ? error.message : 'no answer'}`);
  });
  await response.body?.cancel();
  if (response.ok) return;
  const why = REFUSALS.get(response.status) ?? `answered with ${response.status}`;
  throw new AuditStopped('unreachable', `not delivered: ${why}`);
};

export interface CosigningRequest {
  readonly target: string;
  readonly source: AuditSource;
  /** The file of the keys; their last cosignatures lie beside it. */
  readonly keyFile: string;
  readonly keys: AuditorKeys;
  /** The right to deliver it; null leaves that to the auditor. */
  readonly token: string | null;
}

/**
 * Cosigns the replayed checkpoint, keeps the note beside the key file, and delivers it with a token.
 * @throws AuditStopped
 */
export const cosignAndDeliver = async (replayed: Replayed, request: CosigningRequest): Promise<void> => {
  const { origin } = replayed.checkpoint;
  const log = createHash('sha256').update(origin).digest('hex').slice(0, 16);
  const path = `${request.keyFile}.${replayed.kind}-${log}`;
  const cosigner = request.keys[replayed.kind];
  const note = await cosignReplay(replayed, {
    source: request.source,
    hashing: nodeHashing,
    cosigner,
    before: await readIfThere(path),
    timestamp: Math.floor(Date.now() / 1_000),
  });
  await replaceFile(path, note);
  process.stderr.write(`cosigned as ${cosigner.key.name}: ${path}\n`);
  if (request.token === null) {
    const line = `curl --data-binary @${path} -H 'content-type: text/plain' -H 'authorization: Bearer <token>' https://${origin}/${REPLAYED_PATH}`;
    process.stderr.write(`to deliver it: ${line}\n`);
    return;
  }
  await deliver(request.target, request.token, note);
  process.stderr.write('delivered\n');
};
