import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from '../../engine/commands.ts';
import type { Committer } from '../../engine/committer/committer.ts';
import { readStates } from '../../engine/committer/read-states.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { db, defineQuery, fragment, type Given, runQuery } from '../../engine/database/queries.ts';
import type { Queryable } from '../../engine/database/session.ts';
import type { Outcome } from '../../engine/engine.ts';
import {
  type CommandId,
  idIn,
  isBattleId,
  isCommandId,
  isGiveawayId,
  isPlayerId,
  mustBe,
  type StreamId,
  siteLogStream,
} from '../../engine/kernel/ids.ts';
import { type Checkpoint, type LogSigner, openCheckpoint } from '../../engine/log/checkpoint.ts';
import { signContinuation } from '../../engine/log/continuation.ts';
import { logSourceOf } from '../../engine/log/database-log-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { eachEntry } from '../../engine/log/log-source.ts';
import { leafHash } from '../../engine/log/merkle.ts';
import { parseVerifierKey } from '../../engine/log/note.ts';
import { CHECKPOINT_PATH } from '../../engine/log/tiles.ts';
import { newTree } from '../../engine/log/tree.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { NEW_SITE_LOG, type SiteLogState } from '../../engine/site/state.ts';
import { type LossInLog, lossesIn } from '../../gateway/server/plugins/log-continued.ts';
import type { Configuration } from '../../gateway/site/configuration/environment.ts';
import { ConfigurationError } from '../../gateway/site/configuration.ts';
import { done, type OperatorAnswer, refused } from '../operator/answer.ts';
import { checkpointFileOf, keptCheckpoints } from './checkpoint-copy.ts';
import { type Keys, loadKeys } from './keys.ts';
import { withOwner } from './open-tables.ts';
import { publishedTiles } from './published-log.ts';

/** Whether the log goes on after a loss, as the log says. */
const continuationIn = async (sql: Queryable): Promise<SiteLogState> => {
  const found = (await readStates(sql, [siteLogStream])).get(siteLogStream);
  return found?.category === 'site' ? found.state : NEW_SITE_LOG;
};

const nameOf = (key: string): string | null => parseVerifierKey(nodeHashing, key)?.name ?? null;

const originOf = ({ newKey }: SiteLogState): string | null => (newKey === null ? null : nameOf(newKey));

/** Refuses a log that lost its end, until all that is owed for that is done. @throws ConfigurationError */
export const refuseHalfContinued = async (
  sql: Queryable,
  { GLASSCASE_LOG_ORIGIN: own }: Pick<Configuration, 'GLASSCASE_LOG_ORIGIN'>,
): Promise<void> => {
  const state = await continuationIn(sql);
  const origin = originOf(state);
  if (origin === null) return;
  if (state.continuing) {
    throw new ConfigurationError(
      `this log goes on as ${origin} after a loss, and seeds of before are still hidden: call \`npm run operator -- log continue --origin ${origin}\` again (docs/operations.md)`,
    );
  }
  if (origin !== own) {
    throw new ConfigurationError(
      `this log goes on as ${origin} since entries were lost: set GLASSCASE_LOG_ORIGIN to that (docs/operations.md)`,
    );
  }
};

export interface Continuing {
  readonly origin: string;
  readonly reason: string;
  /** The newest checkpoint that was signed, as a note; null for the one that is kept here. */
  readonly lost: string | null;
}

interface Parts {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly keys: Keys;
  /** Meets no deadlines: none may be met before the loss is told. */
  readonly engine: Committer;
}

/** Why nothing is continued, in words for a person. */
class NotContinued extends Error {
  override readonly name = 'NotContinued';
}

/** The newest checkpoint that one of the keys here signed, and that key. @throws NotContinued */
const lostCheckpoint = async (
  { configuration, database, keys }: Parts,
  given: string | null,
): Promise<{ readonly checkpoint: Checkpoint; readonly signer: LogSigner }> => {
  const here =
    (await checkpointFileOf(configuration).read()) ??
    (await publishedTiles(configuration, database).read(CHECKPOINT_PATH));
  const open = async (note: Uint8Array) => {
    for (const signer of [keys.signer, ...keys.previousSigners]) {
      const opened = await openCheckpoint(note, signer.key, verifyEd25519);
      if (opened.ok) return { checkpoint: opened.checkpoint, signer };
    }
    throw new NotContinued(
      'the lost checkpoint isn’t signed by the log key that is here: only who holds that key may go on (GLASSCASE_LOG_KEY, GLASSCASE_LOG_ORIGIN of before)',
    );
  };
  const found = given === null ? here : Buffer.from(given);
  if (found === null)
    throw new NotContinued('no checkpoint is kept here: give the newest that was published as --lost');
  const lost = await open(found);
  const kept = here === null ? lost : await open(here);
  if (kept.checkpoint.size > lost.checkpoint.size) {
    throw new NotContinued(`a newer checkpoint is kept here, of ${kept.checkpoint.size} entries: it was signed, too`);
  }
  return lost;
};

