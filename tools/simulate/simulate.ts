import { createHash } from 'node:crypto';
import { rulesWith, type Submission } from '../../engine/commands.ts';
import { type Committer, createCommitter } from '../../engine/committer/committer.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../../engine/database/open-database.ts';
import { db, fragment, runQuery } from '../../engine/database/queries.ts';
import type { Outcome } from '../../engine/engine.ts';
import type { RecordedEvent } from '../../engine/glasscase-decision.ts';
import { gameStream, isCommandId, mustBe } from '../../engine/kernel/ids.ts';
import { signerFromSeed } from '../../engine/log/log-key.ts';
import type { Logger } from '../../engine/logger.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { untoldSince } from '../../engine/rewards/state.ts';
import { MIGRATIONS } from '../../scripts/start/open-committer.ts';
import { unreliable } from '../../test/harness/faults.ts';
import { promiseSigner, someInclusionPromise } from '../../test/promises.ts';
import { houseContests } from './contests.ts';
import { SIMULATED_GAMES } from './games/index.ts';
import { brokenLaws } from './laws.ts';
import { nextCommand } from './people.ts';
import type { Plant } from './plant.ts';
import { publishLog } from './publish.ts';
import { type Random, randomFrom } from './random.ts';
import { type View, viewOf } from './view.ts';
import { opening } from './world.ts';

export interface SimulationOptions {
  /** One seed, one run: the same commands, the same crashes, the same log. */
  readonly seed: string;
  readonly players: number;
  /** Commands that people send, besides those of clocks and repetitions. */
  readonly commands: number;
  readonly plant: Plant | null;
  /** An empty one, or a migrated one; in memory where none is named. On a server the same seed doesn't give the same log. */
  readonly database?: DatabaseOptions;
  /** An empty folder for a copy of the log as a site publishes it; null, or absent, where none is asked for. */
  readonly publish?: string | null;
  readonly progress?: (done: number) => void;
  /** Is shown the whole log at the end. */
  readonly examine?: (log: readonly RecordedEvent[]) => void;
}

export interface SimulationReport {
  readonly commands: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly repeated: number;
  readonly lostAnswers: number;
  readonly crashes: number;
  readonly events: number;
  /** SHA-256 over all entries: the same for the same seed. */
  readonly log: string;
  /** Nothing when every law holds. */
  readonly broken: readonly string[];
}

const START = Date.UTC(2027, 0, 1);
const HOUR = 3_600_000;
/** The house makes its daily run in every so many rounds. */
const PASS_EVERY = 20;
const MOST_AT_ONCE = 48;
const silent: Logger = { info: () => undefined, warn: () => undefined, error: () => undefined };

const lie = (submission: Submission): Outcome => ({
  status: 'accepted',
  repeated: false,
  events: [
    {
      stream: gameStream('case'),
      event: { type: 'GameResumed', schemaVersion: 1, data: { commandId: submission.commandId, game: 'case' } },
      position: 0,
      version: 1,
      at: 0,
    },
  ],
  wallet: null,
  promise: someInclusionPromise,
});

