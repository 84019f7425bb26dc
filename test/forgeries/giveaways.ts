import type { GlasscaseEvent } from '../../engine/events.ts';
import { entriesHashOf, giveawayLockHash, rowOf } from '../../engine/fairness/giveaway-draw.ts';
import { giveawayStream, itemIdOf, type PlayerId, playerStream } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { commandIdNumber, pairNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { idle } from '../games-story/stage.ts';
import { itemsTerms } from '../terms-cast.ts';
import { games } from './games.ts';
import { created, entries, giveawayId, inIt, lock, rewritten } from './one-giveaway.ts';

const { rules, seeds } = finding;

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
  seeds('a seed that wasn’t the host’s', () =>
    changed(created, { seed: { ...created.event.data.seed, publicHash: otherHash } }),
  ),
  seeds('a committed seed replaced', () => {
    const committed = find('HostSeedsCommitted', ({ data }) => data.playerId === host);
    return changed(committed, { giveaway: { ...committed.event.data.giveaway, publicHash: otherHash } });
  }),
  rules('seeds committed a second time', () => {
    const committed = find('HostSeedsCommitted', ({ data }) => data.playerId === host);
    const [battle, giveaway] = [pairNumber(901), pairNumber(902)].map(({ pairId, publicHash }) => ({
      pairId,
      publicHash,
    }));
    if (battle === undefined || giveaway === undefined) throw new Error('no pairs');
    const again = withData(committed.event, { commandId: commandIdNumber(77_777), battle, giveaway });
    return inserted(created.recorded.position, playerStream(host), again);
  }),
  seeds('a next seed that was used before', () => changed(escrowed, { nextSeed: created.event.data.seed })),
  rules('a room under another id', () => changed(created, { giveawayId: ofHouse.event.data.giveawayId })),
  rules('a room that closes at its draw, and waits for no beacon', () =>
    changed(created, { closesAt: created.event.data.drawAt }),
  ),
  rules('prizes in another order', () => changed(created, { prizes: created.event.data.prizes.toReversed() })),
  rules('a prize that is worth less than it says', () =>
    changed(created, { prizes: created.event.data.prizes.map((item) => ({ ...item, value: '900000' })) }),
  ),
  rules('a prize of the house at another value', () =>
    changed(ofHouse, { prizes: ofHouse.event.data.prizes.map((item) => ({ ...item, value: '1' })) }),
  ),
  rules('a prize of the house that has an id before anybody won it', () => {
    const { prizes } = ofHouse.event.data;
    return changed(ofHouse, {
      prizes: prizes.map((item, index) => ({
        ...item,
        itemId: itemIdOf(lastEntry.event.data.playerId, 9, index + 1),
      })),
    });
  }),
  rules('a beacon round that is due sooner than 30 s after the draw', () =>
    changed(withBeacon, { beaconRound: (withBeacon.event.data.beaconRound ?? 0) - 1 }),
  ),
  rules('a beacon round later than the first that is due by then', () =>
    changed(withBeacon, { beaconRound: (withBeacon.event.data.beaconRound ?? 0) + 1 }),
  ),
  rules('a room that names no round of its beacon', () => changed(withBeacon, { beaconRound: null })),
  rules('a prize that never left the backpack', () => rewritten((event) => (event === escrowed.event ? null : event))),
  rules('an item that leaves the backpack for no room', () =>
    rewritten((event) => (event === created.event ? null : event)),
  ),
  rules('one prize instead of two in escrow', () => changed(escrowed, { items: escrowed.event.data.items.slice(1) })),
  rules('a prize sold meanwhile', () => {
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
  }),
];

const entrances: readonly Fault[] = [
  rules('an entry after the room has closed', () => onceMore(idle, lock.recorded.at)),
  rules('an entry of the host', () => onceMore(host)),
  rules('a player who enters twice', () => onceMore(entry.event.data.playerId)),
  rules('a code left out', () => changed(second, { code: 3 })),
  rules('a code given twice', () => changed(second, { code: 1 })),
  rules('another hash of all entries', () => changed(lock, { entriesHash: otherHash })),
  rules('entries that are hashed in another order', () => {
    const { data } = created.event;
    const fixed = {
      entries: entries.length,
      entriesHash: entriesHashOf(nodeHashing, rowOf(entries.map(dataOf)).toReversed()),
    };
    return changed(lock, {
      ...fixed,
      lockHash: giveawayLockHash(nodeHashing, { ...data, ...fixed, seed: data.seed.publicHash }),
    });
  }),
  rules('other entropy in an entry', () => changed(second, { entropy: 'f'.repeat(32) })),
  rules('an entry removed', () => rewritten((event) => (event === second.event ? null : event))),
  rules('the last entry removed', () => rewritten((event) => (event === lastEntry.event ? null : event))),
  rules('the last entry removed, lock and all, so that somebody else wins', () =>
    rewritten((event) => {
      if (event === lastEntry.event) return null;
      return event === lock.event ? lockedOn(entries.slice(0, -1).map(dataOf)) : event;
    }),
  ),
  rules('a condition that wasn’t met', () => {
    const { data } = find(
      'GiveawayEntered',
      (event) => event.data.giveawayId === conditional.event.data.giveawayId,
    ).event;
    return edited((event) =>
      event.type === 'GiveawayEntered' && event.data.commandId === data.commandId
        ? withData(event, { playerId: idle })
        : event,
    );
  }),
];

export const forgedGiveaways = { openings, entries: entrances };
