import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { type Coverage, coverageFrom } from './coverage.ts';
import type { Dialect } from './dialect.ts';

export interface ListenerParts {
  readonly url: string;
  readonly dialect: Dialect;
  readonly base: number;
  /** Milliseconds between the moment at which an event could be here and its arrival. */
  readonly onEvent: (late: number | null) => void;
  readonly onRepeated: () => void;
  readonly onFailure: (code: string) => void;
}

export interface Listener {
  /** Resolves once it has subscribed for the first time. */
  readonly ready: Promise<void>;
  readonly missing: Coverage['missing'];
  readonly leave: () => void;
}

/** A listener that was cut off comes back after one to two times this long. */
const COMES_BACK_MS = 300;

/** One client that follows the feed, and resumes where it stopped whenever it is cut off. */
export const listen = ({ url, dialect, base, onEvent, onRepeated, onFailure }: ListenerParts): Listener => {
  const coverage = coverageFrom(base);
  const address = new URL(dialect.path, url.replace('http', 'ws'));
  let resume = base;
  let left = false;
  let socket: WebSocket | null = null;
  let welcomed = (): void => undefined;
  const ready = new Promise<void>((resolve) => {
    welcomed = resolve;
  });

  const hear = (from: WebSocket, message: Buffer): void => {
    const now = Date.now();
    const received = dialect.read(message, resume);
    switch (received.kind) {
      case 'event':
        resume = Math.max(resume, received.resume);
        if (coverage.saw(received.seq)) onEvent(received.since === null ? null : now - received.since);
        else onRepeated();
        return;
      case 'welcome':
        from.send(received.next);
        welcomed();
        return;
      case 'fault':
        onFailure(received.code);
    }
  };

  const connect = (): Promise<void> =>
    new Promise((resolve) => {
      const one = new WebSocket(address, dialect.protocol, { perMessageDeflate: false, skipUTF8Validation: true });
      socket = one;
      one.once('open', () => one.send(dialect.greeting));
      one.on('message', (data) => hear(one, Buffer.isBuffer(data) ? data : Buffer.from(String(data))));
      one.on('error', (error) => onFailure('code' in error ? String(error.code) : 'SOCKET'));
      one.once('close', (code) => {
        if (!left) onFailure(`closed ${code}`);
        resolve();
      });
    });

  const stay = async (): Promise<void> => {
    while (!left) {
      await connect();
      if (!left) await pause(COMES_BACK_MS * (1 + Math.random()));
    }
  };
  void stay();

  return {
    ready,
    missing: coverage.missing,
    leave: () => {
      left = true;
      socket?.terminate();
    },
  };
};
