import { fromHex } from '../../../engine/fairness/bytes.ts';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { exactRtp, oddsHashOf } from '../../../engine/fairness/odds.ts';
import { draw } from '../../../engine/fairness/seed-pair.ts';
import { drawUpgrade, upgradeTableHash, upgradeTickets } from '../../../engine/fairness/upgrade-draw.ts';
import type { DrawRequest } from '../../../engine/kernel/draw.ts';
import { isCommandId, isHexHash, itemIdOf, mustBe } from '../../../engine/kernel/ids.ts';
import type { Entry } from '../../../engine/log/entry.ts';
import { NOTICE_MS } from '../../../engine/terms/in-force.ts';
import { sectionHash } from '../../../engine/terms/section-hash.ts';
import {
  drawsFrom,
  hexOf,
  lockedAnew,
  madeUpPair,
  playedAgain,
  prizeAt,
  publishedCase,
  replaced,
  roomFrom,
  seedOf,
  without,
} from './forge.ts';
import { allOf, type EventOf, type Found, type LabLine, lastOf, publishedRound, withData } from './lab-log.ts';
import type { HouseStatements } from './ordinary-verifier.ts';

/** A trick's forgery of the recorded log. */
export interface Forged {
  readonly log: readonly LabLine[];
  /** The position, in the forged log, of the first change. */
  readonly at: number;
  readonly word?: HouseStatements;
  /** The evidence that a player or device holds against the house; the log holds no part of it. */
  readonly held?:
    | { readonly kind: 'promise'; readonly position: number }
    /** A checkpoint of the recorded log at a size. */
    | { readonly kind: 'checkpoint'; readonly size: number }
    /** The rotations that a player's device asked for itself, by their entropy. */
    | { readonly kind: 'rotations'; readonly playerId: string; readonly own: readonly string[] };
}

type Trick = (log: readonly LabLine[]) => Forged;
type Opened = Found<'CaseOpened'>;

const opened = (log: readonly LabLine[], name: string, roundNo: number): Opened =>
  lastOf(log, 'CaseOpened', ({ data }) => data.playerId.startsWith(`${name}-`) && data.roundNo === roundNo);
const rotationOf = (log: readonly LabLine[], { event }: Opened): Found<'SeedRotated'> =>
  lastOf(log, 'SeedRotated', ({ data }) => data.revealed.pairId === event.data.pairId);
const tableOf = (log: readonly LabLine[]) => publishedCase(log).event.data.table;

const withRounds = (rotation: Found<'SeedRotated'>, roundCount: number): Entry =>
  withData(rotation, { revealed: { ...rotation.event.data.revealed, roundCount } });

/** A command of the house's own. */
const houseCommand = (n: number) =>
  mustBe(isCommandId, `00000000-0000-4000-8000-0000ffff${n.toString(16).padStart(4, '0')}`);

/** A version that no stream has yet: `written` renumbers it and renames its items. */
const PUT_IN = 9_000;

/** Draws some plays of one player again, by other code or another seed. */
const drawnOtherwise = (
  log: readonly LabLine[],
  plays: readonly Opened[],
  drawing: (play: EventOf<'CaseOpened'>['data'], request: DrawRequest) => bigint,
): readonly LabLine[] =>
  plays.reduce<readonly LabLine[]>(
    (rest, play) =>
      replaced(
        rest,
        play.position,
        withData(
          play,
          playedAgain(tableOf(log), play.event.data, (request) => ({ ticket: drawing(play.event.data, request) })),
        ),
      ),
    log,
  );

/** The same ticket, but the prize of another table, which no player saw. */
const payTable: Trick = (log) => {
  const play = opened(log, 'ann', 3);
  const { entries } = tableOf(log);
  const cheap = withData(play, { ...prizeAt(tableOf(log), entries.length - 1), float: null });
  return { log: replaced(log, play.position, cheap), at: play.position };
};

/** The server seed alone draws: the house shows the player's entropy and does not use it. */
const clientSeed: Trick = (log) => {
  const ignoring = (request: DrawRequest): DrawRequest => ({ ...request, entropy: 'ignored' });
  const play = opened(log, 'ann', 3);
  const plays = allOf(log, 'CaseOpened').filter(({ event }) => event.data.pairId === play.event.data.pairId);
  const from = drawsFrom(seedOf(log, play.event.data.pairId));
  const ours = plays[0]?.event.data.pairId;
  return {
    log: drawnOtherwise(log, plays, (_, request) => from(ignoring(request)).ticket),
    at: plays[0]?.position ?? 0,
    word: { request: (request) => (request.id === ours ? ignoring(request) : request) },
  };
};

