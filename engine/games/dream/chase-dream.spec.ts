import { describe, expect, it } from 'vitest';
import {
  alice,
  charm,
  consolationHash,
  consolationPublished,
  consolationTable,
  deposited,
  itemOf,
  kestrel,
  kestrelDefinition,
  registered,
  revalued,
  roundOn,
  skinPublished,
  skinsPublished,
  stopped,
  vulture,
  vultureDefinition,
} from '../../../test/cast.ts';
import {
  acceptedEvents,
  commandIdNumber,
  given,
  hashOf,
  houseOf,
  pairNumber,
  playerOf,
  T0,
} from '../../../test/deciders.ts';
import { dreamTerms, termsAre } from '../../../test/terms-cast.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { type DreamTable, drawDream, dreamTableHash } from '../../fairness/dream-draw.ts';
import { draw } from '../../fairness/seed-pair.ts';
import type { StreamEvent } from '../../glasscase-decision.ts';
import {
  consolationStream,
  gameStream,
  isHexHash,
  isSkinId,
  mustBe,
  playerStream,
  skinStream,
  termsStream,
} from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { knownStates } from '../../stream-state.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { type ChaseDream, chaseDreamWith } from './chase-dream.ts';
import type { DreamChased } from './events.ts';

const ready = [...skinsPublished, termsAre(), consolationPublished, registered(alice), deposited(alice, '2000')];
const round = { pairId: pairNumber(1).pairId, roundNo: 1 };
const catalogSays = (value: string): StreamEvent => skinPublished(kestrel, revalued(kestrelDefinition, 'FN', value), 2);