const rootOfDatabase = async (database: Database, size: number): Promise<Uint8Array> => {
  const tree = newTree(nodeHashing);
  await eachEntry(logSourceOf(database), 0, size, (entry) => void tree.append(leafHash(nodeHashing, entry)));
  return tree.root();
};

interface Stream {
  readonly streamId: StreamId;
}
/** Streams after one, in the order of their names. */
const openRooms = defineQuery((given: Given<{ after: string }>) =>
  db
    .selectFrom('timer')
    .select('streamId')
    .distinct()
    .where('kind', 'in', ['battle-expiry', 'giveaway-draw'])
    .where('streamId', '>', given('after'))
    .orderBy('streamId')
    .limit(256)
    .$narrowType<Stream>(),
);
const players = defineQuery((given: Given<{ after: string }>) =>
  db
    .selectFrom('stream')
    .select('streamId')
    .where('streamId', 'like', 'player-%')
    .where('streamId', '>', given('after'))
    .orderBy('streamId')
    .limit(256)
    .$narrowType<Stream>(),
);

const givingUp = (room: StreamId): Command =>
  room.startsWith('battle-')
    ? { type: 'DissolveBattle', playerId: null, battleId: mustBe(isBattleId, idIn(room)) }
    : { type: 'CancelGiveaway', giveawayId: mustBe(isGiveawayId, idIn(room)) };

/** Whether a command is done or no longer needed: the room ended meanwhile, or the player was erased. */
const isOver = (outcome: Outcome): boolean =>
  outcome.status === 'accepted' ||
  (outcome.status === 'rejected' &&
    ['PLAYER_NOT_FOUND', 'BATTLE_OVER', 'NOTHING_TO_DO', 'GIVEAWAY_CLOSED'].includes(outcome.code));

/** Gives up every room that is open, and reveals every seed: in batches, and again from the start where it was cut off. */
const revealOldSeeds = async ({ database, engine }: Parts): Promise<{ rooms: number; players: number }> => {
  const ask = async (actor: 'operator' | 'system', command: Command, commandId: CommandId): Promise<void> => {
    const outcome = await engine.submit({ actor, commandId, command });
    if (isOver(outcome)) return;
    const why = outcome.status === 'rejected' ? outcome.code : outcome.status;
    throw new NotContinued(`${command.type} was not done: ${why}. Ask again: it goes on from there`);
  };
  const each = async (streamsAfter: typeof openRooms, work: (stream: StreamId) => Promise<void>): Promise<number> => {
    let count = 0;
    for (let after = ''; ; ) {
      const streams = await streamsAfter(database.pool, { after });
      await Promise.all(streams.map(({ streamId }) => work(streamId)));
      count += streams.length;
      const last = streams.at(-1);
      if (last === undefined) return count;
      after = last.streamId;
    }
  };
  // The ids name the statement's position: an operator who asks again replaces no player's seeds a second time.
  const continued = db.selectFrom('event').select('position').where('streamId', '=', siteLogStream);
  const newest = continued.where('type', '=', 'LogContinued').orderBy('position', 'desc').limit(1);
  const loss = (await runQuery(database.pool, newest))[0]?.position ?? '';
  const rooms = await each(openRooms, (room) => ask('operator', givingUp(room), mustBe(isCommandId, randomUUID())));
  const replaced = await each(players, (stream) => {
    const playerId = mustBe(isPlayerId, idIn(stream));
    return ask('system', { type: 'ReplaceSeeds', playerId }, mustBe(isCommandId, `old-seeds:${playerId}.${loss}`));
  });
  return { rooms, players: replaced };
};

