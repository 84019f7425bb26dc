import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodePosition, memoryBus } from '../../engine/bus/bus.ts';
import { shippedCatalog } from '../../engine/catalog/shipped/index.ts';
import { actorOf, type Command } from '../../engine/commands.ts';
import { type Database, openDatabase } from '../../engine/database/open-database.ts';
import { db, runQuery } from '../../engine/database/queries.ts';
import type { Engine } from '../../engine/engine.ts';
import type { GlasscaseEvent } from '../../engine/events.ts';
import type { CreateBattle } from '../../engine/games/battle/create-battle.ts';
import { type HexHash, isClientCommandId, isPlayerId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { sectionHash } from '../../engine/terms/section-hash.ts';
import { DEFAULT_TERMS } from '../../engine/terms/sections.ts';
import { importCatalog } from '../../scripts/operator/import-catalog.ts';
import { MIGRATIONS, openCommitter } from '../../scripts/start/open-committer.ts';
import { startFolding } from '../../scripts/start/projector-role.ts';
import { crediting } from '../../test/cast.ts';
import { type BattleFigures, type BattleRun, type Commit, readBattles } from './battle-rounds.ts';
import { benchPromises, publishedCases } from './glasscase.ts';

const SEATS = 4;
const battleTerms = sectionHash(nodeHashing, 'battle', DEFAULT_TERMS.battle);

type Boxes = CreateBattle['boxes'];
type Ask = (command: Command) => Promise<readonly GlasscaseEvent[]>;

const asking =
  (engine: Engine): Ask =>
  async (command) => {
    const commandId = mustBe(isClientCommandId, randomUUID());
    const outcome = await engine.submit({ actor: actorOf(command), commandId, command });
    if (outcome.status !== 'accepted') throw new Error(`${command.type} not accepted: ${JSON.stringify(outcome)}`);
    return outcome.events.map(({ event }) => event);
  };

/** One of its kind among the events, which must be there. */
const the = <Type extends GlasscaseEvent['type']>(events: readonly GlasscaseEvent[], type: Type) => {
  const isIt = (event: GlasscaseEvent): event is Extract<GlasscaseEvent, { type: Type }> => event.type === type;
  const found = events.find(isIt);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
};

const newEntropy = (): string => randomBytes(16).toString('hex');

/** A player with money and a committed battle seed. */
const newPlayer = async (ask: Ask): Promise<{ readonly playerId: PlayerId; readonly seedHash: HexHash }> => {
  const playerId = mustBe(isPlayerId, randomBytes(17).toString('base64url').slice(0, 22));
  await ask({ type: 'RegisterPlayer', playerId, userSeed: 'lucky' });
  await ask(crediting(playerId, '9000000000000'));
  const { battle } = the(await ask({ type: 'CommitHostSeeds', playerId }), 'HostSeedsCommitted').data;
  return { playerId, seedHash: battle.publicHash };
};

/** Opens a room and fills it: after its creator come so many guests, and bots on the seats that are left. */
const startBattle = async (
  ask: Ask,
  creator: Awaited<ReturnType<typeof newPlayer>>,
  guests: readonly PlayerId[],
  boxes: Boxes,
): Promise<void> => {
  const room = {
    mode: 'classic',
    pace: 'normal',
    sides: SEATS,
    size: 1,
    private: false,
    beacon: { kind: 'none' },
  } as const;
  const opened = await ask({
    type: 'CreateBattle',
    ...creator,
    terms: battleTerms,
    entropy: newEntropy(),
    boxes,
    ...room,
  });
  const { battleId } = the(opened, 'BattleCreated').data;
  for (const playerId of guests) {
    await ask({ type: 'JoinBattle', playerId, battleId, seat: null, entropy: newEntropy() });
  }
  for (let seat = guests.length + 2; seat <= SEATS; seat += 1) {
    await ask({ type: 'AddBot', playerId: creator.playerId, battleId, seat, entropy: newEntropy() });
  }
};

const roundsLeft = async ({ pool }: Pick<Database, 'pool'>): Promise<number> => {
  const rounds = db.selectFrom('timer').select(({ fn }) => fn.countAll<number>().as('count'));
  return (await runQuery(pool, rounds.where('kind', '=', 'battle-round')))[0]?.count ?? 0;
};

/**
 * Battles all at once on the embedded database, with the read models behind it as on the site, in real time from their
 * first round to their last.
 * @throws Error when one of them doesn't end, or isn't in the log as it should be
 */
export const measureBattles = async ({ battles, boxes }: BattleRun): Promise<BattleFigures> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasscase-battles-'));
  const database = await openDatabase({ dataDir: folder });
  try {
    await database.migrate(MIGRATIONS);
    const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
    const bus = memoryBus();
    const commits: Commit[] = [];
    const engine = await openCommitter(
      database,
      { seal: randomBytes(32), previousSeal: [], promises: benchPromises() },
      logger,
      {
        onFenced: (reason) => {
          throw reason;
        },
        onCommitted: (head) => {
          commits.push({ head, at: Date.now() });
          bus.publish('log', encodePosition(head));
        },
      },
    );
    const folding = startFolding(database, bus, logger);
    const ask = asking(engine);

    await importCatalog(engine, shippedCatalog(), 'shipped');
    await ask({ type: 'PublishTerms', effectiveAt: null, sections: DEFAULT_TERMS });
    const cases = await publishedCases(database.pool, {});
    const creators = await Promise.all(Array.from({ length: battles }, () => newPlayer(ask)));
    const others = await Promise.all(Array.from({ length: battles }, async () => (await newPlayer(ask)).playerId));
    await Promise.all(
      creators.map((creator, n) => {
        const guests = Array.from({ length: n % SEATS }, (_, index) => others[(n + index) % battles]);
        const chosen = Array.from({ length: boxes }, (_, index) => cases[(n + index) % cases.length]);
        return startBattle(
          ask,
          creator,
          guests.filter((guest) => guest !== undefined),
          chosen.filter((box) => box !== undefined),
        );
      }),
    );
    const deadline = Date.now() + 3_000 + boxes * 5_000 + 60_000;
    while ((await roundsLeft(database)) > 0) {
      if (Date.now() > deadline) throw new Error('a battle stands still');
      await pause(1_000);
    }
    await engine.close();
    await folding.stop();
    await bus.close();
    return await readBattles(database, commits, { battles, boxes });
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
};
