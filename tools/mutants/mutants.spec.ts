import { describe, expect, it } from 'vitest';
import { mutantsOf } from './find-mutants.ts';
import { guardedText } from './guarded-text.ts';
import { pickMutants } from './pick-mutants.ts';
import { mutantReport } from './report.ts';
import { specsThatReach } from './specs-that-reach.ts';

/** Each mutant as the text that it would make. */
const mutated = (text: string): readonly string[] =>
  mutantsOf('a.ts', text).map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));

describe('the mutants of a text', () => {
  it.each([
    ['(a) => a < 2', ['(a) => a <= 2', '(a) => a >= 2']],
    ['(a) => a === b', ['(a) => a !== b']],
    ['(a) => a * 100n', ['(a) => a / 100n']],
    ["(a) => 'a' + b", []],
    ['(a) => a && b', ['(a) => a || b']],
    ['(a) => !a', ['(a) => a']],
    ['(a) => (a ? b : c)', ['(a) => (!(a) ? b : c)']],
    ['(a) => f(1)', ['(a) => f(1 + 1)']],
    ["(a) => ({ b: 'c' })", ["(a) => ({ b: 'mutant' })"]],
    ['(a) => { return true; }', ['(a) => { return false; }']],
    ['(a) => { b(a); }', ['(a) => {  }']],
    ['(a) => { if (a) return b; }', ['(a) => {  }', '(a) => { if (!(a)) return b; }']],
  ])('of %s', (text, expected) => {
    expect(mutated(text).toSorted()).toEqual(expected.toSorted());
  });

  it('leave alone what runs while a module loads', () => {
    expect(mutated('export const limit = f(10) + 1;')).toEqual([]);
  });
});

describe('picked mutants', () => {
  const sources = new Map([
    ['a.ts', 'export const f = (a: number) => a < 2 && a > 0;'],
    ['b.ts', 'export const g = (a: number) => a * 2 + 1;'],
  ]);

  it('are the same for the same seed, and never overlap', () => {
    const picked = pickMutants(sources, 'seed', 100);
    expect(picked).toEqual(pickMutants(sources, 'seed', 100));
    for (const { file, id, start, end } of picked) {
      expect(picked.filter((one) => one.file === file && one.start < end && start < one.end)).toMatchObject([{ id }]);
    }
  });

  it('of one file stay when another file changes', () => {
    const of = (from: typeof sources) =>
      pickMutants(from, 'seed', 100).flatMap(({ file, replacement }) => (file === 'a.ts' ? [replacement] : []));
    expect(of(new Map([...sources, ['b.ts', '']]))).toEqual(of(sources));
  });
});

describe('a text with guards', () => {
  const text =
    'const least = (all) => { let least = 9; for (const one of all) if (one < least) least = one; return least; };';
  const [mutant] = mutantsOf('a.ts', text).filter(({ kind }) => kind === 'comparison');
  if (mutant === undefined) throw new Error('the text has a comparison');
  const guarded = guardedText('a.ts', text, [{ ...mutant, id: 7, file: 'a.ts' }]);
  const run = (active: number | null): unknown =>
    Function(
      '$mutant',
      '$round',
      `${guarded} return least([3, 1, 2]);`,
    )(
      (id: number) => id === active,
      () => {},
    );

  it('behaves as it was, and as the mutant that is active', () => {
    expect(run(null)).toBe(1);
    expect(run(7)).toBe(9);
  });

  it('asks in each round of a loop', () => {
    expect(guarded).toContain('{ $round(); if');
  });
});

describe('the specs of mutants', () => {
  it('are those that reach a file by imports, the narrowest first', () => {
    const graph = new Map([
      ['wide.spec.ts', ['a.ts', 'c.ts']],
      ['narrow.spec.ts', ['b.ts']],
      ['other.spec.ts', ['c.ts']],
      ['a.ts', ['b.ts']],
    ]);
    const specs = ['other.spec.ts', 'wide.spec.ts', 'narrow.spec.ts'];
    expect(specsThatReach(graph, specs, new Set(['b.ts']))).toEqual(['narrow.spec.ts', 'wide.spec.ts']);
  });
});

describe('the report', () => {
  it('has a line a mutant, and a row a folder', () => {
    const text = 'export const f = (a: number) =>\n  a === 2;';
    const mutants = pickMutants(new Map([['engine/games/a.ts', text]]), 'seed', 9);
    const report = mutantReport(mutants, [{ id: 0, spec: 'a.spec.ts', test: 'counts' }], () => text);
    expect(report).toContain('engine/games/a.ts:2 comparison: a === 2 → a !== 2: killed by a.spec.ts');
    expect(report).toContain('| engine/games | 1 | 1 | 0 |');
    expect(mutantReport(mutants, [], () => text)).toContain('SURVIVED');
  });
});
