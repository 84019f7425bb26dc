import { battleEntropy, battleLockHash, drawBattleRank, settleBattle } from '../../../engine/fairness/battle-draw.ts';
import { fromHex } from '../../../engine/fairness/bytes.ts';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { drawCase } from '../../../engine/fairness/odds.ts';
import { draw, publicHashOf } from '../../../engine/fairness/seed-pair.ts';
import type { Draw, DrawRequest } from '../../../engine/kernel/draw.ts';
import { type HexHash, isHexHash, isPairId, itemIdOf, mustBe } from '../../../engine/kernel/ids.ts';
import { allOf, type EventOf, type Found, isOpen, type LabLine, lastOf, withData } from './lab-log.ts';

export const hexOf = (text: string): HexHash => mustBe(isHexHash, nobleHashing.sha256Text(text));

export const replaced = (log: readonly LabLine[], position: number, ...lines: readonly LabLine[]): readonly LabLine[] =>
  log.toSpliced(position, 1, ...lines);

/** Draws by the rules from a seed that the house knows all along. */
export const drawsFrom =
  (serverSeed: string) =>
  (request: DrawRequest): Draw =>
    draw(nobleHashing, fromHex(serverSeed), request);

/** A pair that the house makes up whenever it needs one. */
export const madeUpPair = (name: string) => {
  const [serverSeed, salt] = [hexOf(`seed ${name}`), hexOf(`salt ${name}`)];
  const pairId = mustBe(isPairId, hexOf(`pair ${name}`).slice(0, 22));
  return { pairId, serverSeed, salt, publicHash: mustBe(isHexHash, publicHashOf(nobleHashing, serverSeed, salt)) };
};

/** The seed that the log reveals of a pair. */
export const seedOf = (log: readonly LabLine[], pairId: string): string => {
  const { revealed } = lastOf(log, 'SeedRotated', ({ data }) => data.revealed.pairId === pairId).event.data;
  return revealed.serverSeed;
};

type Table = EventOf<'CasePublished'>['data']['table'];
type Play = EventOf<'CaseOpened'>['data'];

export const publishedCase = (log: readonly LabLine[]): Found<'CasePublished'> => lastOf(log, 'CasePublished');

/** The prize at an index of a table. @throws RangeError for an index outside the table */
export const prizeAt = (table: Table, index: number) => {
  const prize = table.entries[index];
  if (prize === undefined) throw new RangeError(`no entry ${index} in the table`);
  const { skin, wear, value } = prize;
  return { entry: index, skin, wear, value };
};

/** The play as its inputs and a way of drawing give it. */
export const playedAgain = (table: Table, play: Play, drawing: (request: DrawRequest) => { ticket: bigint }): Play => {
  const { ticket, index, float } = drawCase(table, play, drawing);
  return { ...play, ticket, float, ...prizeAt(table, index) };
};

const orders = <One>(all: readonly One[]): readonly (readonly One[])[] =>
  all.length < 2 ? [all] : all.flatMap((first, at) => orders(all.toSpliced(at, 1)).map((rest) => [first, ...rest]));

interface Lock {
  /** The occupant that the house wants to win: it tries the orders of the entries. Null leaves the order unchanged. */
  readonly winner: string | null;
  /** The beacon round that the lock names; null leaves it. */
  readonly beacon: { readonly round: number; readonly signature: string; readonly randomness: HexHash } | null;
}

