import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { freePorts } from '../../scripts/cluster/free-ports.ts';
import { killNats, launchNats, natsBinary } from './nats-server.ts';

/** Real NATS servers with JetStream that form one cluster. Nodes count from 0. */
export interface NatsCluster {
  /** All nodes, separated by commas, as `NATS_URL` takes them. */
  readonly url: string;
  readonly nodes: readonly { readonly url: string; readonly port: number }[];
  /** `kill -9` of one node. Its files stay. */
  readonly kill: (node: number) => Promise<void>;
  /** Stops the process of a node without ending it: its sockets stay open and say nothing. */
  readonly freeze: (node: number) => void;
  readonly thaw: (node: number) => void;
  /** Starts a killed node again on its ports and files; resolves when JetStream works there again. */
  readonly restart: (node: number) => Promise<void>;
  /** Ends all nodes and removes their files. */
  readonly stop: () => Promise<void>;
}

const HEALTHY_WITHIN_MS = 30_000;

const jetStream = z.object({ meta_cluster: z.object({ leader: z.string().min(1) }) });

const asks = (monitor: number, path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${monitor}${path}`, { signal: AbortSignal.timeout(1_000) });

/** JetStream works at a node when it knows the cluster's leader and has caught up. */
const isHealthy = async (monitor: number): Promise<boolean> => {
  const leads = await asks(monitor, '/jsz');
  return jetStream.safeParse(await leads.json()).success && (await asks(monitor, '/healthz')).ok;
};

const healthy = async (monitor: number): Promise<void> => {
  const end = performance.now() + HEALTHY_WITHIN_MS;
  while (!(await isHealthy(monitor).catch(() => false))) {
    if (performance.now() > end) throw new Error('a NATS node does not become healthy');
    await pause(50);
  }
};

/** Null where no `nats-server` can be found; the suite then says so in one line and is skipped. */
export const startNatsCluster = async (size = 3): Promise<NatsCluster | null> => {
  const path = natsBinary();
  if (path === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-nats-cluster-'));
  const ports = await freePorts(3 * size);
  const places = Array.from({ length: size }, (_, node) => ({
    client: ports[3 * node] ?? 0,
    route: ports[3 * node + 1] ?? 0,
    monitor: ports[3 * node + 2] ?? 0,
  }));
  const routes = places.map(({ route }) => `nats://127.0.0.1:${route}`).join(',');
  const children = new Map<number, ChildProcess>();

  const launch = async (node: number): Promise<void> => {
    const place = places[node];
    if (place === undefined) throw new RangeError(`no node ${node}`);
    const naming = ['--name', `node-${node}`, '--cluster_name', 'glasscase'];
    const linking = ['--cluster', `nats://127.0.0.1:${place.route}`, '--routes', routes];
    const storing = ['-js', '-sd', join(folder, `node-${node}`), '-m', String(place.monitor)];
    children.set(node, await launchNats(path, place.client, [...naming, ...linking, ...storing]));
  };
  const ready = (node: number): Promise<void> => healthy(places[node]?.monitor ?? 0);
  const signal = (node: number, name: 'SIGSTOP' | 'SIGCONT'): void => {
    children.get(node)?.kill(name);
  };
  const kill = async (node: number): Promise<void> => {
    const child = children.get(node);
    if (child !== undefined) await killNats(child);
  };
  const stop = async (): Promise<void> => {
    for (const node of children.keys()) await kill(node);
    await rm(folder, { recursive: true, force: true });
  };

  try {
    await Promise.all(places.map((_, node) => launch(node)));
    await Promise.all(places.map((_, node) => ready(node)));
  } catch (error) {
    await stop();
    throw error;
  }
  const nodes = places.map(({ client }) => ({ url: `nats://127.0.0.1:${client}`, port: client }));
  return {
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    kill,
    freeze: (node) => signal(node, 'SIGSTOP'),
    thaw: (node) => signal(node, 'SIGCONT'),
    restart: async (node) => {
      await launch(node);
      await ready(node);
    },
    stop,
  };
};
