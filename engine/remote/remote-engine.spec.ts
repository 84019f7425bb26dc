import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playerNumber } from '../../test/cast.ts';
import { playerStream } from '../kernel/ids.ts';
import { rankEngines } from './remote-engine.ts';

const engineIds = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 8 });
const stream = fc.nat(100_000).map((n) => playerStream(playerNumber(n)));

describe('the order of engines for a stream', () => {
  it('is the same in whatever order they are known, and names each once', () => {
    fc.assert(
      fc.property(engineIds, stream, (engines, of) => {
        const ranked = rankEngines(engines, of);
        expect(rankEngines(engines.toReversed(), of)).toEqual(ranked);
        expect(ranked.toSorted()).toEqual(engines.toSorted());
      }),
    );
  });

  it('stays as it was without an engine that went', () => {
    fc.assert(
      fc.property(engineIds, stream, fc.nat(), (engines, of, n) => {
        const gone = engines[n % engines.length];
        const left = engines.filter((engine) => engine !== gone);
        expect(rankEngines(left, of)).toEqual(rankEngines(engines, of).filter((engine) => engine !== gone));
      }),
    );
  });

  it('shares streams out: none of three engines has less than a quarter of them', () => {
    const engines = ['one', 'two', 'three'];
    const firsts = Array.from({ length: 3_000 }, (_, n) => rankEngines(engines, playerStream(playerNumber(n)))[0]);
    for (const engine of engines) expect(firsts.filter((first) => first === engine).length).toBeGreaterThan(750);
  });
});
