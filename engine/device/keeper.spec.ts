import { beforeEach, describe, expect, it } from 'vitest';
import {
  alice,
  consolationHash,
  consolationPublished,
  dawn,
  dawnOdds,
  dawnPublished,
  deposited,
  kestrel,
  registered,
  skinsPublished,
} from '../../test/cast.ts';
import { createHouse, type House, playerOf } from '../../test/deciders.ts';
import { houseSite, signedRefusal } from '../../test/player/house-site.ts';
import { memoryStore, newSigner, programKeeper } from '../../test/player/lanes.ts';
import { caseTerms, dreamTerms, termsAre } from '../../test/terms-cast.ts';
import type { Command } from '../commands.ts';
import { utf8 } from '../fairness/bytes.ts';
import { dreamTableText } from '../fairness/dream-draw.ts';
import { MAX_ROUNDS_PER_PAIR } from '../fairness/seed-pair.ts';
import { TICKETS } from '../fairness/tickets.ts';
import { joinNotes, keyChangeText } from '../log/key-history.ts';
import { promiseSignerFromSeed, signerFromSeed } from '../log/log-key.ts';
import { formatVerifierKey } from '../log/note.ts';
import { certificateText } from '../log/promise-keys.ts';
import { signNote } from '../log/sign-note.ts';
import { signer as signerOfLog } from '../log/testing/workshop.ts';
import { KEY_PATH, KEYS_PATH, PROMISE_KEYS_PATH } from '../log/tiles.ts';
import { nodeHashing } from '../node-hashing.ts';
import type { LaneKeeper } from './keeper.ts';
import { type AskedCommand, commandOn } from './play-command.ts';
import type { DeviceStore, LaneSite, SiteAnswer } from './ports.ts';
import { type KeptLane, NOTHING_KEPT, type SentCommand } from './state.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;
const SILENT: SiteAnswer = { kind: 'silent' };

let house: House;
let site: LaneSite;
let store: DeviceStore;
let keeper: LaneKeeper;
/** The connection from the site to the device; a test may let it change answers. */
let between: (answer: SiteAnswer, command: Command) => SiteAnswer;
/** Everything that went out. */
let sent: { readonly commandId: string; readonly command: Command }[];
let ids: number;

/** The first answer that came. */
let first: SiteAnswer | null;

const send: LaneSite['send'] = async (commandId, command) => {
  sent.push({ commandId, command });
  const answer = await site.send(commandId, command);
  first ??= answer;
  return between(answer, command);
};
const signer = newSigner();
const own = () => ({ signerOf: async () => signer, now: () => house.now(), pause: async () => {} });
/** A program of the device: all of them share its store and its key. */
const program = (kept = store, now = () => house.now()): LaneKeeper =>
  programKeeper({ ...site, send }, undefined, { ...own(), store: kept, now });
/** One whose plays never reach the site. */
const deaf = (): LaneKeeper => {
  const cut = program();
  return { ...cut, play: (asked) => cut.play({ ...asked, send: async () => SILENT }) };
};
const silentOn =
  (type: Command['type']) =>
  (answer: SiteAnswer, command: Command): SiteAnswer =>
    command.type === type ? SILENT : answer;
const freshId = (): string => {
  ids += 1;
  return `00000000-0000-4000-9000-${String(ids).padStart(12, '0')}`;
};
const opening = (quantity: number) => ({
  ...{ type: 'OpenCase' as const, playerId: alice, terms: caseTerms, case: dawn },
  ...{ quantity, oddsHash: dawnOdds },
});
const open = (by = keeper, quantity = 1, commandId = freshId()) => {
  const asked = opening(quantity);
  return by.play({
    ...{ commandId, playerId: alice, table: null },
    commandOn: (turn) => commandOn(asked, turn),
    send: (turn) => send(commandId, commandOn(asked, turn)),
  });
};
const logged = (type: string) => house.recorded.map(({ event }) => event).filter((event) => event.type === type);
const ACCEPTED = { kind: 'accepted' };
const OWED = { kind: 'owed', code: null };

beforeEach(async () => {
  house = createHouse(20);
  house.given([...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '100000000')]);
  site = await houseSite(house, alice);
  [store, between, sent, ids, first] = [memoryStore(), (answer) => answer, [], 0, null];
  keeper = program();
});

/** Changes what the device keeps of its lane. */
const keep = (change: Partial<KeptLane>) =>
  store.change(alice, (kept) => {
    const state = kept ?? NOTHING_KEPT;
    return { kept: { ...state, lane: state.lane === null ? null : { ...state.lane, ...change } }, result: null };
  });

