import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Backend, type Balancer, startBalancer } from './balancer.ts';
import { startWire, type Wire } from './wire.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** Answers everything with its name in front. */
const echo = async (name: string): Promise<number> => {
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => socket.write(`${name}:${bytes}`));
    socket.on('end', () => socket.end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(async () => server.close());
  return portOf(server);
};

const balanced = async (backends: readonly Backend[]): Promise<Balancer> => {
  const balancer = await startBalancer({ host: '127.0.0.1', port: 0 }, backends);
  closing.push(() => balancer.close());
  return balancer;
};

const at = (port: number) => ({ host: '127.0.0.1', port });

/** The answer to a word; empty when the connection breaks. */
const say = (port: number, word: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect({ ...at(port), allowHalfOpen: true }, () => socket.end(word));
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(heard));
  });

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await pause(10);
};

describe('the balancer', () => {
  it('goes round the backends that are ready, and past those that are not or refuse', async () => {
    let second = true;
    const gone = await echo('gone');
    await closing.pop()?.();
    const balancer = await balanced([
      { name: 'one', address: at(await echo('one')), isReady: async () => true },
      { name: 'two', address: at(await echo('two')), isReady: async () => second },
      { name: 'gone', address: at(gone), isReady: async () => true },
    ]);
    const { port } = balancer.address;
    await until(() => balancer.serves('one') && balancer.serves('two'));
    const answers = new Set<string>();
    for (let n = 0; n < 6; n += 1) answers.add(await say(port, 'hello'));
    expect([...answers].toSorted()).toEqual(['one:hello', 'two:hello']);
    second = false;
    await until(() => !balancer.serves('two'));
    for (let n = 0; n < 4; n += 1) expect(await say(port, 'hello')).toBe('one:hello');
  });

  it('lets a connection wait until somebody is ready', async () => {
    let ready = false;
    const balancer = await balanced([{ name: 'late', address: at(await echo('late')), isReady: async () => ready }]);
    const answer = say(balancer.address.port, 'hello');
    await pause(300);
    ready = true;
    expect(await answer).toBe('late:hello');
  });
});

describe('a wire', () => {
  const wired = async (): Promise<Wire> => {
    const wire = await startWire(at(await echo('far')));
    closing.push(() => wire.close());
    return wire;
  };

  it('breaks what is on it when it is cut, and carries again when it is mended', async () => {
    const wire = await wired();
    const socket = connect(at(wire.port));
    socket.on('error', () => undefined);
    socket.write('hello');
    const [heard] = await once(socket, 'data');
    expect(String(heard)).toBe('far:hello');
    wire.cut();
    await once(socket, 'close');
    expect(await say(wire.port, 'hello')).toBe('');
    wire.mend();
    expect(await say(wire.port, 'hello')).toBe('far:hello');
  });

  it('holds everything back while it stalls, new connections too, and delivers it afterwards', async () => {
    const wire = await wired();
    const socket = connect(at(wire.port));
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes.toString();
    });
    socket.write('a');
    await until(() => heard === 'far:a');
    wire.stall();
    socket.write('b');
    const late = say(wire.port, 'c');
    await pause(300);
    expect(heard).toBe('far:a');
    wire.mend();
    expect(await late).toBe('far:c');
    await until(() => heard === 'far:afar:b');
    socket.destroy();
  });
});
