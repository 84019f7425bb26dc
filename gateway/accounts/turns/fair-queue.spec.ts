import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Asker, EMPTY_QUEUE, type FairQueue, join, KNOWN_IN_A_ROW, leave, type QueueRules } from './fair-queue.ts';

const RULES: QueueRules = { atOnce: 1, waiting: 6, perShare: 3 };

const stranger = (share: string): Asker => ({ share, known: false });
const known = (share: string): Asker => ({ share, known: true });

/** Asks in this order behind one piece that runs; answers what was refused, and the order of turns. */
const given = (askers: readonly Asker[], rules = RULES) => {
  let queue: FairQueue = { ...EMPTY_QUEUE, running: rules.atOnce };
  const refused: number[] = [];
  for (const [id, asker] of askers.entries()) {
    const joined = join(queue, rules, asker, id);
    if (joined.verdict === 'refused') {
      refused.push(id);
      continue;
    }
    queue = joined.queue;
    if (joined.verdict === 'waits' && joined.displaced !== null) refused.push(joined.displaced);
  }
  const order: number[] = [];
  for (;;) {
    const left = leave(queue);
    queue = left.queue;
    if (left.next === null) break;
    order.push(left.next);
  }
  return { refused, order, queue };
};

describe('a fair queue', () => {
  it('given a free place, runs at once', () => {
    expect(join(EMPTY_QUEUE, RULES, stranger('a'), 0)).toEqual({
      verdict: 'runs',
      queue: { ...EMPTY_QUEUE, running: 1 },
    });
  });

  it('given one network that asked often, lets others have every other turn', () => {
    expect(given([stranger('a'), stranger('a'), stranger('a'), stranger('b'), stranger('c')]).order).toEqual([
      0, 3, 4, 1, 2,
    ]);
  });

  it('given a network with as many as it may have, refuses it and nobody else', () => {
    const askers = [...Array.from({ length: 5 }, () => stranger('a')), stranger('b')];
    expect(given(askers)).toMatchObject({ refused: [3, 4], order: [0, 5, 1, 2] });
  });

  it('given a full lane, refuses the newest of the network that has most for one that has fewer', () => {
    const full = ['a', 'a', 'a', 'b', 'b', 'b'].map(stranger);
    expect(given([...full, stranger('c')]).refused).toEqual([2]);
    expect(given([...full, stranger('c'), stranger('d'), stranger('b')]).refused).toEqual([2, 5, 8]);
  });

  it('given known devices, lets them go first, and every fourth turn be a stranger’s', () => {
    const askers = [stranger('a'), stranger('b'), known('k'), known('k'), known('l'), known('m')];
    expect(given(askers).order).toEqual([2, 4, 5, 0, 3, 1]);
  });

  it('given a lane full of strangers, has room for a known device', () => {
    const askers = [...['a', 'a', 'a', 'b', 'b', 'b'].map(stranger), known('a')];
    expect(given(askers)).toMatchObject({ refused: [], order: [6, 0, 3, 1, 4, 2, 5] });
  });

  it('given nothing that waits, gives its place up', () => {
    expect(given([]).queue).toEqual(EMPTY_QUEUE);
  });
});

describe('the laws of a fair queue', () => {
  const share = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ share, known: fc.boolean() }) },
    { weight: 2, arbitrary: fc.constant('leaves' as const) },
  );
  const rules: QueueRules = { atOnce: 2, waiting: 9, perShare: 4 };
  const networks = (lane: FairQueue['known']): number => lane.length;
  const size = (lane: FairQueue['known']): number => lane.reduce((sum, { ids }) => sum + ids.length, 0);

  it('never runs or keeps more than it may, and ends every piece once: run, or refused', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let queue = EMPTY_QUEUE;
        const ended: number[] = [];
        let asked = 0;
        const leaveOnce = (): void => {
          const left = leave(queue);
          queue = left.queue;
          if (left.next !== null) ended.push(left.next);
        };
        for (const one of steps) {
          if (one === 'leaves') {
            if (queue.running > 0) leaveOnce();
            continue;
          }
          const joined = join(queue, rules, one, asked);
          if (joined.verdict !== 'waits') ended.push(asked);
          else if (joined.displaced !== null) ended.push(joined.displaced);
          if (joined.verdict !== 'refused') queue = joined.queue;
          asked += 1;
          expect(queue.running).toBeLessThanOrEqual(rules.atOnce);
          for (const lane of [queue.known, queue.strangers]) {
            expect(size(lane)).toBeLessThanOrEqual(rules.waiting);
            for (const { ids } of lane) expect(ids.length).toBeLessThanOrEqual(rules.perShare);
          }
        }
        while (queue.running > 0) leaveOnce();
        expect(ended.toSorted((one, other) => one - other)).toEqual(Array.from({ length: asked }, (_, id) => id));
      }),
    );
  });

  it('serves a network with nothing else waiting within one round of the networks that wait, however much they go on asking', () => {
    const crowd = fc.array(fc.record({ share, known: fc.boolean() }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(crowd, fc.boolean(), (before, isKnown) => {
        let queue: FairQueue = { ...EMPTY_QUEUE, running: rules.atOnce };
        let id = 1;
        const push = (): void => {
          for (const asker of before) {
            const joined = join(queue, rules, asker, id);
            if (joined.verdict !== 'refused') queue = joined.queue;
            id += 1;
          }
        };
        push();
        const lane = isKnown ? 'known' : 'strangers';
        const rounds = networks(queue[lane]);
        const honest = join(queue, rules, { share: 'honest', known: isKnown }, 0);
        if (honest.verdict !== 'waits') throw new Error('an honest network is let in');
        queue = honest.queue;
        // Of four turns three are known ones' where both wait, and one is a stranger's.
        const most = isKnown
          ? rounds + 1 + Math.ceil((rounds + 1) / KNOWN_IN_A_ROW)
          : (rounds + 1) * (KNOWN_IN_A_ROW + 1);
        let turns = 0;
        for (;;) {
          const left = leave(queue);
          queue = left.queue;
          turns += 1;
          if (left.next === 0) break;
          expect(turns).toBeLessThan(most);
          push();
        }
        expect(turns).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('never refuses or displaces a network that keeps within its share of a lane', () => {
    fc.assert(
      fc.property(fc.array(share, { minLength: 30, maxLength: 80 }), (crowd) => {
        let queue: FairQueue = { ...EMPTY_QUEUE, running: rules.atOnce };
        const joined = join(queue, rules, stranger('honest'), 0);
        if (joined.verdict === 'waits') queue = joined.queue;
        for (const [n, name] of crowd.entries()) {
          const next = join(queue, rules, stranger(name), n + 1);
          if (next.verdict === 'refused') continue;
          queue = next.queue;
          if (next.verdict === 'waits') expect(next.displaced).not.toBe(0);
        }
        expect(queue.strangers.some(({ ids }) => ids.includes(0))).toBe(true);
      }),
    );
  });
});
