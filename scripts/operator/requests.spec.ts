import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UsageError } from '../command-line.ts';
import { readOperatorLine } from './requests.ts';

const NOW = Date.UTC(2026, 10, 20);
const player = 'AbCdEfGhIjKlMnOpQrStUv';
const read = (line: string) => readOperatorLine(line.split(' '), NOW);

describe("the operator's command line", () => {
  it.each([
    ['status', { request: 'status' }],
    ['case retire wick --reason odds', { request: 'retire-case', case: 'wick', reason: 'odds' }],
    [
      'game stop case --reason fire',
      { request: 'mutate', operation: 'stopGame', given: { game: 'case', reason: 'fire' }, json: false, csv: null },
    ],
    [
      'battle create wick,dawn --mode underdog --seats 3',
      {
        request: 'mutate',
        operation: 'createBattle',
        given: { cases: 'wick,dawn', mode: 'underdog', seats: '3' },
        json: false,
        csv: null,
      },
    ],
    [
      'battle create wick --mode terminal --teams 3 --fast',
      {
        request: 'mutate',
        operation: 'createBattle',
        given: { cases: 'wick', mode: 'terminal', teams: '3', fast: 'true' },
        json: false,
        csv: null,
      },
    ],
    [
      `message send ${player} ${player} --title Hello --body words`,
      {
        request: 'mutate',
        operation: 'sendMessage',
        given: { players: `${player},${player}`, title: 'Hello', body: 'words' },
        json: false,
        csv: null,
      },
    ],
    [
      'giveaway create kestrel-tidal:FN,charm --minutes 30 --title-zh-CN 甲 --title-zh-TW 甲 --title-en A --vip 2',
      {
        request: 'mutate',
        operation: 'createGiveaway',
        given: {
          prizes: 'kestrel-tidal:FN,charm',
          minutes: '30',
          ...{ titleZhCN: '甲', titleZhTW: '甲', titleEn: 'A', vip: '2' },
        },
        json: false,
        csv: null,
      },
    ],
    [
      'shop stock kestrel-tidal:FN --quantity 20 --balance points',
      {
        request: 'stock-listing',
        listing: 'kestrel-tidal-fn-points',
        skin: 'kestrel-tidal',
        wear: 'FN',
        balance: 'points',
        quantity: 20,
      },
    ],
    [
      'shop stock charm --quantity 1 --listing lucky',
      { request: 'stock-listing', listing: 'lucky', skin: 'charm', wear: '', balance: 'coin', quantity: 1 },
    ],
    ['shop close lucky', { request: 'close-listing', listing: 'lucky' }],
    [
      `retrieval advance ${player}.1 --state failed --reason lost`,
      {
        request: 'mutate',
        operation: 'advanceRetrieval',
        given: { id: `${player}.1`, state: 'failed', reason: 'lost' },
        json: false,
        csv: null,
      },
    ],
    [
      'game resume case',
      { request: 'mutate', operation: 'resumeGame', given: { game: 'case' }, json: false, csv: null },
    ],
    [
      `player block ${player} --until 2027-01-31T12:00Z --reason fraud`,
      {
        request: 'mutate',
        operation: 'blockPlayer',
        given: { playerId: player, until: '2027-01-31T12:00Z', reason: 'fraud' },
        json: false,
        csv: null,
      },
    ],
  ])('understands %s', async (line, request) => {
    expect(await read(line)).toEqual({ request, yes: false, dryRun: false, id: null });
  });

  it('takes values behind an equals sign, a name for the act, and a wish to see it first', async () => {
    const issued = await read('code issue --points=500 --days=3 --dry-run --id=spring --yes');
    expect(issued).toMatchObject({ request: { given: { points: '500', days: '3' } }, dryRun: true, id: 'spring' });
    expect(await read(`player adjust ${player} coin -3 --reason=refund`)).toMatchObject({
      request: { direction: 'debit', amount: '300' },
    });
  });

  it('says what is wrong and how it is written', async () => {
    const wrong = read(`player block ${player} --reason x --untill=noon`);
    await expect(wrong).rejects.toThrow('there is no --untill here; options are --reason, --until, --json');
    await expect(read(`player block ${player}`)).rejects.toThrow('player block <playerId> --reason <reason>');
  });

  it('asks for help when it is called without a word', async () => {
    expect(await readOperatorLine([], NOW)).toBeNull();
  });

  it.each([
    'case retire wick',
    'case retire ../wick --reason x',
    'game stop case',
    `player block ${player}`,
    'catalog import',
    'catalog import /nonexistent.json',
    'battle create',
    'giveaway create kestrel --minutes 30',
    'shop stock charm',
    'shop stock charm:XX --quantity 1',
    'shop stock charm --quantity 0',
    'shop stock charm --quantity 1 --balance locked',
    'shop close ../x',
    `retrieval advance ${player}.1 --state failed`,
    `retrieval advance ${player}.1 --reason lost`,
    'fly',
    `player block ${player} --reason x --untill=2027-01-31T12:00Z`,
    `player block ${player} extra --reason x`,
    `player block ${player} --reason x --by Ada`,
    'code issue --point=500 --days 3',
    'code issue --points 500',
    'notice publish /nonexistent.json',
    'report --csv players',
    'orders --csv days',
    'status --yes',
    'game resume case --reason x',
  ])('refuses %s with a hint', async (line) => {
    await expect(read(line)).rejects.toBeInstanceOf(UsageError);
  });
});

describe('the effect of an act', () => {
  it('may be the content of a file, which a shell takes in no word', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'effect '));
    const file = join(folder, 'catalog.json');
    const effect = JSON.stringify({ type: 'PublishCatalog', changes: 'x'.repeat(200_000) });
    await writeFile(file, effect);
    const asked = await readOperatorLine(['propose', 'act', `@${file}`, '--reason', 'spring'], NOW);
    expect(asked?.request).toMatchObject({ request: 'mutate', operation: 'proposeAct', given: { effect } });
    await rm(folder, { recursive: true });
    await expect(readOperatorLine(['propose', 'act', `@${file}`, '--reason', 'spring'], NOW)).rejects.toThrow(
      UsageError,
    );
  });
});