/** Moves a file or a folder, where there is one. */
const moveAside = async (from: string, to: string): Promise<void> => {
  try {
    await rename(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
};

/** The files of the old origin make way; its newest checkpoint stays beside them. Auditors vouch for the new one's from the beginning. */
const setAside = async ({ configuration, database }: Parts): Promise<void> => {
  const { DATA_DIR } = configuration;
  if (database.kind === 'embedded') {
    await moveAside(join(DATA_DIR, 'log'), join(DATA_DIR, `log-until-${Date.now()}`));
  } else {
    await withOwner(configuration, database, async (owner) => {
      await runQuery(owner.pool, db.deleteFrom('logNote'));
      await runQuery(owner.pool, db.deleteFrom('logTile'));
    });
  }
  for (const path of keptCheckpoints(configuration)) await moveAside(path, `${path}.lost`);
  await runQuery(database.pool, db.updateTable('auditorKey').set({ size: null, cosignedAt: null, note: null }));
};

/** Only the files of another log are set aside: those of the new origin may be there already. */
const isOfOldOrigin = async ({ configuration, database }: Parts, origin: string): Promise<boolean> => {
  const note =
    (await publishedTiles(configuration, database).read(CHECKPOINT_PATH)) ??
    (await checkpointFileOf(configuration).read());
  return note !== null && !new TextDecoder().decode(note).startsWith(`${origin}\n`);
};

/** Fences every other writer: no entry may come between the kept entries and the statement. */
const fence = async ({ database, engine }: Parts): Promise<void> => {
  const writers = fragment<readonly number[]>`ARRAY[${engine.stats().writer}::int]`;
  await runQuery(database.pool, db.updateTable('logHead').set({ writers }).where('id', '=', 1));
};

/**
 * Stops after a statement that doesn't directly follow the entries that it calls kept: every audit would report it.
 * @throws NotContinued
 */
const refuseMisplaced = (position: number, { keptSize }: Pick<LossInLog['data'], 'keptSize'>): void => {
  if (position === keptSize) return;
  throw new NotContinued(
    `somebody wrote to the log meanwhile: the statement stands at ${position}, not at ${keptSize}. Stop every process, restore the backup again, and begin anew`,
  );
};

const begin = async (
  parts: Parts,
  { origin, reason, lost: given }: Continuing,
  told: readonly LossInLog[],
): Promise<void> => {
  const { configuration, database, engine } = parts;
  const names = new Set(told.flatMap(({ data }) => [nameOf(data.oldKey), nameOf(data.newKey)]));
  if (origin === configuration.GLASSCASE_LOG_ORIGIN || names.has(origin)) {
    throw new NotContinued('--origin has to be a new one: this log had that name already');
  }
  const { checkpoint: lost, signer } = await lostCheckpoint(parts, given);
  const size = await logSourceOf(database).head();
  if (size >= lost.size) {
    throw new NotContinued(`the database holds ${size} entries, and ${lost.size} were signed: nothing of them is lost`);
  }
  const fresh = await loadKeys({ ...configuration, GLASSCASE_LOG_ORIGIN: origin });
  const kept = { size, root: await rootOfDatabase(database, size) };
  const loss = signContinuation(signer, { lost, kept, newKey: fresh.signer.key, reason });
  // An engine that was fenced may have been started again while the log was hashed.
  await fence(parts);
  if ((await logSourceOf(database).head()) !== size) throw new NotContinued('somebody wrote to the log meanwhile');
  const outcome = await engine.submit({
    actor: 'operator',
    commandId: mustBe(isCommandId, randomUUID()),
    command: { type: 'ContinueLog', ...loss },
  });
  if (outcome.status !== 'accepted') throw new NotContinued(`the loss could not be stated: ${outcome.status}`);
  refuseMisplaced(outcome.events[0].position, loss);
};

/**
 * Goes on under a new origin with what was kept: states the loss with the old key, gives up open rooms, reveals every old
 * seed, and sets the files of the old origin aside. Asked again, it takes up where it was cut off.
 */
export const continueLog = async (parts: Parts, asked: Continuing): Promise<OperatorAnswer> => {
  const { database, engine } = parts;
  try {
    await fence(parts);
    const before = await continuationIn(database.pool);
    const isBegun = originOf(before) === asked.origin;
    if (before.continuing && !isBegun) throw new NotContinued(`the log goes on as ${originOf(before)} already`);
    const told = await lossesIn(database.pool, Number.MAX_SAFE_INTEGER);
    const newest = told.at(-1);
    if (newest !== undefined) refuseMisplaced(newest.position, newest.data);
    if (!isBegun) await begin(parts, asked, told);
    const { rooms, players } = isBegun && !before.continuing ? { rooms: 0, players: 0 } : await revealOldSeeds(parts);
    if (!isBegun || before.continuing) {
      const commandId = mustBe(isCommandId, randomUUID());
      const ended = await engine.submit({ actor: 'operator', commandId, command: { type: 'EndContinuation' } });
      if (ended.status !== 'accepted') throw new NotContinued(`the end could not be stated: ${ended.status}`);
    }
    if (await isOfOldOrigin(parts, asked.origin)) await setAside(parts);
    return done(
      `The log goes on as ${asked.origin}: the seeds of ${players} players are revealed, ${rooms} open rooms were given up.`,
      `Set GLASSCASE_LOG_ORIGIN=${asked.origin}, start the site, audit it, and resume each game: npm run operator -- game resume <game>`,
    );
  } catch (error) {
    if (error instanceof NotContinued) return refused(`Not done: ${error.message}`);
    throw error;
  }
};
