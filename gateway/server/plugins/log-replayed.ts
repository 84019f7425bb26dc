import type { FastifyInstance, FastifyReply } from 'fastify';
import { verifyEd25519 } from '../../../engine/log/ed25519-node.ts';
import { keysOf, openKeyHistory } from '../../../engine/log/key-history.ts';
import { sameBytes } from '../../../engine/log/merkle.ts';
import { MAX_NOTE_BYTES, parseKeyFile, parseNote, signaturesOf, type VerifierKey } from '../../../engine/log/note.ts';
import { tileReader } from '../../../engine/log/read-tile.ts';
import { openReplay, parseReplayKey, REPLAYED_PATH } from '../../../engine/log/replayed.ts';
import { rootAt } from '../../../engine/log/root-at.ts';
import { publishedSize } from '../../../engine/log/tile-store.ts';
import { KEY_PATH, KEYS_PATH } from '../../../engine/log/tiles.ts';
import { nodeHashing } from '../../../engine/node-hashing.ts';
import type { GatewayPorts } from '../../ports.ts';
import type { Auditors } from '../../site/auditors/auditors.ts';
import type { Replays } from '../../site/auditors/replays.ts';
import { PRICES } from '../work/prices.ts';
import { bearerOf, refuseAuditor } from './auditor-rights.ts';

type Tiles = GatewayPorts['tiles'];

/** Every key that the log had, the newest first. */
const logKeys = async (tiles: Tiles): Promise<readonly VerifierKey[]> => {
  const key = parseKeyFile(nodeHashing, await tiles.read(KEY_PATH));
  if (key === null) return [];
  const parts = { file: await tiles.read(KEYS_PATH), hashing: nodeHashing, verify: verifyEd25519 };
  const history = await openKeyHistory(parts, key.name);
  return [key, ...(history.ok ? keysOf(history.changes).toReversed() : [])];
};

/** Whether a signed checkpoint is of the log that is published here: a restored folder may have signed another one. */
const isOurs = async (tiles: Tiles, size: number, root: Uint8Array): Promise<boolean> => {
  const end = await publishedSize(tiles);
  if (size > end) return false;
  return sameBytes(
    await rootAt(
      nodeHashing,
      size,
      end,
      tileReader((path) => tiles.read(path)),
    ),
    root,
  );
};

const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error });

interface Parts {
  readonly tiles: Tiles;
  readonly auditors: Auditors;
  readonly replays: Replays;
}

/** Takes what auditors cosigned after a replay. See `docs/audit-format.md`. */
export const takenReplays = (app: FastifyInstance, { tiles, auditors, replays }: Parts): void => {
  app.register(async (scope) => {
    scope.addContentTypeParser('text/plain', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => body);
    scope.post<{ Body: Buffer | undefined }>(
      `/log/${REPLAYED_PATH}`,
      {
        bodyLimit: MAX_NOTE_BYTES,
        config: { work: PRICES.replay },
      },
      async (request, reply) => {
        const token = bearerOf(request);
        const auditor = token === null ? null : await auditors.named(token);
        if (auditor === null) return refuseAuditor(reply);
        const note = Buffer.isBuffer(request.body) ? parseNote(request.body) : null;
        if (note === null || request.body === undefined) return refuse(reply, 400, 'INVALID_INPUT');
        const keys = (await replays.keys()).filter((one) => one.auditor === auditor);
        const by = keys
          .map(({ key }) => parseReplayKey(nodeHashing, key))
          .find((key) => key !== null && signaturesOf(note, key).length > 0);
        if (by === null || by === undefined) return refuse(reply, 403, 'UNKNOWN_KEY');
        const opened = await openReplay(request.body, { logKeys: await logKeys(tiles), by, verify: verifyEd25519 });
        if (!opened.ok && opened.fault === 'no valid signature of the key') {
          return refuse(reply, 422, 'ANOTHER_LOG');
        }
        if (!opened.ok) return refuse(reply, 400, 'INVALID_INPUT');
        const { size, root } = opened.replay.checkpoint;
        if (!(await isOurs(tiles, size, root))) return refuse(reply, 422, 'ANOTHER_LOG');
        if (!(await replays.publish(by, opened.replay))) return refuse(reply, 409, 'NOT_NEWER');
        return reply.header('cache-control', 'no-store').send({ size });
      },
    );
  });
};
