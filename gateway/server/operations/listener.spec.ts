import { afterEach, describe, expect, it } from 'vitest';
import type { Health } from '../../ports.ts';
import { listenForOperations, type Operations } from './listener.ts';

let open: Operations | null = null;
afterEach(async () => {
  await open?.close();
  open = null;
});

const ask = async (
  path: string,
  health: Health = { ready: true },
  metrics = async () => ({ type: 'text/plain', text: 'a 1\n' }),
  warnings: readonly string[] = [],
) => {
  const parts = { health: async () => health, warnings: () => warnings, metrics };
  open = await listenForOperations({ host: '127.0.0.1', port: 0, ...parts });
  const answer = await fetch(`${open.address}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

describe('the operations listener', () => {
  it('says that the process lives, whatever else is wrong', async () => {
    expect(await ask('/live', { ready: false, reasons: ['the database does not answer'] })).toMatchObject({
      status: 200,
    });
  });

  it('says that the process may be sent work', async () => {
    const { status, text } = await ask('/ready');
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ready', reasons: [] }]);
  });

  it('says what is wrong besides, ready or not', async () => {
    const { status, text } = await ask('/ready', { ready: true }, undefined, ['one']);
    expect([status, JSON.parse(text)]).toEqual([200, { status: 'ready', reasons: [], warnings: ['one'] }]);
  });

  it('says every reason why not', async () => {
    const { status, text } = await ask('/ready', { ready: false, reasons: ['one', 'two'] });
    expect([status, JSON.parse(text)]).toEqual([503, { status: 'not ready', reasons: ['one', 'two'] }]);
  });

  it('says that the process is being stopped', async () => {
    const { status, text } = await ask('/ready', { ready: false, reasons: ['terminating'] });
    expect([status, JSON.parse(text).status]).toEqual([503, 'terminating']);
  });

  it('gives the figures as they are', async () => {
    expect(await ask('/metrics?x=1')).toEqual({ status: 200, type: 'text/plain', text: 'a 1\n' });
  });

  it('knows nothing else, and survives figures that fail', async () => {
    expect((await ask('/')).status).toBe(404);
    await open?.close();
    const failing = async () => {
      throw new Error('no figures');
    };
    expect((await ask('/metrics', { ready: true }, failing)).status).toBe(500);
  });

  it('says that its port is taken', async () => {
    await ask('/live');
    const port = Number(new URL(open?.address ?? '').port);
    const parts = { host: '127.0.0.1', port, health: async () => ({ ready: true }) as const, warnings: () => [] };
    await expect(
      listenForOperations({ ...parts, metrics: async () => ({ type: '', text: '' }) }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