describe('a device that is about to play', () => {
  it('opens its lane before, so that the play alone is still to be sent', async () => {
    await keeper.ready(alice);
    expect(logged('LaneOpened')).toHaveLength(1);
    const before = sent.length;
    await keeper.ready(alice);
    expect(sent).toHaveLength(before);
    expect(await open()).toEqual(ACCEPTED);
    expect(sent.slice(before).map(({ command }) => command.type)).toEqual(['OpenCase']);
  });

  it('opens one lane, also where the play comes meanwhile', async () => {
    const [, end] = await Promise.all([keeper.ready(alice), open()]);
    expect(end).toEqual(ACCEPTED);
    expect(logged('LaneOpened')).toHaveLength(1);
    expect(sent.map(({ command }) => command.type)).toEqual(['OpenLane', 'OpenCase']);
  });

  it('has everything at hand before, and sends nothing for that', async () => {
    const asked: string[] = [];
    const counting: LaneSite = {
      ...{ ...site, send },
      lanes: () => {
        asked.push('lanes');
        return site.lanes();
      },
      read: (path) => {
        asked.push(path);
        return site.read(path);
      },
    };
    const warm = programKeeper(counting, undefined, { ...own(), store });
    await warm.warm(alice);
    expect(sent).toEqual([]);
    expect(asked.toSorted()).toEqual([KEY_PATH, KEYS_PATH, PROMISE_KEYS_PATH, 'lanes'].toSorted());
    expect(await open(warm)).toEqual(ACCEPTED);
    await warm.warm(alice);
    expect(await open(warm)).toEqual(ACCEPTED);
    expect(asked).toHaveLength(4);
    expect(sent.map(({ command }) => command.type)).toEqual(['OpenLane', 'OpenCase', 'OpenCase']);
  });

  it('opens a lane on the pair of then where another device took the one of before', async () => {
    await keeper.warm(alice);
    const other = programKeeper({ ...site, send }, undefined, { ...own(), signerOf: async () => newSigner() });
    expect(await open(other)).toEqual(ACCEPTED);
    expect(await open()).toEqual(ACCEPTED);
    expect(logged('LaneOpened')).toHaveLength(2);
    expect(logged('CaseOpened')).toHaveLength(2);
  });

  it('opens none, and says so, once the log held something else than was sent', async () => {
    await open();
    await store.change(alice, (kept) => {
      const [first] = sent;
      if (first === undefined) throw new Error('nothing went out');
      const evidence = {
        kind: 'another-play' as const,
        at: '',
        lane: null,
        sent: first,
        entries: [],
        note: '',
        certificates: '',
      };
      return { kept: { ...(kept ?? NOTHING_KEPT), lane: null, evidence }, result: null };
    });
    const before = sent.length;
    expect(await keeper.ready(alice)).toMatchObject({ kind: 'stopped', evidence: { kind: 'another-play' } });
    expect(sent).toHaveLength(before);
  });

  it('opens none while an end is to be answered', async () => {
    await open();
    between = silentOn('CloseLane');
    await keeper.close(alice);
    await keeper.ready(alice);
    expect(logged('LaneOpened')).toHaveLength(1);
  });
});

describe('a device between sending and answer', () => {
  it('sends the very same again, from whatever program of it, and nothing else before that is answered', async () => {
    await open();
    between = () => SILENT;
    const lost = freshId();
    expect(await open(keeper, 2, lost)).toEqual(OWED);
    const out = sent.at(-1);
    // Its programs end here; another one knows what the store has.
    const restarted = program();
    expect(await open(restarted)).toEqual(OWED);
    expect(sent.at(-1)).toEqual(out);
    between = (answer) => answer;
    expect(await open(restarted)).toEqual(ACCEPTED);
    expect(sent.slice(-2).map(({ commandId }) => commandId === lost)).toEqual([true, false]);
    expect(logged('CaseOpened')).toHaveLength(4);
    expect(await open(restarted, 2, lost), 'asked for again, it is what it was').toEqual(ACCEPTED);
    expect(logged('CaseOpened')).toHaveLength(4);
  });

  it('lets nothing out that it couldn’t keep', async () => {
    await open();
    const before = sent.length;
    const full: DeviceStore = { change: () => Promise.reject(new Error('no room')) };
    await expect(open(program(full))).rejects.toThrow('no room');
    expect(sent).toHaveLength(before);
  });

  it('that lost all it kept goes on with another lane, and the one before stays as it was', async () => {
    await open();
    between = () => SILENT;
    expect(await open()).toEqual(OWED);
    between = (answer) => answer;
    const forgetful = program(memoryStore());
    expect(await open(forgetful)).toEqual(ACCEPTED);
    const steps = [...playerOf(house, alice).lanes.values()].map(({ step }) => step);
    expect(steps).toEqual([2, 1]);
  });

  it('plays whatever its clock says', async () => {
    for (const off of [-YEAR_MS, YEAR_MS])
      expect(await open(program(store, () => house.now() + off))).toEqual(ACCEPTED);
  });

  it('is one device in two tabs: each step has one play', async () => {
    await open();
    await Promise.all([open(keeper), open(program()), open(keeper, 3)]);
    while ((await open()).kind !== 'accepted');
    const steps = new Set(
      logged('CaseOpened').map(({ data }) =>
        'step' in data && 'commandId' in data ? `${data.step} ${data.commandId}` : '',
      ),
    );
    const [lane] = playerOf(house, alice).lanes.values();
    expect(steps.size).toBe(lane?.step);
  });
});

