import { consolationHashOf } from '../../engine/fairness/consolation.ts';
import { dreamTableHash } from '../../engine/fairness/dream-draw.ts';
import { isHexHash, mustBe, playerStream } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { charm, kestrel } from '../cast.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { games } from './games.ts';

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
  ['a lower fee for a friend, its hash and all', 'rules', () => forFee({ fee: '1' })],
  ['a higher fee, its hash and all', 'rules', () => forFee({ fee: String(BigInt(consoled.event.data.fee) + 1n) })],
  ['a chance that wasn’t paid for', 'rules', () => forFee({ winTickets: 7_500_000 })],
  ['a hash of other terms', 'rules', () => changed(consoled, { tableHash: otherHash })],
  [
    'another line of the consolation table',
    'rules',
    () => changed(consoled, { consolation: { ticket: consoled.event.data.consolation?.ticket ?? 0, entry: 1 } }),
  ],
  [
    'a consolation’s ticket beside the drawn one',
    'rules',
    () => changed(consoled, { consolation: { ticket: (consoled.event.data.consolation?.ticket ?? 0) + 1, entry: 0 } }),
  ],
  [
    'a dream’s ticket beside the drawn one',
    'rules',
    () => changed(consoled, { ticket: consoled.event.data.ticket + 1 }),
  ],
  [
    'a consolation that is worth more than its table says',
    'rules',
    () => changed(consoled, { item: { ...consoled.event.data.item, value: '999999' } }),
  ],
  [
    'a consolation of another skin',
    'rules',
    () => changed(consoled, { item: { ...consoled.event.data.item, skin: kestrel } }),
  ],
  [
    'a dream come true that the seed never drew',
    'rules',
    () => {
      const { target, item } = consoled.event.data;
      const { skin, wear, value, floatMin } = target;
      return changed(consoled, {
        ticket: 0,
        consolation: null,
        item: { itemId: item.itemId, skin, wear, float: floatMin + 1, value },
      });
    },
  ],
  [
    'a consolation where the dream came true',
    'rules',
    () => {
      const { item } = cameTrue.event.data;
      return changed(cameTrue, {
        ticket: 9_999_999,
        consolation: { ticket: 9_999_999, entry: 1 },
        item: { itemId: item.itemId, skin: charm, wear: '', float: null, value: '20' },
      });
    },
  ],
  [
    'a float beside the drawn one',
    'rules',
    () =>
      changed(cameTrue, { item: { ...cameTrue.event.data.item, float: (cameTrue.event.data.item.float ?? 0) + 1 } }),
  ],
  ['a consolation table that was never published', 'rules', () => forFee({ consolationHash: otherHash })],
  [
    'a consolation table replaced by a poorer one',
    'rules',
    () => {
      const [first, second] = consolation.event.data.table.entries;
      if (first === undefined || second === undefined) throw new Error('the table has two entries');
      const entries = [
        { ...first, last: 99 },
        { ...second, first: 100 },
      ];
      const table = { ...consolation.event.data.table, entries };
      const tableHash = mustBe(isHexHash, consolationHashOf(nodeHashing, table));
      return changed(consolation, { table, tableHash });
    },
  ],
  [
    'consolations that are worth less than the catalog says',
    'rules',
    () => {
      const entries = consolation.event.data.table.entries.map((entry) => ({ ...entry, value: '1' }));
      const table = { ...consolation.event.data.table, entries };
      return changed(consolation, { table, tableHash: mustBe(isHexHash, consolationHashOf(nodeHashing, table)) });
    },
  ],
  [
    'a gap in the consolation table',
    'rules',
    () => {
      const entries = consolation.event.data.table.entries.map((entry) => ({ ...entry, last: entry.last - 1 }));
      return changed(consolation, { table: { ...consolation.event.data.table, entries } });
    },
  ],
  [
    'a dream that nobody chased',
    'seeds',
    () => {
      const { data } = consoled.event;
      const stranger = all('PlayerRegistered').find(({ event }) => event.data.playerId !== data.playerId);
      if (stranger === undefined) throw new Error('no other player is registered');
      const { playerId } = stranger.event.data;
      const dreamt = withData(consoled.event, { playerId, commandId: commandIdNumber(77_777) });
      return inserted(consoled.recorded.position, playerStream(playerId), dreamt);
    },
  ],
];

export const forgedDreams = { dreams };