/** The site under simulation: one database, an engine that dies now and then, a clock that only goes when told to. */
const openStage = async ({ seed, plant, database: options = {} }: SimulationOptions, random: Random) => {
  const database = await openDatabase(options);
  await database.migrate(MIGRATIONS);
  let now = START;
  let lost = 0;
  let engines = 0;
  let breaking = 0;
  /** A line that breaks on the way there, or back, at most twice in a row. */
  const breaks = (): boolean => {
    if (breaking === 0 || !random.chance(0.5)) return false;
    breaking -= 1;
    lost += 1;
    return true;
  };
  const line: Database = unreliable(database, { before: breaks, after: breaks });
  const rules = (plant?.rules ?? ((one) => one))(rulesWith(nodeHashing));

  const start = (): Promise<Committer> => {
    engines += 1;
    const secrets = randomFrom(`${seed} engine ${engines}`);
    return createCommitter({
      database: line,
      rules,
      hashing: nodeHashing,
      sealKey: new Uint8Array(32).fill(7),
      promises: promiseSigner,
      clock: () => now,
      randomBytes: secrets.bytes,
      logger: silent,
      limits: { timerPoll: Number.POSITIVE_INFINITY, answerWithin: 60_000, batch: 64 },
    });
  };
  let engine = await start();
  let starting: Promise<void> = Promise.resolve();
  const restart = async (dead: Committer): Promise<void> => {
    const removing = db.selectNoFrom(fragment`remove_writer(${dead.stats().writer})`.as('removed'));
    await database.asOwner((session) => runQuery(session, removing));
    engine = await start();
  };

  return {
    database,
    now: () => now,
    pass: (ms: number): void => {
      now += ms;
    },
    lost: () => lost,
    crashes: () => engines - 1,
    disturb: (): void => {
      breaking = 2;
    },
    engine: () => engine,
    /** Resolves when the next engine has started. A dead engine answers `busy` at once; a client waits for the next. */
    restarted: () => starting,
    /** Handles what is due. A line that breaks just then only makes it late. */
    tick: async (): Promise<void> => {
      for (let tries = 0; tries < 5; tries += 1) {
        const [polled] = await Promise.allSettled([engine.pollTimers()]);
        if (polled.status === 'fulfilled') return;
      }
    },
    /** Ends the engine in the middle of its work, as far as clients can tell: it may not write any more. */
    crash: async (): Promise<void> => {
      breaking = 0;
      starting = restart(engine);
      await starting;
    },
    tamper: async (): Promise<void> => plant?.tamper?.(database),
    lies: (): boolean => plant?.lie === true,
    close: async (): Promise<void> => {
      await engine.close();
      await database.close();
    },
  };
};

type Stage = Awaited<ReturnType<typeof openStage>>;

const decided = ({ status }: Outcome): boolean =>
  status === 'accepted' || status === 'rejected' || status === 'conflict';

/** Asks until there is an answer, as a client does: of whichever engine is there by then. */
const askUntilAnswered = async (
  stage: Stage,
  submission: Submission,
  answered: (outcome: Outcome) => void,
): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const outcome = await stage.engine().submit(submission);
    answered(outcome);
    if (decided(outcome)) return;
    await stage.restarted();
  }
  throw new Error(`${submission.command.type} was never answered`);
};

const logHash = (view: View): string => {
  const hash = createHash('sha256');
  for (const { stream, version, at, event } of view.log) hash.update(JSON.stringify([stream, version, at, event]));
  return hash.digest('hex');
};

/** Lets time pass until every room is over: a room that is open then was forgotten. */
const finish = async (stage: Stage, view: View, holdContests: () => Promise<void>): Promise<void> => {
  for (let hour = 0; hour < 3; hour += 1) {
    for (let round = 0; round < 30; round += 1) {
      stage.pass(6_000);
      await stage.tick();
    }
    stage.pass(HOUR);
    await stage.tick();
    await holdContests();
  }
  await view.catchUp();
};

const stillOpen = (view: View): string[] => [
  ...view.openBattles().map(({ battleId, status }) => `battle ${battleId} is ${status} for ever`),
  ...view.openGiveaways().map(({ giveawayId, status }) => `giveaway ${giveawayId} is ${status} for ever`),
];

/**
 * Runs seeded people against the real rules, committer and database. Commands come in crowds, out of order and more than
 * once; lines break, engines die; then everything that must hold is checked.
 */
