import { describe, expect, it } from 'vitest';
import { filesThatName } from './naming-files.ts';

const naming = (file: string, text: string): boolean => filesThatName(new Map([[file, text]]), /dream/i).length === 1;

describe('files that name something', () => {
  it('say it in their code, whatever the language', () => {
    expect(naming('a.ts', "export const games = ['case', 'dream'];")).toBe(true);
    expect(naming('a.tsx', 'export const Page = () => <a href="/dream">go</a>;')).toBe(true);
    expect(naming('a.graphql', '# The games\nenum Game { DREAM }')).toBe(true);
    expect(naming('a.py', 'def draw_dream(play):')).toBe(true);
  });

  it('are not those that only speak of it', () => {
    expect(naming('a.ts', '/** As of dreams. */ export const one = 1; // a dream')).toBe(false);
    expect(naming('a.css', '/* The dream. */ .page { color: red; }')).toBe(false);
    expect(naming('a.graphql', '"""A dream."""\ntype Item { id: ID! } # dream')).toBe(false);
    expect(naming('a.py', 'total = 1  # a dream')).toBe(false);
  });

  it('may say two slashes in a text', () => {
    expect(naming('a.ts', "export const link = 'https://example.org/dream';")).toBe(true);
  });
});
