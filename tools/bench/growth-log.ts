import { actorOf, type Command, rulesWith, type Submission } from '../../engine/commands.ts';
import { createCommitter } from '../../engine/committer/committer.ts';
import type { Database } from '../../engine/database/open-database.ts';
import type { Instant } from '../../engine/kernel/decision.ts';
import { isPlayerId, mustBe, type PlayerId } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { shownRound } from '../../engine/player/play-round.ts';
import { lastMoment, logSize } from '../../engine/projections/read-log.ts';
import { crediting } from '../../test/cast.ts';
import { hashOf } from '../../test/deciders.ts';
import { SIMULATED_GAMES } from '../simulate/games/index.ts';
import { MONEY_WISHES, operateMoney } from '../simulate/money.ts';
import { entropy, items, oddsOf, player, type Stage, termsShown, type Wishes } from '../simulate/picks.ts';
import { randomFrom } from '../simulate/random.ts';
import { viewOf } from '../simulate/view.ts';
import { CASES, opening } from '../simulate/world.ts';
import { benchPromises } from './glasscase.ts';

/** The log's own time: 20,000 entries a day. */
export const MS_PER_ENTRY = 4_320;
/** Of ten crowds nine come one after the other, so that rooms fill, and the tenth when the rest of their time has passed. */
const CROWDS_IN_A_ROW = 10;
const SHORT_MS = 20_000;
/** Three batches of the committer. */
const CROWD = 384;
/** People who may have a part in one act. */
const PARTNERS = 3;
const FEWEST_PLAYERS = 400;
/** One more player comes for so many entries. */
const ENTRIES_A_PLAYER = 100;
const NEWCOMERS = 64;
/** So many of the newest players still play, no more than an engine keeps in memory; earlier ones have left. */
const REGULARS = 2_000;
/** The first balance of each player. */
const FIRST_COIN = '90000000';
/** The first of all, who play every day or never again. */
const ALWAYS_THERE = 2;
/** Of the log, as people look back. */
const REMEMBERED = 400;
/** Of ten ordered deposits so many are paid at once. */
const PAID_AT_ONCE = 0.8;
/** Plays of the quiet player, all when the site begins. */
const QUIET_PLAYS = 5;

const openCases = (stage: Stage, quantity: number): Command => {
  const slug = stage.random.pick(CASES);
  const owner = player(stage);
  return {
    type: 'OpenCase',
    playerId: owner.playerId,
    round: { ...shownRound(owner), roundNo: null },
    terms: termsShown(stage, 'case'),
    case: slug,
    quantity,
    oddsHash: oddsOf(stage, slug),
    entropy: entropy(stage),
  };
};

const sell = (stage: Stage): Command => {
  const owner = player(stage);
  const terms = termsShown(stage, 'items');
  return { type: 'SellItems', playerId: owner.playerId, terms, itemIds: items(stage, owner, 80), expectedTotal: null };
};

const oneOf =
  (wishes: Wishes) =>
  (stage: Stage): Command | null =>
    stage.random.weighted(wishes)(stage);

/** Four events of five are opened cases, half of those of several at once. */
const ACTS: Wishes = [
  [62, (stage) => openCases(stage, stage.random.chance(0.5) ? 1 : 2 + stage.random.below(9))],
  [14, sell],
  ...SIMULATED_GAMES.map(({ share, wishes }) => [share, oneOf(wishes)] as const),
  [1, (stage) => ({ type: 'CommitHostSeeds', playerId: player(stage).playerId })],
  [5, oneOf(MONEY_WISHES)],
  [1, operateMoney],
  [2, (stage) => ({ type: 'RotateSeed', playerId: player(stage).playerId, userSeed: null, entropy: entropy(stage) })],
];

/** The acts of the busy player, who opens ten cases at a time and sells the won items. */
const BUSY_ACTS: Wishes = [
  [50, (stage) => openCases(stage, 10)],
  [30, sell],
  [20, oneOf(ACTS.filter(([weight]) => weight < 60))],
];

