import { describe, expect, it } from 'vitest';
import { alice, dawnPublished, deposited, openDawn, registered, skinsPublished, won } from '../../test/cast.ts';
import { acceptedEvents, given, pairNumber, T0 } from '../../test/deciders.ts';
import { evolvePlayer } from '../../test/evolve-player.ts';
import { TERMS, termsAre } from '../../test/terms-cast.ts';
import { MAX_PAIR_AGE_MS, publicHashOf } from '../fairness/seed-pair.ts';
import { playerStream } from '../kernel/ids.ts';
import { nodeHashing } from '../node-hashing.ts';
import { NO_PLAYER } from './state.ts';

const stream = playerStream(alice);
const rotate = (userSeed: string | null = null) =>
  ({ type: 'RotateSeed', playerId: alice, userSeed, entropy: 'e'.repeat(32) }) as const;
const retire = (seq = 1) => ({ type: 'RetireSeed', playerId: alice, seq }) as const;
const played = given(registered(alice), deposited(alice, '1000'), won(alice, 1), won(alice, 2));
const committed = (n: number) => ({ pairId: pairNumber(n).pairId, publicHash: pairNumber(n).publicHash });

describe('rotating seeds', () => {
  it('reveals the pair in use, goes on with the committed one and commits another', () => {
    const [event] = acceptedEvents(played.when(rotate()));
    const { pairId, serverSeed, salt, publicHash } = pairNumber(1);
    expect(event).toMatchObject({
      type: 'SeedRotated',
      data: {
        reason: 'player',
        revealed: { pairId, serverSeed, salt, roundCount: 2 },
        current: committed(2),
        next: committed(21),
        userSeed: 'lucky',
        entropy: 'e'.repeat(32),
      },
    });
    expect(publicHashOf(nodeHashing, serverSeed, salt)).toBe(publicHash);
  });

  it('moves the deadline to the pair that comes', () => {
    const decision = played.when(rotate());
    expect(decision).toMatchObject({
      timers: [
        { change: 'clear', timer: { stream, kind: 'seed-retirement', seq: 1 } },
        { change: 'set', timer: { stream, kind: 'seed-retirement', seq: 2 }, dueAt: T0 + MAX_PAIR_AGE_MS },
      ],
    });
  });

  it('starts the new pair at round 1 with the chosen seed', () => {
    const [registration] = [registered(alice).event];
    const [rotation] = acceptedEvents(played.when(rotate('mine')));
    if (registration.type !== 'PlayerRegistered' || rotation?.type !== 'SeedRotated') throw new Error('other events');
    const player = evolvePlayer(evolvePlayer(NO_PLAYER, registration, T0), rotation, T0 + 5);
    expect(player).toMatchObject({
      userSeed: 'mine',
      current: { ...committed(2), seq: 2, startedAt: T0 + 5, roundCount: 0 },
      next: committed(21),
    });
  });

  it('is refused when nothing was played and no other seed is chosen', () => {
    const fresh = given(registered(alice));
    expect(fresh.when(rotate())).toBeRefused('NOTHING_TO_DO');
    expect(fresh.when(rotate('lucky'))).toBeRefused('NOTHING_TO_DO');
    expect(fresh.when(rotate('other'))).toBeAccepted();
  });

  it('is refused for nobody', () => {
    expect(given().when(rotate())).toBeRefused('PLAYER_NOT_FOUND');
    expect(given().when(retire())).toBeRefused('PLAYER_NOT_FOUND');
  });
});

describe('the retirement of a pair', () => {
  it('happens at 30 days, not a millisecond before', () => {
    const story = given(registered(alice), won(alice, 1)).after(MAX_PAIR_AGE_MS - 1);
    expect(story.when(retire())).toEqual({ kind: 'early' });
    const [event] = acceptedEvents(story.after(1).when(retire()));
    expect(event).toMatchObject({ type: 'SeedRotated', data: { reason: 'age', userSeed: 'lucky', entropy: null } });
  });

  it('happens to a pair that nobody played on, too', () =>
    expect(given(registered(alice)).after(MAX_PAIR_AGE_MS).when(retire())).toBeAccepted());

  it('does nothing when the pair was rotated before its timer rang', () => {
    const decision = played.when(rotate());
    if (decision.kind !== 'accepted') throw new Error('refused');
    const rotated = given(registered(alice), ...decision.events).after(MAX_PAIR_AGE_MS);
    expect(rotated.when(retire(1))).toBeRefused('NOTHING_TO_DO');
    expect(rotated.when(retire(2))).toBeAccepted();
  });
});

describe('the limits of a pair', () => {
  const DAY_MS = 24 * 60 * 60_000;
  const catalog = [...skinsPublished, dawnPublished];
  const strict = { longestUseMs: DAY_MS, maxRounds: 100 };

  it('are those of the terms that were in force when it was committed', () => {
    const story = given(termsAre({ seeds: strict }), registered(alice), won(alice, 1)).after(DAY_MS - 1);
    expect(story.when(retire())).toEqual({ kind: 'early' });
    expect(story.after(1).when(retire())).toEmit([{ data: { reason: 'age' } }]);
    const played99 = given(
      ...catalog,
      termsAre({ seeds: strict }),
      registered(alice),
      deposited(alice, '1000'),
      won(alice, 99),
    );
    expect(played99.when(openDawn(alice))).toEmit([
      { data: { roundNo: 100 } },
      { data: { reason: 'rounds', revealed: { roundCount: 100 } } },
    ]);
  });

  it('stay what they were when terms change', () => {
    const story = given(termsAre(), registered(alice), won(alice, 1), termsAre({ seeds: strict }, 2, T0 + 1));
    expect(story.after(DAY_MS).when(retire())).toEqual({ kind: 'early' });
    expect(story.after(TERMS.seeds.longestUseMs).when(retire())).toBeAccepted();
  });

  it('set the deadline of the pair that comes, which was committed before them', () => {
    const story = given(termsAre(), registered(alice), won(alice, 1), termsAre({ seeds: strict }, 2, T0 + 1)).after(5);
    const dueAt = T0 + 5 + TERMS.seeds.longestUseMs;
    expect(story.when(rotate())).toMatchObject({ timers: [{ change: 'clear' }, { change: 'set', dueAt }] });
  });
});
