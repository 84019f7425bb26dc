import { getNamedType, isInterfaceType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toBase64 } from '../../engine/log/base64.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { openInclusionPromise } from '../../engine/log/inclusion-promise.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { promiseSigner } from '../../test/promises.ts';
import { itemsTerms, transferTerms } from '../../test/terms-cast.ts';
import {
  type Answer,
  type Ask,
  askOf,
  entropy,
  granted,
  openInput,
  openParams,
  type Player,
  signUpWith,
  text,
  uuid,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { battleInput, giveawayInput } from '../testing/rooms.ts';
import { readSdl, schemaWith } from './schema.ts';

const tools = { hashing: nodeHashing, verify: verifyEd25519 };
const handed = z.strictObject({
  note: z.string(),
  leafHash: z.string(),
  index: z.int(),
  path: z.array(z.string()),
});

describe.each(['PGlite', 'PostgreSQL'])('what an accepted command is answered on %s', (on) => {
  let site: Fixture;
  let ask: Ask;
  let player: Player;
  beforeAll(async () => {
    site = await openFixture({}, on);
    ask = askOf(site.gateway);
    player = await signUpWith(ask, 1_000_000);
  });
  afterAll(() => site.close());

  const send = async (field: string, parameters: string, given: string, variables: object): Promise<Answer> =>
    granted(
      await ask(
        `mutation(${parameters}) { ${field}(${given}) { position promise { note leafHash index path } } }`,
        variables,
        player.token,
      ),
    );
  const withInput = (field: string, type: string, input: object) =>
    send(field, `$input: ${type}!`, 'input: $input', { input });

  /** Verifies the promise of an answer and compares it with the log; answers how many entries it speaks of. */
  const kept = async (answer: Answer, field: string): Promise<number> => {
    const promise = handed.parse(answer.at(`${field}.promise`));
    const opened = await openInclusionPromise(promise, promiseSigner.origin, [promiseSigner.key], tools);
    if (!opened.ok) throw new Error(opened.fault);
    expect(String(opened.position)).toBe(String(answer.at(`${field}.position`)));
    const stored = 'SELECT leaf_hash FROM event WHERE position = $1';
    const { rows } = await site.database.pool.query<{ leaf_hash: Buffer }>(stored, [opened.position]);
    expect(rows.map(({ leaf_hash }) => toBase64(leaf_hash))).toEqual([toBase64(opened.leaf)]);
    expect(opened.inclusionPromise.sealBy).toBe(opened.inclusionPromise.at + 60_000);
    return opened.inclusionPromise.entries;
  };

  it('is promised to a play, and promised again to whoever asks again', async () => {
    const input = await openInput(ask, player, 'ember', 3);
    expect(await kept(await withInput('openCase', 'OpenCaseInput', input), 'openCase')).toBe(3);
    expect(await kept(await withInput('openCase', 'OpenCaseInput', input), 'openCase')).toBe(3);
  });

  it('is promised to a sale, an exchange and a rotation', async () => {
    const [sold, exchanged] = await winItems(ask, player, 2);
    const trade = { commandId: uuid(), terms: itemsTerms };
    const [parameters, given] = [
      '$commandId: CommandId!, $terms: Hash!, $itemIds: [ID!]!',
      'commandId: $commandId, terms: $terms, itemIds: $itemIds',
    ];
    await kept(await send('sellItems', parameters, given, { ...trade, itemIds: [sold?.id] }), 'sellItems');
    const other = { ...trade, commandId: uuid(), itemIds: [exchanged?.id] };
    await kept(await send('exchangeItems', parameters, given, other), 'exchangeItems');
    const [rotation, by] = ['$commandId: CommandId!, $entropy: Entropy!', 'commandId: $commandId, entropy: $entropy'];
    await kept(await send('rotateSeed', rotation, by, { commandId: uuid(), entropy: entropy() }), 'rotateSeed');
  });

  it('is promised where the log shows a commitment alone', async () => {
    const variables = { commandId: uuid(), terms: transferTerms };
    const answer = await send(
      'transferPoints',
      '$commandId: CommandId!, $terms: Hash!',
      'commandId: $commandId, terms: $terms, points: 10',
      variables,
    );
    await kept(answer, 'transferPoints');
  });

  it('is promised to whoever opens and leaves a battle, and to the host of a giveaway', async () => {
    const field = 'createBattle';
    const opened = granted(
      await ask(
        `mutation($input: CreateBattleInput!) { ${field}(input: $input) { battle { id } position promise { note leafHash index path } } }`,
        { input: await battleInput(ask, player) },
        player.token,
      ),
    );
    await kept(opened, field);
    const battleId = text(opened.at('createBattle.battle.id'));
    const bot = { commandId: uuid(), battleId, seat: null, entropy: entropy() };
    await kept(await withInput('addBot', 'AddBotInput', bot), 'addBot');
    const [item] = await winItems(ask, player, 1);
    const room = await giveawayInput(site, ask, player, [item?.id ?? '']);
    await kept(await withInput('createGiveaway', 'CreateGiveawayInput', room), 'createGiveaway');
  });

  it('is promised to many at once under one note', async () => {
    const inputs = await Promise.all(Array.from({ length: 12 }, () => openInput(ask, player)));
    const answers = await Promise.all(inputs.map((input) => withInput('openCase', 'OpenCaseInput', input)));
    for (const answer of answers) await kept(answer, 'openCase');
    const notes = new Set(answers.map((answer) => answer.at('openCase.promise.note')));
    expect(notes.size).toBeLessThan(answers.length);
  });

  it('is promised over REST as well, beside the data', async () => {
    const payload = await openParams(ask, player);
    const { body } = await site.gateway.inject({
      method: 'POST',
      url: '/api/box/open',
      headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    const entries = z.array(z.looseObject({ entry: z.string() })).length(1);
    const { promise } = z.looseObject({ promise: handed.extend({ entries }) }).parse(JSON.parse(body));
    expect(await openInclusionPromise(promise, promiseSigner.origin, [promiseSigner.key], tools)).toMatchObject({
      ok: true,
    });
  });
});

describe('the schema', () => {
  it('promises with every mutation that answers where the log has it', async () => {
    const schema = schemaWith(await readSdl(), []);
    const answer = schema.getType('Answer');
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const unpromised = mutations.filter(({ type }) => {
      const named = getNamedType(type);
      if (!isObjectType(named) || named.getFields().position === undefined) return false;
      return !(isInterfaceType(answer) && named.getInterfaces().includes(answer));
    });
    // A deposit arrives by the provider's word, and any client may deliver a beacon round or a checkpoint. These
    // mutations answer no player's own command.
    expect(unpromised.map(({ name }) => name)).toEqual(['deliverBeaconRound', 'witnessRoom', 'deposit']);
  });
});
