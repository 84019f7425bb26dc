import { db, defineQuery, fragment, type Given } from '../../database/queries.ts';
import type { SqlClient } from '../../database/sql.ts';
import type { GameName } from '../../kernel/game-name.ts';
import {
  battleStream,
  giveawayStream,
  type ItemId,
  isBattleId,
  isItemId,
  isRoundId,
  type StreamId,
} from '../../kernel/ids.ts';
import { recordedEntry } from '../read-log.ts';
import { battleById } from './battles.ts';
import { giveawayById } from './giveaways.ts';
import { hostPair } from './host-pairs.ts';
import { entriesAmong, entryText, type LogEntry, MAX_ENTRIES, publicationsOf } from './log.ts';
import { type PlayedStep, playedStep } from './played-step.ts';
import { playById } from './plays.ts';
import { seedPair } from './seed-pairs.ts';
import { linksIntoRoom } from './spent-links.ts';

/** Every entry of the log that one game stands on: an auditor with these entries can compute the outcome again. */
export interface Proof {
  /** The round's, battle's or giveaway's. */
  readonly id: string;
  readonly game: GameName;
  /** Tables, commitment, the game's own events, what shows steps of lanes and, once it is there, the reveal; oldest first, up to `MAX_ENTRIES`. */
  readonly entries: readonly LogEntry[];
  readonly more: boolean;
  /** Players that these entries name. */
  readonly playerIds: readonly string[];
  /** Null but for a play on a lane. */
  readonly step: PlayedStep | null;
}

/** Where a game's entries are: single ones, and the stream of a game of many. */
interface Sources {
  readonly game: GameName;
  readonly positions: readonly number[];
  readonly streamId: StreamId | null;
  readonly step: PlayedStep | null;
}

const ofRound = async (sql: SqlClient, id: string): Promise<Sources | null> => {
  const play = await playById(sql, id);
  if (play === null) return null;
  const tables = await publicationsOf(sql, play.documents);
  const pair = await seedPair(sql, play.round.pairId);
  const ofPair = pair === null ? [] : [pair.committedPosition, ...(pair.reveal === null ? [] : [pair.reveal.position])];
  const step = await playedStep(sql, play);
  const ofLane = step === null ? [] : [step.opening.position, ...(step.before === null ? [] : [step.before.position])];
  const positions = [...tables.values(), ...ofPair, ...ofLane, play.position];
  return { game: play.game, positions, streamId: null, step };
};

/** A player's room was promised before; the house's names its pair with its creation, which is in its stream. */
const promised = async (sql: SqlClient, pairId: string): Promise<readonly number[]> => {
  const pair = await hostPair(sql, pairId);
  return pair === null ? [] : [pair.position];
};

const ofBattle = async (sql: SqlClient, id: string): Promise<Sources | null> => {
  const row = await battleById(sql, id);
  if (row === null) return null;
  const tables = await publicationsOf(sql, [...new Set(row.battle.boxes.map(({ oddsHash }) => oddsHash))]);
  const commitment = await promised(sql, row.battle.seed.pairId);
  return {
    game: 'battle',
    positions: [...tables.values(), ...commitment, ...(await linksIntoRoom(sql, row.battle.battleId))],
    streamId: battleStream(row.battle.battleId),
    step: null,
  };
};

const ofGiveaway = async (sql: SqlClient, id: string): Promise<Sources | null> => {
  const row = await giveawayById(sql, id);
  if (row === null) return null;
  const { giveawayId, seed } = row.room;
  return {
    game: 'giveaway',
    positions: [...(await promised(sql, seed.pairId)), ...(await linksIntoRoom(sql, giveawayId))],
    streamId: giveawayStream(giveawayId),
    step: null,
  };
};

const making = defineQuery((given: Given<{ itemId: ItemId }>) =>
  db
    .selectFrom('item as i')
    .innerJoin('event as e', (on) =>
      on.on('e.streamId', '=', fragment<string>`'player-' || i.player_id`).onRef('e.version', '=', 'i.acquiredVersion'),
    )
    .select(['e.position', entryText('e.entry').as('entry')])
    .where('i.itemId', '=', given('itemId')),
);

/** The play that brought the item to the player who has it; null for a bought item, and for an id of no item. */
const playOfItem = async (sql: SqlClient, itemId: ItemId): Promise<string | null> => {
  const [row] = await making(sql, { itemId });
  return row === undefined ? null : (recordedEntry(row.position, row.entry).facts.play?.id ?? null);
};

const playersIn = (entries: readonly LogEntry[]): readonly string[] => {
  const players = new Set<string>();
  for (const { position, json } of entries) {
    const { event } = recordedEntry(position, json);
    if ('playerId' in event.data) players.add(event.data.playerId);
    if (event.type === 'BattleCreated' && event.data.creator !== null) players.add(event.data.creator);
    if (event.type === 'SeatTaken' && event.data.occupant.kind === 'player') players.add(event.data.occupant.playerId);
    if (event.type === 'GiveawayCreated' && event.data.host !== null) players.add(event.data.host);
    if (event.type === 'GiveawayDrawn') for (const { playerId } of event.data.winners) players.add(playerId);
  }
  return [...players];
};

/**
 * The proof of a round (`{pairId}.{roundNo}`), a battle or a giveaway, or of the game that an item came from; `after`
 * is the last position of the page before. Null for an unknown id. Read models answer which entries belong to the game:
 * one that was played a moment ago may need a `catchUp` of `plays`, `battles` or `giveaways`, and of `seed-pairs`.
 */
export const proofOf = async (sql: SqlClient, asked: string, after = -1): Promise<Proof | null> => {
  const id = isItemId(asked) ? ((await playOfItem(sql, asked)) ?? '') : asked;
  const sources = isRoundId(id)
    ? await ofRound(sql, id)
    : isBattleId(id)
      ? ((await ofBattle(sql, id)) ?? (await ofGiveaway(sql, id)))
      : null;
  if (sources === null) return null;
  const found = await entriesAmong(sql, sources, after, MAX_ENTRIES + 1);
  const entries = found.slice(0, MAX_ENTRIES);
  return {
    id,
    game: sources.game,
    entries,
    more: found.length > MAX_ENTRIES,
    playerIds: playersIn(entries),
    step: sources.step,
  };
};