describe('a command’s id', () => {
  const linksOf = (id: string) =>
    new Set(
      sent.flatMap(({ commandId, command }) =>
        commandId === id && command.type === 'OpenCase' ? [command.entropy] : [],
      ),
    );

  it('stays with its link for the life of the lane', async () => {
    const firstOf = freshId();
    await open(keeper, 1, firstOf);
    for (let plays = 0; plays < 70; plays += 1) await open();
    expect(await open(program(), 1, firstOf)).toEqual(ACCEPTED);
    expect(linksOf(firstOf).size).toBe(1);
    expect(logged('CaseOpened')).toHaveLength(71);
  });

  it('goes out with no second link once its play was given up', async () => {
    await open();
    const lost = freshId();
    await open(deaf(), 4, lost);
    await keeper.close(alice);
    expect(await open(program(), 4, lost)).toEqual({ kind: 'unsent', code: 'ABANDONED' });
    await open();
    expect(await open(keeper, 4, lost)).toEqual({ kind: 'unsent', code: 'ABANDONED' });
    expect(linksOf(lost).size).toBe(0);
  });

  it('goes out with no other content, and with no second link for that', async () => {
    await open();
    between = silentOn('OpenCase');
    const id = freshId();
    await open(keeper, 1, id);
    between = (answer) => answer;
    expect(await open(keeper, 2, id)).not.toEqual(ACCEPTED);
    expect(linksOf(id).size).toBe(1);
  });

  it('that was refused is not sent again behind another that took its link over', async () => {
    await open();
    const refused = freshId();
    await keeper.play({
      ...{ commandId: refused, playerId: alice, table: null },
      commandOn: (turn) => commandOn(opening(1), turn),
      send: async (turn) =>
        signedRefusal(house, alice, { commandId: refused, command: commandOn(opening(1), turn) }, 'BLOCKED'),
    });
    expect(await open()).toEqual(ACCEPTED);
    expect(await open(keeper, 1, refused)).toEqual({ kind: 'unsent', code: 'ABANDONED' });
  });
});

describe('a lane that has no room', () => {
  it('for the rounds of a play ends before any of them is sent, and the play falls on another', async () => {
    await open();
    await keep({ rounds: MAX_ROUNDS_PER_PAIR - 5 });
    expect(await open(keeper, 10)).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([{ data: { reason: 'player', step: 1, unplayed: null } }]);
    const [lane] = playerOf(house, alice).lanes.values();
    expect([lane?.step, lane?.roundCount]).toEqual([1, 10]);
  });

  it('for a further step, because its chain is used up, is followed by another', async () => {
    await open();
    const { lane } = await keeper.state(alice);
    await keep({ length: lane?.step ?? 0 });
    expect(await open()).toEqual(ACCEPTED);
    expect((await keeper.state(alice)).lane?.opening.pairId).not.toBe(lane?.opening.pairId);
  });
});

