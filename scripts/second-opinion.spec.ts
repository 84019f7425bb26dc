import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { folderSource } from '../engine/audit/sources/folder-source.ts';
import { updateMirror } from '../engine/audit/sources/mirror/mirror.ts';
import { unansweredText } from '../engine/audit/statistics/unanswered.ts';
import { visibilityOf } from '../engine/events.ts';
import { utf8 } from '../engine/fairness/bytes.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import { LOCAL_OPERATOR } from '../engine/kernel/ids.ts';
import { verifyEd25519 } from '../engine/log/ed25519-node.ts';
import { fileTileStore } from '../engine/log/file-tile-store.ts';
import { joinNotes, keyChangeText } from '../engine/log/key-history.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { formatNote, formatVerifierKey, parseNote } from '../engine/log/note.ts';
import { signNote } from '../engine/log/sign-note.ts';
import { OPENINGS_FOLDER } from '../engine/log/tiles.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { amy } from '../test/acts-cast.ts';
import { cosignedEvidence } from '../test/cosigned.ts';
import { entriesOf, fixtureSigner, recordStory, revealEverything, sealInto } from '../test/fixture-log.ts';
import { auditSigned, forgerOf, otherHash, withData } from '../test/forger.ts';
import { forgedLanedRooms, lanedRoomsStory } from '../test/forgeries/laned-rooms.ts';
import { lanesStory } from '../test/forgeries/lanes.ts';
import { recordModes } from '../test/games-story/modes.ts';
import { everybody } from '../test/games-story/stage.ts';
import { recordGames } from '../test/games-story/story.ts';
import { recordWitnessedRooms } from '../test/games-story/witnessed-rooms.ts';
import { goOn, reopen } from '../test/loss.ts';
import { witnessedChoice } from '../test/room-witness.ts';
import { aboutRoom, claimed, LAWFUL, VOID } from '../test/unanswered.ts';

const script = fileURLToPath(new URL('second_opinion.py', import.meta.url));
const vectors = (name: string): string => fileURLToPath(new URL(`../test/vectors/${name}.json`, import.meta.url));

/** The output of python3, and its exit code. */
const opinion = async (...args: readonly string[]): Promise<{ readonly code: number; readonly output: string }> => {
  try {
    const { stdout } = await promisify(execFile)('python3', [script, ...args]);
    return { code: 0, output: stdout };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') throw error;
    return { code: error.code, output: 'stderr' in error ? String(error.stderr) : '' };
  }
};
const hasPython = await opinion('--help').then(
  () => true,
  () => false,
);
if (!hasPython) process.stdout.write('skipped: the second opinion needs python3, which is not on the PATH\n');

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));
const emptyFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'second-opinion-'));
  folders.push(folder);
  return folder;
};
const sealed = async (recorded: readonly RecordedEvent[]): Promise<string> => {
  const folder = await emptyFolder();
  await sealInto(fileTileStore(folder), entriesOf(recorded));
  return folder;
};
const changed = async (path: string, change: (text: string) => string): Promise<void> => {
  const before = await readFile(path, 'latin1');
  const after = change(before);
  if (after === before) throw new Error('nothing was changed');
  await writeFile(path, after, 'latin1');
};

const { recorded } = recordGames();
const forger = forgerOf(recorded);
const { find } = forger;
const byAnother = ({ data }: { readonly data: { readonly approver: string } }): boolean => data.approver !== amy;

/** The same with so little memory that nearly everything is spilled. */
const SPILLING = `import sys, second_opinion_memory as memory
memory.MOST_LINES, memory.MOST_ROUNDS = 50, 4
import second_opinion
sys.exit(second_opinion.main(sys.argv[1:]))`;

