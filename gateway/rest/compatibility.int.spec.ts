import { readFile, writeFile } from 'node:fs/promises';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSdl } from '../graphql/schema.ts';
import { databases } from '../testing/databases.ts';
import type { RestCall } from './call.ts';
import { calls } from './calls/index.ts';
import { done, type Rest, type RestAnswer, restOf, type Way } from './testing/client.ts';
import { pageWith, type TriedRow } from './testing/compatibility-page.ts';
import type { Trial } from './testing/trial.ts';
import { trials } from './testing/trials.ts';
import { type OpenWorld, openWorld } from './testing/world.ts';

const PAGE = 'docs/compatibility.md';

const callOf = ({ method, path }: Trial): RestCall => {
  const found = calls.find((call) => call.path === path && call.methods.includes(method));
  if (found === undefined) throw new Error(`no call ${method} ${path}`);
  return found;
};

/** The schema of the JSON that clients read, as the API's documentation shows it. */
const asPublished = ({ compile }: RestCall, schema: GraphQLSchema) => z.fromJSONSchema({ ...compile(schema).answer });

it('every call is tried with every method it takes, once', () => {
  const offered = calls.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
  const tried = trials.map(({ method, path }) => `${method} ${path}`);
  expect(tried.toSorted()).toEqual(offered.toSorted());
});

describe.each(databases)('the calls on %s', (on) => {
  let world: OpenWorld;
  let rest: Rest;
  let schema: GraphQLSchema;
  const rows: TriedRow[] = [];
  beforeAll(async () => {
    world = await openWorld(on);
    rest = restOf(world.site.gateway);
    schema = buildSchema(await readSdl());
  });
  afterAll(() => world?.close());

  /** Sends a call, and has the state read back where it succeeded. */
  const tried = async (trial: Trial, way: Way, signedIn: boolean): Promise<RestAnswer> => {
    const call = callOf(trial);
    const refused = !signedIn && call.access === 'player';
    const setting = refused ? {} : ((await trial.set?.(world)) ?? {});
    const player = setting.player ?? world.player;
    const token = signedIn ? player.token : undefined;
    const answer = await rest(trial.path, setting.params ?? {}, { method: trial.method, way, token });
    if (refused) return answer;
    expect(asPublished(call, schema).safeParse(done(answer).data)).toMatchObject({ success: true });
    await trial.verify(answer, world, { ...setting, player });
    return answer;
  };

  it.each(trials.map((trial) => [`${trial.method} ${trial.path}`, trial] as const))('%s', async (_name, trial) => {
    const { access } = callOf(trial);
    const ways: readonly Way[] = trial.method === 'GET' ? ['query'] : ['form', 'json'];
    const answers: string[] = [];
    for (const way of ways) {
      const stranger = await tried(trial, way, false);
      expect([stranger.http, stranger.status]).toEqual(access === 'player' ? [401, 401] : [200, 0]);
      const { http, status } = await tried(trial, way, true);
      expect([http, status]).toEqual([200, 0]);
      answers.push(`${stranger.status} / ${status}`);
    }
    rows.push({ trial, answers, access });
  });

  it('are in docs/compatibility.md as they were found', async () => {
    expect(rows).toHaveLength(trials.length);
    const page = pageWith(rows);
    if (process.env.UPDATE === '1') await writeFile(PAGE, page);
    expect(await readFile(PAGE, 'utf8')).toBe(page);
  });
});
