import type { Address, Surroundings } from './topology.ts';
import { startWire, type Wire } from './wire.ts';

/** The lines of one process. */
export interface Wires {
  readonly database: Wire;
  /** One to each server. */
  readonly nats: readonly Wire[];
}

export interface Lines {
  surroundingsOf(name: string): Surroundings;
  /** Null unless the lines can be cut. */
  wiresOf(name: string): Wires | null;
  close(): Promise<void>;
}

const natsUrlOf = (ports: readonly number[]): string => ports.map((port) => `nats://127.0.0.1:${port}/`).join(',');

const through = (databaseUrl: string, port: number): string => {
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  return url.href;
};

/** Every process connects to the servers directly. */
export const directLines = (databaseUrl: string, natsPorts: readonly number[]): Lines => {
  const surroundings = { databaseUrl, natsUrl: natsUrlOf(natsPorts) };
  return { surroundingsOf: () => surroundings, wiresOf: () => null, close: async () => undefined };
};

const wiresTo = async (database: Address, natsPorts: readonly number[]): Promise<Wires> => ({
  database: await startWire(database),
  nats: await Promise.all(natsPorts.map((port) => startWire({ host: '127.0.0.1', port }))),
});

/** Every process gets lines of its own, to be cut by tests. */
export const cuttableLines = async (
  names: readonly string[],
  databaseUrl: string,
  natsPorts: readonly number[],
): Promise<Lines> => {
  const { hostname, port } = new URL(databaseUrl);
  const database = { host: hostname, port: Number(port || 5432) };
  const all = new Map<string, Wires>();
  for (const name of names) all.set(name, await wiresTo(database, natsPorts));
  return {
    surroundingsOf: (name) => {
      const wires = all.get(name);
      if (wires === undefined) throw new Error(`no process is called ${name}`);
      const natsUrl = natsUrlOf(wires.nats.map((wire) => wire.port));
      return { databaseUrl: through(databaseUrl, wires.database.port), natsUrl };
    },
    wiresOf: (name) => all.get(name) ?? null,
    close: async () => {
      const wires = [...all.values()].flatMap(({ database: one, nats }) => [one, ...nats]);
      await Promise.all(wires.map((wire) => wire.close()));
    },
  };
};
