import { describe, expect, it } from 'vitest';
import { explanationLines } from '../../../scripts/audit/explanation-lines.ts';
import { join, must, openArena, openRoom as openBattle, runClock } from '../../../test/battle-cast.ts';
import { testChoice } from '../../../test/beacons.ts';
import { alice, bob } from '../../../test/cast.ts';
import { playerOf } from '../../../test/deciders.ts';
import { lanedRoomsStory } from '../../../test/forgeries/laned-rooms.ts';
import { ann, ben, cat, dan } from '../../../test/games-story/stage.ts';
import { bringing, deviceNumber, openingLane } from '../../../test/lanes.ts';
import { witnessedChoice } from '../../../test/room-witness.ts';
import {
  failing,
  forged,
  other,
  playProof,
  roomProof,
  specTools,
  verified,
  without,
} from '../../../test/sample-proofs.ts';
import { collectFindings } from '../../audit/finding.ts';
import { gameTrace } from '../../audit/surveys/game-trace.ts';
import { isRound } from '../../events.ts';
import type { CreateBattle } from '../battle/create-battle.ts';
import { stepOf } from './explanation.ts';
import type { LanesStep } from './steps.ts';

const story = { recorded: lanedRoomsStory };
const created = lanedRoomsStory.flatMap(({ event }): readonly string[] => {
  if (event.type === 'BattleCreated') return [event.data.battleId];
  return event.type === 'GiveawayCreated' ? [event.data.giveawayId] : [];
});
const [duel = '', three = '', gift = '', own = ''] = created;

/** By player: the step that they took for the room; null of a loose part. */
const stepsIn = (step: LanesStep | null) =>
  step?.brought.map(({ place, occupant, lane }) => [
    place,
    occupant.kind === 'player' ? occupant.playerId : occupant.bot,
    lane?.step ?? null,
    lane?.faults ?? [],
  ]);

describe('what was brought into a room', () => {
  it('was fixed before where everybody took a step of a lane', async () => {
    const explanation = await verified(duel, roomProof(story, duel));
    expect(explanation.overall).toBe('match');
    const lanes = stepOf(explanation, 'lanes');
    expect(lanes).toMatchObject({ verdict: 'match', guard: 'players' });
    expect(stepsIn(lanes)).toEqual([
      [1, ann, 2, []],
      [2, ben, 1, []],
    ]);
    expect(lanes?.brought[0]?.lane?.before?.link).toBe(lanes?.brought[0]?.lane?.computed);
  });

  it.each<[string, string, readonly unknown[]]>([
    [
      'a battle',
      three,
      [
        [1, cat, null, []],
        [2, ben, 2, []],
        [3, dan, null, []],
      ],
    ],
    [
      'a giveaway of the house',
      gift,
      [
        [1, ann, 4, []],
        [2, cat, null, []],
        [3, dan, null, []],
        [4, ben, 4, []],
      ],
    ],
    [
      'a giveaway of a player',
      own,
      [
        [null, ann, 5, []],
        [1, ben, 5, []],
        [2, cat, null, []],
      ],
    ],
  ])('is loose as a whole where one part is: %s', async (_which, id, steps) => {
    const explanation = await verified(id, roomProof(story, id));
    expect([explanation.overall, failing(explanation)]).toEqual(['loose', []]);
    expect(stepsIn(stepOf(explanation, 'lanes'))).toEqual(steps);
  });

  it('is explained to the auditor as to the page', async () => {
    for (const id of created) {
      const findings = collectFindings();
      const analysis = gameTrace(specTools, findings, id);
      for (const recorded of lanedRoomsStory) analysis.record(recorded);
      const trace = await analysis.finish();
      expect([id, trace?.status, findings.kept()]).toEqual([id, 'proven', []]);
      expect(trace?.explanation).toEqual(await verified(id, roomProof(story, id)));
    }
    expect(explanationLines(await verified(duel, roomProof(story, duel))).join('\n')).toMatch(
      /lanes +holds\n +seat 1, player .*: step 2\n.*signs glasscase\/2\/lane/,
    );
    expect(explanationLines(await verified(own, roomProof(story, own))).join('\n')).toMatch(
      /lanes +is loose\n +host, player .*: step 5\n[\s\S]*code 2, player .*: loose\n.*the house could have/,
    );
  });

  it.each<[string, string, Parameters<typeof forged>[2], string, number]>([
    ['another link', 'LinkSpent', (data) => ({ ...data, link: other(data.link) }), 'link', -1],
    ['another step', 'LinkSpent', (data) => ({ ...data, step: 7 }), 'before', -1],
    [
      'a link of another command',
      'LinkSpent',
      (data) => ({ ...data, commandId: other(data.commandId) }),
      'entropy',
      -1,
    ],
    ['other entropy than the link’s', 'SeatTaken', (data) => ({ ...data, entropy: other(data.entropy) }), 'entropy', 1],
    ['another anchor', 'LaneOpened', (data) => ({ ...data, anchor: other(data.anchor) }), 'signature', 1],
    ['another signature', 'LaneOpened', (data) => ({ ...data, signature: other(data.signature) }), 'signature', 1],
  ])('is a fault with %s', async (_which, type, forge, fault, nth) => {
    const lines = roomProof(story, duel);
    const last = lines.filter(({ json }) => json.includes('"LinkSpent"')).length - 1;
    const explanation = await verified(duel, forged(lines, type, forge, nth < 0 ? last : nth));
    expect(failing(explanation)).toContain('lanes');
    expect(stepOf(explanation, 'lanes')?.brought.at(-1)?.lane?.faults).toContain(fault);
    expect(explanation.overall).toBe('mismatch');
  });

  it('is a fault without the opening, and without the step before', async () => {
    const lines = roomProof(story, duel);
    for (const [type, fault] of [
      ['LaneOpened', 'opening'],
      ['CaseOpened', 'before'],
    ] as const) {
      const explanation = await verified(duel, without(lines, type));
      expect(stepOf(explanation, 'lanes')?.brought[0]?.lane?.faults).toEqual([fault]);
      expect(explanation.overall).toBe('mismatch');
    }
  });

  it('is loose where the proof leaves the step out, or has it of another player or room', async () => {
    const lines = roomProof(story, duel);
    const forgeries = [
      without(lines, 'LinkSpent', 1),
      forged(lines, 'LinkSpent', (data) => ({ ...data, playerId: cat }), 1),
      forged(lines, 'LinkSpent', (data) => ({ ...data, room: three }), 1),
    ];
    for (const forgery of forgeries) {
      const explanation = await verified(duel, forgery);
      expect([explanation.overall, stepOf(explanation, 'lanes')?.brought[1]?.lane]).toEqual(['loose', null]);
    }
  });
});

