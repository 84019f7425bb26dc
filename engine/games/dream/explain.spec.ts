import { describe, expect, it } from 'vitest';
import {
  alice,
  consolationHash,
  consolationPublished,
  deposited,
  kestrel,
  registered,
  roundOn,
  skinsPublished,
} from '../../../test/cast.ts';
import { acceptedEvents, createHouse, type House, pairNumber } from '../../../test/deciders.ts';
import {
  failing,
  forged,
  other,
  patched,
  patchedAt,
  playProof,
  verified,
  waiting,
  within,
  without,
} from '../../../test/sample-proofs.ts';
import { dreamTerms, termsAre } from '../../../test/terms-cast.ts';
import { stepOf } from '../explanation/explanation.ts';
import type { ChaseDream } from './chase-dream.ts';

const id = `${pairNumber(1).pairId}.1`;
const command = (entropy: string): ChaseDream => ({
  type: 'ChaseDream',
  playerId: alice,
  round: roundOn(1),
  terms: dreamTerms,
  targetSkin: kestrel,
  targetWear: 'FN',
  winTickets: 2_500_000,
  targetValue: '5000',
  fee: '1379',
  consolationHash,
  entropy,
});

/** The first dream that ends in the target, or in an entry of the consolations. */
const dreamThat = (ends: 'target' | number, rotated = true): House => {
  for (let n = 1; n < 1_000; n += 1) {
    const house = createHouse(20);
    house.given([...skinsPublished, termsAre(), consolationPublished, registered(alice), deposited(alice, '2000')]);
    const [event] = acceptedEvents(house.submit(command(n.toString(16).padStart(32, '0'))));
    if (event?.type !== 'DreamChased' || (event.data.consolation?.entry ?? 'target') !== ends) continue;
    if (rotated) house.submit({ type: 'RotateSeed', playerId: alice, userSeed: null, entropy: 'e'.repeat(32) });
    return house;
  }
  throw new Error('no dream fits');
};

const wonProof = playProof(dreamThat('target'), id);
const lostProof = playProof(dreamThat(0), id);

describe('a dream', () => {
  it.each<['target' | number, string[]]>([
    ['target', ['record', 'commitment', 'lane', 'terms', 'ticket', 'outcome', 'float']],
    [0, ['record', 'commitment', 'lane', 'terms', 'ticket', 'outcome', 'consolation', 'float']],
    [1, ['record', 'commitment', 'lane', 'terms', 'ticket', 'outcome', 'consolation']],
  ])('that ends in %s agrees in every step', async (ends, steps) => {
    const verification = await verified(id, playProof(dreamThat(ends), id));
    expect(verification).toMatchObject({ about: { game: 'dream' }, overall: 'loose' });
    expect(stepOf(verification, 'outcome')?.won).toBe(ends === 'target');
    expect(verification.steps.map(({ name }) => name)).toEqual(steps);
  });

  it('follows the fee from target, chance and consolations', async () => {
    const verification = await verified(id, lostProof);
    expect(stepOf(verification, 'terms')?.sums[0]).toMatchObject({ of: 'fee', result: 1379n });
  });

  it('can say before the reveal whether fee and outcome hold', async () => {
    const verification = await verified(id, playProof(dreamThat(0, false), id));
    expect(verification.overall).toBe('pending');
    expect(waiting(verification)).toEqual(['commitment', 'ticket', 'consolation', 'float']);
  });
});

describe('a forged proof of a dream', () => {
  it.each<[string, string[], Parameters<typeof forged>[2]]>([
    ['another ticket', ['ticket'], (data) => ({ ...data, ticket: Number(data.ticket) + 1 })],
    ['a higher fee', ['terms'], (data) => ({ ...data, fee: '1380' })],
    ['a smaller chance', ['terms'], (data) => ({ ...data, winTickets: 2_499_999 })],
    ['another consolation ticket', ['consolation'], (data) => patched(data, 'consolation', { ticket: 5 })],
    ['another consolation', ['consolation'], (data) => patched(data, 'consolation', { entry: 1 })],
    ['an item worth less', ['consolation'], (data) => patched(data, 'item', { value: '20' })],
    ['another float', ['float'], (data) => patched(data, 'item', { float: 150_001 })],
    ['another table hash', ['terms', 'ticket'], (data) => ({ ...data, tableHash: other(data.tableHash) })],
    ['no consolation', ['outcome'], (data) => ({ ...data, consolation: null })],
    ['the entropy of another play', ['ticket'], (data) => ({ ...data, entropy: other(data.entropy) })],
  ])('with %s fails where it was forged', async (_, steps, forgery) => {
    const found = failing(await verified(id, forged(lostProof, 'DreamChased', forgery)));
    expect(found).toEqual(expect.arrayContaining(steps));
  });

  it('fails in the terms where consolations were changed or left out', async () => {
    expect(failing(await verified(id, without(lostProof, 'ConsolationPublished')))).toContain('terms');
    const cheaper = forged(lostProof, 'ConsolationPublished', (data) =>
      patched(data, 'table', patchedAt(within(data, 'table'), 'entries', 1, { value: '19' })),
    );
    expect(failing(await verified(id, cheaper))).toEqual(['terms']);
  });

  it('fails in the outcome where a ticket that won was consoled', async () => {
    const consolation = { ticket: 5, entry: 0 };
    const found = failing(
      await verified(
        id,
        forged(wonProof, 'DreamChased', (data) => ({ ...data, consolation })),
      ),
    );
    expect(found).toEqual(expect.arrayContaining(['outcome', 'consolation']));
  });
});
