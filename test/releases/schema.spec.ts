import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSdl } from '../../gateway/graphql/schema.ts';

const HERE = new URL('.', import.meta.url);
const versions = readdirSync(HERE, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

/** What would break who asks in the words of a release. */
const breaksOf = (version: string, sdl: string): readonly string[] => {
  const then = buildSchema(readFileSync(new URL(`${version}/schema.graphql`, HERE), 'utf8'));
  return findBreakingChanges(then, buildSchema(sdl)).map(({ description }) => description);
};

describe.each(versions)('the GraphQL schema of %s', (version) => {
  it('has everything still: what integrators wrote against it goes on', async () => {
    expect(breaksOf(version, await readSdl())).toEqual([]);
  });

  it('would be missed', async () => {
    const without = (await readSdl()).replace(/^ {2}caseSlug: ID$/m, '');
    expect(breaksOf(version, without)).toEqual([expect.stringMatching(/\.caseSlug was removed/)]);
  });
});
