import { describe, expect, it } from 'vitest';
import { playerNumber } from '../../../test/cast.ts';
import { entriesOf, fixtureSigner, memorySource, publishedFiles } from '../../../test/fixture-log.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { resumingFrom } from '../../../test/resuming.ts';
import { factsOf } from '../../events.ts';
import { type Account, HOUSE_ACCOUNTS } from '../../facts/facts.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { playerStream } from '../../kernel/ids.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { evolveStream, initialState } from '../../stream-state.ts';
import { audit } from '../audit.ts';
import { EXIT_CODES } from '../finding.ts';
import type { Resuming } from '../replay/resume.ts';

/** One of them is erased by the end. */
const PLAYERS = 10;
const { recorded } = recordGames({ kind: 'none' });
const files = await publishedFiles(entriesOf(recorded));

interface Row {
  playerId: string;
  version: number;
  coin: string;
  points: string;
  locked: string;
  items: number;
  backpack: string;
}

/** The rows of a player that an honest site shows at a position, computed apart from the auditor. */
const rowAt = (n: number, position: number): Row[] => {
  const stream = playerStream(playerNumber(n));
  const own = recorded.filter((one) => one.stream === stream && one.position < position);
  if (own.length === 0) return [];
  const state = own.reduce((folded, { event, at }) => evolveStream(folded, event, at), initialState(stream));
  if (state.category !== 'player') throw new Error('no player');
  if (state.state.status === 'absent') {
    const nothing = { coin: '0', points: '0', locked: '0', items: 0, backpack: nodeHashing.sha256Text('') };
    return [{ playerId: playerNumber(n), version: own.length, ...nothing }];
  }
  // As a database with the collation "C" orders them: `x.1` comes before `x.10`, though `x.1|` doesn't.
  const lines = [...state.state.items]
    .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))
    .map(([id, { skin, wear, float, value }]) => `${id}|${skin}|${wear}|${float === null ? '' : float}|${value}\n`);
  const backpack = nodeHashing.sha256Text(lines.join(''));
  const { coin, points, rewards } = state.state;
  const balances = { coin: `${coin}`, points: `${points}`, locked: `${rewards.bonus.locked}` };
  return [{ playerId: playerNumber(n), version: own.length, ...balances, items: lines.length, backpack }];
};
const houseAt = (position: number): Record<string, Record<string, string>> => {
  const amounts = new Map<string, bigint>();
  const book = (account: Account, balance: string, amount: bigint): void => {
    if (!('house' in account)) return;
    const key = `${account.house}/${balance}`;
    amounts.set(key, (amounts.get(key) ?? 0n) + amount);
  };
  for (const { event } of recorded.slice(0, position)) {
    for (const { from, to, amount, balance } of factsOf(event, 0).postings) {
      book(from, balance, -amount);
      book(to, balance, amount);
    }
  }
  const house: Record<string, Record<string, string>> = {};
  for (const [key, amount] of amounts) {
    const [account = '', balance = ''] = key.split('/');
    house[account] = { ...house[account], [balance]: `${amount}` };
  }
  return house;
};

/** A position at which no command is cut in two. */
const boundary = (near: number): number => {
  const idAt = (position: number): string | undefined => recorded[position]?.event.data.commandId;
  let position = near;
  while (position < recorded.length && idAt(position) === idAt(position - 1)) position += 1;
  return position;
};

type Page = { position: number; house: Record<string, Record<string, string>>; rows: Row[]; more: boolean };

/** A busy site: each page is read at another moment, three players a page, the rest on the last. */
const pagesOf = (positions: readonly number[], change: (page: Page, index: number) => Page = (page) => page) => {
  const pages = positions.map((position, index): Page => {
    const more = index < positions.length - 1;
    const rows = Array.from({ length: more ? 3 : PLAYERS - 3 * index }, (_, n) => 3 * index + n);
    return change({ position, house: houseAt(position), rows: rows.flatMap((n) => rowAt(n, position)), more }, index);
  });
  return async (after: string | null): Promise<unknown> => {
    const index = after === null ? 0 : pages.findIndex(({ rows }) => rows.at(-1)?.playerId === after) + 1;
    return pages[index];
  };
};

const after = (type: RecordedEvent['event']['type']): number =>
  boundary(recorded.findIndex(({ event }) => event.type === type) + 1);