describe.skipIf(!hasPython)('the second implementation, in Python', () => {
  it('says the same when it has little memory', async () => {
    const folder = await sealed(recorded);
    const { stdout } = await promisify(execFile)('python3', ['-c', SPILLING, folder], { cwd: dirname(script) });
    expect(await opinion(folder)).toEqual({ code: 0, output: stdout });
  });

  it('follows a log that goes on after a loss, and finds what is played in between', async () => {
    const house = reopen(goOn(recordStory({ seed: 'a loss 2', players: 6, acts: 60 })));
    expect(await opinion(await sealed(house.recorded))).toMatchObject({ code: 0 });
    const forged = forgerOf(house.recorded).edited((event) => (event.type === 'LogContinued' ? null : event));
    expect((await opinion(await sealed(forged))).output).toContain('retired for no reason');
  });

  it('agrees with battles of every mode, pace and size', async () => {
    const modes = recordModes();
    const battles = modes.filter(({ event }) => event.type === 'BattleSettled').length;
    expect((await opinion(await sealed(modes))).output).toContain(` ${battles} battles, `);
  });

  it('draws the shared vectors', async () => {
    expect(await opinion('--vectors', vectors('draws'))).toEqual({ code: 0, output: 'agrees: 120 draws\n' });
    expect(await opinion('--plays', vectors('case-draws'))).toMatchObject({ code: 0 });
    expect(await opinion('--targets', vectors('upgrade-draws'))).toEqual({ code: 0, output: 'agrees: 40 upgrades\n' });
    expect(await opinion('--targets', vectors('dream-draws'))).toEqual({ code: 0, output: 'agrees: 40 dreams\n' });
    expect(await opinion('--battles', vectors('battle-draws'), vectors('case-draws'))).toMatchObject({ code: 0 });
    expect(await opinion('--giveaways', vectors('giveaway-draws'))).toMatchObject({ code: 0 });
  });

  it('proves as many plays, battles and giveaways of a log as the audit, its key pinned, and counts the unanswered to the last digit', async () => {
    const random = revealEverything(recordStory({ seed: 'second opinion', players: 6, acts: 150 })).recorded;
    const claims = [...LAWFUL, aboutRoom, ...VOID.flatMap(([, draws]) => draws)];
    const stated = revealEverything(claimed(claims, everybody).house).recorded;
    for (const log of [recorded, random, lanesStory, lanedRoomsStory, stated]) {
      const { code, output } = await opinion(await sealed(log), '--key', formatVerifierKey(fixtureSigner.key));
      const { replayed, unanswered } = await auditSigned(entriesOf(log));
      const { entries, games, playsLoose, playsOnLanes, seatsLoose, seatsOnLanes } = replayed;
      const proven = `${games.case.proven} cases, ${games.upgrade.proven} upgrades, ${games.dream.proven} dreams, ${games.contract.proven} contracts, ${games.battle.proven} battles, ${games.giveaway.proven} giveaways`;
      expect(output.split('\n')).toEqual([
        `agrees: ${entries} entries, root and signature; proven: ${proven}; 0 await their reveal`,
        `plays: ${playsLoose} loose, ${playsOnLanes} on lanes`,
        `seats: ${seatsLoose} loose, ${seatsOnLanes} on lanes`,
        `unanswered: ${unansweredText(unanswered)}`,
        '',
      ]);
      expect(code).toBe(0);
    }
  });

  it('proves the same of a copy without openings, and counts what it couldn’t read', async () => {
    const folder = await sealed(recorded);
    const { output } = await opinion(folder);
    await rm(join(folder, OPENINGS_FOLDER), { recursive: true });
    const unread = recorded.filter(({ event }) => visibilityOf(event) === 'sealed').length;
    expect(await opinion(folder)).toEqual({
      code: 0,
      output: output.replace('\n', `; ${unread} sealed entries, unread\n`),
    });
  });

  it('disagrees with an opening of something else', async () => {
    const folder = await sealed(recorded);
    await changed(join(folder, OPENINGS_FOLDER, '000'), (text) =>
      text.replace('"type":"PaymentSettled"', '"type":"paymentSettled"'),
    );
    expect(await opinion(folder)).toMatchObject({ code: 1, output: expect.stringContaining('committed to') });
  });

  it('counts what is still to be revealed', async () => {
    const { recorded: lock } = find('BattleLocked');
    const { output } = await opinion(await sealed(recorded.slice(0, lock.position + 1)));
    expect(output).toMatch(/0 battles, 0 giveaways; [1-9]\d* await their reveal\n/);
  });

  it('disagrees with another key, a changed entry, tile or checkpoint', async () => {
    const other = formatVerifierKey(signerFromSeed('glasscase.test/log', '43'.repeat(32)).key);
    expect((await opinion(await sealed(recorded), '--key', other)).output).toContain('pinned');
    const entry = await sealed(recorded);
    await changed(join(entry, 'tile/entries/000'), (text) => text.replace('"ticket":', '"tickEt":'));
    expect(await opinion(entry)).toMatchObject({ code: 1, output: expect.stringContaining('signed root') });
    const tile = await sealed(recorded);
    await changed(join(tile, 'tile/0/000'), (text) => `${text.slice(0, 100)}~${text.slice(101)}`);
    expect(await opinion(tile)).toMatchObject({ code: 1, output: expect.stringContaining('tile 0/0') });
    const checkpoint = await sealed(recorded);
    await changed(join(checkpoint, 'checkpoint'), (text) => text.replace(/\n(\d+)\n/, '\n1$1\n'));
    expect(await opinion(checkpoint)).toMatchObject({ code: 1, output: expect.stringContaining('no valid signature') });
  });

  it.each([
    ['draws', '--vectors', /"ticket":"\d+"/, '"ticket":"1"'],
    ['upgrade-draws', '--targets', /"float":\d+/, '"float":1'],
    ['dream-draws', '--targets', /"float":\d+/, '"float":1'],
    ['giveaway-draws', '--giveaways', /"ticket":\d+/, '"ticket":1'],
  ])('disagrees with changed vectors of %s', async (name, option, pattern, lie) => {
    const file = join(await emptyFolder(), 'vectors.json');
    await writeFile(file, await readFile(vectors(name)));
    await changed(file, (text) => text.replace(pattern, lie));
    expect(await opinion(option, file)).toMatchObject({ code: 1, output: expect.stringContaining('disagrees') });
  });
});