/** A seed that is made when the bet has come, and shown with its own hash right after it. */
const seedEachBet: Trick = (log) => {
  const play = opened(log, 'ann', 5);
  const pair = madeUpPair('fresh');
  const { pairId } = pair;
  const inputs = { ...play.event.data, pairId, roundNo: 1 };
  const again = playedAgain(tableOf(log), inputs, drawsFrom(pair.serverSeed));
  const rotation = rotationOf(log, play);
  const next = opened(log, 'ann', 6);
  const nextAgain = playedAgain(
    tableOf(log),
    { ...next.event.data, roundNo: 5 },
    drawsFrom(seedOf(log, next.event.data.pairId)),
  );
  return {
    log: log.map((line, position) => {
      if (position === play.position) return withData(play, again);
      if (position === next.position) return withData(next, nextAgain);
      return position === rotation.position ? withRounds(rotation, 5) : line;
    }),
    at: play.position,
    word: { pairs: [pair] },
  };
};

/** Another seed is revealed than the one whose hash was in the log, and that other seed's hash is shown beside it. */
const commitment: Trick = (log) => {
  const play = opened(log, 'ann', 1);
  const { pairId } = play.event.data;
  const plays = allOf(log, 'CaseOpened').filter(({ event }) => event.data.pairId === pairId);
  const { serverSeed, salt, publicHash } = madeUpPair('swapped');
  const from = drawsFrom(serverSeed);
  const rotation = rotationOf(log, play);
  const revealed = { ...rotation.event.data.revealed, serverSeed, salt };
  const redrawn = drawnOtherwise(log, plays, (_, request) => from(request).ticket);
  return {
    log: replaced(redrawn, rotation.position, withData(rotation, { revealed })),
    at: play.position,
    word: { pairs: [{ pairId, serverSeed, salt, publicHash }] },
  };
};

/** The game draws twice and takes the worse; so does the code that the house hands out to verify with. */
const otherCode: Trick = (log) => {
  const worse = (seed: Uint8Array, request: DrawRequest): bigint => {
    const two = [request, { ...request, index: request.index + 1_000 }].map(
      (one) => draw(nobleHashing, seed, one).ticket,
    );
    const [first = 0n, second = 0n] = two;
    return request.game === 'case' && request.label === 'case' && second > first ? second : first;
  };
  const plays = allOf(log, 'CaseOpened');
  const drawn = drawnOtherwise(log, plays, ({ pairId }, request) => worse(fromHex(seedOf(log, pairId)), request));
  return { log: drawn, at: plays[0]?.position ?? 0, word: { ticket: (seed, request) => Number(worse(seed, request)) } };
};

/** A round that was played is written nowhere; those after it keep their numbers. */
const skippedRound: Trick = (log) => {
  const { position } = opened(log, 'ann', 2);
  return { log: without(log, new Set([position])), at: position };
};

/** The house waits until it knows the play's ticket, then publishes a table that gives little for it. */
const republish: Trick = (log) => {
  const play = opened(log, 'cat', 1);
  const published = publishedCase(log);
  const before = published.event.data.table;
  const [jackpot, ...rest] = before.entries;
  if (jackpot === undefined) throw new Error('an empty table');
  // The jackpot keeps one of its tickets: the last entry of the table gets the others.
  const shift = jackpot.last - jackpot.first;
  const entries = [
    { ...jackpot, last: jackpot.first },
    ...rest.map((one, at) => ({
      ...one,
      first: one.first - shift,
      last: at === rest.length - 1 ? one.last : one.last - shift,
    })),
  ];
  const table = { ...before, version: 2, entries, rtp: exactRtp(BigInt(before.price), entries) };
  const oddsHash = mustBe(isHexHash, oddsHashOf(nobleHashing, table));
  const publication: Entry = {
    ...withData(published, { commandId: houseCommand(1), table, oddsHash }),
    at: play.entry.at,
    version: PUT_IN,
  };
  const inputs = { ...play.event.data, caseVersion: 2, oddsHash };
  const again = playedAgain(table, inputs, drawsFrom(seedOf(log, inputs.pairId)));
  return { log: replaced(log, play.position, publication, withData(play, again)), at: play.position };
};

/** New terms are announced as they must be, and the house plays by them at once. */
const terms: Trick = (log) => {
  const play = lastOf(log, 'UpgradePlayed');
  const before = lastOf(log, 'TermsPublished');
  const returnPercent = 40;
  const upgrade = { ...before.event.data.sections.upgrade, returnPercent };
  const announcement: Entry = {
    ...withData(before, {
      commandId: houseCommand(2),
      version: before.event.data.version + 1,
      effectiveAt: play.entry.at + NOTICE_MS,
      sections: { ...before.event.data.sections, upgrade },
    }),
    at: play.entry.at,
    version: PUT_IN,
  };
  const { stake, target, side, pairId } = play.event.data;
  const winTickets = upgradeTickets(BigInt(stake), BigInt(target.value), { returnPercent });
  const table = { game: 'upgrade', version: 1, tickets: 10_000_000, stake, target, side, win: winTickets } as const;
  const tableHash = mustBe(isHexHash, upgradeTableHash(nobleHashing, table));
  const { ticket, won, float } = drawUpgrade(table, tableHash, play.event.data, drawsFrom(seedOf(log, pairId)));
  const item = won && play.event.data.item !== null ? { ...play.event.data.item, float } : null;
  const again = withData(play, {
    terms: sectionHash(nobleHashing, 'upgrade', upgrade),
    winTickets,
    tableHash,
    ticket,
    item,
  });
  return { log: replaced(log, play.position, announcement, again), at: play.position };
};

