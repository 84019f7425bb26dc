import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import {
  entriesOf,
  fixtureSigner,
  memorySource,
  publishedFiles,
  recordStory,
  revealEverything,
} from '../../test/fixture-log.ts';
import { auditSigned } from '../../test/forger.ts';
import { lanedRoomsStory } from '../../test/forgeries/laned-rooms.ts';
import { lanesStory } from '../../test/forgeries/lanes.ts';
import { recordGames } from '../../test/games-story/story.ts';
import { recordWitnessedRooms } from '../../test/games-story/witnessed-rooms.ts';
import { goOn, reopen } from '../../test/loss.ts';
import { verifyEd25519 } from '../log/ed25519-node.ts';
import { signerFromSeed } from '../log/log-key.ts';
import { formatVerifierKey } from '../log/note.ts';
import { nodeHashing } from '../node-hashing.ts';
import { audit } from './audit.ts';
import { EXIT_CODES } from './finding.ts';
import { reportJson, reportText } from './report/report.ts';

const house = revealEverything(recordStory({ seed: 'a clean life', players: 12, acts: 220 }));
const games = recordGames();
const entries = entriesOf(house.recorded);
const files = await publishedFiles(entries);

const auditOf = (published: ReadonlyMap<string, Uint8Array>, pinned: boolean) =>
  audit({
    source: memorySource(published),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: pinned ? fixtureSigner.key : null,
    compareBalances: false,
    sleep: async () => {},
    progress: () => {},
  });

describe('an honest log', () => {
  it('audits clean, with every draw proven', async () => {
    const report = await auditOf(files, true);
    expect(report.findings.shown).toEqual([]);
    expect(report).toMatchObject({ verdict: 'clean', exitCode: 0, filesBeyondCheckpoint: 0 });
    expect(report.replayed.entries).toBe(house.recorded.length);
    expect(report.replayed.plays).toBeGreaterThan(250);
    expect(report.replayed).toMatchObject({ playsProven: report.replayed.plays, playsAwaitingReveal: 0, players: 12 });
  });

  it('tells of everything that can happen', async () => {
    const schemas = await readdir(new URL('../../schema/events/', import.meta.url));
    const continued = reopen(goOn(recordStory({ seed: 'a loss 2', players: 6, acts: 60 })));
    const everything = [
      ...house.recorded,
      ...games.recorded,
      ...lanesStory,
      ...lanedRoomsStory,
      ...continued.recorded,
      ...recordWitnessedRooms().recorded,
    ];
    const recordedTypes = new Set(everything.map(({ event }) => event.type));
    const types = new Set(schemas.map((name) => name.replace(/\.v\d+\.json$/, '')));
    expect([...recordedTypes].sort()).toEqual([...types].sort());
    const reasons = new Set(
      everything.flatMap(({ event }) => (event.type === 'SeedRotated' ? [event.data.reason] : [])),
    );
    expect([...reasons].sort()).toEqual(['age', 'loss', 'player']);
  });

  it('counts what was proven, game by game', async () => {
    const { replayed, verdict } = await auditSigned(entriesOf(games.recorded));
    const proven = (played: number) => ({ played, proven: played, awaiting: 0 });
    const count = (type: string): number => games.recorded.filter(({ event }) => event.type === type).length;
    expect(verdict).toBe('clean');
    expect(replayed.games).toEqual({
      case: proven(count('CaseOpened') + count('FreeCaseOpened')),
      upgrade: proven(count('UpgradePlayed')),
      dream: proven(count('DreamChased')),
      contract: proven(count('ContractPlayed')),
      battle: proven(count('BattleSettled')),
      giveaway: proven(count('GiveawayDrawn')),
    });
    expect(Math.min(...Object.values(replayed.games).map(({ played }) => played))).toBeGreaterThan(3);
    expect(replayed).toMatchObject({
      rooms: count('BattleSettled') + count('GiveawayDrawn'),
      roomsGivenUp: count('BattleDissolved') + count('GiveawayCancelled'),
      beacons: 3,
      beaconsVerified: 3,
      beaconsAwaited: 0,
    });
  });

  it('counts what a log in the middle of things still owes', async () => {
    const arrival = games.recorded.find(({ event }) => event.type === 'BattleBeaconArrived');
    const { replayed, money, verdict } = await auditSigned(entriesOf(games.recorded.slice(0, arrival?.position)));
    expect([verdict, replayed.beaconsAwaited, replayed.games.battle.awaiting]).toEqual(['clean', 1, 1]);
    expect(replayed.games.upgrade.awaiting).toBeGreaterThan(0);
    expect(money?.coin.accounts.escrow).toBeGreaterThan(0n);
  });

  it('sums to zero per balance type', async () => {
    const { money } = await auditOf(files, true);
    if (money === null) throw new Error('the money was not read');
    for (const { players, accounts } of [money.coin, money.points]) {
      expect(Object.values(accounts).reduce((sum, amount) => sum + amount, players)).toBe(0n);
    }
    const { deposits, fees, escrow } = money.coin.accounts;
    expect([deposits < 0n, fees > 0n, escrow]).toEqual([true, true, 0n]);
  });

  it('gives the same report every time', async () => {
    const [first, second] = [await auditOf(files, true), await auditOf(files, true)];
    expect(reportJson(first)).toBe(reportJson(second));
    expect(JSON.parse(reportJson(first))).toMatchObject({ verdict: 'clean', checkpoint: { keyPinned: true } });
    const text = reportText(first);
    expect(text).toContain('CLEAN');
    const { battle } = first.replayed.games;
    expect(text).toContain(`${battle.proven} of ${battle.played} locked battles proven, 0 await`);
    expect(text).toMatch(/coin +players [\d.]+, house -?[\d.]+, deposits -[\d.]+, fees [\d.]+, escrow 0\.00,/);
  });

  it('counts plays that await their reveal as what they are', async () => {
    const unfinished = recordStory({ seed: 'unfinished', players: 3, acts: 30 });
    const report = await auditOf(await publishedFiles(entriesOf(unfinished.recorded)), true);
    expect(report.verdict).toBe('clean');
    expect(report.replayed.playsAwaitingReveal).toBeGreaterThan(0);
  });

  it('may be empty', async () => {
    expect(await auditOf(await publishedFiles([]), true)).toMatchObject({
      verdict: 'plays-clean',
      checkpoint: { size: 0 },
    });
  });
});

