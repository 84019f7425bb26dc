import { describe, expect, it } from 'vitest';
import { readCommandLine, UsageError } from './requests.ts';

const NOW = Date.UTC(2026, 10, 20);
const player = 'AbCdEfGhIjKlMnOpQrStUv';
const read = (line: string) => readCommandLine(line.split(' '), NOW);

describe("the operator's command line", () => {
  it.each([
    ['status', { request: 'status' }],
    ['case retire wick --reason odds', { request: 'retire-case', case: 'wick', reason: 'odds' }],
    ['game stop case --reason fire', { request: 'switch-game', game: 'case', stop: true, reason: 'fire' }],
    ['game resume case', { request: 'switch-game', game: 'case', stop: false, reason: '' }],
    [`player unblock ${player}`, { request: 'block-player', player, until: null }],
    [
      `player block ${player} --until 2027-01-31T12:00Z`,
      { request: 'block-player', player, until: Date.UTC(2027, 0, 31, 12) },
    ],
  ])('understands %s', async (line, request) => {
    expect(await read(line)).toEqual(request);
  });

  it('asks for help when it is called without a word', async () => {
    expect(await readCommandLine([], NOW)).toBeNull();
  });

  it.each([
    'case retire wick',
    'case retire ../wick --reason x',
    'game stop battle --reason x',
    'game stop case',
    'player block nobody',
    `player block ${player} --until yesterday`,
    `player block ${player} --until 2020-01-01`,
    'catalog import',
    'catalog import /nonexistent.json',
    'fly',
  ])('refuses %s with a hint', async (line) => {
    await expect(read(line)).rejects.toBeInstanceOf(UsageError);
  });
});
