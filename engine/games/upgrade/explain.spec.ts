import { describe, expect, it } from 'vitest';
import { alice, deposited, itemOf, kestrel, registered, roundOn, skinsPublished, won } from '../../../test/cast.ts';
import { acceptedEvents, type House, houseOf, pairNumber } from '../../../test/deciders.ts';
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
import { termsAre, upgradeTerms } from '../../../test/terms-cast.ts';
import { stepOf } from '../explanation/explanation.ts';
import type { UpgradeItems } from './upgrade-items.ts';

const id = `${pairNumber(1).pairId}.3`;
const command = (entropy: string, side: 'under' | 'over'): UpgradeItems => ({
  type: 'UpgradeItems',
  playerId: alice,
  round: roundOn(1),
  terms: upgradeTerms,
  itemIds: [itemOf(1)],
  coin: '100',
  targetSkin: kestrel,
  targetWear: 'FN',
  side,
  stake: '1000',
  targetValue: '5000',
  winTickets: 1_840_000,
  entropy,
});

const upgraded = (entropy: string, side: 'under' | 'over', rotated: boolean): { house: House; won: boolean } => {
  const house = houseOf(
    ...skinsPublished,
    termsAre(),
    registered(alice),
    deposited(alice, '1000'),
    won(alice, 1),
    won(alice, 2),
  );
  const [event] = acceptedEvents(house.submit(command(entropy, side)));
  if (rotated) house.submit({ type: 'RotateSeed', playerId: alice, userSeed: null, entropy: 'e'.repeat(32) });
  return { house, won: event?.type === 'UpgradePlayed' && event.data.item !== null };
};

const upgradeThat = (wins: boolean, side: 'under' | 'over' = 'under', rotated = true): House => {
  for (let n = 1; n < 1_000; n += 1) {
    const { house, won: hit } = upgraded(n.toString(16).padStart(32, '0'), side, rotated);
    if (hit === wins) return house;
  }
  throw new Error('no upgrade fits');
};

const wonProof = playProof(upgradeThat(true), id);
const lostProof = playProof(upgradeThat(false), id);

describe('an upgrade', () => {
  it.each([true, false])('agrees in every step on either side, won: %s', async (wins) => {
    for (const side of ['under', 'over'] as const) {
      const verification = await verified(id, playProof(upgradeThat(wins, side), id));
      expect(verification).toMatchObject({ about: { game: 'upgrade' }, overall: 'loose' });
      expect(stepOf(verification, 'outcome')?.won).toBe(wins);
      expect(verification.steps.some(({ name }) => name === 'float')).toBe(wins);
    }
  });

  it('follows the chance from stake and target', async () => {
    const verification = await verified(id, wonProof);
    expect(stepOf(verification, 'terms')?.sums.map(({ result }) => result)).toEqual([1000n, 1_840_000n]);
  });

  it('can say before the reveal whether the terms hold and the ticket won', async () => {
    const verification = await verified(id, playProof(upgradeThat(true, 'under', false), id));
    expect(verification.overall).toBe('pending');
    expect(waiting(verification)).toEqual(['commitment', 'ticket', 'float']);
  });
});

describe('a forged proof of an upgrade', () => {
  it.each<[string, string[], Parameters<typeof forged>[2]]>([
    ['another ticket', ['ticket'], (data) => ({ ...data, ticket: Number(data.ticket) - 1 })],
    ['terms that nobody published', ['terms'], (data) => ({ ...data, terms: other(data.terms) })],
    ['a better chance', ['terms'], (data) => ({ ...data, winTickets: 1_840_001 })],
    ['the other side', ['terms', 'outcome'], (data) => ({ ...data, side: 'over' })],
    ['a target of more value', ['terms', 'outcome'], (data) => patched(data, 'target', { value: '4999' })],
    ['a stake that does not add up', ['terms'], (data) => ({ ...data, coin: '101' })],
    ['an item counted for more', ['terms'], (data) => patchedAt(data, 'staked', 0, { counted: '901' })],
    ['another table hash', ['terms', 'ticket'], (data) => ({ ...data, tableHash: other(data.tableHash) })],
    ['no item for a ticket that won', ['outcome'], (data) => ({ ...data, item: null })],
    ['another float', ['float'], (data) => patched(data, 'item', { float: 1 })],
    ['no float', ['float'], (data) => patched(data, 'item', { float: null })],
    ['an item of another round', ['outcome'], (data) => patched(data, 'item', { itemId: itemOf(4) })],
    ['the entropy of another play', ['ticket'], (data) => ({ ...data, entropy: other(data.entropy) })],
  ])('with %s fails where it was forged', async (_, steps, forgery) => {
    const found = failing(await verified(id, forged(wonProof, 'UpgradePlayed', forgery)));
    expect(found).toEqual(expect.arrayContaining(steps));
  });

  it('fails in the outcome where a lost stake brought the target', async () => {
    const { item } = { item: { itemId: itemOf(9), skin: kestrel, wear: 'FN', float: 43_323, value: '5000' } };
    const found = failing(
      await verified(
        id,
        forged(lostProof, 'UpgradePlayed', (data) => ({ ...data, item })),
      ),
    );
    expect(found).toContain('outcome');
  });

  it('fails in the commitment without the promise of the pair', async () => {
    expect(failing(await verified(id, without(wonProof, 'PlayerRegistered')))).toEqual(['commitment']);
  });
});
