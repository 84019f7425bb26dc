import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCommandLine, UsageError, wholeNumber } from './command-line.ts';

const shape = {
  words: ['player', '[amount]'],
  options: { until: { type: 'string' }, all: { type: 'boolean' }, url: { type: 'string', multiple: true } },
} as const;
const read = (...args: readonly string[]) => readCommandLine(args, shape);

describe('a command line', () => {
  it('takes values after a space and after an equals sign', () => {
    expect(read('ada', '--until', 'noon').values.until).toBe('noon');
    expect(read('--until=noon', 'ada').values.until).toBe('noon');
    expect(read('ada', '--url', 'a', '--url=b', '--all').values).toEqual({ url: ['a', 'b'], all: true });
  });

  it('takes ids and amounts that begin with a dash for words, in their place', () => {
    const id = '-bCdEfGhIjKlMnOpQrStUv';
    expect(read(id, '-12.50', '--until=x').words).toEqual([id, '-12.50']);
    expect(read('--until', 'x', id).words).toEqual([id]);
    for (const longer of [`${id}.7`, `${id}.12.3`]) expect(read(longer).words).toEqual([longer]);
  });

  it.each(['-12.50', `-${'O'.repeat(42)}`, `-${'-'.repeat(42)}`])(
    'takes %s for the value of the option before it',
    (value) => {
      expect(read('ada', '--until', value).values.until).toBe(value);
      expect(read('ada', `--until=${value}`).values.until).toBe(value);
      expect(read('--all', '--until', value, 'ada').words).toEqual(['ada']);
    },
  );

  it.each([
    [['ada', '--untill=noon'], 'there is no --untill here; options are --until, --all, --url'],
    [['ada', '--until='], '--until needs a value'],
    [['ada', '--until'], 'argument missing'],
    [['ada', '--until', '--all'], 'ambiguous'],
    [['ada', '--all=yes'], 'does not take an argument'],
    [['ada', '--until=1', '--until=2'], '--until is given twice'],
    [['ada', '-u'], 'there is no -u here'],
    [[], '<player> is missing'],
    [['ada', '5', 'more'], '"more" is one word too many'],
  ])('refuses %j and says what is right', (args, hint) => {
    expect(() => read(...args)).toThrow(UsageError);
    expect(() => read(...args)).toThrow(hint);
  });

  it('takes no word where none has a name, and any number where the last one says so', () => {
    expect(() => readCommandLine(['--', 'x'], { options: {} })).toThrow('one word too many');
    expect(readCommandLine(['a', 'b', 'c'], { words: ['names…'], options: {} }).words).toHaveLength(3);
    expect(() => readCommandLine([], { words: ['names…'], options: {} })).toThrow('<names> is missing');
  });

  it('knows whole numbers of a range', () => {
    expect(wholeNumber('uses', '3', { min: 1, max: 9 }, 1)).toBe(3);
    expect(wholeNumber('uses', undefined, { min: 1, max: 9 }, 1)).toBe(1);
    for (const text of ['', '0', '10', '1.5', 'x', '-1']) {
      expect(() => wholeNumber('uses', text, { min: 1, max: 9 }, 1)).toThrow('--uses is a whole number from 1 to 9');
    }
  });
});

describe('the programs of this project', () => {
  it('read their command lines in one way', () => {
    const own = globSync('{scripts,tools}/**/*.ts').filter(
      (file) => !/(?:command-line|\.spec)\.ts$|^scripts\/command-line/.test(file),
    );
    const others = own.filter((file) => /\bparseArgs\b|process\.argv\[/.test(readFileSync(file, 'utf8')));
    expect(own.length).toBeGreaterThan(50);
    expect(others).toEqual([]);
  });
});
