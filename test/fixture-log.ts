import seedrandom from 'seedrandom';
import type { AuditSource } from '../engine/audit/sources/source.ts';
import { statusAsOf } from '../engine/catalog/versions.ts';
import type { Submission } from '../engine/commands.ts';
import type { OpenCase } from '../engine/games/case/open-case.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import type { Timer, TimerChange } from '../engine/kernel/decision.ts';
import { GAMES } from '../engine/kernel/game-name.ts';
import { idIn, isOrderId, isPlayerId, mustBe, type PlayerId } from '../engine/kernel/ids.ts';
import type { LogSigner } from '../engine/log/checkpoint.ts';
import { encodeEntry } from '../engine/log/entry.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { TILE_WIDTH } from '../engine/log/merkle.ts';
import { encodeOpenings } from '../engine/log/openings.ts';
import { createSealer } from '../engine/log/sealer.ts';
import { memoryTileStore } from '../engine/log/testing/memory-tile-store.ts';
import type { StoredFile, TileStore } from '../engine/log/tile-store.ts';
import { OPENINGS_FOLDER, openingsPath } from '../engine/log/tiles.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { dayOf } from '../engine/player/safer-play.ts';
import {
  charm,
  charmDefinition,
  crediting,
  dawn,
  kestrel,
  kestrelDefinition,
  openDawn,
  paying,
  playerNumber,
  publishDawn,
  revalued,
  roundOf,
  vulture,
  vultureDefinition,
} from './cast.ts';
import { createHouse, type House } from './deciders.ts';
import { submissionFor } from './harness/deadlines.ts';
import { createGameActs } from './harness/game-acts.ts';
import { createItemActs } from './harness/item-acts.ts';
import { createMoneyActs } from './harness/money-acts.ts';
import { roundOfChain } from './recorded-rounds.ts';
import { type PublishedEntry, publishedEntry } from './sealed-log.ts';
import { itemsTerms, publishTerms } from './terms-cast.ts';

const HOUR = 3_600_000;

export const fixtureSigner = signerFromSeed('glasscase.test/log', '42'.repeat(32));

const heldBy = (house: House, id: PlayerId) => {
  const player = house.world().player(id);
  return player.status === 'registered' ? [...player.items.keys()] : [];
};

type SetTimer = Extract<TimerChange, { readonly change: 'set' }>;

/** The first deadline that is due by then. */
const firstDue = (house: House, until: number): [string, SetTimer] | null => {
  let first: [string, SetTimer] | null = null;
  for (const [key, change] of house.timers) {
    if (change.change === 'set' && change.dueAt <= until && change.dueAt < (first?.[1].dueAt ?? Number.MAX_VALUE)) {
      first = [key, change];
    }
  }
  return first;
};

/** The submission of a deadline; beacon rounds come with the signature of the room's chain. */
const submissionAt = (house: House, timer: Timer): Submission | null => {
  const world = house.world();
  const submission = submissionFor(timer, world);
  if (submission === null) return null;
  const { command } = submission;
  if (command.type !== 'DeliverBattleBeacon' && command.type !== 'DeliverGiveawayBeacon') return submission;
  const room = 'battleId' in command ? world.battle(command.battleId) : world.giveaway(command.giveawayId);
  if (room.status === 'absent') return null;
  return { ...submission, command: { ...command, ...roundOfChain(room.beacon, command.round) } };
};

/** The house's daily pass: locked bonuses, and what inviters are told of. */
const runDaily = (house: House): void => {
  for (const [stream, { category }] of house.states()) {
    if (category !== 'player') continue;
    const playerId = mustBe(isPlayerId, idIn(stream));
    house.submit({ type: 'ReleaseBonus', playerId });
    house.submit({ type: 'TellInviter', playerId });
  }
};

/** Lets time pass; every deadline is met when it comes, as the engine does. */
export const passTime = (house: House, milliseconds: number): void => {
  const day = dayOf(house.now());
  const until = house.now() + milliseconds;
  for (let due = firstDue(house, until); due !== null; due = firstDue(house, until)) {
    const [key, { timer, dueAt }] = due;
    house.timers.delete(key);
    house.wait(Math.max(0, dueAt - house.now()));
    const submission = submissionAt(house, timer);
    if (submission !== null) house.submit(submission.command, submission.commandId);
  }
  house.wait(until - house.now());
  if (dayOf(until) !== day) runDaily(house);
};

