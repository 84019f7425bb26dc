import { createHash, randomUUID } from 'node:crypto';
import { actorOf, type Command, rulesWith } from '../../engine/commands.ts';
import { type Committer, type CommitterOptions, createCommitter } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Outcome } from '../../engine/engine.ts';
import type { OpenCase } from '../../engine/games/case/open-case.ts';
import { type CommandId, isClientCommandId, isPlayerId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import type { Logger } from '../../engine/logger.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import type { ShownRound } from '../../engine/player/play-round.ts';
import {
  charm,
  charmDefinition,
  crediting,
  kestrel,
  kestrelDefinition,
  openDawn,
  publishDawn,
  roundOn,
  vulture,
  vultureDefinition,
} from '../cast.ts';
import { T0 } from '../deciders.ts';
import { promiseSigner } from '../promises.ts';
import { publishTerms } from '../terms-cast.ts';

/** The key that seals seeds in tests: engines on one database share it. */
const SEAL_KEY = new Uint8Array(32).fill(7);

export const silentLogger: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Random bytes that a seed repeats exactly: SHA-256 in counter mode. */
export const seededBytes = (seed: string): ((size: number) => Uint8Array) => {
  let counter = 0;
  return (size) => {
    const blocks: Buffer[] = [];
    for (let have = 0; have < size; have += 32) {
      counter += 1;
      blocks.push(createHash('sha256').update(`${seed}|${counter}`).digest());
    }
    return Buffer.concat(blocks).subarray(0, size);
  };
};

/** A clock that goes only when told to. */
export const createClock = (start = T0) => {
  let now = start;
  return {
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  };
};

/** An engine with the real rules that looks at deadlines when it is asked; everything but the database can be replaced. */
export const startEngine = (database: Database, options: Partial<CommitterOptions> = {}): Promise<Committer> =>
  createCommitter({
    database,
    rules: rulesWith(nodeHashing),
    hashing: nodeHashing,
    sealKey: SEAL_KEY,
    promises: promiseSigner,
    clock: () => T0,
    randomBytes: seededBytes(randomUUID()),
    logger: silentLogger,
    ...options,
    limits: { timerPoll: Number.POSITIVE_INFINITY, ...options.limits },
  });

export const newCommandId = (): CommandId => mustBe(isClientCommandId, randomUUID());

export const newPlayerId = (): PlayerId =>
  mustBe(isPlayerId, createHash('sha256').update(randomUUID()).digest('base64url').slice(0, 22));

/** The pairs in use, as answers showed them to the players: every client remembers its own. */
const shown = new Map<PlayerId, { readonly version: number; readonly round: ShownRound }>();

/** Keeps what an answer says of its player's pair; answers may overtake one another. */
export const remember = (outcome: Outcome): Outcome => {
  if (outcome.status !== 'accepted') return outcome;
  for (const { event, version } of outcome.events) {
    if (event.type !== 'PlayerRegistered' && event.type !== 'SeedRotated') continue;
    const { playerId, current, userSeed } = event.data;
    // Suites of several databases register the same players in each.
    const isNew = event.type === 'PlayerRegistered' && !outcome.repeated;
    if (!isNew && (shown.get(playerId)?.version ?? 0) > version) continue;
    shown.set(playerId, { version, round: { pairId: current.pairId, userSeed, roundNo: null } });
  }
  return outcome;
};

/** Submits a command as the actor who may; a fresh id unless one is given. */
export const ask = async (
  engine: Pick<Committer, 'submit'>,
  command: Command,
  commandId = newCommandId(),
): Promise<Outcome> => remember(await engine.submit({ actor: actorOf(command), commandId, command }));

/** A play's round as answers showed it to its player; any round for a player without answers. */
export const shownTo = (player: PlayerId): ShownRound => shown.get(player)?.round ?? roundOn(1);

/** Opens the cast's case. */
export const opening = (player: PlayerId, quantity = 1): OpenCase => openDawn(player, quantity, shownTo(player));

export type Accepted = Extract<Outcome, { status: 'accepted' }>;

/** The outcome, which must be an acceptance. */
export const accepted = (outcome: Outcome): Accepted => {
  if (outcome.status !== 'accepted') throw new Error(`expected an acceptance, got ${JSON.stringify(outcome)}`);
  return outcome;
};

/** The three skins of the cast. */
export const castSkins: readonly Command[] = [
  { type: 'PublishSkin', skin: kestrel, definition: kestrelDefinition },
  { type: 'PublishSkin', skin: vulture, definition: vultureDefinition },
  { type: 'PublishSkin', skin: charm, definition: charmDefinition },
];

/** The three skins and the one case of the cast. */
export const publishCast = async (engine: Committer): Promise<void> => {
  for (const skin of castSkins) accepted(await ask(engine, skin));
  accepted(await ask(engine, publishTerms()));
  accepted(await ask(engine, publishDawn));
};

/** A new player with coin. */
export const joinWith = async (engine: Committer, coin: string): Promise<PlayerId> => {
  const playerId = newPlayerId();
  accepted(await ask(engine, { type: 'RegisterPlayer', playerId, userSeed: 'lucky' }));
  if (coin !== '0') {
    accepted(await ask(engine, crediting(playerId, coin)));
  }
  return playerId;
};

export const openOnce = (engine: Committer, player: PlayerId, commandId?: CommandId): Promise<Outcome> =>
  ask(engine, opening(player), commandId);
