import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyText, laneText } from '../../engine/fairness/device-keys.ts';
import { stepOf } from '../../engine/games/explanation/explanation.ts';
import { isCaseSlug, isGiveawayId, isHexHash, isPairId, isPlayerId, mustBe } from '../../engine/kernel/ids.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import { TILE_WIDTH } from '../../engine/log/merkle.ts';
import { createSealer } from '../../engine/log/sealer.ts';
import { bundlePath, splitBundle } from '../../engine/log/tiles.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { deviceNumber, linksOf } from '../../test/lanes.ts';
import { specTools } from '../../test/sample-proofs.ts';
import { dreamTerms, upgradeTerms } from '../../test/terms-cast.ts';
import { verifyProof } from '../../web/features/fairness/proof/verify-proof.ts';
import {
  type Answer,
  type Ask,
  askOf,
  each,
  entropy,
  granted,
  list,
  openInput,
  type Player,
  roundFor,
  signUp,
  signUpWith,
  text,
  uuid,
  valueAt,
  winItems,
} from '../testing/client.ts';
import { type Fixture, openFixture } from '../testing/fixture.ts';
import {
  addBot,
  battleOf,
  boxesOf,
  drawGiveaway,
  enterGiveaway,
  joinBattle,
  openBattle,
  openGiveaway,
  runBattle,
} from '../testing/rooms.ts';

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(() => site.close());

const PROOF = `query($id: ID!, $after: LogPosition) { proof(id: $id, after: $after) {
  id game entries { position json } more nicknames { playerId nickname } } }`;

const STEP = `query($id: ID!) { proof(id: $id) {
  entries { position json } lane { step link previousLink position anchor key signature } } }`;

const proofOf = async (id: unknown, after?: unknown): Promise<Answer> => granted(await ask(PROOF, { id, after }));

interface Entry {
  readonly position: number;
  readonly type: string;
  readonly data: unknown;
  readonly json: string;
}

const entriesIn = (proof: Answer): readonly Entry[] =>
  list(proof.at('proof.entries')).map((entry) => {
    const json = text(valueAt(entry, 'json'));
    const { type, data } = JSON.parse(json);
    return { position: Number(valueAt(entry, 'position')), type, data, json };
  });

const linesOf = (proof: Answer) => entriesIn(proof).map(({ position, json }) => ({ position: String(position), json }));

const typesIn = (proof: Answer): readonly string[] => entriesIn(proof).map(({ type }) => type);

const rotate = async ({ token }: Player): Promise<void> => {
  granted(
    await ask(
      `mutation { rotateSeed(commandId: "${uuid()}", entropy: "${entropy()}") { position } }`,
      undefined,
      token,
    ),
  );
};

/** Seals the log as the site does, and reads an entry from the bundle that an auditor fetches. */
const sealed = async () => {
  let kept: Uint8Array | null = null;
  const sealer = createSealer({
    source: logSourceOf(site.database),
    tiles: site.tiles,
    checkpointFile: {
      read: async () => kept,
      write: async (bytes) => {
        kept = bytes;
      },
    },
    signer: signerFromSeed('example.org/log', randomBytes(32).toString('hex')),
    hashing: nodeHashing,
    clock: site.now,
    logger: { info: () => undefined, error: () => undefined },
    onDiverged: (error) => {
      throw error;
    },
  });
  const { size } = await sealer.sealOnce();
  return async (position: number): Promise<string> => {
    const index = Math.floor(position / TILE_WIDTH);
    const width = Math.min(TILE_WIDTH, size - index * TILE_WIDTH);
    const { rawPayload } = await site.gateway.inject(`/log/${bundlePath(index, width)}`);
    const entry = splitBundle(rawPayload)?.[position - index * TILE_WIDTH];
    return Buffer.from(entry ?? []).toString();
  };
};