/** Lets every battle and giveaway come to its end. */
const endRooms = (house: House): void => {
  const ends = (): readonly number[] =>
    [...house.timers.values()].flatMap((change) =>
      change.change === 'set' && change.timer.kind !== 'seed-retirement' ? [change.dueAt] : [],
    );
  for (let due = ends(); due.length > 0; due = ends()) passTime(house, Math.max(0, ...due) - house.now());
};

const belowFrom =
  (random: () => number) =>
  (n: number): number =>
    Math.floor(random() * n);
const entropyFrom = (below: (n: number) => number) => (): string =>
  Array.from({ length: 32 }, () => below(16).toString(16)).join('');

/**
 * A site's life by the real rules: a catalog, players who deposit, open, sell and rotate, upgrades, dreams, battles and
 * giveaways, a shop, retrievals, free cases, orders, points, rewards, prices that change, pairs that come of age.
 * Repeats exactly for the same seed.
 */
export const recordStory = ({ seed, players, acts }: { seed: string; players: number; acts: number }): House => {
  const below = belowFrom(seedrandom(seed));
  const house = createHouse();
  house.submit({ type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition });
  house.submit({ type: 'PublishSkin', skin: vulture, definition: vultureDefinition });
  house.submit({ type: 'PublishSkin', skin: charm, definition: charmDefinition });
  house.submit(publishDawn);
  house.submit(publishTerms());
  house.submit({
    type: 'PublishConsolation',
    entries: [
      { skin: vulture, wear: 'FT', tickets: 1_000_000 },
      { skin: charm, wear: '', tickets: 9_000_000 },
    ],
  });
  const ids = Array.from({ length: players }, (_, n) => playerNumber(n));
  for (const [n, playerId] of ids.entries()) {
    house.submit({ type: 'RegisterPlayer', playerId, userSeed: `seed-of-${n}` });
    house.submit(crediting(playerId, String(2_000 + n)));
    house.wait(below(1_000));
  }
  const entropy = entropyFrom(below);
  const open = (id: PlayerId): OpenCase => {
    const now = statusAsOf(house.world().case(dawn), house.world().at);
    const oddsHash = now.status === 'absent' ? {} : { oddsHash: now.oddsHash };
    return { ...openDawn(id, 1 + below(10), roundOf(house.world().player(id))), entropy: entropy(), ...oddsHash };
  };
  const games = createGameActs({
    world: house.world,
    submit: (command) => {
      const decision = house.submit(command);
      return decision.kind === 'accepted' ? decision.events : null;
    },
    below,
    entropy,
    cases: [dawn],
    skins: [kestrel, vulture, charm],
    beacons: [{ kind: 'none' }],
  });
  // Dice of their own for items: purchases and retrievals don't change the rest of the story.
  const belowForItems = belowFrom(seedrandom(`${seed} items`));
  const items = createItemActs({
    world: house.world,
    submit: house.submit,
    below: belowForItems,
    entropy: entropyFrom(belowForItems),
  });
  items.open();
  const money = createMoneyActs(house, ids, belowFrom(seedrandom(`${seed} money`)));
  money.open();
  for (let act = 0; act < acts; act += 1) {
    const id = ids[below(players)];
    if (id === undefined) throw new Error('a story needs players');
    const dice = below(100);
    passTime(house, below(40) === 0 ? below(3 * HOUR) : below(4_000));
    if (dice % 5 === 0) items.play(id);
    money.play(id);
    if (dice < 35) house.submit(open(id));
    else if (dice < 74) games.play(id);
    else if (dice < 80) {
      const itemIds = heldBy(house, id).slice(0, 1 + below(100));
      if (itemIds.length > 0)
        house.submit({ type: 'SellItems', terms: itemsTerms, playerId: id, itemIds, expectedTotal: null });
    } else if (dice < 86) {
      const userSeed = below(2) === 0 ? null : `chosen-${act}`;
      house.submit({ type: 'RotateSeed', playerId: id, userSeed, entropy: 'e'.repeat(32) });
    } else if (dice < 91) {
      const orderId = mustBe(isOrderId, `act-${act}`);
      for (const command of paying(id, orderId, String(100 + below(3_000)))) house.submit(command);
    } else if (dice < 94) {
      const definition = revalued(kestrelDefinition, 'FT', String(500 + below(800)));
      house.submit({ type: 'PublishSkin', skin: kestrel, definition });
      house.submit({ ...publishDawn, price: String(100 + below(30)) });
    } else if (dice < 98) {
      const game = GAMES[below(GAMES.length)] ?? 'case';
      house.submit({ type: 'StopGame', game, stop: true, reason: 'inspection' });
      house.submit({ type: 'StopGame', game, stop: false, reason: '' });
    } else {
      passTime(house, 9 * 24 * HOUR);
    }
  }
  return house;
};