const upgrade = find('UpgradePlayed', ({ data }) => data.item !== null);
const dream = find('DreamChased', ({ data }) => data.consolation !== null);
const bot = find('SeatTaken', ({ data }) => data.occupant.kind === 'bot');
const lock = find('BattleLocked');
const round = find('BattleRoundPlayed');
const settled = find('BattleSettled', ({ data }) => data.tie !== null);
const dealt = find('BattleSettled', ({ data }) => data.order.length > 0);
const winner = find('BattleConcluded', ({ data }) => data.items.length > 1);
const beacon = find('BattleBeaconArrived');
const entry = find('GiveawayEntered');
const drawn = find('GiveawayDrawn');
const prize = find('PrizeWon');
const erased = find('PlayerErased');
const [one, ...others] = round.event.data.draws;
const [first, ...rest] = drawn.event.data.winners;
if (one === undefined || first === undefined) throw new Error('nothing was drawn');

/** Validly signed; the position in what Python says shows where the lie was found. */
const lies: readonly (readonly [string, string, () => readonly RecordedEvent[]])[] = [
  ['an upgrade’s ticket', 'round ', () => forger.changed(upgrade, { ticket: upgrade.event.data.ticket + 1 })],
  ['an upgrade that was lost', 'round ', () => forger.changed(upgrade, { item: null })],
  ['an upgrade’s chance', 'another chance', () => forger.changed(upgrade, { winTickets: 7_000_000 })],
  [
    'a target that nobody offers',
    'another target',
    () => forger.changed(upgrade, { target: { ...upgrade.event.data.target, value: '7' } }),
  ],
  ['terms that weren’t in force', 'weren', () => forger.changed(upgrade, { terms: otherHash })],
  ['a case opened under none', 'weren', () => forger.changed(find('CaseOpened'), { terms: otherHash })],
  [
    'terms beyond a hard bound',
    'beyond the bounds',
    () => {
      const one = find('TermsPublished');
      const { sections } = one.event.data;
      return forger.changed(one, { sections: { ...sections, dream: { ...sections.dream, returnPercent: 93 } } });
    },
  ],
  ['a sale under other terms', 'weren', () => forger.changed(find('ItemsSold'), { terms: otherHash })],
  ['a sale’s total', 'another total', () => forger.changed(find('ItemsSold'), { total: '1' })],
  ['the bonus of a free sale', 'another half', () => forger.changed(find('FreeSaleCredited'), { total: '1' })],
  [
    'a free sale without its bonus',
    'another half',
    () => {
      const { event: credit } = find('FreeSaleCredited');
      return forger.edited((event) => (event === credit ? null : event));
    },
  ],
  [
    'a bonus that comes twice',
    'another half',
    () => {
      const { event, recorded } = find('FreeSaleCredited');
      return forger.inserted(recorded.position + 1, recorded.stream, event);
    },
  ],
  [
    'an erasure that leaves the balances',
    'another half',
    () => {
      const { event: emptied } = find('BalancesErased');
      return forger.edited((event) => (event === emptied ? null : event));
    },
  ],
  ['the points of an exchange', 'points', () => forger.changed(find('ItemsExchanged'), { total: '1' })],
  [
    'a private battle in a contest',
    'another standing',
    () => {
      const one = find('ContestAnnounced', ({ data }) => data.ranking === 'battles');
      const created = find('BattleCreated', ({ data }, { at }) => data.private && at >= one.event.data.startsAt);
      return forger.changed(created, { private: false });
    },
  ],
  [
    'an act that its proposer approved',
    'approved by its proposer',
    () => forger.changed(find('ActApproved', byAnother), { approver: amy }),
  ],
  [
    'an act that the command line approved',
    'approved by the command line',
    () => forger.changed(find('ActApproved', byAnother), { approver: LOCAL_OPERATOR }),
  ],
  [
    'an effect without its act',
    'no act brought it',
    () => {
      const { event: approval } = find('ActApproved', byAnother);
      return forger.edited((event) => (event === approval ? null : event));
    },
  ],
  [
    'a correction that wasn’t proposed',
    'another effect',
    () => {
      const { commandId } = find('PlayerActApproved').event.data;
      return forger.changed(
        find('BalanceAdjusted', ({ data }) => data.commandId === commandId),
        { amount: '71' },
      );
    },
  ],
  ['a broken glass that another reviewed', 'no glass', () => forger.changed(find('ActReviewed'), { by: amy })],
  ['a prize that isn’t paid', 'another prize', () => forger.changed(find('ContestSettled'), { unpaid: [1] })],
  ['the standing of a contest', 'another standing', () => forger.changed(find('ContestSettled'), { places: [] })],
  ['the prize of a rank', 'another prize', () => forger.changed(find('ContestPrizeWon'), { amount: '4999' })],
  ['the price of a purchase', 'another price', () => forger.changed(find('ShopPurchased'), { total: '1' })],
  [
    'rates that gain in a circle',
    'gains',
    () => {
      const one = find('TermsPublished');
      const { sections } = one.event.data;
      return forger.changed(one, { sections: { ...sections, items: { ...sections.items, exchangePercent: 111 } } });
    },
  ],
  ['a dream’s fee', 'another fee', () => forger.changed(dream, { fee: '1' })],
  ['a dream’s consolation', 'round ', () => forger.changed(dream, { consolation: { ticket: 1, entry: 0 } })],
  [
    'a free round’s ticket',
    'round ',
    () => forger.changed(find('FreeCaseOpened'), { ticket: find('FreeCaseOpened').event.data.ticket + 1 }),
  ],
  [
    'the seed of a player who was erased',
    'another seed',
    () => {
      const [first, ...rest] = erased.event.data.revealed;
      if (first === undefined) throw new Error('nothing was revealed');
      return forger.changed(erased, { revealed: [{ ...first, serverSeed: otherHash }, ...rest] });
    },
  ],
  [
    'a consolation table’s hash',
    'hash of the consolation table',
    () => forger.changed(find('ConsolationPublished'), { tableHash: otherHash }),
  ],
  ['a round left out', 'a round is missing', () => forger.edited((event) => (event === upgrade.event ? null : event))],
  ['a battle’s id', 'another id', () => forger.changed(find('BattleCreated'), { entropy: 'f'.repeat(32) })],
  [
    'a bot’s entropy',
    'chose entropy for a bot',
    () =>
      forger.edited((event) => {
        if (event === bot.event) return withData(bot.event, { entropy: 'f'.repeat(32) });
        if (event.type !== 'BattleLocked' || event.data.battleId !== bot.event.data.battleId) return event;
        const entries = event.data.entries.map((one) =>
          one.occupant === 'bot-1' ? { ...one, entropy: 'f'.repeat(32) } : one,
        );
        return withData(event, { entries });
      }),
  ],
  [
    'a giveaway’s closing',
    'closes at another time',
    () =>
      forger.changed(
        find('GiveawayCreated', ({ data }) => data.beaconRound === null),
        { closesAt: find('GiveawayCreated', ({ data }) => data.beaconRound === null).event.data.drawAt },
      ),
  ],
  ['rules that a version hasn’t got', 'of rules', () => forger.changed(find('BattleCreated'), { rules: 1 })],
  ['a lock hash', 'another lock hash', () => forger.changed(lock, { lockHash: otherHash })],
  [
    'a rank’s ticket',
    'round 1 draws',
    () => forger.changed(round, { draws: [{ ...one, ticket: one.ticket + 1 }, ...others] }),
  ],
  ['a battle’s winner', 'ends with', () => forger.changed(settled, { winners: [4] })],
  ['a deal', 'ends with', () => forger.changed(dealt, { order: [] })],
  ['what a winner got', 'gets others', () => forger.changed(winner, { items: winner.event.data.items.slice(1) })],
  [
    'a battle’s seed',
    'another seed',
    () => forger.changed(settled, { revealed: { ...settled.event.data.revealed, serverSeed: otherHash } }),
  ],
  ['a beacon’s randomness', 'beacon round', () => forger.changed(beacon, { randomness: otherHash })],
  ['a round before its time', 'before its time', () => forger.retimed(round.recorded.position, round.recorded.at - 1)],
  ['a giveaway’s entropy', 'another lock', () => forger.changed(entry, { entropy: 'f'.repeat(32) })],
  [
    'a giveaway’s winner',
    ' win',
    () => forger.changed(drawn, { winners: [{ ...first, code: first.code + 1 }, ...rest] }),
  ],
  [
    'a giveaway’s seed',
    'another seed',
    () => forger.changed(drawn, { revealed: { ...drawn.event.data.revealed, salt: otherHash } }),
  ],
  ['a prize', 'another prize', () => forger.changed(prize, { item: { ...prize.event.data.item, value: '999999' } })],
  [
    'a committed seed',
    'commit',
    () => {
      const committed = find('HostSeedsCommitted');
      return forger.changed(committed, { giveaway: { ...committed.event.data.giveaway, publicHash: otherHash } });
    },
  ],
];

