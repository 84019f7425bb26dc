import { describe, expect, it } from 'vitest';
import {
  alice,
  bob,
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
  won,
} from '../../../test/cast.ts';
import { contractPool as pool, contractPoolHash as poolHash, poolPublished } from '../../../test/contract-cast.ts';
import {
  acceptedEvents,
  commandIdNumber,
  eventIn,
  given,
  houseOf,
  pairNumber,
  playerOf,
  T0,
} from '../../../test/deciders.ts';
import { wonFree } from '../../../test/item-cast.ts';
import { contractTerms, TERMS, termsAre } from '../../../test/terms-cast.ts';
import { fromHex } from '../../fairness/bytes.ts';
import { draw } from '../../fairness/seed-pair.ts';
import type { StreamEvent } from '../../glasscase-decision.ts';
import {
  contractPoolStream,
  gameStream,
  isHexHash,
  mustBe,
  playerStream,
  skinStream,
  termsStream,
} from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { knownStates } from '../../stream-state.ts';
import { NOTICE_MS } from '../../terms/in-force.ts';
import { drawContract } from './draw.ts';
import type { ContractPlayed } from './events.ts';
import { type PlayContract, playContractWith } from './play-contract.ts';
import { contractTable, contractTableHash } from './table.ts';
import { contractSection } from './terms.ts';

/** Alice holds four kestrels of 900, which were rounds 1 to 4. */
const holding = [registered(alice), deposited(alice, '1000'), ...[1, 2, 3, 4].map((one) => won(alice, one))];
const ready = [...skinsPublished, termsAre(), poolPublished, ...holding];
const { pairId, serverSeed } = pairNumber(1);
const round = { pairId, roundNo: 5 };
const three = [itemOf(1), itemOf(2), itemOf(3)];

const tableOf = (stake: bigint) => {
  const table = contractTable({ pool, poolHash, stake, terms: contractSection.defaults });
  if (table === null) throw new Error('no table');
  return { table, tableHash: mustBe(isHexHash, contractTableHash(nodeHashing, table)) };
};
const { table, tableHash } = tableOf(2_700n);
/** The outcome of the round by the pair's revealed seed. */
const outcomeOf = (entropy: string) =>
  drawContract(table, tableHash, { ...round, userSeed: 'lucky', entropy }, (request) =>
    draw(nodeHashing, fromHex(serverSeed), request),
  );
const entropyNumber = (n: number): string => n.toString(16).padStart(32, '0');
/** The first entropy with which that skin's wear comes out. */
const entropyFor = (wear: string): string => {
  for (let n = 1; n < 10_000; n += 1) if (outcomeOf(entropyNumber(n)).entry.wear === wear) return entropyNumber(n);
  throw new Error('no entropy fits');
};

const contract: PlayContract = {
  type: 'PlayContract',
  playerId: alice,
  round: roundOn(1),
  terms: contractTerms,
  itemIds: three,
  stake: '2700',
  tableHash,
  entropy: entropyFor('FN'),
};
const refused = (code: string, details: object) => ({ kind: 'rejected', code, details: { ...round, ...details } });

describe('a contract', () => {
  it.each(['FN', 'FT'] as const)(
    'gives the %s skin that its ticket names, and says everything that it was drawn from',
    (wear) => {
      const entropy = entropyFor(wear);
      const { ticket, index, float, entry } = outcomeOf(entropy);
      const item = { itemId: itemOf(5), skin: kestrel, wear, float, value: wear === 'FN' ? '5000' : '900' };
      const data: ContractPlayed['data'] = {
        commandId: commandIdNumber(0),
        playerId: alice,
        terms: contractTerms,
        staked: three.map((itemId) => ({ itemId, committed: '900', current: null, counted: '900' })),
        stake: '2700',
        poolHash,
        tableHash,
        ...round,
        userSeed: 'lucky',
        step: null,
        entropy,
        ticket,
        entry: index,
        item,
      };
      expect(acceptedEvents(given(...ready).when({ ...contract, entropy }))).toEqual([
        { type: 'ContractPlayed', schemaVersion: 2, data },
      ]);
      expect(entry).toMatchObject({ skin: kestrel, wear });
    },
  );

  it('takes the items and no coin, and puts what was drawn into the backpack', () => {
    const house = houseOf(...ready);
    house.submit(contract);
    const player = playerOf(house, alice);
    expect(player.coin).toBe(600n);
    expect([...player.items.keys()].sort()).toEqual([itemOf(4), itemOf(5)].sort());
    expect(player.items.get(itemOf(5))).toMatchObject({ value: 5_000n, acquiredAt: T0, game: 'contract', case: null });
    expect(player.current.roundCount).toBe(5);
  });

  it('counts the committed value for 24 hours, and then the lower of it and the catalog’s', () => {
    const cheaper = skinPublished(kestrel, revalued(kestrelDefinition, 'FT', '500'), 2);
    const story = given(...ready, cheaper).after(TERMS.items.valueLockMs - 1);
    expect(story.when(contract)).toBeAccepted();
    const now = { stake: '1500', tableHash: tableOf(1_500n).tableHash };
    expect(story.after(1).when(contract)).toEqual(refused('PRICE_CHANGED', now));
    expect(story.when({ ...contract, ...now })).toEmit([
      { data: { stake: '1500', staked: [{ committed: '900', current: '500', counted: '500' }, {}, {}] } },
    ]);
  });

  it('needs the items, what they are worth now, the pool and the switch of the game', () => {
    const house = houseOf(...ready);
    const known = { ...knownStates(() => undefined), player: () => house.world().player(alice) };
    expect(playContractWith(nodeHashing).needs(contract, known)).toEqual({
      streams: [
        playerStream(alice),
        gameStream('contract'),
        termsStream,
        contractPoolStream,
        ...three.map(() => skinStream(kestrel)),
      ],
      guards: [alice],
      pairs: expect.arrayContaining([pairId]),
    });
  });
});