/** Ann's prizes wait in escrow, then coin for a seat does, then everything is over. */
const moments = [after('ItemsEscrowed'), after('BattleEntered'), recorded.length];

const auditOf = (
  statePage: (after: string | null) => Promise<unknown>,
  log: ReadonlyMap<string, Uint8Array> = files,
  resuming: Resuming | null = null,
) =>
  audit({
    source: memorySource(log, statePage),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    compareBalances: true,
    resuming,
    sleep: async () => {},
    progress: () => {},
  });

describe('the balances that a site shows', () => {
  it('are compared page by page at each page’s own position, nothing left out', async () => {
    const report = await auditOf(pagesOf(moments));
    expect(report.findings.shown).toEqual([]);
    expect(report).toMatchObject({ verdict: 'clean', served: { pages: 3, rows: PLAYERS } });
  });

  const lies: readonly [string, (row: Row) => Row][] = [
    ['more coin', (row) => ({ ...row, coin: `${BigInt(row.coin) + 1n}` })],
    ['less coin', (row) => ({ ...row, coin: `${BigInt(row.coin) - 1n}` })],
    ['points from nowhere', (row) => ({ ...row, points: `${BigInt(row.points) + 1n}` })],
    ['a bonus from nowhere', (row) => ({ ...row, locked: `${BigInt(row.locked) + 1n}` })],
    ['an older version', (row) => ({ ...row, version: row.version - 1 })],
    ['an item more', (row) => ({ ...row, items: row.items + 1 })],
    ['another item', (row) => ({ ...row, backpack: '0'.repeat(64) })],
  ];
  it.each(lies)('fail the audit when a row shows %s', async (_, lie) => {
    const pages = pagesOf(moments, (page, index) => ({
      ...page,
      rows: page.rows.map((row, n) => (index === 1 && n === 2 ? lie(row) : row)),
    }));
    expect(await auditOf(pages)).toMatchObject({ exitCode: EXIT_CODES.balances, findings: { total: 1 } });
  });

  it('are compared by an audit that goes on from an earlier one, which begins anew where they are older than that', async () => {
    const whole = await auditOf(pagesOf(moments));
    const [first = 0] = moments;
    const earlier = resumingFrom(null);
    const beginning = await publishedFiles(entriesOf(recorded.slice(0, first)));
    expect(await auditOf(pagesOf([first]), beginning, earlier)).toMatchObject({ exitCode: 0 });
    const from = earlier.kept.at(-1) ?? null;
    expect(from?.part.size).toBe(first);
    const later = resumingFrom(from);
    expect(await auditOf(pagesOf(moments), files, later)).toEqual(whole);
    const pages = pagesOf(moments, (page, index) => ({
      ...page,
      rows: page.rows.map((row, n) => (index === 0 && n === 2 ? { ...row, coin: `${BigInt(row.coin) + 1n}` } : row)),
    }));
    const liar = resumingFrom(null);
    await auditOf(pagesOf([first]), beginning, liar);
    expect(await auditOf(pages, files, resumingFrom(liar.kept.at(-1) ?? null))).toMatchObject({
      exitCode: EXIT_CODES.balances,
      findings: { total: 1 },
    });
    const end = later.kept.at(-1) ?? null;
    expect(end?.part.size).toBe(recorded.length);
    expect(await auditOf(pagesOf(moments), files, resumingFrom(end))).toEqual(whole);
  });

  it('fail the audit when a player is left out, first, in the middle or last', async () => {
    for (const missing of [0, 4, PLAYERS - 1]) {
      const pages = pagesOf(moments, (page) => ({
        ...page,
        rows: page.rows.filter(({ playerId }) => playerId !== playerNumber(missing)),
      }));
      expect(await auditOf(pages), `player ${missing}`).toMatchObject({ exitCode: EXIT_CODES.balances });
    }
  });

  it('fail the audit when someone is shown who isn’t in the log', async () => {
    const pages = pagesOf(moments, (page, index) => {
      const [row] = page.rows;
      return index < 2 || row === undefined
        ? page
        : { ...page, rows: [...page.rows, { ...row, playerId: playerNumber(99) }] };
    });
    expect(await auditOf(pages)).toMatchObject({ exitCode: EXIT_CODES.balances });
  });

  it.each(HOUSE_ACCOUNTS)('fail the audit when the account %s differs', async (account) => {
    const pages = pagesOf(moments, (page) => ({ ...page, house: { ...page.house, [account]: { coin: '7' } } }));
    expect(await auditOf(pages)).toMatchObject({ exitCode: EXIT_CODES.balances });
  });

  // No player of this log owes anything, and a site of an earlier version doesn't show the account of receivables.
  const held = HOUSE_ACCOUNTS.filter((account) => account !== 'receivables');
  it.each(held)('fail the audit when the account %s isn’t shown', async (account) => {
    const without = pagesOf(moments, (page) => ({ ...page, house: { ...page.house, [account]: {} } }));
    expect(await auditOf(without)).toMatchObject({ exitCode: EXIT_CODES.balances });
  });

  it('fail the audit when a prize that waits is still shown in the backpack', async () => {
    const position = moments[0] ?? 0;
    const before = recorded.findIndex(({ event }) => event.type === 'ItemsEscrowed');
    const [row] = rowAt(0, before);
    const pages = pagesOf(moments, (page, index) => ({
      ...page,
      rows: page.rows.map((one, n) =>
        index === 0 && n === 0 && row !== undefined ? { ...one, items: row.items, backpack: row.backpack } : one,
      ),
    }));
    expect(rowAt(0, position)[0]?.items).toBe((row?.items ?? 0) - 2);
    expect(await auditOf(pages)).toMatchObject({ exitCode: EXIT_CODES.balances });
  });

  it('must be covered by a checkpoint, for which the auditor waits', async () => {
    const shorter = await publishedFiles(entriesOf(recorded.slice(0, moments[1])));
    let looks = 0;
    const waiting = {
      ...memorySource(shorter, pagesOf(moments)),
      list: async () => null,
      read: async (path: string) => {
        if (path === 'checkpoint') looks += 1;
        return (looks > 3 ? files : shorter).get(path) ?? null;
      },
    };
    const parts = { hashing: nodeHashing, verify: verifyEd25519, pinnedKey: fixtureSigner.key, compareBalances: true };
    const report = await audit({ ...parts, source: waiting, sleep: async () => {}, progress: () => {} });
    expect(report.verdict).toBe('clean');
    expect(await auditOf(pagesOf(moments), shorter)).toMatchObject({ exitCode: EXIT_CODES.unreachable });
  });

  it.each<[string, (page: Page) => unknown]>([
    ['rows out of order', (page) => ({ ...page, rows: page.rows.toReversed() })],
    ['more rows than a page may have', (page) => ({ ...page, rows: Array(501).fill(page.rows[0]) })],
    ['amounts that aren’t integers', (page) => ({ ...page, rows: page.rows.map((row) => ({ ...row, coin: '1.5' })) })],
    ['pages that never end', (page) => ({ ...page, rows: [], more: true })],
    ['something else altogether', () => 'hello'],
  ])('stop the audit with %s', async (_, change) => {
    const honest = pagesOf(moments);
    const page = async (after: string | null): Promise<unknown> => {
      const given = await honest(after);
      return typeof given === 'object' && given !== null && isPage(given) ? change(given) : given;
    };
    expect(await auditOf(page)).toMatchObject({ exitCode: EXIT_CODES.unreachable, checkpoint: null });
  });
});

const isPage = (value: object): value is Page => 'rows' in value && 'position' in value;

describe('the story that is told here', () => {
  it('has coin in every account, and players and items in other places, at the moments at which it is looked at', () => {
    const accounts = moments.map(houseAt);
    const coinIn = (house: (typeof accounts)[number], account: string): string => house[account]?.coin ?? '0';
    expect(
      accounts.every((house) => ['house', 'deposits', 'fees'].every((account) => coinIn(house, account) !== '0')),
    ).toBe(true);
    expect(accounts.map((house) => coinIn(house, 'escrow') !== '0')).toEqual([false, true, false]);
    const ids = recorded.flatMap(({ event }) => (event.type === 'CaseOpened' ? [event.data.roundNo] : []));
    expect(ids).toEqual(expect.arrayContaining([1, 10]));
    expect(new Set(moments.map((position) => rowAt(1, position)[0]?.backpack)).size).toBe(3);
  });
});
