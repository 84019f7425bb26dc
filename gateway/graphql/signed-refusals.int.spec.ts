import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { formatVerifierKey, parseNote, parseVerifierKey, type VerifierKey, verifyNote } from '../../engine/log/note.ts';
import { openPromiseKeys } from '../../engine/log/promise-keys.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { dreamTerms, itemsTerms, upgradeTerms } from '../../test/terms-cast.ts';
import {
  type Answer,
  type Ask,
  askOf,
  deposit,
  entropy,
  granted,
  holdings,
  OPEN,
  openInput,
  type Player,
  roundFor,
  signUp,
  signUpWith,
  uuid,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import {
  createBattle,
  enterGiveaway,
  giveawayInput,
  hostWith,
  joinBattle,
  openBattle,
  openGiveaway,
} from '../testing/rooms.ts';

let site: Fixture;
let ask: Ask;
let player: Player;
/** The outcome that the engine gives in place of an answer; null for the answer. */
let unanswered: { readonly status: 'busy' | 'unknown' } | null = null;
beforeAll(async () => {
  site = await openFixture(({ engine }) => ({
    transfersToPlayers: true,
    engine: { ...engine, submit: async (submission) => unanswered ?? engine.submit(submission) },
  }));
  ask = askOf(site.gateway);
  player = await signUp(ask);
});
afterAll(() => site.close());

/** The one key that the log's own certified for refusals. */
const certifiedKey = async (): Promise<VerifierKey | null> => {
  const logKey = parseVerifierKey(nodeHashing, (await site.gateway.inject('/log/key')).body.trim());
  const file = (await site.gateway.inject('/log/promise-keys')).rawPayload;
  const tools = { hashing: nodeHashing, verify: verifyEd25519 };
  return (logKey === null ? null : await openPromiseKeys(file, [logKey], tools))?.at(0) ?? null;
};

/** The text of a refusal's note, verified as an auditor does; null where it doesn't verify. */
const verified = async (bytes: Uint8Array): Promise<string | null> => {
  const key = await certifiedKey();
  const note = parseNote(bytes);
  if (key === null || note === null) return null;
  return (await verifyNote(note, key, verifyEd25519)) ? note.text : null;
};

const bytesOf = ({ refusal }: Answer): Uint8Array => new TextEncoder().encode(refusal?.text ?? '');

const currentPair = async (): Promise<unknown> => {
  const seeds = await ask('{ seeds { current { id } } }', undefined, player.token);
  return seeds.at('seeds.current.id');
};

/** The format of a verified note, and the fields of its second line. */
const noteIn = async (answer: Answer): Promise<{ format: string | undefined; at: unknown; note: object }> => {
  const [format, json = '{}'] = (await verified(bytesOf(answer)))?.split('\n') ?? [];
  const { at, ...note } = JSON.parse(json);
  return { format, at, note };
};

describe('a play that the rules refuse', () => {
  it('leaves the player a note, signed with the key that the log certified, that names command, round and reason', async () => {
    const input = await openInput(ask, player, 'ember', 2);
    const answer = await ask(OPEN, { input }, player.token);
    expect(answer.code).toBe('INSUFFICIENT_FUNDS');
    const key = await certifiedKey();
    expect(answer.refusal?.key).toBe(key === null ? '' : formatVerifierKey(key));

    const text = await verified(bytesOf(answer));
    const [format, json = '', ...rest] = text?.split('\n') ?? [];
    expect([format, rest]).toEqual(['glasscase/2 refusal', ['']]);
    const { at, ...note } = JSON.parse(json);
    expect(Number.isNaN(Date.parse(at))).toBe(false);
    expect(note).toEqual({
      actor: player.playerId,
      details: expect.objectContaining({ pairId: note.pairId, roundNo: 1 }),
      code: 'INSUFFICIENT_FUNDS',
      commandId: input.commandId,
      pairId: await currentPair(),
      roundNo: 1,
      command: {
        type: 'OpenCase',
        playerId: player.playerId,
        round: { pairId: input.pairId, userSeed: input.userSeed, roundNo: null },
        case: 'ember',
        quantity: 2,
        oddsHash: input.oddsHash,
        terms: input.terms,
        entropy: input.entropy,
      },
    });
    expect(Object.keys(JSON.parse(json))).toEqual([...Object.keys(JSON.parse(json))].sort());
  });

  it('is signed where its pair, user seed or round is another by now, so that a house that rotates first hands out the proof', async () => {
    const owner = await signUp(ask);
    await deposit(ask, owner, 10_000);
    const shown = await openInput(ask, owner);
    granted(await ask(OPEN, { input: { ...shown, roundNo: 1 } }, owner.token));
    const ROTATE = `mutation($commandId: CommandId!, $entropy: Entropy!, $userSeed: String) {
      rotateSeed(commandId: $commandId, entropy: $entropy, userSeed: $userSeed) { position } }`;
    granted(await ask(ROTATE, { commandId: uuid(), entropy: entropy(), userSeed: 'ground' }, owner.token));
    const now = { ...(await roundFor(ask, owner)), roundNo: 1 };
    const before = await holdings(ask, owner);
    for (const stale of [
      { pairId: shown.pairId, userSeed: shown.userSeed },
      { pairId: now.pairId, userSeed: shown.userSeed },
      { ...now, roundNo: 2 },
    ]) {
      const input = { ...(await openInput(ask, owner)), roundNo: null, ...stale };
      const answer = await ask(OPEN, { input }, owner.token);
      expect([answer.code, answer.details]).toEqual(['SEED_CHANGED', now]);
      const { note } = await noteIn(answer);
      const { pairId, userSeed, roundNo, entropy: brought } = input;
      expect(note).toMatchObject({
        code: 'SEED_CHANGED',
        commandId: input.commandId,
        command: { round: { pairId, userSeed, roundNo }, entropy: brought },
        pairId: now.pairId,
        roundNo: 1,
      });
    }
    expect(await holdings(ask, owner)).toEqual(before);
  });

  it('is believed byte for byte or not at all', async () => {
    const answer = await ask(OPEN, { input: await openInput(ask, player) }, player.token);
    const signed = bytesOf(answer);
    expect(await verified(signed)).not.toBeNull();
    const survivors: number[] = [];
    for (let index = 0; index < signed.length; index += 1) {
      const forged = signed.map((byte, at) => (at === index ? byte ^ 1 : byte));
      if ((await verified(forged)) !== null) survivors.push(index);
    }
    expect(survivors).toEqual([]);
  });

  it.each(['CASE_NOT_FOUND', 'CASE_CHANGED', 'TERMS_CHANGED', 'GAME_STOPPED'])(
    'is signed with %s as well',
    async (code) => {
      const input = await openInput(ask, player);
      const changed = {
        CASE_NOT_FOUND: { slug: 'no-such-case' },
        CASE_CHANGED: { oddsHash: 'ab'.repeat(32) },
        TERMS_CHANGED: { terms: 'ab'.repeat(32) },
        GAME_STOPPED: {},
      }[code];
      const switched = code === 'GAME_STOPPED';
      if (switched) {
        await site.operate({ type: 'StopGame', game: 'case', stop: true, reason: 'a test' });
        site.advance(60_000);
      }
      const answer = await ask(OPEN, { input: { ...input, ...changed } }, player.token);
      if (switched) await site.operate({ type: 'StopGame', game: 'case', stop: false, reason: '' });
      expect(answer.code).toBe(code);
      const text = await verified(bytesOf(answer));
      expect(JSON.parse(text?.split('\n')[1] ?? '{}')).toMatchObject({ code, roundNo: 1, pairId: await currentPair() });
    },
  );

  it('is signed again, for the same round, when its command is sent again', async () => {
    const poor = await signUp(ask);
    const input = await openInput(ask, poor);
    const first = await ask(OPEN, { input }, poor.token);
    await deposit(ask, poor, 100_000);
    const again = await ask(OPEN, { input }, poor.token);
    const noteOf = async (answer: Answer): Promise<object> => ({
      ...JSON.parse((await verified(bytesOf(answer)))?.split('\n')[1] ?? '{}'),
      at: null,
    });
    expect(await noteOf(first)).toMatchObject({ code: 'INSUFFICIENT_FUNDS', commandId: input.commandId });
    expect(await noteOf(again)).toEqual(await noteOf(first));
  });

  it('is not signed where nothing was decided about it', async () => {
    const tooMany = await ask(OPEN, { input: await openInput(ask, player, 'ember', 11) }, player.token);
    expect([tooMany.code, tooMany.refusal]).toEqual(['INVALID_INPUT', null]);
    const visitor = await ask(OPEN, { input: await openInput(ask, player) });
    expect([visitor.code, visitor.refusal]).toEqual(['UNAUTHENTICATED', null]);
    const sale = await ask(
      `mutation($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total } }`,
      { commandId: uuid(), itemIds: [`${'A'.repeat(22)}.1.1`] },
      player.token,
    );
    expect([sale.code, sale.refusal]).toEqual(['ITEM_NOT_HELD', null]);
  });
});

const FREE = 'mutation($input: OpenFreeCaseInput!) { openFreeCase(input: $input) { position } }';
const UPGRADE = 'mutation($input: UpgradeInput!) { upgradeItems(input: $input) { position } }';
const DREAM = 'mutation($input: DreamInput!) { chaseDream(input: $input) { position } }';

const upgradeInput = async (owner = player) => ({
  commandId: uuid(),
  ...(await roundFor(ask, owner)),
  terms: upgradeTerms,
  itemIds: [`${'A'.repeat(22)}.1.1`],
  coin: 5,
  targetSkin: 'brook',
  targetWear: 'FN',
  side: 'OVER',
  stake: 1_000,
  targetValue: 1_500,
  winTickets: 6_133_333,
  entropy: entropy(),
});

const dreamInput = async () => ({
  commandId: uuid(),
  ...(await roundFor(ask, player)),
  terms: dreamTerms,
  targetSkin: 'brook',
  targetWear: 'FN',
  winTickets: 5_000_000,
  targetValue: 1_500,
  fee: 905,
  consolationHash: (await ask('{ dream { consolationHash } }')).at('dream.consolationHash'),
  entropy: entropy(),
});

describe('an upgrade that the rules refuse', () => {
  it('leaves a note in the same form, with everything that was asked for', async () => {
    const { commandId, pairId, userSeed, ...input } = await upgradeInput();
    const answer = await ask(UPGRADE, { input: { commandId, pairId, userSeed, ...input } }, player.token);
    expect(answer.code).toBe('ITEM_NOT_HELD');
    const { format, at, note } = await noteIn(answer);
    expect([format, Number.isNaN(Date.parse(String(at)))]).toEqual(['glasscase/2 refusal', false]);
    expect(note).toEqual({
      actor: player.playerId,
      details: expect.any(Object),
      code: 'ITEM_NOT_HELD',
      commandId,
      pairId: await currentPair(),
      roundNo: 1,
      command: {
        ...input,
        type: 'UpgradeItems',
        round: { pairId, userSeed, roundNo: null },
        playerId: player.playerId,
        side: 'over',
        coin: '5',
        stake: '1000',
        targetValue: '1500',
      },
    });
  });

  it.each(['TARGET_NOT_FOUND', 'CHANCE_OUT_OF_RANGE', 'PRICE_CHANGED', 'INSUFFICIENT_FUNDS', 'GAME_STOPPED'])(
    'is signed with %s as well',
    async (code) => {
      const owner = await signUp(ask);
      await deposit(ask, owner, 1_000);
      const opened = await ask(OPEN, { input: await openInput(ask, owner) }, owner.token);
      const value = Number(opened.at('openCase.rounds.0.item.value'));
      // Ten times its value: 9.2 %, whatever was drawn.
      const held = { itemIds: [opened.at('openCase.rounds.0.item.id')], coin: 0, stake: value };
      const dear = { targetSkin: 'aurora', targetValue: 90_000, stake: value + 9_000, coin: 9_000 };
      const winTickets = Math.floor(((value + 9_000) * 9_200_000) / 90_000);
      const changed = {
        TARGET_NOT_FOUND: { ...held, targetSkin: 'no-such-skin' },
        CHANCE_OUT_OF_RANGE: { ...held, targetSkin: 'cinder', targetWear: 'FT', coin: 90_000 },
        PRICE_CHANGED: { ...held, ...dear, winTickets: winTickets + 1 },
        INSUFFICIENT_FUNDS: { ...held, ...dear, winTickets },
        GAME_STOPPED: held,
      }[code];
      const switched = code === 'GAME_STOPPED';
      if (switched) {
        await site.operate({ type: 'StopGame', game: 'upgrade', stop: true, reason: 'a test' });
        site.advance(60_000);
      }
      const answer = await ask(UPGRADE, { input: { ...(await upgradeInput(owner)), ...changed } }, owner.token);
      if (switched) await site.operate({ type: 'StopGame', game: 'upgrade', stop: false, reason: '' });
      expect(answer.code).toBe(code);
      expect((await noteIn(answer)).note).toMatchObject({ code, roundNo: 2 });
    },
  );
});

describe('a dream that the rules refuse', () => {
  it('leaves a note in the same form, with everything that was asked for', async () => {
    const { commandId, pairId, userSeed, ...input } = await dreamInput();
    const answer = await ask(DREAM, { input: { commandId, pairId, userSeed, ...input } }, player.token);
    expect(answer.code).toBe('INSUFFICIENT_FUNDS');
    const { format, note } = await noteIn(answer);
    expect(format).toBe('glasscase/2 refusal');
    expect(note).toEqual({
      actor: player.playerId,
      details: expect.any(Object),
      code: 'INSUFFICIENT_FUNDS',
      commandId,
      pairId: await currentPair(),
      roundNo: 1,
      command: {
        ...input,
        type: 'ChaseDream',
        round: { pairId, userSeed, roundNo: null },
        playerId: player.playerId,
        targetValue: '1500',
        fee: '905',
      },
    });
    const signed = bytesOf(answer);
    expect(await verified(signed.map((byte, index) => (index === 30 ? byte ^ 1 : byte)))).toBeNull();
  });

  it('is signed with PRICE_CHANGED as well, and not where nothing was decided', async () => {
    const input = await dreamInput();
    const changed = await ask(DREAM, { input: { ...input, fee: 904 } }, player.token);
    expect([changed.code, (await noteIn(changed)).note]).toEqual([
      'PRICE_CHANGED',
      expect.objectContaining({ code: 'PRICE_CHANGED' }),
    ]);
    const malformed = await ask(DREAM, { input: { ...input, fee: 0 } }, player.token);
    expect([malformed.code, malformed.refusal]).toEqual(['INVALID_INPUT', null]);
    const visitor = await ask(UPGRADE, { input: await upgradeInput() });
    expect([visitor.code, visitor.refusal]).toEqual(['UNAUTHENTICATED', null]);
  });
});

describe('a free case that the rules refuse', () => {
  it('leaves a note in the same form, with everything that was asked for', async () => {
    const { quantity: _, commandId, slug, pairId, userSeed, ...input } = await openInput(ask, player);
    const answer = await ask(FREE, { input: { commandId, slug, pairId, userSeed, ...input } }, player.token);
    expect(answer.code).toBe('CASE_NOT_FOUND');
    const { format, note } = await noteIn(answer);
    expect(format).toBe('glasscase/2 refusal');
    expect(note).toEqual({
      actor: player.playerId,
      details: expect.any(Object),
      code: 'CASE_NOT_FOUND',
      commandId,
      pairId: await currentPair(),
      roundNo: 1,
      command: {
        ...input,
        type: 'OpenFreeCase',
        playerId: player.playerId,
        round: { pairId, userSeed, roundNo: null },
        case: slug,
        couponId: null,
      },
    });
  });
});

describe('a room that the rules refuse', () => {
  it('leaves a note to whoever opens, joins or enters it: what is drawn hangs on who is there', async () => {
    const opened = await createBattle(ask, player);
    expect(opened.code).toBe('INSUFFICIENT_FUNDS');
    const { format, note } = await noteIn(opened);
    expect(format).toBe('glasscase/2 refusal');
    expect(note).toMatchObject({
      command: { type: 'CreateBattle', playerId: player.playerId },
      pairId: null,
      roundNo: null,
    });

    const creator = await signUpWith(ask, 1_000);
    const joined = await joinBattle(ask, player, await openBattle(ask, creator));
    expect((await noteIn(joined)).note).toMatchObject({ code: 'INSUFFICIENT_FUNDS', command: { type: 'JoinBattle' } });

    const host = await signUpWith(ask, 1_000);
    const input = await giveawayInput(site, ask, host, [`${'A'.repeat(22)}.1.1`]);
    expect((await noteIn(await hostWith(ask, host, input))).note).toMatchObject({
      code: 'ITEM_NOT_HELD',
      command: { type: 'CreateGiveaway' },
    });
  });
});

describe('what is refused before the rules are asked', () => {
  const lock = async (owner: Player, itemIds: readonly string[]) => {
    const LOCK = 'mutation($itemIds: [ID!]!) { markItems(itemIds: $itemIds, locked: true) { id } }';
    granted(await ask(LOCK, { itemIds }, owner.token));
  };

  it('is signed as the command that was asked: a private battle without its key, and a room that never was', async () => {
    const creator = await signUpWith(ask, 1_000);
    const battleId = await openBattle(ask, creator, { private: true });
    const brought = { commandId: uuid(), entropy: entropy() };
    const locked = await joinBattle(ask, player, battleId, { ...brought, key: 'lost' });
    expect(locked.code).toBe('KEY_INVALID');
    const command = { type: 'JoinBattle', playerId: player.playerId, seat: null, entropy: brought.entropy };
    const { format, note } = await noteIn(locked);
    expect([format, note]).toEqual([
      'glasscase/2 refusal',
      {
        actor: player.playerId,
        code: 'KEY_INVALID',
        command: { ...command, battleId },
        commandId: brought.commandId,
        details: {},
        pairId: null,
        roundNo: null,
      },
    ]);
    const nowhere = 'A'.repeat(22);
    const missing = await joinBattle(ask, player, nowhere, brought);
    expect((await noteIn(missing)).note).toMatchObject({
      code: 'BATTLE_NOT_FOUND',
      command: { ...command, battleId: nowhere },
    });
    const malformed = await joinBattle(ask, player, 'nowhere', brought);
    expect([malformed.code, malformed.refusal]).toEqual(['BATTLE_NOT_FOUND', null]);
  });

  it('is signed of a giveaway that never was, and with another password', async () => {
    const host = await signUpWith(ask, 1_000);
    const [item] = await winItems(ask, host, 1);
    const giveawayId = await openGiveaway(site, ask, host, [item?.id ?? ''], { password: 'right one' });
    for (const [id, code] of [
      [giveawayId, 'PASSWORD_INVALID'],
      ['A'.repeat(22), 'GIVEAWAY_NOT_FOUND'],
    ] as const) {
      const brought = { commandId: uuid(), entropy: entropy() };
      const answer = await enterGiveaway(ask, player, id, { ...brought, password: 'wrong' });
      expect(answer.code).toBe(code);
      expect((await noteIn(answer)).note).toMatchObject({
        code,
        commandId: brought.commandId,
        command: { type: 'EnterGiveaway', playerId: player.playerId, giveawayId: id, entropy: brought.entropy },
      });
    }
  });

  it('is signed of items that their player locked: an upgrade, a contract, a giveaway', async () => {
    const owner = await signUpWith(ask, 1_000);
    const [item] = await winItems(ask, owner, 1);
    const itemIds = [item?.id ?? ''];
    await lock(owner, itemIds);
    const CONTRACT = 'mutation($input: ContractInput!) { playContract(input: $input) { position } }';
    const { commandId, terms, stake, entropy: brought, ...upgrade } = await upgradeInput(owner);
    const { pairId, userSeed } = upgrade;
    const contract = { commandId: uuid(), terms, stake, entropy: brought, pairId, userSeed };
    const answers = {
      UpgradeItems: await ask(
        UPGRADE,
        { input: { ...upgrade, commandId, terms, stake, entropy: brought, itemIds } },
        owner.token,
      ),
      PlayContract: await ask(CONTRACT, { input: { ...contract, tableHash: 'ab'.repeat(32), itemIds } }, owner.token),
      CreateGiveaway: await hostWith(ask, owner, await giveawayInput(site, ask, owner, itemIds)),
    };
    for (const [type, answer] of Object.entries(answers)) {
      expect([type, answer.code]).toEqual([type, 'ITEM_LOCKED']);
      expect((await noteIn(answer)).note).toMatchObject({
        code: 'ITEM_LOCKED',
        details: { itemIds },
        command: { type },
        pairId: null,
      });
    }
    const sale = await ask(
      `mutation($commandId: CommandId!, $itemIds: [ID!]!) { sellItems(commandId: $commandId, terms: "${itemsTerms}", itemIds: $itemIds) { total } }`,
      { commandId: uuid(), itemIds },
      owner.token,
    );
    expect([sale.code, sale.refusal]).toEqual(['ITEM_LOCKED', null]);
  });

  it('is signed with the beacon that was shown, where rooms wait for another by now', async () => {
    const creator = await signUpWith(ask, 1_000);
    const beacon = {
      ...{ kind: 'witnessed', chain: '0d'.repeat(32), genesisAt: 0, periodMs: 3_000 },
      ...{ origin: 'example.org/log', witness: `w+00000000+${'A'.repeat(44)}` },
    };
    const answer = await createBattle(ask, creator, { expectedBeacon: JSON.stringify(beacon) });
    expect([answer.code, answer.details]).toEqual(['BEACON_CHANGED', { beacon: 'none' }]);
    expect((await noteIn(answer)).note).toMatchObject({
      code: 'BEACON_CHANGED',
      details: { beacon: 'none' },
      command: { type: 'CreateBattle', beacon },
    });
    for (const expectedBeacon of ['drand', 'moon', '{', '{"kind":"moon"}', `drand ${'w'.repeat(300)}`]) {
      const unknown = await createBattle(ask, creator, { expectedBeacon });
      expect([unknown.code, unknown.refusal]).toEqual(['BEACON_CHANGED', null]);
    }
  });

  it('is signed where the id was used for something else', async () => {
    const owner = await signUpWith(ask, 10_000);
    const input = await openInput(ask, owner);
    granted(await ask(OPEN, { input }, owner.token));
    const other = await ask(OPEN, { input: { ...input, quantity: 2 } }, owner.token);
    expect(other.code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await noteIn(other)).note).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', command: { quantity: 2 } });
  });

  it('is never said of what was accepted: a play whose items are gone and locked is answered as it was', async () => {
    const owner = await signUpWith(ask, 1_000);
    const [item] = await winItems(ask, owner, 1);
    const input = await giveawayInput(site, ask, owner, [item?.id ?? '']);
    const before = granted(await hostWith(ask, owner, input));
    await site.database.pool.query(
      'INSERT INTO item_mark (player_id, item_id, locked, favourite) VALUES ($1, $2, true, false)',
      [owner.playerId, item?.id ?? ''],
    );
    const again = granted(await hostWith(ask, owner, input));
    expect(again.at('createGiveaway.giveaway.id')).toBe(before.at('createGiveaway.giveaway.id'));
  });
});

describe('a play that found no answer', () => {
  it.each([
    ['busy', 'BUSY'],
    ['unknown', 'OUTCOME_UNKNOWN'],
  ] as const)('is not refused, and carries no note: %s', async (status, code) => {
    const input = await openInput(ask, player);
    unanswered = { status };
    const answer = await ask(OPEN, { input }, player.token);
    unanswered = null;
    expect([answer.code, answer.refusal]).toEqual([code, null]);
  });
});