describe('the key', () => {
  it('is believed from beside the log, and the report says so', async () => {
    expect(await auditOf(files, false)).toMatchObject({ verdict: 'clean', checkpoint: { keyPinned: false } });
  });

  it('fails the audit when another one is pinned', async () => {
    const other = signerFromSeed('glasscase.test/log', '43'.repeat(32)).key;
    const parts = { source: memorySource(files), hashing: nodeHashing, verify: verifyEd25519, pinnedKey: other };
    const report = await audit({ ...parts, compareBalances: false, sleep: async () => {}, progress: () => {} });
    expect(report).toMatchObject({ exitCode: EXIT_CODES.signature, checkpoint: null });
    const withoutKey = new Map(files);
    withoutKey.delete('key');
    const source = memorySource(withoutKey);
    expect(
      await audit({ ...parts, source, compareBalances: false, sleep: async () => {}, progress: () => {} }),
    ).toMatchObject({ exitCode: EXIT_CODES.signature });
    expect(formatVerifierKey(other)).not.toBe(formatVerifierKey(fixtureSigner.key));
  });
});

describe('a copy that was tampered with', () => {
  const flipped = (path: string, at: number, mask: number): Map<string, Uint8Array> => {
    const copy = new Map(files);
    const bytes = (files.get(path) ?? new Uint8Array(0)).slice();
    bytes[at] = (bytes[at] ?? 0) ^ mask;
    copy.set(path, bytes);
    return copy;
  };

  it('is caught after a change of a key that is pinned', async () => {
    expect((await auditOf(flipped('key', 3, 1), true)).exitCode).toBe(EXIT_CODES.signature);
  });

  it('is caught when a file is missing, cut short or too long', async () => {
    const needed = [...files.keys()].filter((path) => path !== 'key' && !path.includes('.p/'));
    for (const path of needed) {
      const without = new Map(files);
      without.delete(path);
      const report = await auditOf(without, true);
      const part = path === 'checkpoint' ? 'unreachable' : path.startsWith('openings/') ? 'openings' : 'tree';
      expect(report.exitCode, path).toBe(EXIT_CODES[part]);
      const bytes = files.get(path) ?? new Uint8Array(0);
      const shorter = new Map(files).set(path, bytes.slice(0, -1));
      expect((await auditOf(shorter, true)).verdict, path).toBe('failed');
      const longer = new Map(files).set(path, Buffer.concat([bytes, Uint8Array.of(0)]));
      expect((await auditOf(longer, true)).verdict, path).toBe('failed');
    }
  });
});
