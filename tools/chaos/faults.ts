import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from '../../scripts/cluster/start-cluster.ts';
import { PROCESS_NAMES } from '../../scripts/cluster/topology.ts';
import type { Wire } from '../../scripts/cluster/wire.ts';
import type { Random } from '../simulate/random.ts';

export const FAULT_KINDS = [
  'kill',
  'restart',
  'pause',
  'cut from PostgreSQL',
  'cut from NATS',
  'silence to PostgreSQL',
  'silence to NATS',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  readonly kind: FaultKind;
  readonly target: string;
  /** How long it lasts; a killed process is started again as soon as that can be. */
  readonly seconds: number;
}

const BACK_WITHIN_MS = 90_000;
/** The target of a fault that hits every process at once. */
const ALL = 'all processes';
const SERVERS = ['nats-1', 'nats-2', 'nats-3'] as const;

/** Everything that can happen to anything. */
const POSSIBLE_FAULTS: readonly (readonly [FaultKind, string])[] = [
  ...PROCESS_NAMES.flatMap((name) => FAULT_KINDS.map((kind) => [kind, name] as const)),
  ...SERVERS.flatMap((name) => (['kill', 'restart', 'pause'] as const).map((kind) => [kind, name] as const)),
  ['kill', 'postgres'],
  ['restart', 'postgres'],
  ['silence to PostgreSQL', ALL],
];

/** The targets of faults; a target that is named twice is hit twice as often. */
const TARGETS = ['engine', 'engine', 'gateway', 'gateway', 'projector', 'sealer', 'nats', 'postgres', ALL] as const;

const pickFault = (random: Random, isWanted: (kind: FaultKind) => boolean): Fault => {
  const possible = POSSIBLE_FAULTS.filter(([kind]) => isWanted(kind));
  const groups = TARGETS.map((group) => possible.filter(([, name]) => name.startsWith(group)));
  const [kind, target] = random.pick(random.pick(groups.filter((group) => group.length > 0)));
  return { kind, target, seconds: 2 + random.below(5) };
};

export const randomKill = (random: Random): Fault => pickFault(random, (kind) => kind === 'kill');

/** Anything else. */
export const randomTrouble = (random: Random): Fault => pickFault(random, (kind) => kind !== 'kill');

const hitBy = (target: string): readonly string[] => (target === ALL ? PROCESS_NAMES : [target]);

const wiresOf = (cluster: Cluster, target: string, to: 'PostgreSQL' | 'NATS'): readonly Wire[] => {
  return hitBy(target).flatMap((name) => {
    const wires = cluster.wiresOf(name);
    if (wires === null) throw new Error('the lines of this cluster cannot be cut');
    return to === 'NATS' ? wires.nats : [wires.database];
  });
};

const LINE_FAULTS = {
  'cut from PostgreSQL': ['cut', 'PostgreSQL'],
  'cut from NATS': ['cut', 'NATS'],
  'silence to PostgreSQL': ['stall', 'PostgreSQL'],
  'silence to NATS': ['stall', 'NATS'],
} as const;

const wiresMeanwhile = async (wires: readonly Wire[], how: 'cut' | 'stall', milliseconds: number): Promise<void> => {
  for (const wire of wires) wire[how]();
  await sleep(milliseconds);
  for (const wire of wires) wire.mend();
};

/** Does it, waits, and undoes it; resolves when what was hit is ready again. @throws NotReady */
export const suffer = async (cluster: Cluster, { kind, target, seconds }: Fault): Promise<void> => {
  const milliseconds = seconds * 1_000;
  switch (kind) {
    case 'kill':
    case 'restart': {
      const supervisor = cluster.supervisor(target);
      const before = supervisor.pid();
      supervisor.signal(kind === 'kill' ? 'SIGKILL' : target === 'postgres' ? 'SIGINT' : 'SIGTERM');
      const until = performance.now() + BACK_WITHIN_MS;
      while ((supervisor.pid() === before || supervisor.pid() === null) && performance.now() < until) await sleep(20);
      break;
    }
    case 'pause': {
      const supervisor = cluster.supervisor(target);
      supervisor.signal('SIGSTOP');
      await sleep(milliseconds);
      supervisor.signal('SIGCONT');
      break;
    }
    default: {
      const [how, to] = LINE_FAULTS[kind];
      await wiresMeanwhile(wiresOf(cluster, target, to), how, milliseconds);
    }
  }
  for (const name of hitBy(target)) await cluster.supervisor(name).whenReady(BACK_WITHIN_MS);
};

export const faultText = ({ kind, target, seconds }: Fault): string =>
  kind === 'kill' || kind === 'restart' ? `${kind} ${target}` : `${target}: ${kind}, ${seconds} s`;
