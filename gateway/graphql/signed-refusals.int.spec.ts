import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { parseNote, parseVerifierKey, verifyNote } from '../../engine/log/note.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import {
  type Answer,
  type Ask,
  askOf,
  deposit,
  OPEN,
  openInput,
  type Player,
  signUp,
  uuid,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';

let site: Fixture;
let ask: Ask;
let player: Player;
/** What the engine says instead of an answer. */
let unanswered: { readonly status: 'busy' | 'unknown' } | null = null;
beforeAll(async () => {
  site = await openFixture((engine) => ({
    engine: { ...engine, submit: async (submission) => unanswered ?? engine.submit(submission) },
  }));
  ask = askOf(site.gateway);
  player = await signUp(ask);
});
afterAll(() => site.close());

/** What an auditor does with a checkpoint, done with a refusal. */
const verified = async (bytes: Uint8Array): Promise<string | null> => {
  const key = parseVerifierKey(nodeHashing, (await site.gateway.inject('/log/key')).body.trim());
  const note = parseNote(bytes);
  if (key === null || note === null) return null;
  return (await verifyNote(note, key, verifyEd25519)) ? note.text : null;
};

const bytesOf = ({ refusal }: Answer): Uint8Array => new TextEncoder().encode(refusal?.text ?? '');

const currentPair = async (): Promise<unknown> => {
  const seeds = await ask('{ seeds { current { id } } }', undefined, player.token);
  return seeds.at('seeds.current.id');
};

describe('a play that the rules refuse', () => {
  it('leaves the player a note, signed with the key of the log, that names command, round and reason', async () => {
    const input = await openInput(ask, 'ember', 2);
    const answer = await ask(OPEN, { input }, player.token);
    expect(answer.code).toBe('INSUFFICIENT_FUNDS');
    expect(answer.refusal?.key).toBe((await site.gateway.inject('/log/key')).body.trim());

    const text = await verified(bytesOf(answer));
    const [format, json = '', ...rest] = text?.split('\n') ?? [];
    expect([format, rest]).toEqual(['glasscase/refusal/1', ['']]);
    const { at, ...said } = JSON.parse(json);
    expect(Number.isNaN(Date.parse(at))).toBe(false);
    expect(said).toEqual({
      case: 'ember',
      code: 'INSUFFICIENT_FUNDS',
      commandId: input.commandId,
      entropy: input.entropy,
      oddsHash: input.oddsHash,
      pairId: await currentPair(),
      playerId: player.playerId,
      quantity: 2,
      roundNo: 1,
    });
    expect(Object.keys(JSON.parse(json))).toEqual([...Object.keys(JSON.parse(json))].sort());
  });

  it('is believed byte for byte or not at all', async () => {
    const answer = await ask(OPEN, { input: await openInput(ask) }, player.token);
    const signed = bytesOf(answer);
    expect(await verified(signed)).not.toBeNull();
    const survivors: number[] = [];
    for (let index = 0; index < signed.length; index += 1) {
      const forged = signed.map((byte, at) => (at === index ? byte ^ 1 : byte));
      if ((await verified(forged)) !== null) survivors.push(index);
    }
    expect(survivors).toEqual([]);
  });

  it.each(['CASE_NOT_FOUND', 'CASE_CHANGED', 'GAME_STOPPED'])('is signed with %s as well', async (code) => {
    const input = await openInput(ask);
    const changed = {
      CASE_NOT_FOUND: { slug: 'no-such-case' },
      CASE_CHANGED: { oddsHash: 'ab'.repeat(32) },
      GAME_STOPPED: {},
    }[code];
    const switched = code === 'GAME_STOPPED';
    if (switched) await site.operate({ type: 'StopGame', game: 'case', stop: true, reason: 'a test' });
    const answer = await ask(OPEN, { input: { ...input, ...changed } }, player.token);
    if (switched) await site.operate({ type: 'StopGame', game: 'case', stop: false, reason: '' });
    expect(answer.code).toBe(code);
    const text = await verified(bytesOf(answer));
    expect(JSON.parse(text?.split('\n')[1] ?? '{}')).toMatchObject({ code, roundNo: 1, pairId: await currentPair() });
  });

  it('is signed again, for the same round, when its command is sent again', async () => {
    const poor = await signUp(ask);
    const input = await openInput(ask);
    const first = await ask(OPEN, { input }, poor.token);
    await deposit(ask, poor, 100_000);
    const again = await ask(OPEN, { input }, poor.token);
    const said = async (answer: Answer): Promise<object> => ({
      ...JSON.parse((await verified(bytesOf(answer)))?.split('\n')[1] ?? '{}'),
      at: null,
    });
    expect(await said(first)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', commandId: input.commandId });
    expect(await said(again)).toEqual(await said(first));
  });

  it('is not signed where nothing was decided about it', async () => {
    const tooMany = await ask(OPEN, { input: await openInput(ask, 'ember', 11) }, player.token);
    expect([tooMany.code, tooMany.refusal]).toEqual(['INVALID_INPUT', null]);
    const visitor = await ask(OPEN, { input: await openInput(ask) });
    expect([visitor.code, visitor.refusal]).toEqual(['UNAUTHENTICATED', null]);
    const sale = await ask(
      'mutation($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, itemIds: $itemIds) { total } }',
      { commandId: uuid(), itemIds: [`${'A'.repeat(22)}.1`] },
      player.token,
    );
    expect([sale.code, sale.refusal]).toEqual(['ITEM_NOT_HELD', null]);
  });
});

describe('a play that found no answer', () => {
  it.each([
    ['busy', 'BUSY'],
    ['unknown', 'OUTCOME_UNKNOWN'],
  ] as const)('is not refused, and carries no note: %s', async (status, code) => {
    const input = await openInput(ask);
    unanswered = { status };
    const answer = await ask(OPEN, { input }, player.token);
    unanswered = null;
    expect([answer.code, answer.refusal]).toEqual([code, null]);
  });
});