/** A settled battle with another lock, and all that follows from that by the rules, so that everything after the lock adds up. */
export const lockedAnew = (
  log: readonly LabLine[],
  { event: locked, position }: Found<'BattleLocked'>,
  { winner, beacon }: Lock,
): readonly LabLine[] => {
  const { battleId } = locked.data;
  const inRoom = ({ data }: { readonly data: { readonly battleId: string } }): boolean => data.battleId === battleId;
  const { data: room } = lastOf(log, 'BattleCreated', inRoom).event;
  const settled = lastOf(log, 'BattleSettled', inRoom);
  const round = lastOf(log, 'BattleRoundPlayed', inRoom);
  const { table } = lastOf(log, 'CasePublished', ({ data }) => data.oddsHash === round.event.data.oddsHash).event.data;
  const drawing = drawsFrom(settled.event.data.revealed.serverSeed);

  const outcomeOf = (entries: typeof locked.data.entries) => {
    const beaconRound = beacon?.round ?? locked.data.beaconRound;
    const seed = room.seed.publicHash;
    const lockHash = battleLockHash(nobleHashing, { ...room, seed, entries, beaconRound });
    const entropy = battleEntropy(lockHash, beacon?.randomness ?? null);
    const draws = entries.map((_, index) => {
      const play = { battleId, entropy, round: 1, rank: index + 1, oddsHash: round.event.data.oddsHash };
      const { ticket, float, index: entry } = drawBattleRank(table, play, drawing);
      return { rank: play.rank, ticket, float, ...prizeAt(table, entry) };
    });
    const { sides, size, mode, boxes } = room;
    const battle = { battleId, mode, sides, size, boxes: boxes.length, rounds: [{ draws }], entropy };
    const { draws: _, ...settlement } = settleBattle(battle, drawing);
    return { entries, beaconRound, lockHash, draws, settlement };
  };

  const rankOf = (occupant: string): number => locked.data.entries.findIndex((one) => one.occupant === occupant) + 1;
  const tried = (winner === null ? [locked.data.entries] : orders(locked.data.entries)).map((one) =>
    outcomeOf([...one]),
  );
  const [first] = tried;
  const chosen =
    tried.find(({ settlement }) => winner !== null && settlement.winners.includes(rankOf(winner))) ?? first;
  if (chosen === undefined) throw new Error('a lock without entries');
  const { entries, beaconRound, lockHash, draws, settlement } = chosen;

  const concluded = (one: Found<'BattleConcluded'>): LabLine => {
    const { playerId, items } = one.event.data;
    const rank = rankOf(playerId);
    const award = settlement.awards.find((some) => some.rank === rank);
    const own = (n: number) => items[n]?.itemId ?? itemIdOf(playerId, one.entry.version, n + 1);
    const won = (award?.items ?? []).flatMap((number, n) => {
      const prize = draws.find((some) => some.rank === number);
      if (prize === undefined) return [];
      const { skin, wear, float, value } = prize;
      return [{ itemId: own(n), skin, wear, float, value }];
    });
    return withData(one, { rank, won: settlement.winners.includes(rank), items: won });
  };
  const arrived = beacon === null ? undefined : lastOf(log, 'BattleBeaconArrived', inRoom);
  const changed = new Map<number, LabLine>([
    [position, withData(lastOf(log, 'BattleLocked', inRoom), { entries, beaconRound, lockHash })],
    [round.position, withData(round, { draws })],
    [settled.position, withData(settled, settlement)],
    ...(arrived === undefined || beacon === null ? [] : [[arrived.position, withData(arrived, beacon)] as const]),
    ...allOf(log, 'BattleConcluded')
      .filter(({ event }) => inRoom(event))
      .map((one) => [one.position, concluded(one)] as const),
  ]);
  return log.map((line, at) => changed.get(at) ?? line);
};

/** The log without the entries at these positions. */
export const without = (log: readonly LabLine[], positions: ReadonlySet<number>): readonly LabLine[] =>
  log.filter((_, position) => !positions.has(position));

/** The positions of a room's entries from a position on, including its players' own. */
export const roomFrom = (log: readonly LabLine[], battleId: string, from: number): ReadonlySet<number> =>
  new Set(
    log.flatMap((line, position) => {
      const isOfRoom = isOpen(line) && 'battleId' in line.event.data && line.event.data.battleId === battleId;
      return position >= from && isOfRoom ? [position] : [];
    }),
  );