/** Ends rooms and rotates every player's seed, so that an auditor can verify every draw. */
export const revealEverything = (house: House): House => {
  endRooms(house);
  for (const [, state] of house.states()) {
    if (state.category !== 'player' || state.state.status === 'absent') continue;
    house.submit({ type: 'RotateSeed', playerId: state.state.playerId, userSeed: 'last', entropy: 'e'.repeat(32) });
  }
  return house;
};

export const entriesOf = (recorded: readonly RecordedEvent[]): Uint8Array[] =>
  recorded.map(({ stream, version, at, event }) => encodeEntry({ stream, version, at, event }));

/** The files of openings of a log's sealed entries, a file for each bundle, from the bundle of that number on. */
export const openingFiles = (published: readonly PublishedEntry[], first = 0): readonly StoredFile[] =>
  Array.from({ length: Math.ceil(published.length / TILE_WIDTH) }, (_, index) => {
    const part = published.slice(index * TILE_WIDTH, (index + 1) * TILE_WIDTH);
    return {
      path: openingsPath(first + index, part.length),
      bytes: encodeOpenings(part.map(({ opening }) => opening)),
    };
  });

export interface Publishing {
  readonly steps?: number;
  /** Makes the published entry of each whole entry. */
  readonly publish?: (entry: Uint8Array, position: number) => PublishedEntry;
  readonly signer?: LogSigner;
}

/**
 * Publishes whole entries with the real sealer, in a few steps, so that there are partial tiles of several sizes; the
 * openings of sealed entries lie beside them.
 */
export const sealInto = async (
  tiles: TileStore,
  whole: readonly Uint8Array[],
  { steps = 3, publish = publishedEntry, signer = fixtureSigner }: Publishing = {},
): Promise<void> => {
  const published = whole.map(publish);
  const entries = published.map(({ entry }) => entry);
  let size = 0;
  const kept: { bytes: Uint8Array | null } = { bytes: null };
  const sealer = createSealer({
    source: {
      head: async () => size,
      readEntries: async (from, limit) => entries.slice(from, Math.min(size, from + limit)),
      durable: async () => {},
    },
    tiles,
    checkpointFile: {
      read: async () => kept.bytes,
      write: async (bytes) => {
        kept.bytes = bytes;
      },
    },
    signer,
    hashing: nodeHashing,
    clock: () => 0,
    logger: { info: () => {}, error: () => {} },
    onDiverged: () => {},
  });
  for (let step = 1; step <= steps; step += 1) {
    size = Math.floor((entries.length * step) / steps);
    await sealer.sealOnce();
  }
  while ((await sealer.sealOnce()).size < entries.length);
  await tiles.write(openingFiles(published));
};

/** The published files of a log, and what opens its sealed entries. */
export const publishedFiles = async (
  entries: readonly Uint8Array[],
  publishing: Publishing = {},
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const tiles = memoryTileStore();
  await sealInto(tiles, entries, publishing);
  return tiles.files;
};

/** The published files that every reader may have. */
export const withoutOpenings = (files: ReadonlyMap<string, Uint8Array>): ReadonlyMap<string, Uint8Array> =>
  new Map([...files].filter(([path]) => !path.startsWith(`${OPENINGS_FOLDER}/`)));

/** Reads published files from memory. */
export const memorySource = (
  files: ReadonlyMap<string, Uint8Array>,
  statePage: AuditSource['statePage'] = async () => null,
): AuditSource => ({
  name: 'memory',
  opens: [...files.keys()].some((path) => path.startsWith(`${OPENINGS_FOLDER}/`)),
  read: async (path) => files.get(path) ?? null,
  list: async () => [...files.keys()].sort(),
  statePage,
});