describe('an answer that doesn’t count', () => {
  it.each<[string, (answer: SiteAnswer) => SiteAnswer]>([
    ['nothing promises', () => ({ kind: 'accepted', promise: null })],
    ['is refused without a signature', () => ({ kind: 'refused', code: 'BUSY', note: null })],
    [
      'brings a promise of fewer entries',
      (answer) =>
        answer.kind === 'accepted' && answer.promise !== null
          ? { ...answer, promise: { ...answer.promise, entries: [] } }
          : answer,
    ],
    [
      'shows other bytes than were promised',
      (answer) =>
        answer.kind === 'accepted' && answer.promise !== null
          ? {
              ...answer,
              promise: {
                ...answer.promise,
                entries: answer.promise.entries.map((one) => ({ ...one, entry: `${one.entry ?? ''} ` })),
              },
            }
          : answer,
    ],
  ])('because it %s leaves the play owed, and its link the only one that went out', async (_name, change) => {
    await open();
    between = change;
    const commandId = freshId();
    expect((await open(keeper, 1, commandId)).kind).toBe('owed');
    expect((await open(keeper, 2)).kind).toBe('owed');
    const links = sent.flatMap(({ command }) => (command.type === 'OpenCase' ? [command.entropy] : []));
    expect(new Set(links.slice(1)).size).toBe(1);
    between = (answer) => answer;
    expect(await open(keeper, 1, commandId)).toEqual(ACCEPTED);
  });

  it('is one of another command: a refusal that was signed before is none of this play', async () => {
    await open();
    house.setGuard(alice, { blockedUntil: house.now() + YEAR_MS });
    const refusals: SiteAnswer[] = [];
    between = (answer) => {
      refusals.push(answer);
      return answer;
    };
    expect((await open(keeper, 2)).kind).toBe('refused');
    house.setGuard(alice, {});
    await open(keeper, 2);
    between = () => refusals[0] ?? SILENT;
    expect((await open()).kind).toBe('owed');
  });
});

describe('giving up', () => {
  it('states what went out and wasn’t played, and the next play falls on another lane', async () => {
    await open();
    const { lane } = await keeper.state(alice);
    expect(await open(deaf(), 4)).toEqual(OWED);
    expect(await keeper.close(alice)).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([
      { data: { step: 1, unplayed: { draw: { game: 'case', oddsHash: dawnOdds, quantity: 4, roundNo: 2 } } } },
    ]);
    expect(await open()).toEqual(ACCEPTED);
    expect((await keeper.state(alice)).lane?.opening.pairId).not.toBe(lane?.opening.pairId);
  });

  it('of a play that took place after all states nothing, and ends the lane behind it', async () => {
    await open();
    between = silentOn('OpenCase');
    expect(await open(keeper, 4)).toEqual(OWED);
    between = (answer) => answer;
    expect(await keeper.close(alice)).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([{ data: { step: 2, unplayed: null } }]);
    expect((await keeper.state(alice)).played).toHaveLength(2);
  });

  it('happens by itself to a play of long ago: the next one doesn’t bring it along', async () => {
    await open();
    expect(await open(deaf(), 4)).toEqual(OWED);
    house.wait(11 * 60_000);
    expect(await open()).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([{ data: { step: 1, unplayed: { draw: { quantity: 4 } } } }]);
    expect(logged('CaseOpened')).toHaveLength(2);
  });

  it('ends the lane of a device that was set back to an earlier day at the step where the log is', async () => {
    await open();
    const { kept } = await store.change(alice, (state) => ({ kept: state ?? NOTHING_KEPT, result: { kept: state } }));
    await open();
    await open();
    await store.change(alice, () => ({ kept: kept ?? NOTHING_KEPT, result: null }));
    expect((await open()).kind).toBe('refused');
    expect(logged('LaneClosed')).toMatchObject([{ data: { step: 3, unplayed: null } }]);
    expect(await open()).toEqual(ACCEPTED);
  });
});