describe('a play whose step before a seat took', () => {
  const plays = lanedRoomsStory.flatMap(({ event }) => (isRound(event) && event.data.step === 3 ? [event.data] : []));

  it('leads to the link of the seat', async () => {
    expect(plays.length).toBeGreaterThan(1);
    for (const { pairId, roundNo } of plays) {
      const id = `${pairId}.${roundNo}`;
      const lines = playProof(story, id);
      expect(lines.filter(({ json }) => json.includes('"LinkSpent"'))).toHaveLength(1);
      const step = stepOf(await verified(id, lines), 'lane');
      expect(step).toMatchObject({ verdict: 'match', lane: { step: 3, faults: [] } });
      expect(step?.lane?.before?.link).toBe(step?.lane?.computed);
      expect(stepOf(await verified(id, without(lines, 'LinkSpent')), 'lane')?.lane?.faults).toEqual(['before']);
      const lie = forged(lines, 'LinkSpent', (data) => ({ ...data, link: other(data.link) }));
      expect(stepOf(await verified(id, lie), 'lane')?.lane?.faults).toEqual(['link']);
    }
  });
});

describe('a room that is locked', () => {
  const locked = async (asked: Partial<CreateBattle>, laned: boolean) => {
    const house = openArena();
    const device = deviceNumber(1);
    const lanes = [alice, bob].map((playerId) => {
      const { pairId } = playerOf(house, playerId).next;
      must(house, openingLane(playerOf(house, playerId), device));
      return { playerId, pairId };
    });
    const brought = (playerId: typeof alice) => {
      const lane = lanes.find((one) => one.playerId === playerId);
      return laned && lane !== undefined ? bringing(playerOf(house, playerId), lane.pairId) : {};
    };
    const room = openBattle(house, { ...asked, ...brought(alice) });
    must(house, { ...join(bob, room), ...brought(bob) });
    runClock(house, 1);
    return stepOf(await verified(room, roomProof(house, room)), 'lanes');
  };

  it('holds with loose seats where a witness has to see its lock, and with nothing less', async () => {
    expect(await locked({ beacon: witnessedChoice }, false)).toMatchObject({ verdict: 'match', guard: 'witness' });
    expect(await locked({ beacon: testChoice }, false)).toMatchObject({ verdict: 'loose', guard: 'beacon' });
    expect(await locked({}, false)).toMatchObject({ verdict: 'loose', guard: 'players' });
    expect(await locked({ beacon: testChoice }, true)).toMatchObject({ verdict: 'match', guard: 'beacon' });
  });

  it('counts bots as loose by the first rules, which had the house bring for them', async () => {
    const brought = async (rules: 1 | 2) => {
      const house = openArena();
      const room = openBattle(house, { rules });
      must(house, {
        type: 'AddBot',
        playerId: alice,
        battleId: room,
        seat: null,
        ...(rules === 1 && { entropy: 'e'.repeat(32) }),
      });
      runClock(house);
      return stepOf(await verified(room, roomProof(house, room)), 'lanes')?.brought.map(
        ({ occupant }) => occupant.kind,
      );
    };
    expect(await brought(1)).toEqual(['player', 'bot']);
    expect(await brought(2)).toEqual(['player']);
  });
});
