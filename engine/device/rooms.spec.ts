import { beforeEach, describe, expect, it } from 'vitest';
import { boxesOfDawn, createRoom, join, openArena, openRoom } from '../../test/battle-cast.ts';
import { alice, bob, dawn, dawnOdds, registered } from '../../test/cast.ts';
import type { House } from '../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  houseAfter,
  houseHosts,
  itemNumber,
  openRoom as openGiveaway,
} from '../../test/giveaways.ts';
import { houseSite, signedRefusal } from '../../test/player/house-site.ts';
import { memoryStore, newSigner, programKeeper } from '../../test/player/lanes.ts';
import { caseTerms } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import type { BattleId, PlayerId } from '../kernel/ids.ts';
import type { RejectionCode } from '../kernel/rejections.ts';
import type { LaneKeeper } from './keeper.ts';
import { type AskedCommand, commandOn } from './play-command.ts';
import type { DeviceStore, LaneSite, SiteAnswer } from './ports.ts';
import type { Besides } from './state.ts';

const ACCEPTED = { kind: 'accepted' };
const SILENT: SiteAnswer = { kind: 'silent' };

let house: House;
let player: PlayerId;
let site: LaneSite;
let store: DeviceStore;
let keeper: LaneKeeper;
/** The connection between the device and the site; a test may disturb it. */
let between: (command: Command, send: (command: Command) => Promise<SiteAnswer>) => Promise<SiteAnswer>;
let sent: { readonly commandId: string; readonly command: Command; readonly besides: Besides | undefined }[];
let ids: number;

const send: LaneSite['send'] = (commandId, command, besides) => {
  sent.push({ commandId, command, besides });
  return between(command, (asked) => site.send(commandId, asked));
};
const startWith = async (of: House, by: PlayerId): Promise<void> => {
  [house, player] = [of, by];
  site = await houseSite(house, player);
  const signer = newSigner();
  [store, sent, ids] = [memoryStore(), [], 0];
  between = (command, go) => go(command);
  const own = { signerOf: async () => signer, now: () => house.now(), pause: async () => {}, store };
  keeper = programKeeper({ ...site, send }, undefined, own);
};
const freshId = (): string => {
  ids += 1;
  return `00000000-0000-4000-9000-${String(ids).padStart(12, '0')}`;
};
const ask = (asked: AskedCommand, besides: Besides = {}, commandId = freshId()) =>
  keeper.play({
    ...{ commandId, playerId: player, table: null, besides },
    commandOn: (turn) => commandOn(asked, turn),
    send: (turn) => send(commandId, commandOn(asked, turn), besides),
  });
const seatIn = (battleId: BattleId, seat = 2): AskedCommand => {
  const { entropy: _, ...asked } = join(player, battleId, seat);
  return asked;
};
const opening: AskedCommand = {
  ...{ type: 'OpenCase' as const, playerId: bob, terms: caseTerms, case: dawn },
  ...{ quantity: 1, oddsHash: dawnOdds },
};
const logged = (type: string) => house.recorded.map(({ event }) => event).filter((event) => event.type === type);
/** A house that refuses every seat. */
const refusingSeats =
  (code: RejectionCode): typeof between =>
  async (command, go) =>
    command.type === 'JoinBattle'
      ? signedRefusal(house, player, { commandId: sent.at(-1)?.commandId ?? '', command }, code)
      : go(command);
const laneNow = async () => (await keeper.state(player)).lane;