/** The Factory New kestrel of 5000 with 25 %: (5000 × 0.25 + 24 × 0.75) ÷ 0.92 = 1378.26… */
const table: DreamTable = {
  game: 'dream',
  version: 1,
  tickets: 10_000_000,
  target: { skin: kestrel, wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
  win: 2_500_000,
  fee: '1379',
  consolation: consolationHash,
};
const tableHash = dreamTableHash(nodeHashing, table);
const entropyNumber = (n: number): string => n.toString(16).padStart(32, '0');
/** The outcome of a round by the pair's revealed seed. */
const outcomeOf = (entropy: string, pair = 1) => {
  const { pairId, serverSeed } = pairNumber(pair);
  const play = { pairId, roundNo: 1, userSeed: 'lucky', entropy };
  return drawDream(table, tableHash, consolationTable, consolationHash, play, (request) =>
    draw(nodeHashing, fromHex(serverSeed), request),
  );
};
/** The first entropy with which the round ends in the target, or in an entry of the consolation table. */
const entropyThat = (wins: 'target' | number): string => {
  for (let n = 1; n < 10_000; n += 1) {
    if ((outcomeOf(entropyNumber(n)).consolation?.index ?? 'target') === wins) return entropyNumber(n);
  }
  throw new Error('no entropy fits');
};

const chase: ChaseDream = {
  type: 'ChaseDream',
  playerId: alice,
  round: roundOn(1),
  terms: dreamTerms,
  targetSkin: kestrel,
  targetWear: 'FN',
  winTickets: 2_500_000,
  targetValue: '5000',
  fee: '1379',
  consolationHash,
  entropy: entropyThat('target'),
};
const chased = (story: ReturnType<typeof given>, command: ChaseDream): DreamChased['data'] => {
  const [event] = acceptedEvents(story.when(command));
  if (event?.type !== 'DreamChased') throw new Error('not a dream');
  return event.data;
};

describe('a dream that comes true', () => {
  it('gives the target with a float of its own, and says everything that it was drawn from', () => {
    const { ticket, float } = outcomeOf(chase.entropy);
    expect(ticket).toBeLessThan(2_500_000);
    expect(acceptedEvents(given(...ready).when(chase))).toEqual([
      {
        type: 'DreamChased',
        schemaVersion: 2,
        data: {
          commandId: commandIdNumber(0),
          playerId: alice,
          terms: dreamTerms,
          target: table.target,
          winTickets: 2_500_000,
          fee: '1379',
          tableHash,
          consolationHash,
          ...round,
          userSeed: 'lucky',
          step: null,
          entropy: chase.entropy,
          ticket,
          consolation: null,
          item: { itemId: itemOf(1), skin: kestrel, wear: 'FN', float, value: '5000' },
        },
      },
    ]);
  });

  it('takes exactly the fee, and puts the target into the backpack', () => {
    const house = houseOf(...ready);
    house.submit(chase);
    const player = playerOf(house, alice);
    expect(player.coin).toBe(621n);
    expect(player.items.get(itemOf(1))).toMatchObject({ value: 5_000n, acquiredAt: T0, game: 'dream', case: null });
    expect([player.items.size, player.current.roundCount, player.wagered]).toEqual([1, 1, 1_379n]);
  });
});

describe('a dream that is lost', () => {
  it('gives a consolation with its float, worth what the table says, for the same fee', () => {
    const entropy = entropyThat(0);
    const { ticket, consolation, float } = outcomeOf(entropy);
    expect(float).toBeGreaterThanOrEqual(150_000);
    const data = chased(given(...ready), { ...chase, entropy });
    expect(data).toMatchObject({
      ticket,
      fee: '1379',
      consolation: { ticket: consolation?.ticket, entry: 0 },
      item: { itemId: itemOf(1), skin: vulture, wear: 'FT', float, value: '60' },
    });
  });

  it('draws no float for a consolation without wear', () => {
    const data = chased(given(...ready), { ...chase, entropy: entropyThat(1) });
    expect(data).toMatchObject({
      consolation: { entry: 1 },
      item: { skin: charm, wear: '', float: null, value: '20' },
    });
  });

  it('keeps to the published table, whatever the catalog says of its skins by then', () => {
    const cheaper = skinPublished(vulture, revalued(vultureDefinition, 'FT', '1'), 2);
    expect(chased(given(...ready, cheaper), { ...chase, entropy: entropyThat(0) }).item.value).toBe('60');
  });
});

describe('a dream is refused', () => {
  it('for nobody', () => {
    const refused = { kind: 'rejected', code: 'PLAYER_NOT_FOUND', details: {} };
    expect(given(...skinsPublished, termsAre(), consolationPublished).when(chase)).toEqual(refused);
  });

  it('while dreams are stopped, or no consolation table was ever published', () => {
    const refused = { kind: 'rejected', code: 'GAME_STOPPED', details: round };
    expect(given(...ready, stopped('dream')).when(chase)).toEqual(refused);
    expect(given(...skinsPublished, termsAre(), registered(alice), deposited(alice, '2000')).when(chase)).toEqual(
      refused,
    );
  });

  it('is refused where the fee would pass a limit of the player’s own', () => {
    const fee = BigInt(chase.fee);
    const limited = (amount: bigint) =>
      given(...ready).guarded(alice, { limits: [{ kind: 'loss', period: 'week', amount, from: T0 }] });
    expect(limited(fee).when(chase)).toBeAccepted();
    expect(limited(fee - 1n).when(chase)).toBeRefused(
      'LIMIT_REACHED',
      expect.objectContaining({ ...round, kind: 'loss' }),
    );
  });

  it('while safer play says so, and not a millisecond longer', () => {
    const blocked = given(...ready).guarded(alice, { version: 3, blockedUntil: T0 + 10 });
    expect(blocked.when(chase)).toBeRefused('PLAY_NOT_ALLOWED', round);
    expect(blocked.after(10).when(chase)).toBeAccepted();
  });

  const bad: readonly [string, string, Partial<ChaseDream>][] = [
    ['a chance that is no number', 'winTickets', { winTickets: Number.NaN }],
    ['a chance with a fraction', 'winTickets', { winTickets: 2_500_000.5 }],
    ['an endless chance', 'winTickets', { winTickets: Number.NEGATIVE_INFINITY }],
    ['a target value that is no amount', 'targetValue', { targetValue: '5e3' }],
    ['a negative fee', 'fee', { fee: '-1379' }],
    ['a fee beyond every balance', 'fee', { fee: '9007199254740992' }],
    ['too much entropy', 'entropy', { entropy: 'e'.repeat(33) }],
  ];
  it.each(bad)('with %s', (_, field, change) =>
    expect(given(...ready).when({ ...chase, ...change })).toBeRefused('INPUT_INVALID', { ...round, field }),
  );

  it('for a target that isn’t in the catalog, in that wear, or is worth nothing', () => {
    const refused = { kind: 'rejected', code: 'TARGET_NOT_FOUND', details: round };
    const story = given(...ready);
    expect(story.when({ ...chase, targetSkin: mustBe(isSkinId, 'ghost') })).toEqual(refused);
    expect(story.when({ ...chase, targetWear: '' })).toEqual(refused);
    expect(story.happened(catalogSays('0')).after(NOTICE_MS).when(chase)).toEqual(refused);
  });

  it.each([-1, 0, 99_999, 7_500_001, 10_000_000])('with a chance of %i in 10,000,000', (winTickets) =>
    expect(given(...ready).when({ ...chase, winTickets })).toBeRefused('CHANCE_OUT_OF_RANGE', {
      ...round,
      winTickets,
      min: 100_000,
      max: 7_500_000,
    }),
  );

  it('not on the limits themselves', () => {
    // (5000 × 0.01 + 24 × 0.99) ÷ 0.92 = 80.17… and (5000 × 0.75 + 24 × 0.25) ÷ 0.92 = 4082.60…
    const rich = given(...ready, deposited(alice, '10000'));
    expect(chased(rich, { ...chase, winTickets: 100_000, fee: '81' })).toMatchObject({ fee: '81' });
    expect(chased(rich, { ...chase, winTickets: 7_500_000, fee: '4083' })).toMatchObject({ fee: '4083' });
  });

  const shown: readonly [string, Partial<ChaseDream>][] = [
    ['another value of the target', { targetValue: '5001' }],
    ['a higher fee', { fee: '1380' }],
    ['a lower fee', { fee: '1378' }],
    ['another consolation table', { consolationHash: mustBe(isHexHash, hashOf('older table')) }],
  ];
  it.each(shown)('where the player was shown %s, with what it is now', (_, change) =>
    expect(given(...ready).when({ ...chase, ...change })).toBeRefused('PRICE_CHANGED', {
      ...round,
      targetValue: '5000',
      fee: '1379',
      consolationHash,
    }),
  );

  it('where another value came 60 s before, or a new consolation table 120 s before', () => {
    const story = given(...ready);
    const published = story.when({
      type: 'PublishConsolation',
      entries: [{ skin: charm, wear: '', tickets: 10_000_000 }],
    });
    if (published.kind !== 'accepted') throw new Error('refused');
    const consoled = story.happened(...published.events);
    expect(chased(consoled.after(2 * NOTICE_MS - 1), chase)).toMatchObject({ fee: '1379', consolationHash });
    expect(consoled.after(2 * NOTICE_MS).when(chase)).toBeRefused(
      'PRICE_CHANGED',
      expect.objectContaining({ fee: '1375' }),
    );
    const revalued = given(...ready, catalogSays('6000'));
    expect(chased(revalued.after(NOTICE_MS - 1), chase)).toMatchObject({ target: { value: '5000' } });
    expect(revalued.after(NOTICE_MS).when(chase)).toBeRefused(
      'PRICE_CHANGED',
      expect.objectContaining({ targetValue: '6000', fee: '1650', consolationHash }),
    );
  });

  it('where the coin is short by one', () => {
    const short = given(
      ...skinsPublished,
      termsAre(),
      consolationPublished,
      registered(alice),
      deposited(alice, '1378'),
    );
    expect(short.when(chase)).toBeRefused('INSUFFICIENT_FUNDS', { ...round, cost: '1379' });
    expect(short.happened(deposited(alice, '1')).when(chase)).toBeAccepted();
  });
});

describe('what a dream needs', () => {
  it('is the player with their pairs, the game, the consolation table and the target', () => {
    const house = houseOf(...ready);
    const { needs } = chaseDreamWith(nodeHashing);
    const known = knownStates(() => undefined);
    expect(needs(chase, { ...known, player: (id) => house.world().player(id) })).toEqual({
      streams: [playerStream(alice), gameStream('dream'), termsStream, consolationStream, skinStream(kestrel)],
      guards: [alice],
      pairs: [pairNumber(1).pairId, pairNumber(2).pairId],
    });
    expect(needs(chase, known).pairs).toEqual([]);
  });
});

describe('a dream that names its table', () => {
  it('is played on that one, and refused where another is agreed to', () => {
    const tableHash = mustBe(isHexHash, dreamTableHash(nodeHashing, table));
    expect(chased(given(...ready), { ...chase, tableHash }).tableHash).toBe(tableHash);
    const other = mustBe(isHexHash, '0'.repeat(64));
    expect(given(...ready).when({ ...chase, tableHash: other })).toBeRefused('PRICE_CHANGED');
  });
});