export interface GrowthLog {
  /** Plays one event of fifty. */
  readonly busy: PlayerId;
  /** Played a few times when the site began. */
  readonly quiet: PlayerId;
  /** Lets people act until the log has so many entries. */
  readonly fill: (entries: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

const playerNumber = (n: number): PlayerId => mustBe(isPlayerId, hashOf(`player ${n}`).slice(0, 22));

/**
 * The log of a site of any length, as fast as it can be made: people of the simulation in crowds, through the real committer, with
 * a clock of its own. On a migrated database that holds no log, or a part of this one.
 */
export const openGrowthLog = async (
  database: Database,
  { seal, first }: { readonly seal: Uint8Array; readonly first: Instant },
): Promise<GrowthLog> => {
  const held = await logSize(database.pool);
  const random = randomFrom(`growth ${held}`);
  const view = viewOf(database, REMEMBERED);
  let now = first;
  const committer = await createCommitter({
    database,
    rules: rulesWith(nodeHashing),
    hashing: nodeHashing,
    sealKey: seal,
    promises: benchPromises(),
    clock: () => now,
    randomBytes: random.bytes,
    logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
    limits: { timerPoll: Number.POSITIVE_INFINITY, answerWithin: 120_000 },
  });
  const players: PlayerId[] = [];
  const come = (): PlayerId => {
    const playerId = playerNumber(players.length);
    players.push(playerId);
    const leaving = players.length - REGULARS - 1;
    if (leaving >= ALWAYS_THERE) view.forget(playerNumber(leaving));
    return playerId;
  };

  const submit = async (command: Command): Promise<void> => {
    const submission: Submission = { actor: actorOf(command), commandId: random.uuid(), command };
    const { status } = await committer.submit(submission);
    if (status !== 'accepted' && status !== 'rejected') throw new Error(`${command.type}: ${status}`);
  };
  const register = async (): Promise<void> => {
    const playerId = come();
    await submit({ type: 'RegisterPlayer', playerId, userSeed: 'lucky-seed' });
    await submit(crediting(playerId, FIRST_COIN));
  };
  const [busy, quiet] = [playerNumber(0), playerNumber(1)];

  /** The next act of one of these players, by the present state of the site; null where the simulation finds no act. */
  const act = (wishes: Wishes, people: readonly PlayerId[]): Command | null => {
    const here = people.map((id) => view.states.player(id)).filter((one) => one.status === 'registered');
    if (here.length === 0) return null;
    const stage: Stage = { view: { ...view, players: () => here }, random, now, players: here.length };
    return random.weighted(wishes)(stage);
  };
  const begin = async (): Promise<void> => {
    const ofGames = SIMULATED_GAMES.flatMap((game) => game.opening?.(random) ?? []);
    for (const command of [...opening(random), ...ofGames]) await submit(command);
    await register();
    await register();
    await view.catchUp();
    for (let play = 0; play < QUIET_PLAYS; play += 1) {
      const command = act([[1, (stage) => openCases(stage, 1)]], [quiet]);
      if (command !== null) await submit(command);
    }
  };
  await view.catchUp();
  if (held === 0) await begin();
  else now = await lastMoment(database.pool);
  while (view.states.player(playerNumber(players.length)).status !== 'absent' || players.length < 2) {
    come();
  }

  const crowd = async (size: number): Promise<void> => {
    const wanted = Math.max(FEWEST_PLAYERS, size / ENTRIES_A_PLAYER);
    const newcomers = Math.min(NEWCOMERS, Math.ceil(wanted) - players.length);
    const acting = new Set<PlayerId>([quiet]);
    const commands = [act(BUSY_ACTS, [busy])];
    acting.add(busy);
    // No player acts twice in one crowd: the first act may have changed the state that the second act is made from.
    const regulars = players.slice(-REGULARS);
    for (let left = Math.min(CROWD, Math.floor(regulars.length / (2 * PARTNERS))); left > 0; left -= 1) {
      const people = Array.from({ length: PARTNERS }, () => random.pick(regulars)).filter((one) => !acting.has(one));
      for (const one of people) acting.add(one);
      commands.push(act(ACTS, people));
    }
    const sequences = commands.flatMap((command) => {
      if (command === null) return [];
      if (command.type !== 'RequestDeposit' || !random.chance(PAID_AT_ONCE)) return [[command]];
      const { playerId, depositId, amount } = command;
      return [[command, { type: 'SettlePayment', playerId, depositId, provider: 'sandbox', amount } as const]];
    });
    await Promise.all([
      ...sequences.map(async (sequence) => {
        for (const command of sequence) await submit(command);
      }),
      ...Array.from({ length: Math.max(0, newcomers) }, register),
    ]);
    await committer.pollTimers();
    await view.catchUp();
  };

  let crowds = 0;
  return {
    busy,
    quiet,
    fill: async (entries) => {
      for (let size = await logSize(database.pool); size < entries; size = await logSize(database.pool)) {
        await crowd(size);
        crowds += 1;
        now = Math.max(
          now + SHORT_MS,
          crowds % CROWDS_IN_A_ROW === 0 ? first + (await logSize(database.pool)) * MS_PER_ENTRY : 0,
        );
      }
    },
    close: () => committer.close(),
  };
};
