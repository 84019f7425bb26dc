import { describe, expect, it } from 'vitest';
import { alice, deposited, itemOf, registered, roundOn, skinsPublished, won } from '../../../test/cast.ts';
import { contractPool, contractPoolHash, poolPublished } from '../../../test/contract-cast.ts';
import { type House, houseOf, pairNumber } from '../../../test/deciders.ts';
import {
  failing,
  forged,
  other,
  patched,
  patchedAt,
  playProof,
  verified,
  waiting,
  without,
} from '../../../test/sample-proofs.ts';
import { contractTerms, termsAre } from '../../../test/terms-cast.ts';
import { isHexHash, mustBe } from '../../kernel/ids.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { stepOf } from '../explanation/explanation.ts';
import { contractTable, contractTableHash } from './table.ts';
import { contractSection } from './terms.ts';

const id = `${pairNumber(1).pairId}.4`;
const table = contractTable({
  pool: contractPool,
  poolHash: contractPoolHash,
  stake: 2_700n,
  terms: contractSection.defaults,
});
if (table === null) throw new Error('no table');
const tableHash = mustBe(isHexHash, contractTableHash(nodeHashing, table));

const contracted = (rotated: boolean): House => {
  const house = houseOf(
    ...skinsPublished,
    termsAre(),
    poolPublished,
    registered(alice),
    deposited(alice, '1000'),
    ...[1, 2, 3].map((round) => won(alice, round)),
  );
  house.submit({
    type: 'PlayContract',
    playerId: alice,
    round: roundOn(1),
    terms: contractTerms,
    itemIds: [itemOf(1), itemOf(2), itemOf(3)],
    stake: '2700',
    tableHash,
    entropy: 'ab'.repeat(16),
  });
  if (rotated) house.submit({ type: 'RotateSeed', playerId: alice, userSeed: null, entropy: 'e'.repeat(32) });
  return house;
};

const proof = playProof(contracted(true), id);

describe('a contract', () => {
  it('agrees in every step, its table built again from the pool', async () => {
    const verification = await verified(id, proof);
    expect(verification).toMatchObject({ about: { game: 'contract', price: null }, overall: 'loose' });
    expect(stepOf(verification, 'entry')?.odds.table).toEqual(table);
    expect(stepOf(verification, 'terms')?.sums.map(({ result }) => result)).toEqual([2_700n]);
  });

  it('can say before the reveal whether the table is the one of its items', async () => {
    const verification = await verified(id, playProof(contracted(false), id));
    expect(verification.overall).toBe('pending');
    expect(waiting(verification)).toEqual(['commitment', 'ticket', 'float']);
  });
});

describe('a forged proof of a contract', () => {
  it.each<[string, string[], Parameters<typeof forged>[2]]>([
    ['another ticket', ['ticket'], (data) => ({ ...data, ticket: Number(data.ticket) - 1 })],
    ['terms that nobody published', ['terms'], (data) => ({ ...data, terms: other(data.terms) })],
    ['a stake that does not add up', ['terms'], (data) => ({ ...data, stake: '2701' })],
    ['an item counted for more', ['terms'], (data) => patchedAt(data, 'staked', 0, { counted: '901' })],
    ['another table hash', ['terms', 'ticket'], (data) => ({ ...data, tableHash: other(data.tableHash) })],
    ['a pool that nobody published', ['terms', 'entry'], (data) => ({ ...data, poolHash: other(data.poolHash) })],
    ['another entry of the table', ['entry'], (data) => ({ ...data, entry: Number(data.entry) === 0 ? 1 : 0 })],
    ['an item of more value', ['entry'], (data) => patched(data, 'item', { value: '4999' })],
    ['an item of another round', ['entry'], (data) => patched(data, 'item', { itemId: itemOf(1) })],
    ['another float', ['float'], (data) => patched(data, 'item', { float: 1 })],
    ['the entropy of another play', ['ticket'], (data) => ({ ...data, entropy: other(data.entropy) })],
  ])('with %s fails where it was forged', async (_, steps, forgery) => {
    const found = failing(await verified(id, forged(proof, 'ContractPlayed', forgery)));
    expect(found).toEqual(expect.arrayContaining(steps));
  });

  it('fails where the pool holds another value than it was published with', async () => {
    const found = failing(
      await verified(
        id,
        forged(proof, 'ContractPoolPublished', (data) => patchedAt(data, 'pool', 0, { value: '21' })),
      ),
    );
    expect(found).toContain('terms');
  });

  it('fails in the commitment without the promise of the pair', async () => {
    expect(failing(await verified(id, without(proof, 'PlayerRegistered')))).toEqual(['commitment']);
  });
});
