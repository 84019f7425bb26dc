import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { EVENTS } from '../engine/events.ts';
import type { EventSchema } from '../engine/facts/define-event.ts';
import { ACTIONS } from '../engine/facts/facts.ts';
import { GAMES } from '../engine/kernel/game-name.ts';
import { idPatterns } from '../engine/kernel/ids.ts';
import { FORMAT } from '../engine/log/entry-format.ts';
import { readCommandLine } from '../scripts/command-line.ts';

/**
 * `node tools/generate-schemas.ts` writes schema/events/, one JSON Schema for each version of each event, as a
 * whole entry of the log, and schema/graphql/generated/names.graphql, the enums of both APIs that are lists of the engine.
 * With `--check` it writes nothing and fails when these aren't what it would write.
 */
const folder = new URL('../schema/events/', import.meta.url);
const namesFile = new URL('../schema/graphql/generated/names.graphql', import.meta.url);

const enumOf = (name: string, description: string, values: readonly string[]): string =>
  `"${description}"\nenum ${name} {\n${values.map((value) => `  ${value.toUpperCase()}\n`).join('')}}\n`;
const names = [
  '# Generated from the lists of the engine by `npm run codegen`: edit those.\n',
  enumOf('Game', 'A game of the house.', GAMES),
  enumOf('ActionType', 'Every reason for which a balance moves.', ACTIONS),
].join('\n');

const entrySchema = (event: EventSchema): { readonly name: string; readonly text: string } => {
  const { type, schemaVersion, data } = event.shape;
  const [name = ''] = type.values;
  const [version = 0] = schemaVersion.values;
  const entry = z.strictObject({
    v: z.literal(FORMAT),
    stream: z.string().max(100).meta({ pattern: idPatterns.stream }),
    version: z.int().min(1).describe('place in the stream, from 1'),
    type,
    schemaVersion,
    at: z.iso.datetime({ precision: 3 }),
    data,
  });
  const schema = { title: `${name}, version ${version}`, ...z.toJSONSchema(entry, { target: 'draft-2020-12' }) };
  const file = `${name}.v${version}.json`;
  return { name: file, text: JSON.stringify(schema, null, 2) };
};

const versions = EVENTS.flatMap(({ past, schema }): readonly EventSchema[] => [
  ...past.map((version) => version.schema),
  schema,
]);
const wanted = new Map(versions.map(entrySchema).map(({ name, text }) => [name, text]));
const present = await readdir(folder).catch((): string[] => []);
const stale: string[] = present.filter((name) => name.endsWith('.json') && !wanted.has(name));
for (const [name, text] of wanted) {
  const current = present.includes(name) ? await readFile(new URL(name, folder), 'utf8') : 'null';
  // How a file is laid out is the formatter's to say, which looks at the whole repository.
  if (JSON.stringify(JSON.parse(current), null, 2) !== text) stale.push(name);
}

const hasNames = (await readFile(namesFile, 'utf8').catch(() => '')) === names;

const { values } = readCommandLine(process.argv.slice(2), { options: { check: { type: 'boolean', default: false } } });
if (values.check) {
  if (stale.length > 0) process.stderr.write(`schema/events is stale: ${stale.sort().join(', ')}\n`);
  if (!hasNames) process.stderr.write('schema/graphql/generated/names.graphql is stale\n');
  process.exitCode = stale.length > 0 || !hasNames ? 1 : 0;
} else {
  await mkdir(folder, { recursive: true });
  await mkdir(new URL('.', namesFile), { recursive: true });
  await writeFile(namesFile, names);
  for (const name of present) if (name.endsWith('.json') && !wanted.has(name)) await rm(new URL(name, folder));
  for (const [name, text] of wanted) await writeFile(new URL(name, folder), text);
  const biome = fileURLToPath(new URL('../node_modules/.bin/biome', import.meta.url));
  execFileSync(biome, ['format', '--write', fileURLToPath(folder)], { stdio: 'ignore' });
  process.stdout.write(`${wanted.size} event schemas and the names of both APIs written to schema\n`);
}
