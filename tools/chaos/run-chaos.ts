import { cpus, totalmem } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '../simulate/random.ts';
import { openArena } from './arena.ts';
import { type Fault, faultText, randomKill, randomTrouble, suffer } from './faults.ts';
import type { ChaosReport, Happened } from './report.ts';

export interface ChaosOptions {
  readonly seconds: number;
  /** Seconds between two kills. */
  readonly every: number;
  readonly seed: string;
  readonly players: number;
  readonly paceMs: number;
  /** A fresh folder. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly print: (line: string) => void;
}

const machine = (): string => {
  const [cpu] = cpus();
  return `${cpus().length} × ${cpu?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`;
};

/** A cluster under load, a kill and another trouble from the seed every so often, and a look at everything in the end. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { seconds, every, seed, players, paceMs, folder, environment, print } = options;
  const when = new Date();
  const arena = await openArena({ folder, seed, players, paceMs, environment, print });
  try {
    const random = randomFrom(`${seed} faults`);
    const happened: Happened[] = [];
    const started = performance.now();
    const since = (): number => performance.now() - started;
    const happen = async (fault: Fault): Promise<void> => {
      const at = since();
      print(`FAULT ${faultText(fault)}`);
      await suffer(arena.cluster, fault);
      happened.push({ fault, at, lasted: since() - at });
      print(`over after ${((since() - at) / 1_000).toFixed(1)} s`);
    };
    for (let next = every * 1_000; next < seconds * 1_000; next += every * 1_000) {
      await sleep(Math.max(0, next - since()));
      await happen(randomKill(random));
      await happen(randomTrouble(random));
    }
    await sleep(Math.max(0, seconds * 1_000 - since()));
    print('the load ends, everything is looked at');
    const checks = await arena.conclude();
    return {
      when,
      machine: machine(),
      seed,
      seconds,
      every,
      players,
      happened,
      commands: [...arena.ledger.asked.values()],
      figures: arena.load.figures(),
      checks,
    };
  } finally {
    await arena.close();
  }
};