describe('a device that takes a seat', () => {
  beforeEach(() => startWith(openArena(), bob));

  it('brings its lane’s next link, takes no round, and plays on with the step behind it', async () => {
    expect(await ask(seatIn(openRoom(house)))).toEqual(ACCEPTED);
    const { link = '' } = (await laneNow()) ?? {};
    expect(logged('SeatTaken').at(-1)).toMatchObject({
      data: { occupant: { playerId: bob }, entropy: link.slice(0, 32) },
    });
    expect(await laneNow()).toMatchObject({ step: 1, rounds: 0, sent: null });
    expect(await ask(opening)).toEqual(ACCEPTED);
    expect(logged('CaseOpened')).toMatchObject([{ data: { step: 2, roundNo: 1 } }]);
  });

  it('takes the first free seat where it names none', async () => {
    const { entropy: _, ...asked } = join(bob, openRoom(house));
    expect(await ask(asked)).toEqual(ACCEPTED);
  });

  it('opens a room as it takes a seat in one', async () => {
    await startWith(openArena(), alice);
    const { entropy: _, ...asked } = createRoom({ boxes: boxesOfDawn(2) });
    expect(await ask(asked)).toEqual(ACCEPTED);
    expect(logged('LinkSpent')).toMatchObject([{ data: { playerId: alice, step: 1 } }]);
  });

  it('sends a refused seat again with the link that went out', async () => {
    const room = openRoom(house);
    between = refusingSeats('BLOCKED');
    expect(await ask(seatIn(room))).toEqual({ kind: 'refused', code: 'BLOCKED' });
    const { command: first } = sent.at(-1) ?? {};
    between = (command, go) => go(command);
    expect(await ask(seatIn(room))).toEqual(ACCEPTED);
    expect(sent.at(-1)?.command).toEqual(first);
  });

  it('closes the lane before it asks for another room, and states which room the link went out for', async () => {
    const room = openRoom(house);
    between = refusingSeats('SEAT_TAKEN');
    expect(await ask(seatIn(room))).toEqual({ kind: 'refused', code: 'SEAT_TAKEN' });
    const { link } = (await laneNow())?.sent ?? {};
    expect(await ask(opening)).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([
      { data: { step: 0, unplayed: { link, draw: { game: 'room', room } } } },
    ]);
    expect(logged('LaneOpened')).toHaveLength(2);
  });

  it.each<[string, (command: Extract<Command, { type: 'JoinBattle' }>) => Command]>([
    ['another seat', (command) => ({ ...command, seat: 3 })],
    ['no step of the lane', ({ lane: _, ...command }) => command],
    ['entropy of the house’s own', ({ lane: _, ...command }) => ({ ...command, entropy: 'b'.repeat(32) })],
  ])('plays no more where the log holds %s', async (_which, change) => {
    const room = openRoom(house, { sides: 3 });
    between = (command, go) => go(command.type === 'JoinBattle' ? change(command) : command);
    expect(await ask(seatIn(room))).toMatchObject({ kind: 'stopped', evidence: { kind: 'another-play' } });
    expect(await ask(opening)).toMatchObject({ kind: 'stopped' });
  });

  it('sends what opens the room along when it asks again for what wasn’t answered', async () => {
    const room = openRoom(house, { private: true });
    between = async (command, go) => {
      if (command.type !== 'JoinBattle') return go(command);
      await go(command);
      return SILENT;
    };
    expect(await ask(seatIn(room), { key: 'sesame' })).toMatchObject({ kind: 'owed' });
    between = (command, go) => go(command);
    // Another play waits for the seat's answer.
    expect(await ask(opening)).toEqual(ACCEPTED);
    const seats = sent.filter(({ command }) => command.type === 'JoinBattle');
    expect(seats.map(({ besides }) => besides)).toEqual([{ key: 'sesame' }, { key: 'sesame' }]);
    expect(logged('SeatTaken')).toHaveLength(2);
    expect(logged('CaseOpened')).toMatchObject([{ data: { step: 2 } }]);
  });
});

describe('a device at a giveaway', () => {
  it('enters with its lane’s next link', async () => {
    await startWith(houseAfter(...aliceHolds, registered(bob)), bob);
    const giveawayId = openGiveaway(house, houseHosts());
    expect(await ask({ type: 'EnterGiveaway', playerId: bob, giveawayId })).toEqual(ACCEPTED);
    const { link = '' } = (await laneNow()) ?? {};
    expect(logged('GiveawayEntered')).toMatchObject([{ data: { playerId: bob, entropy: link.slice(0, 32) } }]);
  });

  it('opens one', async () => {
    await startWith(houseAfter(...aliceHolds), alice);
    const { entropy: _, ...asked } = aliceHosts([itemNumber(1)]);
    expect(await ask(asked)).toEqual(ACCEPTED);
    expect(logged('LinkSpent')).toHaveLength(1);
  });

  it.each([
    { given: [2, 1, 3], as: 'by rising value' },
    { given: [3, 1], as: 'of one value, the later first' },
    { given: [1, 3], as: 'of one value, the earlier first' },
  ])('opens one with its prizes in whatever order: $as', async ({ given }) => {
    await startWith(houseAfter(...aliceHolds), alice);
    const { entropy: _, ...asked } = aliceHosts(given.map(itemNumber));
    expect(await ask(asked)).toEqual(ACCEPTED);
    expect((await keeper.state(alice)).evidence).toBeNull();
  });

  it('accuses a house that gives another prize away than was given to it', async () => {
    await startWith(houseAfter(...aliceHolds), alice);
    const { entropy: _, ...asked } = aliceHosts([1, 3].map(itemNumber));
    between = (command, go) =>
      command.type === 'CreateGiveaway' && command.host.kind === 'player'
        ? go({ ...command, host: { ...command.host, itemIds: [1, 2].map(itemNumber) } })
        : go(command);
    expect(await ask(asked)).toMatchObject({ kind: 'stopped', evidence: { kind: 'another-play' } });
  });
});
