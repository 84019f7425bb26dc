import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ask, askOf, each, granted, type Player, signUp } from '../../testing/client.ts';
import { databases } from '../../testing/databases.ts';
import { ACCOUNT_KEY, type Fixture, openFixture } from '../../testing/fixture.ts';
import { type SecurityJournal, securityJournalIn } from './security-journal.ts';

const JOURNAL = `query($first: Int, $after: String) {
  me { id securityJournal(first: $first, after: $after) { edges { node { kind device detail at } } pageInfo { hasNextPage endCursor } } }
}`;

describe.each(databases)('the security journal on %s', (database) => {
  let site: Fixture;
  let ask: Ask;
  let journal: SecurityJournal;
  let lines: string[];
  beforeAll(async () => {
    site = await openFixture({}, database);
    ask = askOf(site.gateway);
    lines = [];
    const line = (text: string): void => void lines.push(text);
    journal = securityJournalIn({ sql: site.database.pool, key: ACCOUNT_KEY, now: site.now, line });
  });
  afterAll(() => site.close());

  const newcomer = async (): Promise<Player & { readonly accountId: string }> => {
    const player = await signUp(ask);
    const accountId = String(granted(await ask('{ me { id } }', {}, player.token)).at('me.id'));
    await site.database.pool.query('DELETE FROM security_event WHERE account_id = $1', [accountId]);
    return { ...player, accountId };
  };
  const event = (accountId: string) => ({ accountId, device: 'Chrome, Windows', address: '203.0.113.7' }) as const;
  const kinds = async (player: Player, first = 50) =>
    each((await ask(JOURNAL, { first }, player.token)).at('me.securityJournal.edges'), 'node.kind');

  it('shows a player what happened to their account, newest first and page by page', async () => {
    const player = await newcomer();
    for (const kind of ['signed-in', 'api-key-made', 'frozen'] as const)
      await journal.record({ ...event(player.accountId), kind, detail: kind === 'api-key-made' ? 'my bot' : null });
    const first = granted(await ask(JOURNAL, { first: 2 }, player.token));
    expect(each(first.at('me.securityJournal.edges'), 'node.kind')).toEqual(['frozen', 'api-key-made']);
    expect(each(first.at('me.securityJournal.edges'), 'node.detail')).toEqual([null, 'my bot']);
    const after = first.at('me.securityJournal.pageInfo.endCursor');
    const second = granted(await ask(JOURNAL, { first: 2, after }, player.token));
    expect(each(second.at('me.securityJournal.edges'), 'node.kind')).toEqual(['signed-in']);
    expect(second.at('me.securityJournal.pageInfo.hasNextPage')).toBe(false);
  });

  it("is its own player's alone", async () => {
    const [one, other] = [await newcomer(), await newcomer()];
    await journal.record({ ...event(one.accountId), kind: 'signed-in' });
    expect(await kinds(other)).toEqual([]);
  });

  it.each([0, 51])('refuses a page of %i', async (first) => {
    const player = await newcomer();
    expect((await ask(JOURNAL, { first }, player.token)).code).toBe('INVALID_INPUT');
  });

  it('keeps one failure a minute of an address, however many come at once', async () => {
    const player = await newcomer();
    const failure = { ...event(player.accountId), kind: 'sign-in-failed' } as const;
    await Promise.all(Array.from({ length: 20 }, () => journal.record(failure)));
    await journal.record({ ...failure, address: '203.0.113.8' });
    expect(await kinds(player)).toHaveLength(2);
    site.advance(60_000);
    await journal.record(failure);
    expect(await kinds(player)).toHaveLength(3);
  });

  it('does not let failures push out what they are followed by, and keeps a thousand at most', async () => {
    const player = await newcomer();
    await journal.record({ ...event(player.accountId), kind: 'frozen' });
    for (let n = 0; n < 310; n += 1)
      await journal.record({ ...event(player.accountId), kind: 'sign-in-failed', address: `2001:db8::${n}` });
    const rows = await journal.page(player.accountId, 2_000, null);
    expect(rows.rows).toHaveLength(301);
    expect(rows.rows.at(-1)?.kind).toBe('frozen');
  });

  it('tells the collector account, kind, time and a keyed hash of the address, and nothing a person could be found by', async () => {
    const player = await newcomer();
    lines.length = 0;
    await journal.record({ ...event(player.accountId), kind: 'phone-changed', detail: '+86 138****0000' });
    await journal.record({ accountId: player.accountId, kind: 'held', device: '', address: null });
    const [first = '', second = ''] = lines;
    expect(JSON.parse(first)).toEqual({
      time: expect.stringMatching(/Z$/),
      kind: 'phone-changed',
      account: player.accountId,
      address: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(JSON.parse(second)).toMatchObject({ kind: 'held', address: null });
    expect(lines.join()).not.toMatch(/203\.0\.113|\+86|\*{4}|Chrome/);
  });

  it('forgets an event after 400 days, and everything with the account', async () => {
    const player = await newcomer();
    await journal.record({ ...event(player.accountId), kind: 'signed-in' });
    await journal.record({ accountId: crypto.randomUUID(), kind: 'signed-in', device: '', address: null });
    const soon = securityJournalIn({
      ...{ sql: site.database.pool, key: ACCOUNT_KEY, line: () => undefined },
      now: () => site.now() + 401 * 24 * 60 * 60_000,
    });
    expect((await soon.page(player.accountId, 10, null)).rows).toEqual([]);
    await site.database.pool.query('DELETE FROM account WHERE account_id = $1', [player.accountId]);
    expect((await journal.page(player.accountId, 10, null)).rows).toEqual([]);
  });
});