/**
 * After it sees the player's entropy, the house rotates to the next pair with a user seed that it tried, and plays on
 * that pair.
 */
const rotateOnEntropy: Trick = (log) => {
  const play = opened(log, 'ann', 6);
  const rotation = rotationOf(log, play);
  const later = lastOf(log, 'SeedRotated', ({ data }) => data.revealed.pairId === rotation.event.data.current.pairId);
  const from = drawsFrom(later.event.data.revealed.serverSeed);
  const { pairId } = later.event.data.revealed;
  const tries = Array.from({ length: 20 }, (_, n) => {
    const inputs = { ...play.event.data, pairId, roundNo: 1, userSeed: `ground-${n}` };
    return playedAgain(tableOf(log), inputs, from);
  });
  const worst = tries.reduce((one, other) => (BigInt(other.value) < BigInt(one.value) ? other : one));
  const entropy = hexOf('ground').slice(0, 32);
  const rotated: Entry = {
    ...withData(rotation, {
      userSeed: worst.userSeed,
      entropy,
      revealed: { ...rotation.event.data.revealed, roundCount: 5 },
    }),
    at: play.entry.at,
  };
  const own = [rotation, later].flatMap(({ event }) => event.data.entropy ?? []);
  const changed = log.map((line, position) => {
    if (position === play.position) return rotated;
    if (position === rotation.position) return withData(play, worst);
    return position === later.position ? withRounds(later, 1) : line;
  });
  return { log: changed, at: play.position, held: { kind: 'rotations', playerId: play.event.data.playerId, own } };
};

/** Arrivals decide the order of entries in the lock, and the house tries all orders until its friend wins. */
const seatOrder: Trick = (log) => {
  const lock = lastOf(log, 'BattleLocked', ({ data }) => data.beaconRound === null);
  const { occupant = '' } = lock.event.data.entries.at(-1) ?? {};
  return { log: lockedAnew(log, lock, { winner: occupant, beacon: null }), at: lock.position };
};

/** The lock names a beacon round that is out already. */
const lateLock: Trick = (log) => {
  const lock = lastOf(log, 'BattleLocked', ({ data }) => data.beaconRound !== null);
  return { log: lockedAnew(log, lock, { winner: null, beacon: publishedRound }), at: lock.position };
};

/** The beacon's round is out, but the house withholds it, so that the room waits for ever. */
const withheldBeacon: Trick = (log) => {
  const { event, position } = lastOf(log, 'BattleBeaconArrived');
  return { log: without(log, roomFrom(log, event.data.battleId, position)), at: position };
};

/** The house tells the player of a win, and drops the play before it is sealed. */
const droppedWin: Trick = (log) => {
  const play = opened(log, 'cat', 1);
  const rotation = rotationOf(log, play);
  const dropped = without(replaced(log, rotation.position, withRounds(rotation, 0)), new Set([play.position]));
  return { log: dropped, at: play.position, held: { kind: 'promise', position: play.position } };
};

/** The house restores an older copy of the data: a revealed seed is in use again, and a friend wins by it. */
const restoredFolder: Trick = (log) => {
  const last = opened(log, 'ann', 6);
  const rotation = rotationOf(log, last);
  const { pairId, serverSeed } = rotation.event.data.revealed;
  const from = drawsFrom(serverSeed);
  const tries = Array.from({ length: 400 }, (_, n) => {
    const inputs = { ...last.event.data, roundNo: 7, pairId, entropy: hexOf(`try ${n}`).slice(0, 32) };
    return playedAgain(tableOf(log), inputs, from);
  });
  const best = tries.reduce((one, other) => (BigInt(other.value) > BigInt(one.value) ? other : one));
  const commandId = houseCommand(3);
  const itemId = itemIdOf(best.playerId, PUT_IN, 1);
  const win: Entry = { ...withData(last, { ...best, commandId, itemId }), version: PUT_IN };
  const restored = [...log.slice(0, rotation.position), win, withRounds(rotation, 7)];
  return { log: restored, at: rotation.position, held: { kind: 'checkpoint', size: log.length } };
};

/** The house shows other visitors a log without one play. */
const twoHistories: Trick = (log) => {
  const play = opened(log, 'ann', 6);
  const rotation = rotationOf(log, play);
  const shown = without(replaced(log, rotation.position, withRounds(rotation, 5)), new Set([play.position]));
  return { log: shown, at: play.position, held: { kind: 'checkpoint', size: play.position + 1 } };
};

/** First tricks that real sites were caught with, then tricks against this site. */
export const TRICKS = {
  payTable,
  clientSeed,
  seedEachBet,
  commitment,
  otherCode,
  skippedRound,
  republish,
  terms,
  rotateOnEntropy,
  seatOrder,
  lateLock,
  withheldBeacon,
  droppedWin,
  restoredFolder,
  twoHistories,
} as const satisfies Readonly<Record<string, Trick>>;

export type TrickName = keyof typeof TRICKS;
