import { mkdtemp, rm } from 'node:fs/promises';
import { request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { done } from './answer.ts';
import { askOverSocket, openOperatorSocket } from './socket.ts';

const failures: unknown[] = [];
let folder: string;
let door: Awaited<ReturnType<typeof openOperatorSocket>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasscase-socket-'));
  const handle: Parameters<typeof openOperatorSocket>[1] = async ({ request }) => {
    if (request === 'reseal-seeds') throw new Error('secret detail');
    return done(`asked: ${request}`);
  };
  door = await openOperatorSocket(folder, handle, (reason) => failures.push(reason));
});
afterAll(async () => {
  await door.close();
  await rm(folder, { recursive: true, force: true });
});

const post = (body: string): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const outgoing = send({ socketPath: join(folder, 'operator.sock'), method: 'POST', path: '/' }, (incoming) =>
      json(incoming).then((answer) => resolve({ status: incoming.statusCode, answer }), reject),
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });

const refusal = (status: number, line: string | RegExp) => ({
  status,
  answer: { ok: false, lines: [typeof line === 'string' ? line : expect.stringMatching(line)] },
});

describe('the socket of the operator', () => {
  it('answers a request', async () => {
    expect(await askOverSocket(folder, { request: 'status' })).toMatchObject({ ok: true, lines: ['asked: status'] });
  });

  it('says what is wrong with one that is malformed, without repeating it', async () => {
    const mode = { id: null, preview: false };
    expect(await post('{')).toEqual(refusal(400, 'Not understood: it is no JSON.'));
    expect(await post('[]')).toEqual(refusal(400, /^Not understood: all of it: .+\.$/));
    expect(await post(JSON.stringify({ request: { request: 'status' }, ...mode, id: 7 }))).toEqual(
      refusal(400, /^Not understood: id: .+\.$/),
    );
    const unknown = await post(JSON.stringify({ request: { request: 'hunter2' }, ...mode }));
    expect(unknown).toEqual(refusal(400, /^Not understood: request.*: .+\.$/));
    expect(JSON.stringify(unknown)).not.toContain('hunter2');
  });

  it('tells its log alone why it could not do one that it understood', async () => {
    expect(failures).toEqual([]);
    const asked = JSON.stringify({ request: { request: 'reseal-seeds' }, id: null, preview: false });
    expect(await post(asked)).toEqual(refusal(500, 'The server could not do that; its log says why.'));
    expect(failures).toEqual([new Error('secret detail')]);
  });
});
