import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LaneKeeper } from '../../engine/device/keeper.ts';
import type { LaneSite } from '../../engine/device/ports.ts';
import type { Outcome } from '../../engine/engine.ts';
import { isPlayerId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { askOver } from '../../test/player/ask.ts';
import { caseOf, type ShownCase } from '../../test/player/case.ts';
import { systemChance } from '../../test/player/chance.ts';
import { laneSite, memoryStore, newSigner, openCaseOn, programKeeper } from '../../test/player/lanes.ts';
import { type Ask, askOf, granted, OPEN, openInput, type Player, signUpWith, text, uuid } from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import { joinBattle } from '../testing/rooms.ts';

/** The change that a patched house makes to an outcome. */
type Patch = (outcome: Outcome) => Outcome | Promise<Outcome>;

let site: Fixture;
let ask: Ask;
let patch: Patch = (outcome) => outcome;
let choice: ShownCase;
beforeAll(async () => {
  site = await openFixture(({ engine }) => ({
    engine: { ...engine, submit: async (submission, trace) => patch(await engine.submit(submission, trace)) },
  }));
  ask = askOf(site.gateway);
  choice = await caseOf(askOver(ask), 'ember');
});
afterAll(() => site.close());

let player: Player;
let playerId: PlayerId;
let keeper: LaneKeeper;
let own: LaneSite;
const read: LaneSite['read'] = async (path) => {
  const { statusCode, rawPayload } = await site.gateway.inject(`/log/${path}`);
  return statusCode === 200 ? rawPayload : null;
};
beforeEach(async () => {
  patch = (outcome) => outcome;
  player = await signUpWith(ask, 1_000_000);
  own = laneSite(askOver(ask), player.token, read);
  playerId = mustBe(isPlayerId, (await own.lanes()).playerId);
  keeper = programKeeper(own);
});

const open = (by = keeper, quantity = 1, commandId = uuid()) =>
  openCaseOn(by, { ask: askOver(ask), token: player.token, playerId }, choice, { commandId, quantity });

const logged = async (type: string): Promise<readonly Readonly<Record<string, unknown>>[]> => {
  const { rows } = await site.database.pool.query<{ entry: Buffer }>(
    `SELECT entry FROM whole_event ORDER BY position`,
    [],
  );
  return rows
    .map(({ entry }) => JSON.parse(entry.toString()))
    .filter((entry) => entry.type === type && entry.data.playerId === playerId)
    .map(({ data }) => data);
};

describe('a device that plays on a lane', () => {
  it('opens it with its first play, and each play brings the next link', async () => {
    expect((await open()).shown?.rounds).toHaveLength(1);
    expect((await open(keeper, 3)).shown?.rounds).toHaveLength(3);
    const { lane } = await keeper.state(playerId);
    const plays = await logged('CaseOpened');
    expect(plays.map(({ step, roundNo }) => [step, roundNo])).toEqual([
      [1, 1],
      [2, 2],
      [2, 3],
      [2, 4],
    ]);
    expect(plays.every(({ pairId }) => pairId === lane?.opening.pairId)).toBe(true);
    expect([lane?.step, lane?.rounds, lane?.link]).toEqual([2, 4, plays.at(-1)?.entropy]);
    const { open: shown, keys, keyChanges } = await own.lanes();
    expect([shown.map(({ step }) => step), keys.map(({ key }) => key), keyChanges]).toEqual([
      [2],
      [lane?.opening.key],
      1,
    ]);
  });

  it('is one of several, each with a key and a lane of its own', async () => {
    const other = programKeeper(own);
    expect([(await open()).end.kind, (await open(other)).end.kind, (await open()).end.kind]).toEqual(
      Array(3).fill('accepted'),
    );
    expect((await own.lanes()).open).toHaveLength(2);
    expect((await logged('DeviceKeyAdded')).map(({ by }) => by)).toEqual(['first', 'recovery']);
  });

  it('has the first device end lanes of the others, and no other device end the first one’s', async () => {
    const other = programKeeper(own);
    await open();
    await open(other);
    const placeOf = async (by: LaneKeeper) => {
      const { lane } = await by.state(playerId);
      return { pairId: lane?.opening.pairId ?? '', step: lane?.step ?? 0 };
    };
    const [first, second] = [await placeOf(keeper), await placeOf(other)];
    expect(await other.closeOther(playerId, first)).toEqual({ kind: 'refused', code: 'KEY_REFUSED' });
    const early = { ...second, step: 0 };
    expect(await keeper.closeOther(playerId, early)).toEqual({ kind: 'refused', code: 'SEED_CHANGED' });
    for (const _twice of [1, 2]) expect(await keeper.closeOther(playerId, second)).toEqual({ kind: 'accepted' });
    expect((await own.lanes()).open.map(({ pair }) => pair.id)).toEqual([first.pairId]);
    // The other device is told once, and goes on with a lane of its own.
    expect((await open(other)).end).toEqual({ kind: 'refused', code: 'LANE_CLOSED' });
    expect((await open(other)).end).toEqual({ kind: 'accepted' });
  });

  it('closes its lane, and opens another with the next play', async () => {
    await open();
    const { lane } = await keeper.state(playerId);
    expect(await keeper.close(playerId)).toEqual({ kind: 'accepted' });
    const [closed] = await logged('LaneClosed');
    expect(closed).toMatchObject({ reason: 'player', step: 1, unplayed: null, signer: lane?.opening.key });
    expect((await open()).end).toEqual({ kind: 'accepted' });
    expect((await keeper.state(playerId)).lane?.opening.pairId).not.toBe(lane?.opening.pairId);
  });

  it('shows the reveal of a lane that ended long ago, to its player alone', async () => {
    await open();
    const { lane } = await keeper.state(playerId);
    const pairId = lane?.opening.pairId ?? '';
    expect(await own.revealed(pairId)).toBeNull();
    await keeper.close(playerId);
    const rotate = `mutation($c: CommandId!) { rotateSeed(commandId: $c, entropy: "${'0'.repeat(32)}") { position } }`;
    for (let pairs = 0; pairs < 51; pairs += 1) {
      granted(await ask(OPEN, { input: await openInput(ask, player) }, player.token));
      granted(await ask(rotate, { c: uuid() }, player.token));
    }
    await expect
      .poll(() => own.revealed(pairId))
      .toMatchObject({ serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const stranger = laneSite(askOver(ask), (await signUpWith(ask, 100)).token, own.read);
    expect(await stranger.revealed(pairId)).toBeNull();
  });

  it('sends the very same again where no answer came, also from another program of the device', async () => {
    const [store, signer] = [memoryStore(), newSigner()];
    const device = { store, signerOf: async () => signer };
    const [first, second] = [0, 1].map(() => programKeeper(own, systemChance, device));
    if (first === undefined || second === undefined) throw new Error('no keepers');
    await open(first);
    const commandId = uuid();
    patch = () => ({ status: 'unknown' });
    expect((await open(first, 1, commandId)).end).toEqual({ kind: 'owed', code: null });
    expect((await open(second)).end).toEqual({ kind: 'owed', code: null });
    patch = (outcome) => outcome;
    expect((await open(second)).end.kind).toBe('accepted');
    expect((await open(first, 1, commandId)).end.kind).not.toBe('stopped');
    expect((await logged('CaseOpened')).map(({ step }) => step)).toEqual([1, 2, 3]);
  });

  it('is told once that its lane is over, and opens another with the next play', async () => {
    const signer = newSigner();
    const first = programKeeper(own, systemChance, { signerOf: async () => signer });
    await open(first);
    const kept = await first.state(playerId);
    const store = memoryStore();
    await store.change(playerId, () => ({ kept, result: null }));
    const restored = programKeeper(own, systemChance, { store, signerOf: async () => signer });
    expect(await restored.close(playerId)).toEqual({ kind: 'accepted' });
    expect((await open(first)).end).toEqual({ kind: 'refused', code: 'LANE_CLOSED' });
    expect((await open(first)).end).toEqual({ kind: 'accepted' });
    expect((await logged('LaneOpened')).length).toBe(2);
  });

  it('plays another content only after the lane was closed with a statement of what was refused', async () => {
    await open();
    const poor = { ...choice, oddsHash: 'a'.repeat(64) };
    const refused = await openCaseOn(keeper, { ask: askOver(ask), token: player.token, playerId }, poor, {
      commandId: uuid(),
    });
    expect(refused.end).toEqual({ kind: 'refused', code: 'CASE_CHANGED' });
    expect((await keeper.state(playerId)).lane?.sent).toMatchObject({ step: 2, refused: true });
    expect((await open()).end).toEqual({ kind: 'accepted' });
    const [closed] = await logged('LaneClosed');
    expect(closed).toMatchObject({
      step: 1,
      unplayed: { draw: { game: 'case', oddsHash: 'a'.repeat(64), quantity: 1 } },
    });
  });
});

describe('a house that does not keep to what was sent', () => {
  it('is found before anything is shown where it logs another play', async () => {
    await open();
    const stranger = await signUpWith(ask, 1_000_000);
    const input = await openInput(ask, stranger);
    const others: Outcome[] = [];
    patch = (outcome) => {
      others.push(outcome);
      return outcome;
    };
    granted(await ask(OPEN, { input }, stranger.token));
    const [other] = others;
    if (other === undefined) throw new Error('no outcome');
    patch = () => other;
    const { end, shown } = await open();
    expect([end.kind, shown]).toEqual(['stopped', null]);
    if (end.kind !== 'stopped') return;
    const { evidence } = end;
    expect(evidence).toMatchObject({
      kind: 'another-play',
      sent: { command: { type: 'OpenCase', round: { step: 2 } } },
    });
    expect(evidence.entries[0]?.entry).toContain('CaseOpened');
    patch = (outcome) => outcome;
    expect((await open()).end.kind).toBe('stopped');
  });

  it('gets no further link for an answer without a promise, or one that nothing signs', async () => {
    await open();
    patch = (outcome) =>
      outcome.status === 'accepted' ? { ...outcome, promise: { ...outcome.promise, leafHash: 'AAAA' } } : outcome;
    const commandId = uuid();
    expect(await open(keeper, 1, commandId)).toEqual({ end: { kind: 'owed', code: null }, shown: null });
    expect((await open()).end).toEqual({ kind: 'owed', code: null });
    patch = (outcome) => outcome;
    expect((await open(keeper, 1, commandId)).shown?.rounds).toHaveLength(1);
  });
});

describe('the API of lanes', () => {
  const OPEN_LANE = 'mutation($input: OpenLaneInput!) { openLane(input: $input) { position } }';

  it('refuses bad input with the field that it is about', async () => {
    const lanes = await own.lanes();
    const good = {
      ...{ commandId: uuid(), pairId: lanes.nextPairId, publicHash: lanes.nextPublicHash, userSeed: 'seed' },
      ...{ anchor: 'a'.repeat(64), key: 'b'.repeat(64), signature: 'c'.repeat(128) },
    };
    const bad: readonly (readonly [object, string])[] = [
      [{ pairId: 'x' }, 'pairId'],
      [{ userSeed: 'a b' }, 'userSeed'],
      [{ signature: 'c' }, 'signature'],
      [{ proof: 'c' }, 'proof'],
    ];
    for (const [change, field] of bad) {
      const answer = await ask(OPEN_LANE, { input: { ...good, ...change } }, player.token);
      expect([answer.code, answer.details.field]).toEqual(['INVALID_INPUT', field]);
    }
    const unsigned = await ask(OPEN_LANE, { input: good }, player.token);
    expect([unsigned.code, unsigned.refusal === null]).toEqual(['KEY_REFUSED', false]);
    const closing = { commandId: uuid(), lane: lanes.nextPairId, step: 0, signer: good.key, signature: good.signature };
    const CLOSE = 'mutation($input: CloseLaneInput!) { closeLane(input: $input) { position } }';
    for (const unplayed of ['{', '{"link":"a"}', '{ "link": 1 }', 'x'.repeat(9_000)]) {
      const answer = await ask(CLOSE, { input: { ...closing, unplayed } }, player.token);
      expect([answer.code, answer.details.field]).toEqual(['INVALID_INPUT', 'unplayed']);
    }
    expect((await ask(CLOSE, { input: closing }, player.token)).code).toBe('LANE_CLOSED');
  });

  it('takes a play with a step and its link, or with entropy, and never with both or neither', async () => {
    await open();
    const { lane } = await keeper.state(playerId);
    const { entropy, ...input } = await openInput(ask, player);
    const onLane = { pairId: lane?.opening.pairId, userSeed: lane?.opening.userSeed, roundNo: 2, step: 2 };
    const link = 'a'.repeat(64);
    const tried = async (change: object) => {
      const answer = await ask(OPEN, { input: { ...input, commandId: uuid(), ...change } }, player.token);
      return [answer.code, answer.details.field ?? answer.details.fields ?? null];
    };
    expect(await tried({})).toEqual(['SHOWN_REQUIRED', ['entropy']]);
    expect(await tried({ ...onLane })).toEqual(['INVALID_INPUT', 'step']);
    expect(await tried({ ...onLane, link, entropy })).toEqual(['INVALID_INPUT', 'step']);
    expect(await tried({ ...onLane, step: 0, link })).toEqual(['INVALID_INPUT', 'step']);
    expect(await tried({ ...onLane, roundNo: null, link })).toEqual(['INVALID_INPUT', 'roundNo']);
    expect((await tried({ ...onLane, link }))[0]).toBe('LINK_REFUSED');
    expect((await tried({ ...onLane, step: 3, link }))[0]).toBe('SEED_CHANGED');
    expect((await tried({ entropy }))[0]).toBeNull();
  });

  it('takes no loose play and no loose seat where the operator takes none', async () => {
    const strict = await openFixture({ loosePlays: false });
    const asked = askOf(strict.gateway);
    const one = await signUpWith(asked, 10_000);
    const answer = await asked(OPEN, { input: await openInput(asked, one) }, one.token);
    expect([answer.code, answer.details.fields]).toEqual(['SHOWN_REQUIRED', ['step', 'link']]);
    const seat = await joinBattle(asked, one, 'b'.repeat(22));
    expect([seat.code, seat.details.fields]).toEqual(['SHOWN_REQUIRED', ['step', 'link']]);
    expect(text(granted(await asked('{ lanes { playerId } }', {}, one.token)).at('lanes.playerId'))).toBeTruthy();
    await strict.close();
  });
});
