import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningSite } from '../../test/site/start-site.ts';
import { startOwnSite } from '../load/own-site.ts';
import { ACTS, FLOODS } from './acts.ts';
import { ABUSE_BOUNDS, type AbuseFigures, abuseText, boundsFor, FLOOD_BOUNDS, isWithin } from './bounds.ts';
import { BEHIND_A_PROXY, runAbuse } from './run.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startOwnSite(BEHIND_A_PROXY);
}, 200_000);
afterAll(() => site?.stop());

describe('some seconds of abuse', () => {
  it('leave a site that answers as before, within the bounds that the documentation names', {
    timeout: 120_000,
  }, async () => {
    const stopping = new AbortController().signal;
    const atOnce = Object.keys(ACTS).length;
    const figures = await runAbuse({ ...site, acts: ACTS, seconds: 15, seed: 7, atOnce, stopping });
    expect(Object.keys(figures.acts).toSorted()).toEqual(Object.keys(ACTS).toSorted());
    expect(abuseText(figures, ABUSE_BOUNDS)).not.toContain('FAILED');
    expect(isWithin(figures, ABUSE_BOUNDS)).toBe(true);
  });
});

describe('a flood of one kind', () => {
  const floods = Object.entries(FLOODS).map(([name, act], place) => [name, act, `203.0.114.${place + 1}`] as const);

  it.each(floods)(
    'of %s doesn’t hold up a player of another network',
    {
      timeout: 120_000,
    },
    async (name, act, playersAt) => {
      const { signal: stopping } = new AbortController();
      const acts = { [name]: act };
      const figures = await runAbuse({ ...site, acts, seconds: 6, seed: 7, atOnce: 2, playersAt, stopping });
      expect(abuseText(figures, FLOOD_BOUNDS)).not.toContain('FAILED');
      expect(isWithin(figures, FLOOD_BOUNDS)).toBe(true);
    },
  );
});

describe('what a run says', () => {
  const fine: AbuseFigures = {
    seconds: 10,
    acts: { documents: { '200': 3, '400': 1 } },
    peakMebibytes: 700,
    slowestHealthMs: 12,
    healthAsked: 40,
    calmMs: 5,
    playerMs: [12, 900, 30],
    broken: [],
  };

  it('is well only within every bound, on a site that is whole and was asked', () => {
    expect(isWithin(fine, ABUSE_BOUNDS)).toBe(true);
    for (const worse of [
      { peakMebibytes: ABUSE_BOUNDS.peakMebibytes + 1 },
      { slowestHealthMs: Number.POSITIVE_INFINITY },
      { healthAsked: 0 },
      { playerMs: [] },
      { playerMs: [12, 30, ABUSE_BOUNDS.slowestPlayerMs + 1] },
      { playerMs: [12, ABUSE_BOUNDS.medianPlayerMs + 1, 4_000] },
      { broken: ['the process ended'] },
    ]) {
      expect(isWithin({ ...fine, ...worse }, ABUSE_BOUNDS)).toBe(false);
    }
  });

  it('gives a machine that is busy with other things as much more time, and no more memory', () => {
    const slow = { ...fine, playerMs: [ABUSE_BOUNDS.medianPlayerMs + 1, ABUSE_BOUNDS.slowestPlayerMs + 1, 9] };
    expect(isWithin(slow, ABUSE_BOUNDS)).toBe(false);
    expect(isWithin({ ...slow, calmMs: 80 }, ABUSE_BOUNDS)).toBe(true);
    expect(boundsFor(ABUSE_BOUNDS, { calmMs: 80 })).toEqual({
      peakMebibytes: ABUSE_BOUNDS.peakMebibytes,
      slowestHealthMs: 2 * ABUSE_BOUNDS.slowestHealthMs,
      medianPlayerMs: 2 * ABUSE_BOUNDS.medianPlayerMs,
      slowestPlayerMs: 2 * ABUSE_BOUNDS.slowestPlayerMs,
    });
    expect(boundsFor(ABUSE_BOUNDS, { calmMs: 1 })).toEqual(ABUSE_BOUNDS);
    expect(boundsFor(ABUSE_BOUNDS, { calmMs: Number.POSITIVE_INFINITY }).slowestHealthMs).toBe(20_000);
  });

  it('names what failed', () => {
    expect(abuseText(fine, ABUSE_BOUNDS)).toContain('documents        4  200 3, 400 1');
    expect(abuseText({ ...fine, broken: ['the process ended'] }, ABUSE_BOUNDS)).toContain('FAILED the process ended');
  });
});
