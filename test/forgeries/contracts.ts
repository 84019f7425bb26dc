import { contractPoolHash } from '../../engine/games/contract/table.ts';
import { isHexHash, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { kestrel } from '../cast.ts';
import { type EventOf, type Fault, finding, otherHash } from '../forger.ts';
import { games } from './games.ts';

const { rules } = finding;

const { find, changed } = games;

type Contract = EventOf<'ContractPlayed'>['data'];

const played = find('ContractPlayed', ({ data }) => data.item.float !== null);
const published = find('ContractPoolPublished');
const { data } = played.event;

const pool = published.event.data.pool.map((one) => (one.skin === kestrel ? { ...one, value: '90000' } : one));
const staked = (change: Partial<Contract['staked'][number]>): Contract['staked'] =>
  data.staked.map((one, index) => (index === 0 ? { ...one, ...change } : one));

const contracts: readonly Fault[] = [
  rules('a ticket beside the drawn one', () => changed(played, { ticket: data.ticket + 1 })),
  rules('another line of the table', () => changed(played, { entry: data.entry === 0 ? 1 : 0 })),
  rules('a hash of another table', () => changed(played, { tableHash: otherHash })),
  rules('a pool that nobody published', () => changed(played, { poolHash: otherHash })),
  rules('terms that nobody published', () => changed(played, { terms: otherHash })),
  rules('a stake that does not add up', () => changed(played, { stake: String(BigInt(data.stake) + 1n) })),
  rules('an item that counts more than it is worth', () => changed(played, { staked: staked({ counted: '999' }) })),
  rules('one item less', () => changed(played, { staked: data.staked.slice(1) })),
  rules('an item that is worth more than its table says', () =>
    changed(played, { item: { ...data.item, value: '999999' } }),
  ),
  rules('another float', () => changed(played, { item: { ...data.item, float: (data.item.float ?? 0) + 1 } })),
  rules('the entropy of another play', () => changed(played, { entropy: 'f'.repeat(32) })),
  rules('a pool with values that the catalog never had, its hash and all', () =>
    changed(published, { pool, poolHash: mustBe(isHexHash, contractPoolHash(nodeHashing, pool)) }),
  ),
  rules('a pool under another hash', () => changed(published, { poolHash: otherHash })),
];

export const forgedContracts = { contracts };