describe('the end of another device’s lane', () => {
  const other = () => {
    const signer = newSigner();
    return programKeeper({ ...site, send }, undefined, {
      ...own(),
      store: memoryStore(),
      signerOf: async () => signer,
    });
  };
  const closings = () => sent.filter(({ command }) => command.type === 'CloseLane');
  /** A lane of another device, as the site shows it. */
  const strange = async () => {
    await open();
    const second = other();
    await open(second);
    const pairId = (await second.state(alice)).lane?.opening.pairId ?? '';
    return { pairId, step: 1 };
  };

  it('is signed once: a lost answer, or another program, has the very same sent again', async () => {
    const place = await strange();
    between = silentOn('CloseLane');
    expect((await keeper.closeOther(alice, place)).kind).toBe('owed');
    // The site says that the lane went on.
    expect((await program().closeOther(alice, { ...place, step: 2 })).kind).toBe('owed');
    expect(new Set(closings().map(({ commandId }) => commandId)).size).toBe(1);
    expect((await keeper.state(alice)).others).toEqual([closings()[0]]);
    between = (answer) => answer;
    expect(await program().closeOther(alice, place)).toEqual(ACCEPTED);
    expect((await keeper.state(alice)).others).toEqual([]);
  });

  it('is signed anew once a signed refusal came for the one before', async () => {
    const place = await strange();
    expect(await keeper.closeOther(alice, { ...place, step: 5 })).toEqual({ kind: 'refused', code: 'SEED_CHANGED' });
    expect(await keeper.closeOther(alice, place)).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([{ data: { step: 1, reason: 'player' } }]);
  });

  it('doesn’t go out where it couldn’t be kept', async () => {
    const place = await strange();
    let writes = 0;
    const full: DeviceStore = {
      change: (playerId, by) =>
        store.change(playerId, (kept) => {
          const change = by(kept);
          if (change.kept !== kept) writes += 1;
          if (change.kept !== kept) throw new Error('no room');
          return change;
        }),
    };
    await expect(program(full).closeOther(alice, place)).rejects.toThrow('no room');
    expect([writes, closings()]).toEqual([1, []]);
  });
});

describe('a house that refuses the closing, too', () => {
  /** Lets the house answer so to the closing of a play that it didn't let through; the closing stays owed. */
  const closedBy = async (answer: (closing: SentCommand) => SiteAnswer) => {
    await open();
    expect(await open(deaf(), 4)).toEqual(OWED);
    const hostile: LaneSite = {
      ...site,
      lanes: async () => ({ ...(await site.lanes()), open: [] }),
      send: async (commandId, command) => answer({ commandId, command }),
    };
    const cheated = programKeeper(hostile, undefined, { ...own(), store });
    expect((await cheated.close(alice)).kind).toBe('owed');
    const { lane, closing } = await keeper.state(alice);
    expect([lane?.step, closing?.command.type]).toEqual([1, 'CloseLane']);
    const before = sent.length;
    // Nothing goes out but the very same closing.
    between = silentOn('CloseLane');
    expect((await open()).kind).toBe('owed');
    expect(sent.slice(before)).toEqual([closing]);
    between = (outcome) => outcome;
    expect(await keeper.close(alice)).toEqual(ACCEPTED);
    expect(logged('LaneClosed')).toMatchObject([{ data: { unplayed: { draw: { quantity: 4 } } } }]);
  };

  it('gets no further link for the promise of an entry that it doesn’t show', () =>
    closedBy(() => {
      const promise = first?.kind === 'accepted' ? first.promise : null;
      if (promise === null) throw new Error('nothing was promised');
      return {
        kind: 'accepted',
        promise: { ...promise, entries: promise.entries.map((one) => ({ ...one, entry: null })) },
      };
    }));

  it.each(['LANE_CLOSED', 'SEED_CHANGED', 'KEY_REFUSED', 'LINK_REFUSED'] as const)(
    'gets none for saying %s, signed, while it shows no reveal',
    (code) => closedBy((closing) => signedRefusal(house, alice, closing, code)),
  );

  it('gets none for a code that isn’t the one that it signed', () =>
    closedBy((closing) => ({ ...signedRefusal(house, alice, closing, 'KEY_REFUSED'), code: 'LANE_CLOSED' })));
});

describe('the key of the log', () => {
  const other = signerFromSeed(signerOfLog.key.name, '99'.repeat(32));
  const promises = promiseSignerFromSeed(signerOfLog.key.name, '3'.repeat(64));
  const { key: from } = signerOfLog;
  const change = signNote([signerOfLog, other], keyChangeText({ origin: from.name, size: 0, from, to: other.key }));
  /** The published files of a house that signs with another key; its promises are signed as before. */
  const shownBy = (changes: readonly Uint8Array[]): LaneSite['read'] => {
    const certificate = signNote([other], certificateText(from.name, promises.key));
    const files = new Map([
      [KEY_PATH, utf8(`${formatVerifierKey(other.key)}\n`)],
      [KEYS_PATH, joinNotes(changes)],
      [PROMISE_KEYS_PATH, joinNotes([certificate])],
    ]);
    return async (path) => files.get(path) ?? null;
  };
  const shown = (changes: readonly Uint8Array[]) =>
    programKeeper({ ...site, send, read: shownBy(changes) }, undefined, { ...own(), store });

  it('is the first that the device saw: another one stops it, with both as evidence', async () => {
    await open();
    expect((await keeper.state(alice)).logKey).toBe(formatVerifierKey(from));
    expect(await open(shown([]))).toMatchObject({
      kind: 'stopped',
      evidence: {
        kind: 'another-key',
        logKey: { pinned: formatVerifierKey(from), shown: formatVerifierKey(other.key) },
      },
    });
    const before = sent.length;
    expect((await open()).kind).toBe('stopped');
    expect(sent).toHaveLength(before);
  });

  it('is followed by one that it signed', async () => {
    await open();
    expect(await open(shown([change]))).toEqual(ACCEPTED);
    expect((await keeper.state(alice)).logKey).toBe(formatVerifierKey(other.key));
  });

  it('accuses nobody where it can’t be read', async () => {
    await open();
    const dark = programKeeper({ ...site, send, read: async () => null }, undefined, { ...own(), store });
    expect(await open(dark)).toEqual(OWED);
    expect(await open()).toEqual(ACCEPTED);
  });
});