describe('a contract is refused', () => {
  it('for nobody', () => expect(given(...skinsPublished).when(contract)).toBeRefused('PLAYER_NOT_FOUND', {}));

  it('while contracts are stopped', () =>
    expect(given(...ready, stopped('contract')).when(contract)).toEqual(refused('GAME_STOPPED', {})));

  const bad: readonly [string, string, Partial<PlayContract>][] = [
    ['two items', 'itemIds', { itemIds: three.slice(1) }],
    ['eleven items', 'itemIds', { itemIds: Array.from({ length: 11 }, (_, n) => itemOf(n + 1)) }],
    ['a stake that is no amount', 'stake', { stake: 'all' }],
    ['too little entropy', 'entropy', { entropy: 'abc' }],
  ];
  it.each(bad)('with %s', (_, field, change) =>
    expect(given(...ready).when({ ...contract, ...change })).toEqual(refused('INPUT_INVALID', { field })),
  );

  it('for items that aren’t held, are another’s or named twice, and for those of free cases', () => {
    const story = given(...ready, wonFree(alice, 5), registered(bob, 3), deposited(bob, '1000'), won(bob, 1, 3));
    const when = (itemIds: PlayContract['itemIds']) => story.when({ ...contract, itemIds });
    const next = { roundNo: 6 };
    expect(when([itemOf(1), itemOf(9), itemOf(1, bob)])).toEqual(
      refused('ITEM_NOT_HELD', { ...next, itemIds: [itemOf(9), itemOf(1, bob)] }),
    );
    expect(when([itemOf(1), itemOf(2), itemOf(1)])).toEqual(
      refused('ITEM_NOT_HELD', { ...next, itemIds: [itemOf(1)] }),
    );
    expect(when([itemOf(1), itemOf(2), itemOf(5)])).toEqual(
      refused('ITEM_SELL_ONLY', { ...next, itemIds: [itemOf(5)] }),
    );
  });

  it('where the pool has nothing on both sides of the stake since 120 s, or was never published', () => {
    const none = refused('NO_TABLE', { stake: '2700' });
    expect(given(...skinsPublished, termsAre(), ...holding).when(contract)).toEqual(none);
    const low: StreamEvent = eventIn(contractPoolStream, 'ContractPoolPublished', {
      version: 2,
      pool: pool.slice(0, 3),
      poolHash,
    });
    const narrowed = given(...ready, low);
    expect(narrowed.after(2 * NOTICE_MS - 1).when(contract)).toBeAccepted();
    expect(narrowed.after(2 * NOTICE_MS).when(contract)).toEqual(none);
  });

  it.each([
    ['another stake', { stake: '2699' }],
    ['another table', { tableHash: tableOf(2_699n).tableHash }],
  ])('for %s than was shown, and says what it is now', (_, change) =>
    expect(given(...ready).when({ ...contract, ...change })).toEqual(
      refused('PRICE_CHANGED', { stake: '2700', tableHash }),
    ),
  );

  it('past the player’s own limits', () => {
    const limited = (amount: bigint) =>
      given(...ready).guarded(alice, { limits: [{ kind: 'wager', period: 'month', amount, from: T0 }] });
    // 400 for the four rounds before.
    expect(limited(3_100n).when(contract)).toBeAccepted();
    expect(limited(3_099n).when(contract)).toEqual(
      refused('LIMIT_REACHED', { kind: 'wager', period: 'month', limit: '3099', used: '400' }),
    );
  });
});
