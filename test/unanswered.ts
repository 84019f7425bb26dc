import type { ContractTable } from '../engine/games/contract/table.ts';
import { canonicalJson, type Json } from '../engine/kernel/canonical-json.ts';
import { type HexHash, isToken128, mustBe, type PairId, type PlayerId } from '../engine/kernel/ids.ts';
import type { Unplayed } from '../engine/player/lanes/events.ts';
import { dawnOdds, kestrel, openDawn, vulture } from './cast.ts';
import { playerOf } from './deciders.ts';
import { ann, createStage, type Stage } from './games-story/stage.ts';
import { closingLane, deviceNumber, linkAt, nextOf, openingLane } from './lanes.ts';

type Draw = Unplayed['draw'];

/** The one that opens and closes every lane here. */
const device = deviceNumber(1);
export const openedLane = ({ ask, house }: Stage, playerId: PlayerId): PairId => {
  const { pairId } = playerOf(house, playerId).next;
  ask(openingLane(playerOf(house, playerId), device));
  return pairId;
};
export const closedWith = ({ ask, house }: Stage, playerId: PlayerId, lane: PairId, draw: Draw): void => {
  const player = playerOf(house, playerId);
  const step = player.lanes.get(lane)?.step ?? 0;
  ask(closingLane(player, lane, device, { link: linkAt(lane, step + 1), draw }));
};

export const cases = (oddsHash: HexHash, quantity = 1, roundNo = 1): Draw => ({
  game: 'case',
  oddsHash,
  quantity,
  roundNo,
});
const tabled = (game: 'upgrade' | 'dream' | 'contract', table: Json, roundNo = 1): Draw => ({
  game,
  table: canonicalJson(table),
  roundNo,
});
const target = { skin: kestrel, wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' } as const;
const upgrade = {
  game: 'upgrade',
  version: 1,
  tickets: 10_000_000,
  stake: '1000',
  target,
  side: 'under',
  win: 1_840_000,
};
const consolation = (() => {
  const published = createStage().house.recorded.find(({ event }) => event.type === 'ConsolationPublished');
  if (published?.event.type !== 'ConsolationPublished') throw new Error('no consolations');
  return published.event.data.tableHash;
})();
const dream = { game: 'dream', version: 1, tickets: 10_000_000, target, win: 2_500_000, fee: '1389', consolation };
const entry = { skin: vulture, wear: 'FT', floatMin: 150_000, floatMax: 380_000 } as const;
const contract: ContractTable = {
  game: 'contract',
  version: 1,
  pool: 'ab'.repeat(32),
  stake: '100',
  tickets: 10,
  entries: [
    { ...entry, first: 0, last: 6, value: '60' },
    { ...entry, first: 7, last: 9, value: '150' },
  ],
};

/** Claims that can be followed: for 37.89 together, of which 34.947 come back on average. */
export const LAWFUL: readonly Draw[] = [
  cases(dawnOdds, 3),
  tabled('upgrade', upgrade),
  tabled('upgrade', { ...upgrade, side: 'over' }),
  tabled('dream', dream),
  tabled('contract', contract),
];
export const aboutRoom: Draw = { game: 'room', room: mustBe(isToken128, ann) };

/** Claims of which nothing follows, by what is wrong with them. */
export const VOID: readonly (readonly [string, readonly Draw[]])[] = [
  ['odds that the log doesn’t publish', [cases(consolation)]],
  ['another round than the lane’s next', [cases(dawnOdds, 1, 2), tabled('upgrade', upgrade, 2)]],
  ['another game’s table', [tabled('dream', upgrade)]],
  ['a table that isn’t canonical', [{ game: 'upgrade', table: JSON.stringify(upgrade), roundNo: 1 }]],
  ['a table that is none', [{ game: 'upgrade', table: '['.repeat(4_096), roundNo: 1 }, tabled('upgrade', 'nothing')]],
  [
    'a table with more members, or fewer',
    [tabled('upgrade', { ...upgrade, more: 1 }), tabled('contract', { game: 'contract', version: 1 })],
  ],
  ['a table that returns more than any game', [tabled('upgrade', { ...upgrade, win: 1_840_001 })]],
  ['a fee that is too low', [tabled('dream', { ...dream, fee: '1388' })]],
  ['a chance beyond the bounds', [tabled('upgrade', { ...upgrade, win: 999 })]],
  ['consolations that the log doesn’t publish', [tabled('dream', { ...dream, consolation: dawnOdds })]],
  ['a contract with a gap', [tabled('contract', { ...contract, tickets: 11 })]],
  [
    'values below zero',
    [tabled('contract', { ...contract, entries: [{ ...entry, first: 0, last: 9, value: '-60' }] })],
  ],
  ['nothing to win', [tabled('contract', { ...contract, entries: [{ ...entry, first: 0, last: 9, value: '0' }] })]],
];

/** A house in which each of them opens a lane for each of the claims, and closes it with that. */
export const claimed = (draws: readonly Draw[], players: readonly PlayerId[] = [ann]): Stage => {
  const stage = createStage();
  for (const playerId of players)
    for (const draw of draws) closedWith(stage, playerId, openedLane(stage, playerId), draw);
  return stage;
};

/** Cases are opened over lanes until the house refuses one, which the device states: so many lanes. */
export const refusing = (lanes: number, refuses: (value: bigint, n: number) => boolean): Stage => {
  const stage = createStage();
  const { ask, house } = stage;
  let plays = 0;
  const playOn = (lane: PairId): void => {
    const play = { ...openDawn(ann), ...nextOf(playerOf(house, ann), lane) };
    const decision = house.decide(play);
    const opened = decision.kind === 'accepted' ? decision.events[0]?.event : undefined;
    if (opened?.type !== 'CaseOpened') throw new Error('the rules refuse');
    const { oddsHash, roundNo, value } = opened.data;
    plays += 1;
    if (refuses(BigInt(value), plays)) closedWith(stage, ann, lane, cases(oddsHash, 1, roundNo));
    else {
      ask(play);
      playOn(lane);
    }
  };
  for (let n = 0; n < lanes; n += 1) playOn(openedLane(stage, ann));
  return stage;
};
