import { Map as PersistentMap } from 'immutable';
import { z } from 'zod';
import type { Database } from '../database/open-database.ts';
import { userSeedPattern } from '../fairness/seed-pair.ts';
import { caseSlug, committedPair, count, money, playerId, roundIdText, skinId, wear } from '../kernel/event-codec.ts';
import type { StreamId } from '../kernel/ids.ts';
import { formatMoney, parseMoney } from '../kernel/money.ts';
import type { HeldItem, RegisteredPlayer } from '../player/state.ts';
import type { StreamState } from '../stream-state.ts';
import type { HeldStream } from './memory.ts';

/** Events after the newest snapshot before another is worth writing; more for whoever holds more. */
const EVENTS_BETWEEN = 500;

const heldItem = z.tuple([roundIdText, skinId, wear, z.int().nullable(), money, z.int(), caseSlug]);

/** A change of a state's shape is a new number here: snapshots of another number are passed over. */
const playerSnapshot = z.strictObject({
  format: z.literal(1),
  playerId,
  coin: money,
  points: money,
  userSeed: z.string().regex(userSeedPattern),
  current: committedPair.extend({ seq: z.int().min(1), startedAt: z.int(), roundCount: count }),
  next: committedPair,
  items: z.array(heldItem),
});

const itemText = (item: HeldItem): z.infer<typeof heldItem> => [
  item.itemId,
  item.skin,
  item.wear,
  item.float,
  formatMoney(item.value),
  item.acquiredAt,
  item.case,
];

/** Null for states that need no snapshot: only players' streams grow long. */
export const encodeSnapshot = (stream: StreamState): string | null => {
  if (stream.category !== 'player' || stream.state.status === 'absent') return null;
  const { playerId: id, coin, points, userSeed, current, next, items } = stream.state;
  const snapshot: z.infer<typeof playerSnapshot> = {
    format: 1,
    playerId: id,
    coin: formatMoney(coin),
    points: formatMoney(points),
    userSeed,
    current,
    next,
    items: items.valueSeq().map(itemText).toArray(),
  };
  return JSON.stringify(snapshot);
};

/** Null when the text is of another format: then the stream is folded from its beginning. */
export const decodeSnapshot = (text: string): StreamState | null => {
  const parsed = playerSnapshot.safeParse(JSON.parse(text));
  if (!parsed.success) return null;
  const { format: _, coin, points, items, ...rest } = parsed.data;
  const state: RegisteredPlayer = {
    status: 'registered',
    ...rest,
    coin: parseMoney(coin),
    points: parseMoney(points),
    items: PersistentMap(
      items.map(([itemId, skin, itemWear, float, value, acquiredAt, slug]) => {
        const item: HeldItem = {
          itemId,
          skin,
          wear: itemWear,
          float,
          value: parseMoney(value),
          acquiredAt,
          case: slug,
        };
        return [itemId, item];
      }),
    ),
  };
  return { category: 'player', state };
};

export const isDue = ({ current, version, snapshotVersion }: HeldStream): boolean => {
  const held = current.category === 'player' && current.state.status === 'registered' ? current.state.items.size : 0;
  return version - snapshotVersion > Math.max(EVENTS_BETWEEN, held);
};

/** Keeps the newer of the stored snapshot and this one. Resolves false when the state needs none. */
export const writeSnapshot = async (database: Database, stream: StreamId, held: HeldStream): Promise<boolean> => {
  const state = encodeSnapshot(held.current);
  if (state === null) return false;
  await database.run('background', (session) =>
    session.query(
      `INSERT INTO snapshot (stream_id, version, state) VALUES ($1, $2, $3)
       ON CONFLICT (stream_id) DO UPDATE SET version = excluded.version, state = excluded.state
       WHERE snapshot.version < excluded.version`,
      [stream, held.version, state],
    ),
  );
  return true;
};
