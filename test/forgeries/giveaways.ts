import type { GlasscaseEvent } from '../../engine/events.ts';
import { entriesHashOf, giveawayLockHash, rowOf } from '../../engine/fairness/giveaway-draw.ts';
import { giveawayStream, itemIdOf, type PlayerId, playerStream } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { itemsTerms } from '../terms-cast.ts';
import { games } from './games.ts';
import { created, entries, giveawayId, inIt, lock, rewritten } from './one-giveaway.ts';

const { find, changed, edited, inserted } = games;

const { host } = created.event.data;
const [entry, second] = entries;
const lastEntry = entries.at(-1);
if (host === null || entry === undefined || second === undefined || lastEntry === undefined) throw new Error('no room');
const escrowed = find('ItemsEscrowed', inIt);
const ofHouse = find('GiveawayCreated', ({ data }) => data.host === null);
const withBeacon = find('GiveawayCreated', ({ data }) => data.beaconRound !== null);
const conditional = find('GiveawayCreated', ({ data }) => data.conditions.vipGrade > 0);

const entering = (playerId: PlayerId, code: number): EventOf<'GiveawayEntered'> =>
  withData(lastEntry.event, { commandId: commandIdNumber(77_777), playerId, code });
/** Puts in one more entry at the end. */
const onceMore = (playerId: PlayerId, at?: number) =>
  inserted(lock.recorded.position, giveawayStream(giveawayId), entering(playerId, entries.length + 1), at);
/** Locks the room on other entries than it has. */
const lockedOn = (others: readonly EventOf<'GiveawayEntered'>['data'][]): EventOf<'GiveawayLocked'> => {
  const fixed = { entries: others.length, entriesHash: entriesHashOf(nodeHashing, rowOf(others)) };
  const { data } = created.event;
  const lockHash = giveawayLockHash(nodeHashing, { ...data, ...fixed, seed: data.seed.publicHash });
  return withData(lock.event, { ...fixed, lockHash });
};
const dataOf = (one: (typeof entries)[number]) => one.event.data;

const openings: readonly Fault[] = [
  [
    'a seed that wasn’t the host’s',
    'seeds',
    () => changed(created, { seed: { ...created.event.data.seed, publicHash: otherHash } }),
  ],
  [
    'a committed seed replaced',
    'seeds',
    () => {
      const committed = find('HostSeedsCommitted', ({ data }) => data.playerId === host);
      return changed(committed, { giveaway: { ...committed.event.data.giveaway, publicHash: otherHash } });
    },
  ],
  [
    'seeds committed a second time',
    'rules',
    () => {
      const committed = find('HostSeedsCommitted', ({ data }) => data.playerId === host);
      const [battle, giveaway] = [pairNumber(901), pairNumber(902)].map(({ pairId, publicHash }) => ({
        pairId,
        publicHash,
      }));
      if (battle === undefined || giveaway === undefined) throw new Error('no pairs');
      const again = withData(committed.event, { commandId: commandIdNumber(77_777), battle, giveaway });
      return inserted(created.recorded.position, playerStream(host), again);
    },
  ],
  ['a next seed that was used before', 'seeds', () => changed(escrowed, { nextSeed: created.event.data.seed })],
  ['a room under another id', 'rules', () => changed(created, { giveawayId: ofHouse.event.data.giveawayId })],
  [
    'a room that closes at its draw, and waits for no beacon',
    'rules',
    () => changed(created, { closesAt: created.event.data.drawAt }),
  ],
  ['prizes in another order', 'rules', () => changed(created, { prizes: created.event.data.prizes.toReversed() })],
  [
    'a prize that is worth less than it says',
    'rules',
    () => changed(created, { prizes: created.event.data.prizes.map((item) => ({ ...item, value: '900000' })) }),
  ],
  [
    'a prize of the house at another value',
    'rules',
    () => changed(ofHouse, { prizes: ofHouse.event.data.prizes.map((item) => ({ ...item, value: '1' })) }),
  ],
  [
    'a prize of the house that has an id before anybody won it',
    'rules',
    () => {
      const { prizes } = ofHouse.event.data;
      return changed(ofHouse, {
        prizes: prizes.map((item, index) => ({
          ...item,
          itemId: itemIdOf(lastEntry.event.data.playerId, 9, index + 1),
        })),
      });
    },
  ],
  [
    'a beacon round that is due sooner than 30 s after the draw',
    'rules',
    () => changed(withBeacon, { beaconRound: (withBeacon.event.data.beaconRound ?? 0) - 1 }),
  ],
  [
    'a beacon round later than the first that is due by then',
    'rules',
    () => changed(withBeacon, { beaconRound: (withBeacon.event.data.beaconRound ?? 0) + 1 }),
  ],
  ['a room that names no round of its beacon', 'rules', () => changed(withBeacon, { beaconRound: null })],
  [
    'a prize that never left the backpack',
    'rules',
    () => rewritten((event) => (event === escrowed.event ? null : event)),
  ],
  [
    'an item that leaves the backpack for no room',
    'rules',
    () => rewritten((event) => (event === created.event ? null : event)),
  ],
  [
    'one prize instead of two in escrow',
    'rules',
    () => changed(escrowed, { items: escrowed.event.data.items.slice(1) }),
  ],
  [
    'a prize sold meanwhile',
    'rules',
    () => {
      const [item] = escrowed.event.data.items;
      if (item === undefined) throw new Error('a prize');
      const sale: GlasscaseEvent = {
        type: 'ItemsSold',
        schemaVersion: 1,
        data: {
          commandId: commandIdNumber(77_777),
          playerId: host,
          terms: itemsTerms,
          expectedTotal: null,
          items: [{ itemId: item.itemId, committed: item.value, current: null, paid: item.value }],
          total: item.value,
        },
      };
      return inserted(lock.recorded.position, playerStream(host), sale);
    },
  ],
];

