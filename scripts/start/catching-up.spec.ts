import { describe, expect, it } from 'vitest';
import { foldedOf, watchCatchUp } from './catching-up.ts';
import { laggingModels } from './lagging-models.ts';

const models = (...positions: readonly number[]) =>
  positions.map((position, n) => ({ name: `model-${n}`, state: 'following' as const, position, error: null }));

describe('catching up with the log', () => {
  it('counts what each read model has folded, and nothing beyond the target', () => {
    expect(foldedOf(models(100, 50, 0), 100)).toBe(50);
    expect(foldedOf(models(100, 900), 100)).toBe(100);
    expect(foldedOf([], 100)).toBe(100);
  });

  it('is over once every read model has come to the target, and stays over', () => {
    let at = models(0, 0);
    const watch = watchCatchUp(() => at, 1_000);
    expect(watch.state()).toEqual({ percent: 0, target: 1_000 });
    at = models(1_000, 999);
    expect(watch.state()).toEqual({ percent: 99, target: 1_000 });
    at = models(1_000, 1_200);
    expect(watch.state()).toBeNull();
    at = models(0, 0);
    expect(watch.state()).toBeNull();
  });

  it('has nothing to do on an empty log', async () => {
    const watch = watchCatchUp(() => models(0), 0);
    expect(watch.state()).toBeNull();
    await watch.over();
  });

  it('tells how far it is until it is over', async () => {
    const positions = [0, 40, 100];
    const reported: number[] = [];
    await watchCatchUp(() => models(positions.length > 1 ? (positions.shift() ?? 0) : 100), 100).over((done) => {
      reported.push(done);
    });
    expect(reported).toEqual([0, 40, 100]);
  });

  it('ends for whoever waits when it is stopped', async () => {
    const watch = watchCatchUp(() => models(0), 100);
    const over = watch.over();
    watch.stop();
    await over;
    expect(watch.state()).not.toBeNull();
  });

  it('is one reason not to be ready, beside the models that are broken', () => {
    const [broken] = models(10);
    if (broken === undefined) throw new Error('no model');
    const all = [...models(40), { ...broken, state: 'failing' as const }];
    expect(laggingModels(all, 9_000, { percent: 43, target: 9_000 })).toEqual([
      'the read models are at 43 %',
      'the read model model-0 is failing',
    ]);
    expect(laggingModels(models(40), 9_000, null)).toEqual(['the read model model-0 is 8960 events behind']);
  });
});