/** Sealed entries alone tell of these. */
const ONLY_WITH_OPENINGS: ReadonlySet<string> = new Set([
  'the bonus of a free sale',
  'a bonus that comes twice',
  'a correction that wasn’t proposed',
]);

describe.skipIf(!hasPython)('a validly signed log that lies', () => {
  it.each(lies)('about %s meets with disagreement', async (name, message, plant) => {
    const folder = await sealed(plant());
    const answer = await opinion(folder);
    expect(answer.output).toMatch(/^disagrees: entry \d+: /);
    expect(answer).toMatchObject({ code: 1, output: expect.stringContaining(message) });
    await rm(join(folder, OPENINGS_FOLDER), { recursive: true });
    expect((await opinion(folder)).code, 'without openings').toBe(ONLY_WITH_OPENINGS.has(name) ? 0 : 1);
  });

  it('reads a tar, also a compressed one, like the folder that was packed', async () => {
    const folder = await sealed(recorded);
    const { output } = await opinion(folder);
    for (const [name, options] of [
      ['copy.tar', '-cf'],
      ['copy.tar.gz', '-czf'],
    ] as const) {
      const tar = join(await emptyFolder(), name);
      await promisify(execFile)('tar', [options, tar, '-C', dirname(folder), basename(folder)]);
      expect(await opinion(tar)).toEqual({ code: 0, output });
      const bytes = await readFile(tar);
      await writeFile(tar, bytes.subarray(0, bytes.length / 2));
      expect(await opinion(tar)).toMatchObject({ code: 1, output: expect.stringContaining("can't be read as a tar") });
    }
  });

  it('reads the copy that an audit keeps', async () => {
    const [log, copy] = [await sealed(recorded), await emptyFolder()];
    const parts = { source: await folderSource(log), hashing: nodeHashing, verify: verifyEd25519, pinnedKey: null };
    await updateMirror({ ...parts, folder: copy, progress: () => {} });
    expect(await opinion(copy)).toEqual(await opinion(log));
  });

  it('follows a pinned key to the one that signs today, past the lines of witnesses', async () => {
    const [folder, other] = [await sealed(recorded), signerFromSeed('glasscase.test/log', '43'.repeat(32))];
    const [path, keys] = [join(folder, 'checkpoint'), join(folder, 'keys')];
    const note = parseNote(await readFile(path));
    if (note === null) throw new Error('no note');
    const witness = { name: 'witness.test', id: new Uint8Array(4), signature: new Uint8Array(72) };
    const bySelf = { name: other.key.name, id: other.key.id, signature: other.sign(utf8(note.text)) };
    await writeFile(path, formatNote({ ...note, signatures: [bySelf, witness, ...note.signatures] }));
    await writeFile(join(folder, 'key'), `${formatVerifierKey(other.key)}\n`);
    const { key } = fixtureSigner;
    const pinned = ['--key', formatVerifierKey(key)] as const;
    expect((await opinion(folder)).code).toBe(0);
    expect(await opinion(folder, ...pinned)).toMatchObject({ code: 1, output: expect.stringContaining('key') });
    const text = keyChangeText({ origin: key.name, size: 7, from: key, to: other.key });
    const change = signNote([fixtureSigner, other], text);
    await writeFile(keys, joinNotes([change]));
    expect((await opinion(folder, ...pinned)).code).toBe(0);
    expect((await opinion(folder, '--key', formatVerifierKey(other.key))).code).toBe(0);
    const stranger = signerFromSeed('glasscase.test/log', '44'.repeat(32));
    expect((await opinion(folder, '--key', formatVerifierKey(stranger.key))).code).toBe(1);
    await writeFile(keys, joinNotes([signNote([other], text)]));
    expect((await opinion(folder, ...pinned)).code).toBe(1);
  });
});