const entrances: readonly Fault[] = [
  ['an entry after the room has closed', 'rules', () => onceMore(idle, lock.recorded.at)],
  ['an entry of the host', 'rules', () => onceMore(host)],
  ['a player who enters twice', 'rules', () => onceMore(entry.event.data.playerId)],
  ['a code left out', 'rules', () => changed(second, { code: 3 })],
  ['a code given twice', 'rules', () => changed(second, { code: 1 })],
  ['another hash of all entries', 'rules', () => changed(lock, { entriesHash: otherHash })],
  [
    'entries that are hashed in another order',
    'rules',
    () => {
      const { data } = created.event;
      const fixed = {
        entries: entries.length,
        entriesHash: entriesHashOf(nodeHashing, rowOf(entries.map(dataOf)).toReversed()),
      };
      return changed(lock, {
        ...fixed,
        lockHash: giveawayLockHash(nodeHashing, { ...data, ...fixed, seed: data.seed.publicHash }),
      });
    },
  ],
  ['other entropy in an entry', 'rules', () => changed(second, { entropy: 'f'.repeat(32) })],
  ['an entry removed', 'rules', () => rewritten((event) => (event === second.event ? null : event))],
  ['the last entry removed', 'rules', () => rewritten((event) => (event === lastEntry.event ? null : event))],
  [
    'the last entry removed, lock and all, so that somebody else wins',
    'rules',
    () =>
      rewritten((event) => {
        if (event === lastEntry.event) return null;
        return event === lock.event ? lockedOn(entries.slice(0, -1).map(dataOf)) : event;
      }),
  ],
  [
    'a condition that wasn’t met',
    'rules',
    () => {
      const { data } = find(
        'GiveawayEntered',
        (event) => event.data.giveawayId === conditional.event.data.giveawayId,
      ).event;
      return edited((event) =>
        event.type === 'GiveawayEntered' && event.data.commandId === data.commandId
          ? withData(event, { playerId: idle })
          : event,
      );
    },
  ],
];

export const forgedGiveaways = { openings, entries: entrances };
