import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { parse, print, visit } from 'graphql';
import { z } from 'zod';
import { readSdl } from '../gateway/graphql/schema.ts';
import { siteLogin } from '../scripts/cluster/postgres.ts';
import { takeNoArguments } from '../scripts/command-line.ts';
import { administer, createOn } from '../test/harness/migrated.ts';
import { startPostgres } from '../test/harness/postgres-server.ts';
import { runScript } from '../test/harness/run-script.ts';
import { packFolder } from '../test/releases/archive.ts';
import { type RecordedSite, startRecordedSite } from './releases/recorded-site.ts';
import { type Recorded, storyOf } from './releases/story.ts';

/**
 * `npx node tools/generate-release.ts` records what this version writes, for every later one to open: a data folder of the embedded
 * database, and a dump of a PostgreSQL server. A released version's are never made again.
 *
 * The server is the one at DATABASE_URL, else the tests' own; `pg_dump` has to be on the PATH and no older.
 */
takeNoArguments('npx node tools/generate-release.ts takes no arguments: the version is that of package.json');

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile('package.json', 'utf8')));
const folder = join('test', 'releases', version);
if (existsSync(folder)) throw new Error(`${folder} is there: the log of a version is never recorded again`);

/** A copy of the log with its openings, as an auditor keeps one; answers the key that signed it. */
const keepCopy = async ({ url }: RecordedSite, { openings }: Recorded, copy: string): Promise<string> => {
  const key = (await (await fetch(new URL('/log/key', url), { redirect: 'error' })).text()).trim();
  const words = [url, '--key', key, '--keep', copy];
  const { code, out, err } = await runScript('scripts/audit.ts', { GLASSCASE_OPENINGS: openings }, words);
  if (code !== 0) throw new Error(`the recorded site isn't clean: ${out}${err}`);
  return key;
};

/** Has a site run from a moment on, so far from now, for as long as `play` takes. */
const during = async <Told>(
  folder: string,
  database: Readonly<Record<string, string>>,
  shift: number,
  play: (site: RecordedSite) => Promise<Told>,
): Promise<Told> => {
  const site = await startRecordedSite(folder, database, shift);
  try {
    return await play(site);
  } finally {
    await site.stop();
  }
};

/** Records a week that ends now, and the rooms that are open at its end. The files in `folder` then belong together. */
const record = async (folder: string, database: Readonly<Record<string, string>>) => {
  const story = storyOf(folder);
  await during(folder, database, -WEEK_MS - HOUR_MS, story.first);
  const told = await during(folder, database, 0, async (site) => {
    const left = await story.last(site);
    return { ...left, key: await keepCopy(site, left, join(folder, 'copy')) };
  });
  await rm(join(folder, 'clock'));
  return told;
};

/** Removes old segments, of 16 MB each: a cleanly stopped database needs its write-ahead log's last record alone. */
const trimWriteAheadLog = async (data: string): Promise<void> => {
  const lite = new PGlite(data);
  await lite.waitReady;
  await lite.exec('SET wal_recycle = off');
  for (let segments = 0; segments < 3; segments += 1) await lite.exec('SELECT pg_switch_wal(); CHECKPOINT;');
  await lite.close();
};

const recordEmbedded = async (folder: string) => {
  // Overrides the server that this program's own variable may name.
  const told = await record(folder, { DATABASE_URL: '' });
  await trimWriteAheadLog(join(folder, 'data', 'postgres'));
  return told;
};

const recordServer = async (folder: string) => {
  const server = await startPostgres();
  const owner = (await createOn(server.url)).href;
  try {
    const logins = { DATABASE_URL: await siteLogin(owner), GLASSCASE_DATABASE_OWNER_URL: owner };
    const told = await record(folder, logins);
    const form = ['--inserts', '--rows-per-insert=100', '--no-owner'];
    await promisify(execFile)('pg_dump', [...form, '--dbname', owner, '--file', join(folder, 'dump.sql')]);
    return told;
  } finally {
    await administer(server.url, `DROP DATABASE ${new URL(owner).pathname.slice(1)} WITH (FORCE)`);
    await server.stop();
  }
};

/** The GraphQL schema without its descriptions. */
const bareSchema = async (): Promise<string> => {
  const document = visit(parse(await readSdl()), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(document)}\n`;
};

const temporary = await mkdtemp(join(tmpdir(), 'glasscase-release-'));
const recorded = { version };
for (const [name, recordIt] of Object.entries({ embedded: recordEmbedded, server: recordServer })) {
  process.stdout.write(`${name}: a site plays for two minutes\n`);
  const work = join(temporary, name);
  Object.assign(recorded, { [name]: await recordIt(work) });
  await mkdir(folder, { recursive: true });
  await packFolder(work, join(folder, `${name}.tar.zst`));
}
await writeFile(join(folder, 'schema.graphql'), await bareSchema());
await writeFile(join(folder, 'release.json'), `${JSON.stringify(recorded, null, 2)}\n`);
await rm(temporary, { recursive: true });
process.stdout.write(`${folder}: recorded\n`);
