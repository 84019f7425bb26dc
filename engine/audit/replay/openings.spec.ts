import { describe, expect, it } from 'vitest';
import { entriesOf, publishedFiles, withoutOpenings } from '../../../test/fixture-log.ts';
import { auditBoth, auditFiles, forgerOf } from '../../../test/forger.ts';
import { recordGames } from '../../../test/games-story/story.ts';
import { type PublishedEntry, publishedEntry } from '../../../test/sealed-log.ts';
import { visibilityOf } from '../../events.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { commitmentOf, type Opening } from '../../log/commitment.ts';
import { encodeOpenings, splitOpenings } from '../../log/openings.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { EXIT_CODES } from '../finding.ts';
import { reportJson, reportText } from '../report/report.ts';

const { recorded } = recordGames();
const entries = entriesOf(recorded);
const files = await publishedFiles(entries);
const { find } = forgerOf(recorded);
const play = find('CaseOpened').recorded;
const payment = find('PaymentSettled').recorded;
/** Of the first bundle, which both are in. */
const PATH = 'openings/000';

/** The log with another opening at a position. */
const withOpening = (position: number, change: (opening: Opening | null) => Opening | null) => {
  const openings = splitOpenings(files.get(PATH) ?? new Uint8Array(0)) ?? [];
  return new Map(files).set(PATH, encodeOpenings(openings.with(position, change(openings[position] ?? null))));
};

/** A commitment of whatever it is, of the time that it says. */
const seal = (entry: Uint8Array, at = /^\{"at":"([^"]+)"/.exec(new TextDecoder().decode(entry))?.[1] ?? '') => {
  const opening = { salt: nodeHashing.sha256(entry), entry };
  const text = `{"at":"${at}","commitment":"${commitmentOf(nodeHashing, opening)}","type":"Sealed","v":2}`;
  return { entry: utf8(text), opening };
};
const changedAt = (position: number, publish: (entry: Uint8Array) => PublishedEntry) => ({
  publish: (entry: Uint8Array, at: number) => (at === position ? publish(entry) : publishedEntry(entry)),
});

describe('a log that is read as everybody reads it', () => {
  const sealed = recorded.filter(({ event }) => visibilityOf(event) === 'sealed').length;

  it('has clean plays, and says what was taken as given, and how often', async () => {
    const { full, everybody } = await auditBoth(entries);
    expect(everybody.findings.shown).toEqual([]);
    expect(everybody).toMatchObject({ verdict: 'plays-clean', exitCode: 0, money: null });
    expect(full).toMatchObject({ verdict: 'clean', exitCode: 0, given: null });
    expect({ ...everybody.replayed, commands: 0 }).toEqual({ ...full.replayed, commands: 0 });
    const count = (type: string): number => recorded.filter(({ event }) => event.type === type).length;
    const withCoupon = recorded.filter(
      ({ event }) => event.type === 'FreeCaseOpened' && event.data.grant.kind === 'coupon',
    );
    expect(everybody.given).toMatchObject({ sealedEntries: sealed, coupons: withCoupon.length });
    expect(withCoupon.length).toBeGreaterThan(0);
    expect(everybody.given?.funds).toBeGreaterThan(count('CaseOpened') + count('BattleEntered'));
    expect(everybody.given?.depositConditions).toBeGreaterThan(0);
  });

  it('tells so in words and in JSON', async () => {
    const { everybody } = await auditBoth(entries);
    expect(reportText(everybody)).toContain(`  sealed      ${sealed} entries, not opened\n  taken as given:\n`);
    expect(reportText(everybody)).toMatch(/\nPLAYS CLEAN, MONEY NOT EXAMINED: [^\n]+\n$/);
    expect(JSON.parse(reportJson(everybody))).toMatchObject({ verdict: 'plays-clean', money: null });
  });

  it('shows nothing of what is sealed', () => {
    const text = [...withoutOpenings(files).values()].map((bytes) => Buffer.from(bytes).toString('latin1')).join();
    expect(text).toContain('"type":"CaseOpened"');
    expect(text).not.toMatch(/PaymentSettled|BalanceAdjusted|BonusReleased/);
  });
});

describe('an audit with openings', () => {
  it.each<[string, number, (opening: Opening | null) => Opening | null]>([
    ['is missing', payment.position, () => null],
    ['has another salt', payment.position, (one) => one && { ...one, salt: nodeHashing.sha256(one.salt) }],
    [
      'is of another entry',
      payment.position,
      (one) => one && { ...one, entry: entries[payment.position + 1] ?? one.entry },
    ],
    [
      'is there of an open entry',
      play.position,
      () => ({ salt: new Uint8Array(32), entry: entries[play.position] ?? new Uint8Array(1) }),
    ],
  ])('fails where one %s', async (_what, position, change) => {
    const report = await auditFiles(withOpening(position, change));
    expect(report.findings.shown).toMatchObject([{ kind: 'openings', position }]);
    expect(report.exitCode).toBe(EXIT_CODES.openings);
  });

  it('fails where a file of them is missing or cut off', async () => {
    const missing = new Map(files);
    missing.delete(PATH);
    const cut = new Map(files).set(PATH, (files.get(PATH) ?? new Uint8Array(0)).slice(0, -1));
    for (const one of [missing, cut]) {
      expect((await auditFiles(one)).findings.shown).toMatchObject([
        { kind: 'openings', message: expect.stringContaining(PATH) },
      ]);
    }
  });

  it('fails where an open type is sealed, or a sealed one is open, or of another time than its commitment', async () => {
    const sealedPlay = await publishedFiles(entries, changedAt(play.position, seal));
    expect((await auditFiles(sealedPlay)).findings.shown).toMatchObject([
      { kind: 'openings', position: play.position, message: expect.stringContaining('everybody must read') },
    ]);
    const open = await publishedFiles(
      entries,
      changedAt(payment.position, (entry) => ({ entry, opening: null })),
    );
    for (const one of [open, withoutOpenings(open)]) {
      expect((await auditFiles(one)).findings.shown).toMatchObject([
        { kind: 'openings', position: payment.position, message: expect.stringContaining('its type is sealed') },
      ]);
    }
    const later = new Date(payment.at + 1).toISOString();
    const dated = await publishedFiles(
      entries,
      changedAt(payment.position, (entry) => seal(entry, later)),
    );
    expect((await auditFiles(dated)).findings.shown).toContainEqual(
      expect.objectContaining({ kind: 'openings', position: payment.position }),
    );
  });

  it('fails, also without them, where a play is sealed', async () => {
    const hidden = await publishedFiles(entries, changedAt(play.position, seal));
    expect((await auditFiles(withoutOpenings(hidden))).verdict).toBe('failed');
  });
});
