import { freePorts } from './free-ports.ts';
import { NATS_NODES, OF_EACH_ROLE, PROCESS_NAMES } from './topology.ts';

/** Every port of a cluster. */
export interface Ports {
  readonly balancer: number;
  readonly postgres: number;
  readonly gateways: readonly number[];
  /** In the order of `PROCESS_NAMES`. */
  readonly operations: readonly number[];
  readonly natsClients: readonly number[];
  readonly natsRoutes: readonly number[];
}

/** All of them. */
export const everyPort = ({ balancer, postgres, ...lists }: Ports): readonly number[] => [
  balancer,
  postgres,
  ...Object.values(lists).flat(),
];

const COUNT = 2 + OF_EACH_ROLE + PROCESS_NAMES.length + 2 * NATS_NODES;

const dealt = (ports: readonly number[]): Ports => {
  const left = [...ports];
  const take = (count: number): number[] => left.splice(0, count);
  const [balancer = 0, postgres = 0] = take(2);
  return {
    balancer,
    postgres,
    gateways: take(OF_EACH_ROLE),
    operations: take(PROCESS_NAMES.length),
    natsClients: take(NATS_NODES),
    natsRoutes: take(NATS_NODES),
  };
};

/** The same ones at every start: `first` for the balancer and the others behind it. */
export const portsFrom = (first: number): Ports => dealt(Array.from({ length: COUNT }, (_, index) => first + index));

/** Ports that are free at this moment. */
export const freeClusterPorts = async (): Promise<Ports> => dealt(await freePorts(COUNT));
