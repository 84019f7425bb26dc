import { describe, expect, it } from 'vitest';
import {
  alice,
  dawnPublished,
  deposited,
  openDawn,
  playerNumber,
  registered,
  roundOf,
  skinsPublished,
  stopped,
} from '../../test/cast.ts';
import { acceptedEvents, commandIdNumber, houseOf, pairNumber, playerOf, T0 } from '../../test/deciders.ts';
import {
  aliceHolds,
  aliceHosts,
  enter,
  entropyNumber,
  houseAfter,
  MINUTE,
  openRoom,
  roomOf,
} from '../../test/giveaways.ts';
import { continueAfterLoss } from '../../test/loss.ts';
import { unnamedBy } from '../../test/needs.ts';
import { termsAre } from '../../test/terms-cast.ts';
import { GAMES } from '../kernel/game-name.ts';
import { playerStream } from '../kernel/ids.ts';

const loss = continueAfterLoss(8, 12);
const end = { type: 'EndContinuation' } as const;
const replace = { type: 'ReplaceSeeds', playerId: alice } as const;
const resume = { type: 'StopGame', game: 'case', stop: false, reason: '' } as const;
const committed = (n: number) => ({ pairId: pairNumber(n).pairId, publicHash: pairNumber(n).publicHash });
const revealed = (n: number) => {
  const { pairId, serverSeed, salt } = pairNumber(n);
  return { pairId, serverSeed, salt };
};

const site = () => {
  return houseOf(...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '1000'));
};
const afterLoss = () => {
  const house = site();
  acceptedEvents(house.submit(loss));
  return house;
};

describe('a log that lost its end', () => {
  it('goes on with a statement, and every game stopped', () => {
    const [statement, ...stops] = acceptedEvents(site().submit(loss, commandIdNumber(7)));
    const { type: _, ...said } = loss;
    expect(statement).toEqual({
      type: 'LogContinued',
      schemaVersion: 1,
      data: { commandId: commandIdNumber(7), ...said },
    });
    expect(stops).toMatchObject(
      GAMES.map((game) => ({ type: 'GameStopped', data: { game, reason: loss.reason, graceMs: 0 } })),
    );
  });

  it('leaves alone what was stopped before', () => {
    const house = site();
    house.given([stopped('case')]);
    expect(acceptedEvents(house.submit(loss))).toHaveLength(GAMES.length);
  });

  it('stops at once what had a grace left', () => {
    const house = site();
    acceptedEvents(house.submit({ type: 'StopGame', game: 'case', stop: true, reason: 'inspection' }));
    expect(acceptedEvents(house.submit(loss))).toHaveLength(1 + GAMES.length);
    expect(house.decide(openDawn(alice))).toBeRefused('GAME_STOPPED');
  });

  it('is one that lost something, and is continued once at a time', () => {
    expect(site().decide({ ...loss, keptSize: 12 })).toBeRefused('INPUT_INVALID');
    const house = afterLoss();
    expect(house.decide(continueAfterLoss(8, 13))).toBeRefused('NOTHING_TO_DO');
    acceptedEvents(house.submit(end));
    expect(house.decide(end)).toBeRefused('NOTHING_TO_DO');
    expect(house.decide(continueAfterLoss(20, 30))).toBeAccepted();
  });

  it('takes no play, and resumes no game, before the old seeds are revealed', () => {
    const house = afterLoss();
    expect(house.decide(openDawn(alice))).toBeRefused('GAME_STOPPED');
    expect(house.decide(resume)).toBeRefused('GAME_STOPPED');
    acceptedEvents(house.submit(replace));
    expect(house.decide(resume)).toBeRefused('GAME_STOPPED');
    acceptedEvents(house.submit(end));
    acceptedEvents(house.submit(resume));
    expect(house.decide(openDawn(alice))).toBeRefused('SEED_CHANGED');
    expect(house.decide({ ...openDawn(alice), round: roundOf(house.world().player(alice)) })).toBeAccepted();
  });

  it('names everything it reads and writes beforehand', () => {
    expect(unnamedBy(site(), loss)).toEqual([]);
    for (const command of [end, replace, resume]) expect(unnamedBy(afterLoss(), command)).toEqual([]);
  });
});

describe('the seeds of before a loss', () => {
  it('are revealed, the one in use and the next, and two others are committed', () => {
    const house = afterLoss();
    house.wait(5);
    const decision = house.submit(replace);
    expect(acceptedEvents(decision)).toMatchObject([
      {
        type: 'SeedRotated',
        data: { reason: 'loss', revealed: { ...revealed(1), roundCount: 0 }, current: committed(2) },
      },
      {
        type: 'SeedRotated',
        data: { reason: 'loss', revealed: revealed(2), current: committed(21), next: committed(22) },
      },
    ]);
    const stream = playerStream(alice);
    expect(decision).toMatchObject({
      timers: [
        { change: 'clear', timer: { stream, kind: 'seed-retirement', seq: 1 } },
        { change: 'set', timer: { stream, kind: 'seed-retirement', seq: 3 } },
      ],
    });
    expect(playerOf(house, alice)).toMatchObject({
      current: { ...committed(21), seq: 3, roundCount: 0, committedAt: T0 + 5, startedAt: T0 + 5 },
      next: { ...committed(22), committedAt: T0 + 5 },
      userSeed: 'lucky',
    });
  });

  it('are revealed for rooms, too, and replaced', () => {
    const house = houseAfter(...aliceHolds);
    acceptedEvents(house.submit(loss));
    const [, , hosts] = acceptedEvents(house.submit(replace));
    expect(hosts).toMatchObject({
      type: 'HostSeedsReplaced',
      data: { revealed: { battle: revealed(5), giveaway: revealed(6) } },
    });
    const { hostSeeds } = playerOf(house, alice);
    expect(hostSeeds?.battle.pairId).not.toBe(pairNumber(5).pairId);
    expect(unnamedBy(house, replace)).toEqual([]);
  });

  it('stay hidden as long as nothing is lost', () => {
    expect(site().decide(replace)).toBeRefused('NOTHING_TO_DO');
    const house = afterLoss();
    acceptedEvents(house.submit(end));
    expect(house.decide(replace)).toBeRefused('NOTHING_TO_DO');
  });
});

describe('a giveaway that was open when entries were lost', () => {
  const open = () => {
    const house = houseAfter(...aliceHolds);
    const giveawayId = openRoom(house, aliceHosts());
    house.given([registered(playerNumber(1), 7)]);
    acceptedEvents(house.submit(enter(playerNumber(1), giveawayId, entropyNumber(1))));
    house.wait(10 * MINUTE);
    return { house, giveawayId };
  };

  it('is never drawn, though its time has come, and is cancelled', () => {
    const { house, giveawayId } = open();
    expect(house.decide({ type: 'CancelGiveaway', giveawayId })).toBeRefused('GIVEAWAY_CLOSED');
    acceptedEvents(house.submit(loss));
    expect(house.decide({ type: 'DrawGiveaway', giveawayId })).toEqual({ kind: 'early' });
    expect(unnamedBy(house, { type: 'CancelGiveaway', giveawayId })).toEqual([]);
    acceptedEvents(house.submit({ type: 'CancelGiveaway', giveawayId }));
    expect(roomOf(house, giveawayId)).toMatchObject({ status: 'cancelled' });
  });
});
