import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../../engine/engine.ts';
import { type Ask, askOf, granted, signUp, uuid } from '../../gateway/testing/client.ts';
import { type Fixture, openFixture } from '../../gateway/testing/fixture.ts';
import { operateOn } from './testing/operate.ts';

const REDEEM = `mutation($id: CommandId!, $code: String!) {
  redeemGoldenCode(commandId: $id, code: $code) { points locked }
}`;
const SHOWN_BEFORE = [
  expect.stringMatching(/^Done before, at .*: nothing was done again/),
  'An answer that shows once is kept nowhere.',
];

let site: Fixture;
let ask: Ask;
beforeAll(async () => {
  site = await openFixture();
  ask = askOf(site.gateway);
});
afterAll(async () => {
  await site?.close();
});

const words = (count: number, ...more: readonly string[]) => {
  const each = ['--points', '5', '--bonus', '1.50', '--uses', '2', '--days', '3'];
  return ['code', 'issue', '--count', String(count), '--csv', ...each, ...more];
};
const issue = (given: readonly string[], engine: Engine = site.engine) => operateOn(site, given, { engine });
const rowsOf = (lines: readonly string[]) => lines.slice(1).map((line) => line.split(','));

const inTables = async () => {
  const count = async (text: string): Promise<number> =>
    (await site.database.pool.query<{ n: number }>(text)).rows[0]?.n ?? -1;
  return {
    hashes: await count('SELECT count(*)::int AS n FROM golden_code'),
    events: await count("SELECT count(*)::int AS n FROM event WHERE type = 'GoldenCodeIssued'"),
  };
};

/** An engine that answers so many commands, and then dies or is busy. */
const engineFor = (commands: number, after: () => ReturnType<Engine['submit']>): Engine => {
  let answered = 0;
  return {
    submit: (...asked) => {
      answered += 1;
      return answered > commands ? after() : site.engine.submit(...asked);
    },
  };
};

describe('Golden Codes in bulk', () => {
  it('are shown once as CSV, and each is redeemed as often as it may be', async () => {
    const before = await inTables();
    const { ok, lines } = await issue(words(120, '--id', 'spring'));
    expect(ok).toBe(true);
    expect(lines[0]).toBe('code,id,uses,points,locked,expires');
    const rows = rowsOf(lines);
    expect(rows).toHaveLength(120);
    for (const row of rows)
      expect(row).toEqual([
        expect.stringMatching(/^[A-HJ-NP-Z2-9]{12}$/),
        expect.stringMatching(/^[A-Za-z0-9_-]{22}$/),
        '2',
        '5.00',
        '1.50',
        expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      ]);
    expect(new Set(rows.map(([code]) => code)).size).toBe(120);
    expect(await inTables()).toEqual({ hashes: before.hashes + 120, events: before.events + 120 });

    expect(await issue(words(120, '--id', 'spring'))).toEqual({ ok: true, lines: SHOWN_BEFORE });
    expect(await inTables()).toEqual({ hashes: before.hashes + 120, events: before.events + 120 });

    const code = rows[77]?.[0] ?? '';
    const redeem = async () => ask(REDEEM, { id: uuid(), code }, (await signUp(ask)).token);
    for (let use = 0; use < 2; use += 1)
      expect(granted(await redeem()).at('redeemGoldenCode')).toEqual({ points: 500, locked: 150 });
    expect((await redeem()).code).toBe('CODE_USED_UP');
  });

  it('are finished by a repetition after a crash, none of them twice', async () => {
    const before = await inTables();
    const dying = engineFor(70, () => Promise.reject(new Error('the process died')));
    await expect(issue(words(110), dying)).rejects.toThrow('the process died');
    await site.settled();
    const half = await inTables();
    expect(half.events - before.events).toBe(70);
    const { ok, lines } = await issue(words(110));
    expect(ok).toBe(true);
    expect(new Set(rowsOf(lines).map(([code]) => code)).size).toBe(110);
    expect(await inTables()).toEqual({ hashes: before.hashes + 110, events: before.events + 110 });
    expect((await issue(words(110))).lines).toEqual(SHOWN_BEFORE);
  });

  it('are finished by a repetition where the engine was busy in between', async () => {
    const before = await inTables();
    const busy = engineFor(30, () => Promise.resolve({ status: 'busy' }));
    expect(await issue(words(40), busy)).toEqual({
      ok: false,
      lines: ['30 of 40 codes are issued. The same words finish it, and show all of them'],
    });
    const { lines } = await issue(words(40));
    expect(rowsOf(lines)).toHaveLength(40);
    expect(await inTables()).toEqual({ hashes: before.hashes + 40, events: before.events + 40 });
  });

  it('leave none that could be redeemed where the rules refuse one of them', async () => {
    const before = await inTables();
    const refusing = engineFor(60, () => Promise.resolve({ status: 'rejected', code: 'GAME_STOPPED', details: {} }));
    expect((await issue(words(90), refusing)).ok).toBe(false);
    expect((await inTables()).hashes).toBe(before.hashes);
    // The name is free again.
    expect(rowsOf((await issue(words(90))).lines)).toHaveLength(90);
    expect((await inTables()).hashes).toBe(before.hashes + 90);
  });

  it('leave nothing where the rules refuse them, and are no more than their cap allows', async () => {
    const before = await inTables();
    const nothing = ['code', 'issue', '--count', '5', '--csv', '--days', '3'];
    expect((await issue(nothing)).lines).toEqual([expect.stringContaining('INPUT_INVALID')]);
    const many = ['code', 'issue', '--count', '1000', '--csv', '--bonus', '50', '--uses', '3', '--days', '3'];
    expect(await issue(many)).toEqual({
      ok: false,
      lines: [
        '1000 codes with 3 uses of 50.00 each: 150,000.00 at risk, which is more than GLASSCASE_OPERATOR_MAX_GIVEN allows (100,000.00)',
      ],
    });
    expect(await inTables()).toEqual(before);
  });
});
