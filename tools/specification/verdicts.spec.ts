import { describe, expect, it } from 'vitest';
import type { Chapter } from '../../test/conformance/specified.ts';
import { faultsIn } from './verdicts.ts';

const chapters: readonly Chapter[] = [
  {
    title: 'Toasts',
    sentences: [
      { says: 'they stand', runs: [{ spec: 'web/toasts.spec.ts', title: 'stand for %i s' }] },
      { says: 'they go', runs: [{ spec: 'web/toasts.spec.ts', title: '%s', of: 'GET /a.b' }] },
    ],
  },
];
const report = (...results: readonly (readonly [title: string, status: string])[]) => ({
  testResults: [
    { name: '/home/site/web/toasts.spec.ts', assertionResults: results.map(([title, status]) => ({ title, status })) },
  ],
});

describe('a run of the tests', () => {
  it('proves the specification where every named test passed, with every case of it', () => {
    const passed = report(
      ['stand for 4 s', 'passed'],
      ['stand for 2 s', 'passed'],
      ['GET /a.b', 'passed'],
      ['x', 'failed'],
    );
    expect(faultsIn(chapters, passed)).toEqual([]);
  });

  it.each(['failed', 'skipped', 'pending', 'todo'])('proves nothing where one case %s', (status) => {
    const run = report(['stand for 4 s', 'passed'], ['stand for 2 s', status], ['GET /a.b', 'passed']);
    expect(faultsIn(chapters, run)).toEqual(['did not pass: web/toasts.spec.ts: stand for %i s']);
  });

  it('proves nothing where a test did not run, or is called otherwise', () => {
    const run = report(['stand for 4 s or more', 'passed'], ['GET /axb', 'passed']);
    expect(faultsIn(chapters, run)).toEqual([
      'did not run: web/toasts.spec.ts: stand for %i s',
      'did not run: web/toasts.spec.ts: GET /a.b',
    ]);
  });

  it('is no proof of a sentence that names no test', () => {
    const bare = [{ title: 'Toasts', sentences: [{ says: 'they are red', runs: [] }] }];
    expect(faultsIn(bare, report())).toEqual(['no test: they are red']);
  });
});