describe('the proof', () => {
  it('of a case has its odds, the commitment, the round and, once it is there, the reveal', async () => {
    const player = await signUpWith(ask, 10_000);
    const [, second] = await winItems(ask, player, 3);
    const before = await proofOf(second?.id);
    expect(before.at('proof')).toMatchObject({ id: expect.stringMatching(/\.2$/), game: 'CASE', more: false });
    expect(typesIn(before)).toEqual(['CasePublished', 'TermsPublished', 'PlayerRegistered', 'CaseOpened']);
    expect(valueAt(entriesIn(before)[3]?.data, 'roundNo')).toBe(2);
    expect(before.at('proof.nicknames')).toEqual([{ playerId: player.playerId, nickname: expect.stringMatching(/ /) }]);
    await rotate(player);
    expect(typesIn(await proofOf(second?.id))).toEqual([
      'CasePublished',
      'TermsPublished',
      'PlayerRegistered',
      'CaseOpened',
      'SeedRotated',
    ]);
  });

  it('of a play on a lane has the lane’s opening, and a play of the step before', async () => {
    const player = await signUpWith(ask, 10_000);
    const playerId = mustBe(isPlayerId, player.playerId);
    const { at: seeds } = granted(await ask('{ seeds { nextPairId nextPublicHash } }', undefined, player.token));
    const pair = {
      pairId: mustBe(isPairId, text(seeds('seeds.nextPairId'))),
      publicHash: mustBe(isHexHash, text(seeds('seeds.nextPublicHash'))),
    };
    const [device, links] = [deviceNumber(1), linksOf(pair.pairId)];
    const opening = { playerId, ...pair, userSeed: 'lane', anchor: links[0] ?? '', key: device.key };
    await site.operate({
      ...{ type: 'OpenLane', playerId, pair, userSeed: 'lane', anchor: opening.anchor, key: device.key },
      proof: device.sign(keyText({ playerId, change: 1, key: device.key })),
      signature: device.sign(laneText(opening)),
    });
    const { terms, oddsHash } = await openInput(ask, player);
    const open = (step: number, roundNo: number, quantity: number): Promise<void> =>
      site.operate({
        ...{ type: 'OpenCase', playerId, quantity, entropy: links[step] ?? '' },
        round: { pairId: pair.pairId, userSeed: 'lane', roundNo, step },
        terms: mustBe(isHexHash, text(terms)),
        oddsHash: mustBe(isHexHash, text(oddsHash)),
        case: mustBe(isCaseSlug, 'ember'),
      });
    await open(1, 1, 2);
    await open(2, 3, 3);
    await site.settled();
    const asked = async (roundNo: number) => granted(await ask(STEP, { id: `${pair.pairId}.${roundNo}` }));
    const lane = { anchor: opening.anchor, key: device.key, signature: expect.stringMatching(/^[0-9a-f]{128}$/) };
    const second = await asked(2);
    expect(second.at('proof.lane')).toMatchObject({ ...lane, step: 1, link: links[1], previousLink: links[0] });
    expect(typesIn(second)).toEqual([
      'CasePublished',
      'TermsPublished',
      'PlayerRegistered',
      'LaneOpened',
      'CaseOpened',
    ]);
    const fifth = await asked(5);
    expect(fifth.at('proof.lane')).toMatchObject({ ...lane, step: 2, link: links[2], previousLink: links[1] });
    const plays = entriesIn(fifth).filter(({ type }) => type === 'CaseOpened');
    expect(plays.map(({ data }) => [valueAt(data, 'step'), valueAt(data, 'roundNo')])).toEqual([
      [1, 2],
      [2, 5],
    ]);
    expect(entriesIn(fifth).find(({ type }) => type === 'LaneOpened')?.position).toBe(
      Number(fifth.at('proof.lane.position')),
    );
    const { explanation } = await verifyProof(specTools, `${pair.pairId}.5`, linesOf(fifth));
    expect(explanation && stepOf(explanation, 'lane')).toMatchObject({ verdict: 'match', lane: { faults: [] } });
    const { at } = granted(await ask('{ plays { edges { node { roundNo step } } } }', undefined, player.token));
    expect(each(at('plays.edges'), 'node').map((node) => [valueAt(node, 'roundNo'), valueAt(node, 'step')])).toEqual([
      [5, 2],
      [4, 2],
      [3, 2],
      [2, 1],
      [1, 1],
    ]);
  });

  it('of a loose play says that it took no step, and counts it so', async () => {
    const counts = async () => {
      site.advance(11_000);
      const { at } = granted(await ask('{ draws { laned loose } }'));
      return { laned: Number(at('draws.laned')), loose: Number(at('draws.loose')) };
    };
    const before = await counts();
    const player = await signUpWith(ask, 10_000);
    const [won] = await winItems(ask, player, 2);
    await site.settled();
    expect((await ask(STEP, { id: won?.roundId })).at('proof.lane')).toBeNull();
    expect(await counts()).toEqual({ laned: before.laned, loose: before.loose + 2 });
    expect(before.laned).toBe(5);
  });

  it('of an upgrade and of a dream stand on their own tables', async () => {
    const player = await signUpWith(ask, 100_000);
    const cheap = (await winItems(ask, player, 10)).find(({ value }) => value <= 1_000);
    if (cheap === undefined) throw new Error('ten dear items');
    const stake = {
      itemIds: [cheap.id],
      coin: 1_000 - cheap.value,
      stake: 1_000,
      winTickets: 6_133_333,
      side: 'OVER',
      terms: upgradeTerms,
    };
    const target = { targetSkin: 'brook', targetWear: 'FN', targetValue: 1_500 };
    const round = await roundFor(ask, player);
    const upgraded = granted(
      await ask(
        'mutation($input: UpgradeInput!) { upgradeItems(input: $input) { play { id } } }',
        { input: { commandId: uuid(), entropy: entropy(), ...round, ...stake, ...target } },
        player.token,
      ),
    );
    const { at: shown } = await ask('{ dream { consolationHash } }');
    const chance = {
      terms: dreamTerms,
      winTickets: 5_000_000,
      fee: 905,
      consolationHash: shown('dream.consolationHash'),
    };
    const dreamed = granted(
      await ask(
        'mutation($input: DreamInput!) { chaseDream(input: $input) { play { id } } }',
        { input: { commandId: uuid(), entropy: entropy(), ...round, ...target, ...chance } },
        player.token,
      ),
    );
    await rotate(player);
    const upgrade = await proofOf(upgraded.at('upgradeItems.play.id'));
    expect([upgrade.at('proof.game'), typesIn(upgrade)]).toEqual([
      'UPGRADE',
      ['TermsPublished', 'PlayerRegistered', 'UpgradePlayed', 'SeedRotated'],
    ]);
    const dream = await proofOf(dreamed.at('chaseDream.play.id'));
    expect([dream.at('proof.game'), typesIn(dream)]).toEqual([
      'DREAM',
      ['ConsolationPublished', 'TermsPublished', 'PlayerRegistered', 'DreamChased', 'SeedRotated'],
    ]);
  });

  it('of a battle has the commitment before everybody, and all that was drawn', async () => {
    const [creator, guest] = [await signUpWith(ask, 5_000), await signUpWith(ask, 5_000)];
    const id = await openBattle(ask, creator, { seatCount: 3, boxes: await boxesOf(ask, 2) });
    granted(await joinBattle(ask, guest, id));
    granted(await addBot(ask, creator, id));
    await runBattle(site, ask, id);
    const proof = await proofOf(id);
    expect(typesIn(proof)).toEqual([
      'CasePublished',
      'HostSeedsCommitted',
      'BattleCreated',
      'SeatTaken',
      'SeatTaken',
      'SeatTaken',
      'BattleLocked',
      'BattleRoundPlayed',
      'BattleRoundPlayed',
      'BattleSettled',
    ]);
    const positions = entriesIn(proof).map(({ position }) => position);
    expect(positions).toEqual(positions.toSorted((a, b) => a - b));
    expect(new Set(each(proof.at('proof.nicknames'), 'playerId'))).toEqual(new Set([creator.playerId, guest.playerId]));
    const battle = await battleOf(ask, id);
    const settled = entriesIn(proof).at(-1)?.data;
    const locked = entriesIn(proof).find(({ type }) => type === 'BattleLocked')?.data;
    const seated = entriesIn(proof).filter(({ type }) => type === 'SeatTaken');
    const inSeat = (seat: number): unknown => {
      const occupant = valueAt(seated.find(({ data }) => valueAt(data, 'seat') === seat)?.data, 'occupant');
      return valueAt(occupant, valueAt(occupant, 'kind') === 'bot' ? 'bot' : 'playerId');
    };
    const winning = list(valueAt(settled, 'winners')).map((rank) =>
      valueAt(locked, `entries.${Number(rank) - 1}.occupant`),
    );
    expect(winning).toEqual(list(valueAt(battle, 'result.winners')).map((seat) => inSeat(Number(seat))));
    expect(valueAt(settled, 'revealed.serverSeed')).toBe(valueAt(battle, 'reveal.serverSeed'));
  });

  it('of a giveaway has every entry that its hash chains', async () => {
    const host = await signUpWith(ask, 10_000);
    const prizes = (await winItems(ask, host, 2)).map((item) => item.id);
    const id = await openGiveaway(site, ask, host, prizes);
    const guests = await Promise.all(Array.from({ length: 3 }, () => signUp(ask)));
    for (const guest of guests) granted(await enterGiveaway(ask, guest, id));
    await drawGiveaway(site);
    const proof = await proofOf(id);
    expect([proof.at('proof.game'), typesIn(proof)]).toEqual([
      'GIVEAWAY',
      [
        'HostSeedsCommitted',
        'GiveawayCreated',
        'GiveawayEntered',
        'GiveawayEntered',
        'GiveawayEntered',
        'GiveawayLocked',
        'GiveawayDrawn',
        'GiveawayAwarded',
      ],
    ]);
    expect(each(proof.at('proof.nicknames'), 'playerId')).toHaveLength(4);
  });

  it('is byte for byte what the published log holds', async () => {
    const creator = await signUpWith(ask, 5_000);
    const id = await openBattle(ask, creator);
    granted(await addBot(ask, creator, id));
    await runBattle(site, ask, id);
    const bundled = await sealed();
    const entries = entriesIn(await proofOf(id));
    expect(entries.length).toBeGreaterThan(6);
    for (const { position, json } of entries) expect(await bundled(position)).toBe(json);
  });

  it('of a large game comes in pages without gaps', async () => {
    const host = await signUpWith(ask, 10_000);
    const prizes = (await winItems(ask, host, 1)).map((item) => item.id);
    const id = await openGiveaway(site, ask, host, prizes);
    // Players of the log without accounts: five hundred sign-ups would take a minute.
    const players = Array.from({ length: 501 }, () => randomBytes(16).toString('base64url'));
    for (let first = 0; first < players.length; first += 100) {
      await Promise.all(
        players.slice(first, first + 100).map(async (playerId) => {
          await site.operate({ type: 'RegisterPlayer', playerId: mustBe(isPlayerId, playerId), userSeed: 'first' });
          await site.operate({
            type: 'EnterGiveaway',
            playerId: mustBe(isPlayerId, playerId),
            giveawayId: mustBe(isGiveawayId, id),
            entropy: entropy(),
          });
        }),
      );
    }
    const first = await proofOf(id);
    expect([list(first.at('proof.entries')).length, first.at('proof.more')]).toEqual([500, true]);
    const rest = await proofOf(id, first.at('proof.entries.499.position'));
    expect([list(rest.at('proof.entries')).length, rest.at('proof.more')]).toEqual([3, false]);
    const entered = [...entriesIn(first), ...entriesIn(rest)].filter(({ type }) => type === 'GiveawayEntered');
    expect(entered.map(({ data }) => valueAt(data, 'code'))).toEqual(players.map((_, index) => index + 1));
  });

  it.each([`${'A'.repeat(22)}.1`, 'A'.repeat(22), 'nothing', '', '\0', "x' OR 1=1"])('is null for %j', async (id) => {
    expect((await proofOf(id)).at('proof')).toBeNull();
  });

  it('is not said to be none while it is only late', async () => {
    const late = await openFixture({ catchUp: async () => false });
    try {
      const asked = askOf(late.gateway);
      expect((await asked(PROOF, { id: `${'A'.repeat(22)}.1` })).code).toBe('BUSY');
    } finally {
      await late.close();
    }
  });
});
