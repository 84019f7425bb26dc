import { setTimeout as sleep } from 'node:timers/promises';
import { NotReady, type Supervisor } from './supervisor.ts';
import type { ProcessPlan } from './topology.ts';

const READY_WITHIN_MS = 120_000;
const LOOKS_EVERY_MS = 50;

export interface RollParts {
  readonly plans: readonly ProcessPlan[];
  readonly supervisor: (name: string) => Supervisor;
  /** Whether the balancer sends connections to this gateway. */
  readonly serves: (name: string) => boolean;
  readonly print: (line: string) => void;
}

/** The order of restarts: a role that works for others goes first, and gateways go last. */
const ORDER = ['sealer', 'projector', 'engine', 'gateway'] as const;

/**
 * Restarts the site's processes one at a time. The next restart waits until every process is ready again, so that a
 * process of each role always works.
 * @throws NotReady
 */
export const rollOver = async ({ plans, supervisor, serves, print }: RollParts): Promise<void> => {
  const served = async (name: string): Promise<void> => {
    const until = performance.now() + READY_WITHIN_MS;
    while (!serves(name)) {
      if (performance.now() > until) throw new NotReady(`${name} is ready, but the balancer passes it over`);
      await sleep(LOOKS_EVERY_MS);
    }
  };
  for (const role of ORDER) {
    for (const { name } of plans.filter((plan) => plan.role === role)) {
      for (const other of plans) await supervisor(other.name).whenReady(READY_WITHIN_MS);
      print(`${name} is restarted`);
      await supervisor(name).stop();
      supervisor(name).start();
      await supervisor(name).whenReady(READY_WITHIN_MS);
      if (role === 'gateway') await served(name);
      print(`${name} is ready`);
    }
  }
};
