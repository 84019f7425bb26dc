import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { ROLES } from '../../gateway/site/configuration/process.ts';
import { readConfiguration } from '../../gateway/site/configuration.ts';
import { clusterTopology, OF_EACH_ROLE, PROCESS_NAMES } from './topology.ts';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const scalar = z.union([z.string(), z.number()]).transform(String);
const compose = z.object({
  configs: z.record(z.string(), z.object({ content: z.string() })),
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      user: z.string().optional(),
      read_only: z.boolean().default(false),
      cap_drop: z.array(z.string()).default([]),
      cap_add: z.array(z.string()).default([]),
      security_opt: z.array(z.string()).default([]),
      command: z.union([z.string(), z.array(z.string())]).optional(),
      environment: z.record(z.string(), scalar).default({}),
      ports: z.array(z.string()).default([]),
      volumes: z.array(z.string()).default([]),
    }),
  ),
});

const text = textOf('docker-compose.yml');
const document: unknown = parse(text, { merge: true, maxAliasCount: -1 });
const { services, configs } = compose.parse(document);

const plans = clusterTopology({
  dataDir: '/data',
  publicUrl: 'http://127.0.0.1:3000',
  keys: { seal: '1'.repeat(64), account: '2'.repeat(64), log: '3'.repeat(64), promise: '4'.repeat(64) },
  operationsAt: () => ({ host: '127.0.0.1', port: 9_000 }),
  gatewayAt: (name) => ({ host: '127.0.0.1', port: name === 'gateway-1' ? 3_001 : 3_002 }),
  surroundingsOf: () => ({ databaseUrl: 'postgres://a@b/c', natsUrl: 'nats://a:1/,nats://b:2/' }),
  loginOf: (databaseUrl, role) => databaseUrl.replace('a@', `${role}@`),
  ownerUrl: 'postgres://owner@b/c',
  trustedProxies: 0,
  allowSandbox: false,
});

describe('the topology', () => {
  it('has two processes of each role, each with a folder of its own', () => {
    expect(plans.map(({ name }) => name)).toEqual(PROCESS_NAMES);
    for (const role of ROLES) expect(plans.filter((plan) => plan.role === role)).toHaveLength(OF_EACH_ROLE);
    expect(new Set(plans.map(({ environment }) => environment.DATA_DIR)).size).toBe(plans.length);
  });

  it('is an environment that each process takes', () => {
    for (const { role, environment } of plans) {
      const read = readConfiguration(environment);
      expect(read).toMatchObject({
        DATABASE_URL: `postgres://${role}@b/c`,
        GLASSCASE_ROLES: [role],
        GLASSCASE_EVENT_STREAM: 3,
        ALLOW_SANDBOX: false,
      });
    }
  });
});

describe('docker-compose.yml', () => {
  it('is a Compose file by the schema of the specification', () => {
    // The schema names its draft with an https address, which the validator knows under http.
    const { $schema, ...schema }: { $schema?: string } = JSON.parse(textOf('test/vectors/compose-spec.json'));
    expect($schema).toMatch(/draft-07/);
    const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const valid = validate(document);
    expect(validate.errors).toBeNull();
    expect(valid).toBe(true);
  });

  it('says that it is not run in CI', () => {
    expect(text.slice(0, text.indexOf('name:'))).toContain('Not run in CI');
  });

  it('starts the same processes with the same variables as the local cluster', () => {
    const site = Object.entries(services).filter(([, { environment }]) => environment.GLASSCASE_ROLES !== undefined);
    const variablesOf = (environment: object): string[] => Object.keys(environment).toSorted();
    expect(
      site.map(([name, { environment }]) => [name, environment.GLASSCASE_ROLES, variablesOf(environment)]),
    ).toEqual(plans.map(({ name, role, environment }) => [name, role, variablesOf(environment)]));
  });

  it('gives every process a data folder of its own, and a configuration that it takes', () => {
    const volumes = PROCESS_NAMES.map((name) => services[name]?.volumes.find((volume) => volume.endsWith(':/data')));
    expect(volumes).toEqual(PROCESS_NAMES.map((name) => `${name}:/data`));
    for (const name of PROCESS_NAMES) {
      const given = Object.entries(services[name]?.environment ?? {}).map(([variable, value]) => [
        variable,
        value
          .replace(/\$\{[A-Z]+_PASSWORD(:\?[^}]+)?\}/g, 'secret')
          .replace(/^\$\{[A-Z_]+:\?64 hex digits\}$/, 'a'.repeat(64)),
      ]);
      expect(() => readConfiguration(Object.fromEntries(given))).not.toThrow();
    }
  });

  it('pins every image to a version and its digest, the base of its own one too', () => {
    const images = Object.values(services).map(({ image }) => image);
    const bases = [...textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, base]) => base ?? '');
    expect(bases).toHaveLength(1);
    const pinned = /^[a-z]+:\d+(\.\d+)+(-[a-z]+)*@sha256:[0-9a-f]{64}$/;
    for (const image of [...images, ...bases]) if (image !== 'glasscase:local') expect(image).toMatch(pinned);
  });

  it('confines every container: no root, no capability but to hand a folder over, nothing to write but volumes', () => {
    for (const [name, { user, read_only, cap_drop, cap_add, security_opt }] of Object.entries(services)) {
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']]);
      if (['postgres', 'nats-folders'].includes(name)) continue;
      expect([name, cap_add]).toEqual([name, []]);
      expect(user, name).toMatch(/^(node|1000:1000)$/);
    }
    expect(services['nats-folders']?.cap_add).toEqual(['CHOWN']);
  });

  it('gives a key and the owner’s login only where they are used', () => {
    const users = (variable: string): readonly string[] =>
      Object.entries(services).flatMap(([name, { environment }]) => (variable in environment ? [name] : []));
    expect(users('GLASSCASE_SEAL_KEY')).toEqual(['engine-1', 'engine-2']);
    expect(users('GLASSCASE_ACCOUNT_KEY')).toEqual(['gateway-1', 'gateway-2', 'projector-1', 'projector-2']);
    expect(users('GLASSCASE_LOG_KEY')).toEqual(['sealer-1', 'sealer-2']);
    expect(users('GLASSCASE_PROMISE_KEY')).toEqual(PROCESS_NAMES.filter((name) => !name.startsWith('projector')));
    expect(users('GLASSCASE_DATABASE_OWNER_URL')).toEqual(['engine-1', 'engine-2']);
    expect(users('POSTGRES_PASSWORD')).toEqual(['postgres']);
  });

  it('has three NATS servers in one cluster that ask for a password, and publishes on loopback only', () => {
    const nats = Object.entries(services).filter(([name]) => /^nats-\d$/.test(name));
    expect(nats.map(([name]) => name)).toEqual(['nats-1', 'nats-2', 'nats-3']);
    for (const [name, { command }] of nats) {
      expect([command ?? []].flat()).toEqual(['--config', '/etc/nats.conf', `--server_name=${name}`]);
      expect(configs.nats?.content).toContain(`@${name}:6222"`);
    }
    expect(
      configs.nats?.content.match(/authorization \{ user: \w+, password: "\$\{NATS_PASSWORD:[^}]+\}" \}/g),
    ).toHaveLength(2);
    for (const { ports } of Object.values(services)) {
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });
});
