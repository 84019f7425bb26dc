import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { answer, type ClientGroup, KINDS, type Kind, type Order, type Report } from './messages.ts';

/** A worker process and what it does. */
export interface Worker {
  readonly kind: Kind;
  readonly count: number;
  /** @throws Error when the process can't do it, or is gone. */
  readonly ask: (order: Order) => Promise<Report | null>;
  readonly stop: () => void;
  readonly dismiss: () => void;
}

/** Clients of one process: more would wait for each other and be measured as slow. */
const MOST_IN_ONE: Readonly<Record<Kind, number>> = {
  'graphql listeners': 1_000,
  'stomp listeners': 1_000,
  'graphql players': 200,
  'rest players': 200,
};

const ask = (child: ChildProcess, order: Order): Promise<Report | null> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null): void => reject(new Error(`a process of the load ended with ${code}`));
    child.once('exit', gone);
    child.once('message', (message) => {
      child.off('exit', gone);
      const answered = answer.parse(message);
      if (answered.ok) resolve(answered.report);
      else reject(new Error(answered.reason));
    });
    child.send(order, (error) => {
      if (error !== null) reject(error);
    });
  });

const start = ({ kind, count }: Pick<ClientGroup, 'kind' | 'count'>): Worker => {
  const child = fork(join(import.meta.dirname, 'worker.ts'), { execArgv: [] });
  return {
    kind,
    count,
    ask: (order) => ask(child, order),
    stop: () => {
      if (child.connected) child.send('stop');
    },
    dismiss: () => {
      if (child.connected) child.disconnect();
    },
  };
};

/** As many processes as these clients need. */
export const startWorkers = (wanted: Readonly<Record<Kind, number>>): readonly Worker[] =>
  KINDS.flatMap((kind) => {
    const processes = Math.ceil(wanted[kind] / MOST_IN_ONE[kind]);
    return Array.from({ length: processes }, (_, n) =>
      start({ kind, count: Math.floor(wanted[kind] / processes) + (n < wanted[kind] % processes ? 1 : 0) }),
    );
  });
