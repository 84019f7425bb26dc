import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from '../../testing/fixture.ts';
import { consoleOf } from '../testing/console.ts';
import { TEST_PROGRAM } from '../testing/context.ts';

const COMMAND = '7d2f6a52-0d4c-4b53-9a0b-3f1c4a3f9d11';
const other = (n: number): string => COMMAND.replace(/.$/, String(n));

describe('the system, as its owner sees it', () => {
  let site: Fixture;
  let cookie: string;
  beforeAll(async () => {
    const alerts = { webhook: 'hooks.example', mail: 'ops@example.org' };
    site = await openFixture({ program: { ...TEST_PROGRAM, alerts } });
    ({ cookie } = await consoleOf(site).signedUp(['owner']));
  });
  afterAll(() => site.close());

  const ask = (query: string, variables: object = {}) => consoleOf(site).ask(cookie, query, variables);
  const STOP =
    'mutation ($id: ID!, $reason: String!) { stopGame(commandId: $id, game: CASE, reason: $reason) { game stopped position } }';
  const RESUME = 'mutation ($id: ID!) { resumeGame(commandId: $id, game: CASE) { stopped } }';
  const GAMES = '{ system { games { game stopped reason position } } }';
  const journalled = async (kind: string) => {
    const { data } = await ask('{ journal { entries { kind subject reason operator } } }');
    return data.journal.entries.filter((entry: { readonly kind: string }) => entry.kind === kind);
  };

  it('shows versions, keys without the keys, and where backups are', async () => {
    const { data } = await ask(
      '{ system { database schema backups keys { name fingerprint } alerts { webhook mail } readModels { name status } } }',
    );
    expect(data.system).toMatchObject({
      ...{ database: expect.stringMatching(/^embedded, PostgreSQL \d+/), backups: 'PUBLISHED' },
      schema: expect.stringMatching(/^\d{4}-/),
      alerts: { webhook: 'hooks.example', mail: 'o***@e***' },
      readModels: expect.arrayContaining([{ name: 'plays', status: 'live' }]),
    });
  });

  it('stops a game once under one name, with an entry of the journal, and lets it go on', async () => {
    expect((await ask(STOP, { id: COMMAND, reason: ' ' })).code).toBe('INVALID_INPUT');
    const first = await ask(STOP, { id: COMMAND, reason: 'fire' });
    expect(first.data.stopGame).toMatchObject({ game: 'case', stopped: true });
    expect((await ask(STOP, { id: COMMAND, reason: 'fire' })).data).toEqual(first.data);
    expect((await ask(STOP, { id: other(2), reason: 'again' })).code).toBe('NOTHING_TO_DO');
    const { position } = first.data.stopGame;
    expect((await ask(GAMES)).data.system.games[0]).toEqual({ game: 'case', stopped: true, reason: 'fire', position });
    expect(await journalled('GAME_STOPPED')).toMatchObject([{ subject: 'case', reason: 'fire' }]);
    expect((await ask(RESUME, { id: other(3) })).data.resumeGame).toEqual({ stopped: false });
    expect((await ask(GAMES)).data.system.games[0]).toMatchObject({ stopped: false, reason: null });
    expect(await journalled('GAME_RESUMED')).toHaveLength(1);
  });

  it('asks for one drill, whoever asks again', async () => {
    const DRILL = 'mutation ($id: ID!) { drillRestore(commandId: $id) { id state askedByName } }';
    const { data } = await ask(DRILL, { id: other(4) });
    expect(data.drillRestore).toMatchObject({ state: 'WAITING', askedByName: 'Ada' });
    expect((await ask(DRILL, { id: other(4) })).data).toEqual(data);
    expect((await ask(DRILL, { id: other(5) })).data).toEqual(data);
    expect(await journalled('DRILL_ASKED')).toHaveLength(1);
  });

  it('lays a test ready for each way of alerts', async () => {
    const TEST = 'mutation ($id: ID!) { testAlerts(commandId: $id) { channels } }';
    expect((await ask(TEST, { id: other(6) })).data.testAlerts).toEqual({ channels: ['WEBHOOK', 'MAIL'] });
    await ask(TEST, { id: other(6) });
    const { data } = await ask('{ system { alerts { posts { channel state } } } }');
    expect(data.system.alerts.posts).toHaveLength(2);
  });

  it('keeps schedules of reports', async () => {
    const ADD =
      'mutation ($id: ID!, $mail: String!) { addReportSchedule(commandId: $id, every: MONTH, mail: $mail) { id tables nextFrom nextTo } }';
    expect((await ask(ADD, { id: other(7), mail: 'no address' })).code).toBe('INVALID_INPUT');
    const { data } = await ask(ADD, { id: other(8), mail: 'books@example.org' });
    expect(data.addReportSchedule).toMatchObject({ tables: ['DAYS', 'GAMES', 'CASES', 'MONEY'] });
    expect((await ask(ADD, { id: other(8), mail: 'books@example.org' })).data).toEqual(data);
    const LIST = '{ reportSchedules { id mail sentAt } }';
    const { id } = data.addReportSchedule;
    expect((await ask(LIST)).data.reportSchedules).toEqual([{ id, mail: 'books@example.org', sentAt: null }]);
    const REMOVE = 'mutation ($id: ID!) { removeReportSchedule(id: $id) { id } }';
    expect((await ask(REMOVE, { id })).data.removeReportSchedule).toEqual({ id });
    expect((await ask(REMOVE, { id })).code).toBe('NOT_FOUND');
    expect((await ask(REMOVE, { id: 'none' })).code).toBe('NOT_FOUND');
    expect((await ask(LIST)).data.reportSchedules).toEqual([]);
  });
});
