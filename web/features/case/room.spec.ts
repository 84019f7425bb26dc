import { describe, expect, it } from 'vitest';
import type { PlayRecord } from '../play/pending-play.ts';
import { reducePlay } from '../play/pending-play.ts';
import type { OpenBody } from './play/open-body.ts';
import type { PlayedRound } from './play/open-case.ts';
import type { CaseOutcome, CasePlayState } from './play/use-play.ts';
import { EMPTY_ROOM, phaseOf, type Room, type RoomEvent, type RoomPhase, reduceRoom } from './room.ts';

const names = { zhCN: '等深线', zhTW: '等深線', en: 'Isobath' };
const round = (place: number): PlayedRound => ({
  id: `pair.${place}`,
  roundNo: place,
  position: '40',
  playedAt: '2026-11-22T14:32:07.000Z',
  price: 250,
  ticket: 7,
  float: null,
  entry: {
    index: 0,
    wear: null,
    firstTicket: 0,
    lastTicket: 9,
    value: 900,
    skin: { id: 's', grade: 1, image: '/s.svg', imageSmall: '/s.svg', familyNames: names, finishNames: names },
  },
  item: { id: `item-${place}`, state: 'HELD', sellPrice: 900 },
});
const record = (free = false, revealStartedAt: number | null = null): PlayRecord<OpenBody> => ({
  playerId: 'player',
  body: {
    commandId: 'first',
    loose: null,
    terms: 'terms',
    slug: 'tidal',
    quantity: 2,
    oddsHash: 'odds',
    free: free ? { couponId: null } : null,
  },
  madeAt: 1000,
  revealStartedAt,
  fast: false,
  walletBefore: { coin: 5000, points: 0, version: 3 },
});
const outcome: CaseOutcome = {
  commandId: 'first',
  rounds: [round(1), round(2)],
  lastRound: 'pair.2',
  promise: null,
  position: '41',
  wallet: { coin: 4500, points: 0, version: 4 },
};

const committing = (free = false): CasePlayState =>
  reducePlay({ phase: 'idle' }, { type: 'started', record: record(free) });
const found = (parked: boolean, revealStartedAt: number | null = null): CasePlayState =>
  reducePlay({ phase: 'idle' }, { type: 'found', record: record(false, revealStartedAt), parked });
const turning = (from: CasePlayState = committing()): CasePlayState =>
  reducePlay(from, { type: 'answered', outcome, now: 1200 });
const standing = (from: CasePlayState = turning()): CasePlayState => reducePlay(from, { type: 'stood' });
const lost = reducePlay(committing(), { type: 'unanswered', commandId: 'first' });
const refused = reducePlay(committing(), {
  type: 'refused',
  commandId: 'first',
  code: 'CASE_CHANGED',
  details: {},
  note: null,
});

const play = (state: CasePlayState): RoomEvent => ({ type: 'played', play: state, reducedMotion: false });
const demo: RoomEvent = {
  type: 'demoDrawn',
  turn: {
    id: 'demo',
    winners: [],
    resumed: false,
    startedAt: 1,
    timing: { durationMs: 5000, staggerMs: 0 },
    demo: true,
  },
};
const away: RoomEvent = { type: 'putAway', staged: false };
const roomAfter = (...events: readonly RoomEvent[]): Room => events.reduce(reduceRoom, EMPTY_ROOM);

describe('the room of a case', () => {
  const courses: readonly (readonly [course: string, events: readonly RoomEvent[], phases: readonly RoomPhase[]])[] = [
    [
      'an opening is committed, then turns, then stands, then is put away',
      [{ type: 'opened' }, play(committing()), play(turning()), play(standing()), away, play({ phase: 'idle' })],
      ['idle', 'committing', 'spinning', 'revealed', 'revealed', 'idle'],
    ],
    [
      'a connection that is lost leaves it unanswered until there is an answer',
      [play(committing()), play(lost), play(turning(lost))],
      ['committing', 'unanswered', 'spinning'],
    ],
    ['an opening that is refused turns nothing', [play(committing()), play(refused)], ['committing', 'refused']],
    [
      'one that was interrupted long ago waits to be asked for',
      [play(found(true)), play(reducePlay(found(true), { type: 'confirmed' }))],
      ['interrupted', 'unanswered'],
    ],
    [
      'a demo turns and stands without a play, and is put away at once',
      [demo, { type: 'demoStood' }, away],
      ['spinning', 'revealed', 'idle'],
    ],
    [
      'a demo beside an interrupted opening leaves that as it was',
      [play(found(true)), demo, away],
      ['interrupted', 'spinning', 'interrupted'],
    ],
    [
      'a demo that comes late gives way to what was paid for',
      [play(committing()), demo, play(turning())],
      ['committing', 'committing', 'spinning'],
    ],
    [
      'the next opening takes the place of a result',
      [play(standing()), { type: 'opened' }, play({ phase: 'idle' }), play(committing())],
      ['revealed', 'idle', 'idle', 'committing'],
    ],
  ];
  it.each(courses)('%s', (_, events, phases) => {
    expect(events.map((_event, place) => phaseOf(roomAfter(...events.slice(0, place + 1))))).toEqual(phases);
  });

  it('shows one turn as one object from its start to its end', () => {
    const spinning = roomAfter(play(turning()));
    expect(spinning.shown).toMatchObject({ paid: 500, free: false, position: '41', turn: { resumed: false } });
    expect(reduceRoom(spinning, play(standing())).shown).toBe(spinning.shown);
  });

  it('tells after a reload that somebody has seen the turn before', () => {
    expect(roomAfter(play(turning(found(false, 900)))).shown?.turn).toMatchObject({ resumed: true, startedAt: 900 });
  });

  it('lets nothing end a paid turn but its play', () => {
    const spinning = roomAfter(play(turning()));
    expect(phaseOf(reduceRoom(spinning, { type: 'demoStood' }))).toBe('spinning');
    expect(phaseOf(reduceRoom(spinning, away))).toBe('spinning');
  });
});

describe('a free opening', () => {
  const freeTurn = turning(committing(true));

  it('costs nothing, and paying waits to be asked for', () => {
    const room = roomAfter(play(freeTurn));
    expect(room).toMatchObject({ freeUsed: true, shown: { paid: 0, free: true } });
    expect(reduceRoom(room, { type: 'payingChosen' }).freeUsed).toBe(false);
    expect(reduceRoom(room, { type: 'opened' }).freeUsed).toBe(false);
  });

  it('names its round once it stands, also after its item was put away, until the next one turns', () => {
    expect(roomAfter(play(freeTurn)).freeRound).toBeNull();
    const kept = roomAfter(play(freeTurn), play(standing(freeTurn)), away, play({ phase: 'idle' }));
    expect(kept.freeRound).toBe('pair.1');
    expect(reduceRoom(kept, demo).freeRound).toBeNull();
    expect(reduceRoom(kept, play(turning())).freeRound).toBeNull();
  });
});

describe('a stage that was put away', () => {
  it('keeps a second tap from paying, for a moment', () => {
    const room = roomAfter({ type: 'putAway', staged: true });
    expect(room.resting).toBe(true);
    expect(reduceRoom(room, { type: 'rested' }).resting).toBe(false);
    expect(roomAfter(away).resting).toBe(false);
  });

  it('remembers every item that was sold on it', () => {
    const room = roomAfter({ type: 'sold', itemIds: ['a'] }, { type: 'sold', itemIds: ['b'] });
    expect([...room.sold]).toEqual(['a', 'b']);
  });
});