export const simulate = async (options: SimulationOptions): Promise<SimulationReport> => {
  const random = randomFrom(options.seed);
  const stage = await openStage(options, random);
  const view = viewOf(stage.database);
  const answered = new Map<string, { submission: Submission; outcomes: Outcome[] }>();
  const recent: Submission[] = [];
  let commands = 0;
  let repeated = 0;

  const ask = (submission: Submission): Promise<void> => {
    const key = `${submission.actor} ${submission.commandId}`;
    const known = answered.get(key) ?? { submission, outcomes: [] };
    answered.set(key, known);
    return askUntilAnswered(stage, submission, (outcome) => known.outcomes.push(outcome));
  };

  /** The house's daily run: often, because few simulations see another day. */
  let rounds = 0;
  const runDaily = async (): Promise<void> => {
    rounds += 1;
    if (rounds % PASS_EVERY !== 0) return;
    const due = view.players().flatMap(({ playerId, rewards }): readonly Submission[] => {
      const asked = (id: string, type: 'ReleaseBonus' | 'TellInviter'): Submission => {
        const commandId = mustBe(isCommandId, `${id}:${playerId}:${rounds}`);
        return { actor: 'system', commandId, command: { type, playerId } };
      };
      return [
        ...(rewards.bonus.locked === 0n ? [] : [asked('bonus', 'ReleaseBonus')]),
        ...(untoldSince(rewards.promotion.untold) === null ? [] : [asked('told', 'TellInviter')]),
      ];
    });
    await Promise.all(random.shuffled(due).map(ask));
    await view.catchUp();
  };

  const house = houseContests(view, random);
  let steps = 0;
  /** Asks for one step at a time; after a refusal it asks for the step again in the next round. */
  const holdContests = async (): Promise<void> => {
    await view.catchUp();
    const next = house.next(stage.now());
    if (next === null) return;
    steps += 1;
    const actor = next.type === 'AnnounceContest' ? 'operator' : 'system';
    await ask({ actor, commandId: mustBe(isCommandId, `contest-step:${steps}`), command: next });
    await view.catchUp();
  };

  try {
    const ofGames = SIMULATED_GAMES.flatMap((game) => game.opening?.(random) ?? []);
    for (const command of [...opening(random), ...ofGames]) {
      const submission = { actor: 'operator', commandId: random.uuid(), command } as const;
      await ask(submission);
      const [answer] = answered.get(`operator ${submission.commandId}`)?.outcomes.slice(-1) ?? [];
      if (answer?.status !== 'accepted') throw new Error(`the site never opened: ${command.type} was refused`);
    }
    await view.catchUp();

    while (commands < options.commands) {
      stage.pass(random.chance(0.02) ? random.below(2 * HOUR) : random.below(2_500));
      await runDaily();
      await holdContests();
      const crowd: Submission[] = [];
      for (let left = 1 + random.below(MOST_AT_ONCE); left > 0; left -= 1) {
        const next = nextCommand({ view, random, now: stage.now(), players: options.players });
        if (next === null) continue;
        commands += 1;
        crowd.push(next);
        recent.push(next);
        if (recent.length > 500) recent.shift();
        if (random.chance(0.05)) crowd.push(next);
      }
      if (random.chance(0.5) && recent.length > 0) crowd.push(random.pick(recent));
      repeated += crowd.length - new Set(crowd).size;
      if (random.chance(0.05)) stage.disturb();
      const answers = random.shuffled(crowd).map(ask);
      if (random.chance(0.02)) await stage.crash();
      await Promise.all(answers);
      await stage.tick();
      if (random.chance(0.05)) await stage.tamper();
      await view.catchUp();
      if (stage.lies() && random.chance(0.1)) {
        const next = random.pick(recent);
        answered.get(`${next.actor} ${next.commandId}`)?.outcomes.push(lie(next));
      }
      options.progress?.(commands);
    }
    await stage.tamper();
    await finish(stage, view, holdContests);
    await stage.tamper();
    if (options.publish != null) {
      const signer = signerFromSeed(promiseSigner.origin, randomFrom(`${options.seed} log key`).hex(32));
      await publishLog(stage.database, options.publish, { signer, promiseKey: promiseSigner.key });
    }
    const held = new Map(
      view.players().map(({ playerId, items, escrow, retrievals }) => {
        const onTheirWay = [...retrievals.values()].map(({ item }) => item.itemId);
        return [playerId, [...items.keys(), ...escrow.keys(), ...onTheirWay]];
      }),
    );
    options.examine?.(view.log);
    const outcomes = [...answered.values()].flatMap((one) => one.outcomes.slice(-1));
    return {
      commands,
      accepted: outcomes.filter(({ status }) => status === 'accepted').length,
      rejected: outcomes.filter(({ status }) => status === 'rejected').length,
      repeated,
      lostAnswers: stage.lost(),
      crashes: stage.crashes(),
      events: view.log.length,
      log: logHash(view),
      broken: [...stillOpen(view), ...(await brokenLaws(stage.database, answered.values(), held))],
    };
  } finally {
    await stage.close();
  }
};