describe('a play’s table', () => {
  const target = { skin: kestrel, wear: 'FN' as const, floatMin: 0, floatMax: 70_000, value: '5000' };
  const tableOf = (change: Partial<typeof target> = {}): string =>
    dreamTableText({
      ...{ game: 'dream', version: 1, tickets: TICKETS, target: { ...target, ...change }, win: 2_500_000, fee: '1379' },
      consolation: consolationHash,
    });
  const dream: AskedCommand = {
    ...{ type: 'ChaseDream', playerId: alice, terms: dreamTerms, targetSkin: kestrel, targetWear: 'FN' },
    ...{ winTickets: 2_500_000, targetValue: '5000', fee: '1379', consolationHash },
  };
  const chase = (table: string | null, commandId = freshId(), asked: AskedCommand = dream) =>
    keeper.play({
      ...{ commandId, playerId: alice, table },
      commandOn: (turn) => commandOn(asked, turn),
      send: (turn) => send(commandId, commandOn(asked, turn)),
    });
  beforeEach(async () => {
    house.given([consolationPublished]);
    await open();
  });

  it('is named by the play, and stated as it was when the link went out, whatever the site tells later', async () => {
    const commandId = freshId();
    between = () => SILENT;
    await chase(tableOf(), commandId);
    await chase(tableOf({ floatMax: 60_000 }), commandId);
    expect((await keeper.state(alice)).lane?.sent?.draw).toEqual({ game: 'dream', table: tableOf(), roundNo: 2 });
    const tableHash = nodeHashing.sha256Text(tableOf());
    expect(sent.slice(-2)).toMatchObject([{ command: { tableHash } }, { command: { tableHash } }]);
  });

  it.each<[string, string | null, AskedCommand]>([
    ['isn’t known', null, dream],
    ['is longer than a statement may be', 'x'.repeat(5_000), dream],
    [
      'isn’t the one that the play names',
      '{"game":"contract"}',
      {
        ...{ type: 'PlayContract', playerId: alice, terms: dreamTerms, itemIds: [], stake: '100' },
        tableHash: consolationHash,
      },
    ],
  ])('that %s keeps the play back: no link goes out', async (_name, table, asked) => {
    const before = sent.length;
    expect(await chase(table, freshId(), asked)).toEqual({ kind: 'unsent', code: 'TABLE_UNKNOWN' });
    expect(sent).toHaveLength(before);
    expect((await keeper.state(alice)).lane?.sent).toBeNull();
  });

  it('that the site told falsely is refused by a house that keeps its rules', async () => {
    expect(await chase(tableOf({ floatMax: 60_000 }))).toEqual({ kind: 'refused', code: 'PRICE_CHANGED' });
  });

  it('that the site told falsely convicts a house that draws from another', async () => {
    const hostile: LaneSite['send'] = (commandId, command) => {
      if (command.type !== 'ChaseDream') return site.send(commandId, command);
      const { tableHash: _, ...rest } = command;
      return site.send(commandId, rest);
    };
    const commandId = freshId();
    const end = await keeper.play({
      ...{ commandId, playerId: alice, table: tableOf({ floatMax: 60_000 }) },
      commandOn: (turn) => commandOn(dream, turn),
      send: (turn) => hostile(commandId, commandOn(dream, turn)),
    });
    expect(end).toMatchObject({ kind: 'stopped', evidence: { kind: 'another-play', sent: { commandId } } });
  });

  it('that is the log’s own is played', async () => {
    expect(await chase(tableOf())).toEqual(ACCEPTED);
    expect(logged('DreamChased')).toMatchObject([{ data: { tableHash: nodeHashing.sha256Text(tableOf()) } }]);
  });
});