describe.skipIf(!hasPython)('rooms whose players take steps of lanes', () => {
  const faults = Object.values(forgedLanedRooms).flat();
  it.each(faults)('disagree for $name', async ({ plant }) => {
    expect(await opinion(await sealed(plant()))).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^disagrees: entry \d+: .*(?:lane|link)/),
    });
  });
});

const witnessed = recordWitnessedRooms().recorded;
const rooms = forgerOf(witnessed);
const EVIDENCE = ['BattleWitnessed', 'BattleRelocked', 'GiveawayWitnessed', 'GiveawayRelocked'] as const;
const inTime = rooms.find('BattleWitnessed');
const again = rooms.find('BattleRelocked');
const firstRoom = rooms.find('BattleCreated');
/** The log of before each entry that holds evidence. */
const heldBy = ({ event }: typeof inTime | typeof again) => entriesOf(witnessed.slice(0, event.data.checkpoint.size));

/** Forgeries of rooms of rules 3, with a part of Python's message about each. */
const witnessLies: readonly (readonly [string, string, () => readonly RecordedEvent[]])[] = [
  ['rules that take no unwitnessed beacon', 'rules don', () => rooms.changed(firstRoom, { rules: 2 })],
  [
    'rules that go back',
    'earlier rules',
    () =>
      rooms.edited((event) =>
        event.type === 'GiveawayCreated' ? withData(event, { rules: 2, beacon: { kind: 'none' } }) : event,
      ),
  ],
  [
    'another log than the rooms before',
    'another log',
    () => rooms.changed(rooms.find('GiveawayCreated'), { beacon: { ...witnessedChoice, origin: 'elsewhere.test' } }),
  ],
  [
    'the round that a battle’s lock names',
    'another beacon round',
    () => rooms.changed(rooms.find('BattleLocked'), { beaconRound: 1 }),
  ],
  [
    'the round that a giveaway’s lock names',
    'another beacon round',
    () => rooms.changed(rooms.find('GiveawayLocked'), { beaconRound: null }),
  ],
  [
    'the round that a giveaway names before its lock',
    'another beacon round',
    () => rooms.changed(rooms.find('GiveawayCreated'), { beaconRound: 9_000 }),
  ],
  [
    'the round of a battle that is locked again',
    'another beacon round',
    () => rooms.changed(again, { beaconRound: again.event.data.beaconRound + 1 }),
  ],
  [
    'when the round of a battle that is locked again is due',
    'due at another time',
    () => rooms.changed(again, { firstRoundAt: again.event.data.firstRoundAt + 1 }),
  ],
  ['the round that counts', "doesn't count", () => rooms.changed(inTime, { round: inTime.event.data.round + 1 })],
  [
    'a witness that saw the lock too late',
    'says nothing of its lock',
    () =>
      rooms.changed(inTime, {
        checkpoint: cosignedEvidence(heldBy(inTime), inTime.event.data.checkpoint.timestamp + 1),
      }),
  ],
  [
    'a witness that came early without the lock',
    'says nothing of its lock',
    () =>
      rooms.changed(again, { checkpoint: cosignedEvidence(heldBy(again), again.event.data.checkpoint.timestamp - 5) }),
  ],
  [
    'evidence that counts, of a lock that is said to be late',
    'nothing to witness',
    () => rooms.inserted(inTime.recorded.position + 1, inTime.recorded.stream, inTime.event),
  ],
  ...(['BattleBeaconArrived', 'GiveawayDrawn'] as const).map((type): (typeof witnessLies)[number] => [
    `a ${type} without evidence`,
    'no witness has seen',
    () => {
      const id = rooms.find(type).recorded.stream;
      return rooms.edited((event, { stream }) =>
        stream === id && (event.type === 'BattleWitnessed' || event.type === 'GiveawayWitnessed') ? null : event,
      );
    },
  ]),
  ...EVIDENCE.flatMap((type): (typeof witnessLies)[number][] => {
    const found = rooms.find(type);
    const { lock, checkpoint } = found.event.data;
    const held = entriesOf(witnessed.slice(0, checkpoint.size));
    const { position } = found.recorded;
    const signature = `${checkpoint.signature[0] === '0' ? '1' : '0'}${checkpoint.signature.slice(1)}`;
    const [head, ...tail] = held;
    return [
      [`the lock of a ${type}`, 'last lock', () => rooms.changed(found, { lock: lock - 1 })],
      [
        `the signature of a ${type}`,
        'cosign',
        () => rooms.changed(found, { checkpoint: { ...checkpoint, signature } }),
      ],
      [
        `the log of a ${type}`,
        'cosign',
        () => rooms.changed(found, { checkpoint: cosignedEvidence(held, checkpoint.timestamp, 'elsewhere.test') }),
      ],
      [
        `a ${type} that its own tree holds`,
        'there yet',
        () =>
          rooms.changed(found, {
            checkpoint: cosignedEvidence(entriesOf(witnessed.slice(0, position + 1)), checkpoint.timestamp),
          }),
      ],
      [
        `the other log that the witness of a ${type} saw`,
        'another log of',
        () => {
          const other = [...tail, head ?? new Uint8Array(0)];
          return rooms.changed(found, { checkpoint: cosignedEvidence(other, checkpoint.timestamp) });
        },
      ],
    ];
  }),
];

describe.skipIf(!hasPython)('rooms whose lock a witness has to see', () => {
  it('agree, to the last draw, with the audit', async () => {
    const { output, code } = await opinion(await sealed(witnessed));
    expect([code, output]).toEqual([0, expect.stringContaining(' 2 battles, 2 giveaways; 0 await their reveal')]);
  });

  it.each(witnessLies)('disagree where the log lies about %s', async (_, message, plant) => {
    expect(await opinion(await sealed(plant()))).toMatchObject({ code: 1, output: expect.stringContaining(message) });
  });

  it('disagree where a room stands still for more than an hour', async () => {
    for (const type of EVIDENCE) {
      const { position } = rooms.find(type).recorded;
      const { output } = await opinion(await sealed(rooms.leftAt(position, 2 * 3_600_000)));
      expect(output).toContain('waits for its witness');
    }
  });
});
