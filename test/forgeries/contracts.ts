import { contractPoolHash } from '../../engine/games/contract/table.ts';
import { isHexHash, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { kestrel } from '../cast.ts';
import { type EventOf, type Fault, otherHash } from '../forger.ts';
import { games } from './games.ts';

const { find, changed } = games;

type Contract = EventOf<'ContractPlayed'>['data'];

const played = find('ContractPlayed', ({ data }) => data.item.float !== null);
const published = find('ContractPoolPublished');
const { data } = played.event;

const pool = published.event.data.pool.map((one) => (one.skin === kestrel ? { ...one, value: '90000' } : one));
const staked = (change: Partial<Contract['staked'][number]>): Contract['staked'] =>
  data.staked.map((one, index) => (index === 0 ? { ...one, ...change } : one));

const contracts: readonly Fault[] = [
  ['a ticket beside the drawn one', 'rules', () => changed(played, { ticket: data.ticket + 1 })],
  ['another line of the table', 'rules', () => changed(played, { entry: data.entry === 0 ? 1 : 0 })],
  ['a hash of another table', 'rules', () => changed(played, { tableHash: otherHash })],
  ['a pool that nobody published', 'rules', () => changed(played, { poolHash: otherHash })],
  ['terms that nobody published', 'rules', () => changed(played, { terms: otherHash })],
  ['a stake that does not add up', 'rules', () => changed(played, { stake: String(BigInt(data.stake) + 1n) })],
  ['an item that counts more than it is worth', 'rules', () => changed(played, { staked: staked({ counted: '999' }) })],
  ['one item less', 'rules', () => changed(played, { staked: data.staked.slice(1) })],
  [
    'an item that is worth more than its table says',
    'rules',
    () => changed(played, { item: { ...data.item, value: '999999' } }),
  ],
  ['another float', 'rules', () => changed(played, { item: { ...data.item, float: (data.item.float ?? 0) + 1 } })],
  ['the entropy of another play', 'rules', () => changed(played, { entropy: 'f'.repeat(32) })],
  [
    'a pool with values that the catalog never had, its hash and all',
    'rules',
    () => changed(published, { pool, poolHash: mustBe(isHexHash, contractPoolHash(nodeHashing, pool)) }),
  ],
  ['a pool under another hash', 'rules', () => changed(published, { poolHash: otherHash })],
];

export const forgedContracts = { contracts };
