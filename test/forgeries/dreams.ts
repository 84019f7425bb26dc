import { consolationHashOf } from '../../engine/fairness/consolation.ts';
import { dreamTableHash } from '../../engine/fairness/dream-draw.ts';
import { isHexHash, mustBe, playerStream } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { charm, kestrel } from '../cast.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { games } from './games.ts';

const { rules, seeds } = finding;

const { find, all, changed, inserted } = games;

type Dream = EventOf<'DreamChased'>['data'];

const consoled = find('DreamChased', ({ data }) => data.winTickets === 100_000 && data.item.float !== null);
const cameTrue = find('DreamChased', ({ data }) => data.consolation === null && data.item.float !== null);
const consolation = find('ConsolationPublished');

/** The hash that goes with the forger's terms. */
const dreamHash = ({ target, winTickets, fee, consolationHash }: Dream) =>
  mustBe(
    isHexHash,
    dreamTableHash(nodeHashing, {
      game: 'dream',
      version: 1,
      tickets: 10_000_000,
      target,
      win: winTickets,
      fee,
      consolation: consolationHash,
    }),
  );
const forFee = (change: Partial<Dream>, found = consoled) => {
  const { data } = withData(found.event, change);
  return changed(found, { ...change, tableHash: dreamHash(data) });
};

const dreams: readonly Fault[] = [
  rules('a lower fee for a friend, its hash and all', () => forFee({ fee: '1' })),
  rules('a higher fee, its hash and all', () => forFee({ fee: String(BigInt(consoled.event.data.fee) + 1n) })),
  rules('a chance that wasn’t paid for', () => forFee({ winTickets: 7_500_000 })),
  rules('a hash of other terms', () => changed(consoled, { tableHash: otherHash })),
  rules('another line of the consolation table', () =>
    changed(consoled, { consolation: { ticket: consoled.event.data.consolation?.ticket ?? 0, entry: 1 } }),
  ),
  rules('a consolation’s ticket beside the drawn one', () =>
    changed(consoled, { consolation: { ticket: (consoled.event.data.consolation?.ticket ?? 0) + 1, entry: 0 } }),
  ),
  rules('a dream’s ticket beside the drawn one', () => changed(consoled, { ticket: consoled.event.data.ticket + 1 })),
  rules('a consolation that is worth more than its table says', () =>
    changed(consoled, { item: { ...consoled.event.data.item, value: '999999' } }),
  ),
  rules('a consolation of another skin', () =>
    changed(consoled, { item: { ...consoled.event.data.item, skin: kestrel } }),
  ),
  rules('a dream come true that the seed never drew', () => {
    const { target, item } = consoled.event.data;
    const { skin, wear, value, floatMin } = target;
    return changed(consoled, {
      ticket: 0,
      consolation: null,
      item: { itemId: item.itemId, skin, wear, float: floatMin + 1, value },
    });
  }),
  rules('a consolation where the dream came true', () => {
    const { item } = cameTrue.event.data;
    return changed(cameTrue, {
      ticket: 9_999_999,
      consolation: { ticket: 9_999_999, entry: 1 },
      item: { itemId: item.itemId, skin: charm, wear: '', float: null, value: '20' },
    });
  }),
  rules('a float beside the drawn one', () =>
    changed(cameTrue, { item: { ...cameTrue.event.data.item, float: (cameTrue.event.data.item.float ?? 0) + 1 } }),
  ),
  rules('a consolation table that was never published', () => forFee({ consolationHash: otherHash })),
  rules('a consolation table replaced by a poorer one', () => {
    const [first, second] = consolation.event.data.table.entries;
    if (first === undefined || second === undefined) throw new Error('the table has two entries');
    const entries = [
      { ...first, last: 99 },
      { ...second, first: 100 },
    ];
    const table = { ...consolation.event.data.table, entries };
    const tableHash = mustBe(isHexHash, consolationHashOf(nodeHashing, table));
    return changed(consolation, { table, tableHash });
  }),
  rules('consolations that are worth less than the catalog says', () => {
    const entries = consolation.event.data.table.entries.map((entry) => ({ ...entry, value: '1' }));
    const table = { ...consolation.event.data.table, entries };
    return changed(consolation, { table, tableHash: mustBe(isHexHash, consolationHashOf(nodeHashing, table)) });
  }),
  rules('a gap in the consolation table', () => {
    const entries = consolation.event.data.table.entries.map((entry) => ({ ...entry, last: entry.last - 1 }));
    return changed(consolation, { table: { ...consolation.event.data.table, entries } });
  }),
  seeds('a dream that nobody chased', () => {
    const { data } = consoled.event;
    const stranger = all('PlayerRegistered').find(({ event }) => event.data.playerId !== data.playerId);
    if (stranger === undefined) throw new Error('no other player is registered');
    const { playerId } = stranger.event.data;
    const dreamt = withData(consoled.event, { playerId, commandId: commandIdNumber(77_777) });
    return inserted(consoled.recorded.position, playerStream(playerId), dreamt);
  }),
];

export const forgedDreams = { dreams };
