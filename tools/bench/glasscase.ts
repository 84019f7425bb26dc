import { randomBytes, randomUUID } from 'node:crypto';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import type { Command } from '../../engine/commands.ts';
import type { Committer } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import { db, defineQuery, fragment, runQuery } from '../../engine/database/queries.ts';
import type { SqlClient } from '../../engine/database/sql.ts';
import type { Outcome } from '../../engine/engine.ts';
import {
  type CaseSlug,
  type HexHash,
  isClientCommandId,
  isPlayerId,
  mustBe,
  type PairId,
  type PlayerId,
} from '../../engine/kernel/ids.ts';
import type { PromiseSigner } from '../../engine/log/inclusion-promise.ts';
import { promiseSignerFromSeed } from '../../engine/log/log-key.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { logSize } from '../../engine/projections/read-log.ts';
import { sectionHash } from '../../engine/terms/section-hash.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { importCatalog } from '../../scripts/operator/import-catalog.ts';
import { MIGRATIONS, openCommitter } from '../../scripts/start/open-committer.ts';
import { crediting } from '../../test/cast.ts';
import { AcknowledgedButLost, anyStream, type Competitor, expectCount, STREAMS } from './competitor.ts';

export interface BenchEngine {
  readonly committer: Committer;
  readonly players: readonly PlayerId[];
  /** Opens one case for a player. */
  readonly open: (player: PlayerId) => Promise<void>;
  /** One more player with money. */
  readonly join: () => Promise<PlayerId>;
  /** Opens ten cases at a time until the log has so many events. */
  readonly fill: (events: number) => Promise<void>;
  /** Every player reveals their seed, so that every draw can be recomputed. */
  readonly reveal: () => Promise<void>;
  readonly verify: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type Accepted = Extract<Outcome, { status: 'accepted' }>;

const accepted = (outcome: Outcome): Accepted => {
  if (outcome.status !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(outcome)}`);
  return outcome;
};

const FILLERS = 128;

/** Signs as a site does. */
export const benchPromises = (): PromiseSigner =>
  promiseSignerFromSeed('bench.localhost/log', randomBytes(32).toString('hex'));

const dataOf = (path: string) => fragment<string>`convert_from(entry, 'UTF8')::json #>> ${`{data,${path}}`}::text[]`;

/** The cases that the log publishes, in its order: no read model is needed. */
export const publishedCases = defineQuery(() =>
  db
    .selectFrom('event')
    .select([dataOf('table,case').as('case'), dataOf('oddsHash').as('oddsHash')])
    .$narrowType<{ case: CaseSlug; oddsHash: HexHash }>()
    .where('type', '=', 'CasePublished')
    .orderBy('position'),
);

/** Of players and of the house together: none are made. */
export const coinsInAll = async (sql: SqlClient): Promise<number> => {
  const sum = fragment<string>`((SELECT sum(coin) FROM wallet)
    + (SELECT sum(amount) FROM house_account WHERE balance = 'coin'))::text`;
  return Number((await runQuery(sql, db.selectNoFrom(sum.as('sum'))))[0]?.sum);
};

/** An engine as the site runs it, with the shipped catalog and players who can afford everything. */
export const openBenchEngine = async (database: Database, name: string): Promise<BenchEngine> => {
  await database.migrate(MIGRATIONS);
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const committer = await openCommitter(
    database,
    { seal: randomBytes(32), previousSeal: [], promises: benchPromises() },
    logger,
  );
  const submit = (actor: PlayerId | 'operator', command: Command): Promise<Outcome> =>
    committer.submit({ actor, commandId: mustBe(isClientCommandId, randomUUID()), command });
  const ask = async (actor: PlayerId | 'operator', command: Command): Promise<Accepted> =>
    accepted(await submit(actor, command));

  await importCatalog(committer, shippedCatalog(), 'shipped');
  await ask('operator', { type: 'PublishTerms', effectiveAt: null, sections: DEFAULT_TERMS });
  const [cheapest] = await publishedCases(database.pool, {});
  if (cheapest === undefined) throw new Error('the log publishes no case');
  const terms = sectionHash(nodeHashing, 'case', DEFAULT_TERMS.case);

  /** In use, as their players know them. */
  const pairs = new Map<PlayerId, PairId>();
  const join = async (): Promise<PlayerId> => {
    const playerId = mustBe(isPlayerId, randomBytes(17).toString('base64url').slice(0, 22));
    const { events } = await ask(playerId, { type: 'RegisterPlayer', playerId, userSeed: 'lucky' });
    for (const { event } of events) {
      if (event.type === 'PlayerRegistered') pairs.set(playerId, event.data.current.pairId);
    }
    await ask('operator', crediting(playerId, '9000000000000'));
    return playerId;
  };
  const players = await Promise.all(Array.from({ length: STREAMS }, join));

  const everyone: PlayerId[] = [...players];
  const acknowledged: number[] = [];
  const open = async (playerId: PlayerId, quantity: number): Promise<void> => {
    const pairId = pairs.get(playerId);
    if (pairId === undefined) throw new Error(`no pair of ${playerId}`);
    const round = { pairId, userSeed: 'lucky', roundNo: null };
    const command = { type: 'OpenCase', playerId, round, terms, ...cheapest, quantity } as const;
    const outcome = await submit(playerId, { ...command, entropy: randomBytes(16).toString('hex') });
    // Others in flight were shown the pair whose last round has just been played: they play the one that followed.
    if (outcome.status === 'rejected' && outcome.code === 'SEED_CHANGED') return open(playerId, quantity);
    for (const { event, position } of accepted(outcome).events) {
      if (event.type === 'CaseOpened') acknowledged.push(position);
      // The last round of a pair reveals it within the same command.
      else if (event.type === 'SeedRotated') pairs.set(playerId, event.data.current.pairId);
    }
  };
  return {
    committer,
    players,
    join: async () => {
      const player = await join();
      everyone.push(player);
      return player;
    },
    reveal: async () => {
      await Promise.all(
        everyone.map((playerId) =>
          ask(playerId, {
            type: 'RotateSeed',
            playerId,
            userSeed: 'revealed',
            entropy: randomBytes(16).toString('hex'),
          }),
        ),
      );
    },
    open: (playerId) => open(playerId, 1),
    fill: async (events) => {
      let size = await logSize(database.pool);
      const client = async (): Promise<void> => {
        while (size < events) {
          size += 10;
          const player = players[anyStream()];
          if (player !== undefined) await open(player, 10);
        }
      };
      await Promise.all(Array.from({ length: FILLERS }, client));
    },
    verify: async () => {
      const opened = db.selectFrom('event').select('position').where('type', '=', 'CaseOpened').orderBy('position');
      const rows = await runQuery(database.pool, opened);
      const counted = db.selectNoFrom([
        fragment<number>`(SELECT count(*) FROM item)`.as('items'),
        fragment<number>`(SELECT count(*) FROM event)`.as('events'),
        fragment<number>`(SELECT count(*) FROM receipt WHERE position IS NOT NULL)`.as('receipts'),
        fragment<number>`(SELECT count(DISTINCT ${dataOf('commandId')}) FROM whole_event)`.as('commands'),
      ]);
      const [counts] = await runQuery(database.pool, counted);
      if (counts === undefined) throw new Error('nothing was counted');
      expectCount(name, 'case opens', acknowledged.length, rows.length);
      acknowledged.sort((a, b) => a - b);
      const wrong = rows.findIndex(({ position }, index) => position !== acknowledged[index]);
      if (wrong >= 0) throw new AcknowledgedButLost(`${name}: position ${acknowledged[wrong]} is not in the log`);
      expectCount(name, 'items', acknowledged.length, counts.items);
      expectCount(name, 'events up to the head', await logSize(database.pool), counts.events);
      expectCount(name, 'coins in all', 0, await coinsInAll(database.pool));
      expectCount(name, 'receipts', counts.commands, counts.receipts);
    },
    close: () => committer.close(),
  };
};

/** Case opens of random players: draw, money, backpack and receipt in one commit. */
export const glasscase = (name: string, engine: BenchEngine): Competitor => ({
  name,
  write: async () => {
    const player = engine.players[anyStream()];
    if (player !== undefined) await engine.open(player);
  },
  verify: engine.verify,
  close: engine.close,
});
