import { join } from 'node:path';
import { ROLES, type Role } from '../../gateway/site/configuration/process.ts';
import { keysOf } from '../start/keys.ts';

/** So many of each role, as in docker-compose.yml. */
export const OF_EACH_ROLE = 2;
export const NATS_NODES = 3;

/** Long enough for a balancer that asks more often than twice a second. */
const DRAIN_MS = 1_000;

export interface Keys {
  readonly seal: string;
  readonly account: string;
  readonly log: string;
  readonly promise: string;
}

export interface Address {
  readonly host: string;
  readonly port: number;
}

/** The addresses of a process's database and NATS. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly natsUrl: string;
}

export interface Place {
  /** Every process has a folder of its own in it. */
  readonly dataDir: string;
  readonly publicUrl: string;
  readonly keys: Keys;
  /** Where the process of that name listens for its operator. */
  readonly operationsAt: (name: string) => Address;
  /** Where a gateway serves. */
  readonly gatewayAt: (name: string) => Address;
  /** By name, so that each can have lines of its own to them. */
  readonly surroundingsOf: (name: string) => Surroundings;
  /** The address of the database with the login of a role. */
  readonly loginOf: (databaseUrl: string, role: Role) => string;
  /** With the login that owns the tables; null where the one in the surroundings does. */
  readonly ownerUrl: string | null;
  /** Reverse proxies in front that add to `X-Forwarded-For`. */
  readonly trustedProxies: number;
  readonly allowSandbox: boolean;
}

export interface ProcessPlan {
  readonly name: string;
  readonly role: Role;
  /** Null for all but gateways. */
  readonly serves: Address | null;
  readonly operations: Address;
  readonly environment: Readonly<Record<string, string>>;
}

const namesOf = (role: Role): readonly string[] =>
  Array.from({ length: OF_EACH_ROLE }, (_, index) => `${role}-${index + 1}`);

export const PROCESS_NAMES: readonly string[] = ROLES.flatMap(namesOf);

/** The variables of the keys that a role uses; its environment has no other key. */
const keysFor = (role: Role, { seal, account, log, promise }: Keys): Readonly<Record<string, string>> => {
  const values = { seal, account, log, promise };
  return Object.fromEntries(keysOf([role]).map((name) => [`GLASSCASE_${name.toUpperCase()}_KEY`, values[name]]));
};

/** Engines make the tables; the others wait for them. */
const ownerFor = (role: Role, ownerUrl: string | null): Readonly<Record<string, string>> => {
  if (ownerUrl === null) return { GLASSCASE_DATABASE_ONE_LOGIN: '1' };
  return role === 'engine' ? { GLASSCASE_DATABASE_OWNER_URL: ownerUrl } : {};
};

/** Every process of the site with its whole environment. Pure: nothing is looked up. */
export const clusterTopology = (place: Place): readonly ProcessPlan[] =>
  ROLES.flatMap((role) =>
    namesOf(role).map((name): ProcessPlan => {
      const operations = place.operationsAt(name);
      const serves = role === 'gateway' ? place.gatewayAt(name) : null;
      const { databaseUrl, natsUrl } = place.surroundingsOf(name);
      return {
        name,
        role,
        serves,
        operations,
        environment: {
          GLASSCASE_ROLES: role,
          DATA_DIR: join(place.dataDir, name),
          DATABASE_URL: place.loginOf(databaseUrl, role),
          NATS_URL: natsUrl,
          GLASSCASE_OPERATIONS_HOST: operations.host,
          GLASSCASE_OPERATIONS_PORT: String(operations.port),
          GLASSCASE_DRAIN_MS: String(DRAIN_MS),
          GLASSCASE_EVENT_STREAM: String(NATS_NODES),
          ...keysFor(role, place.keys),
          ...ownerFor(role, place.ownerUrl),
          GLASSCASE_PUBLIC_URL: place.publicUrl,
          GLASSCASE_TRUSTED_PROXIES: String(place.trustedProxies),
          ALLOW_SANDBOX: place.allowSandbox ? '1' : '0',
          ...(serves === null ? {} : { HOST: serves.host, PORT: String(serves.port) }),
        },
      };
    }),
  );
