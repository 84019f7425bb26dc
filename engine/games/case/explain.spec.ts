import { describe, expect, it } from 'vitest';
import { alice, dawnPublished, deposited, openDawn, registered, skinsPublished } from '../../../test/cast.ts';
import { acceptedEvents, type House, houseOf } from '../../../test/deciders.ts';
import {
  failing,
  forged,
  other,
  patched,
  playProof,
  specTools,
  verified,
  waiting,
  without,
} from '../../../test/sample-proofs.ts';
import { termsAre } from '../../../test/terms-cast.ts';
import { verifyProof } from '../../../web/features/fairness/proof/verify-proof.ts';
import { stepOf } from '../explanation/explanation.ts';

const houseWith = (rotated: boolean): { readonly house: House; readonly ids: readonly string[] } => {
  const house = houseOf(...skinsPublished, dawnPublished, termsAre(), registered(alice), deposited(alice, '5000'));
  const ids = acceptedEvents(house.submit(openDawn(alice, 10))).flatMap((event) =>
    event.type === 'CaseOpened' ? [`${event.data.pairId}.${event.data.roundNo}`] : [],
  );
  if (rotated) house.submit({ type: 'RotateSeed', playerId: alice, userSeed: null, entropy: 'e'.repeat(32) });
  return { house, ids };
};

const { house, ids } = houseWith(true);
const [id = ''] = ids;
const honest = playProof(house, id);

describe('a case that was opened', () => {
  it('agrees in every step, for every round of the pair', async () => {
    expect(ids).toHaveLength(10);
    for (const one of ids) {
      const verification = await verified(one, playProof(house, one));
      expect(verification).toMatchObject({ about: { game: 'case' }, overall: 'loose' });
      expect(verification.steps.map(({ name }) => name)).toEqual(
        expect.arrayContaining(['record', 'commitment', 'ticket', 'tables', 'entry']),
      );
    }
  });

  it('says where the hash was promised, and that it was before the round', async () => {
    const verification = await verified(id, honest);
    const { promisedAt, usedAt, revealedAt, computed, published } = stepOf(verification, 'commitment') ?? {};
    expect(promisedAt).toBeLessThan(usedAt ?? 0);
    expect(revealedAt).toBeGreaterThan(usedAt ?? 0);
    expect(computed).toBe(published);
  });

  it('shows what is known before the reveal, and claims nothing about the rest', async () => {
    const running = houseWith(false).house;
    const verification = await verified(id, playProof(running, id));
    expect(verification.overall).toBe('pending');
    expect(waiting(verification)).toEqual(expect.arrayContaining(['commitment', 'ticket']));
    expect(failing(verification)).toEqual([]);
    expect(stepOf(verification, 'tables')?.verdict).toBe('match');
    expect(stepOf(verification, 'entry')?.verdict).toBe('match');
    const revealed = await verified(id, honest);
    expect(stepOf(revealed, 'ticket')?.message).toBe(stepOf(verification, 'ticket')?.message);
  });
});

describe('a forged proof of a case', () => {
  it.each<[string, string, string[], Parameters<typeof forged>[2]]>([
    ['another ticket', 'CaseOpened', ['ticket'], (data) => ({ ...data, ticket: Number(data.ticket) - 1 })],
    ['another entry', 'CaseOpened', ['entry'], (data) => ({ ...data, entry: (Number(data.entry) + 1) % 4 })],
    ['another value', 'CaseOpened', ['entry'], (data) => ({ ...data, value: '77' })],
    ['another price', 'CaseOpened', ['tables'], (data) => ({ ...data, price: '99' })],
    ['another version of the case', 'CaseOpened', ['tables'], (data) => ({ ...data, caseVersion: 2 })],
    ['another user seed', 'CaseOpened', ['ticket'], (data) => ({ ...data, userSeed: 'someone-else' })],
    ['the entropy of another play', 'CaseOpened', ['ticket'], (data) => ({ ...data, entropy: other(data.entropy) })],
    [
      'a server seed that was not promised',
      'SeedRotated',
      ['commitment', 'ticket'],
      (data) => patched(data, 'revealed', { serverSeed: 'ab'.repeat(32) }),
    ],
    ['another salt', 'SeedRotated', ['commitment'], (data) => patched(data, 'revealed', { salt: 'ab'.repeat(32) })],
    [
      'a promise of another hash',
      'PlayerRegistered',
      ['commitment'],
      (data) => patched(data, 'current', { publicHash: 'ab'.repeat(32) }),
    ],
    ['odds with a better price', 'CasePublished', ['tables'], (data) => patched(data, 'table', { price: '90' })],
  ])('with %s fails where it was forged', async (_, type, steps, forgery) => {
    expect(failing(await verified(id, forged(honest, type, forgery)))).toEqual(expect.arrayContaining(steps));
  });

  it('fails in the commitment where its promise was left out or stands behind the round', async () => {
    expect(failing(await verified(id, without(honest, 'PlayerRegistered')))).toEqual(['commitment']);
    const late = honest.map((line) =>
      line.json.includes('"PlayerRegistered"') ? { ...line, position: '9000' } : line,
    );
    const inOrder = [...late].sort((a, b) => Number(a.position) - Number(b.position));
    expect(failing(await verified(id, inOrder))).toEqual(['commitment']);
  });

  it('fails in the odds where their publication was left out', async () => {
    expect(failing(await verified(id, without(honest, 'CasePublished')))).toEqual(['tables', 'entry']);
  });

  it('waits where the reveal was left out', async () => {
    expect((await verified(id, without(honest, 'SeedRotated'))).overall).toBe('pending');
  });

  it('fails in its record where an entry is not in canonical form, comes twice or belongs to another player', async () => {
    const spaced = honest.map((line) => ({ ...line, json: line.json.replace('{"at"', '{ "at"') }));
    expect((await verifyProof(specTools, id, spaced)).explanation).toBeNull();
    const [first] = honest;
    expect(failing(await verified(id, [...honest, ...(first ? [first] : [])]))).toEqual(['record']);
    const elsewhere = honest.map((line) =>
      line.json.includes('"CaseOpened"')
        ? { ...line, json: line.json.replace('player-alice', 'player-malice').replace('malice-', 'malice') }
        : line,
    );
    expect(failing(await verified(id, elsewhere))).toContain('record');
  });

  it('believes nothing where an entry holds what no rule could have made', async () => {
    const beyond = forged(honest, 'CaseOpened', (data) => ({ ...data, roundNo: 10_000_000 }));
    expect((await verifyProof(specTools, id, beyond)).explanation).toBeNull();
  });

  it('has nothing to say about a round that is not in it', async () => {
    const [pair = ''] = id.split('.');
    expect((await verifyProof(specTools, `${pair}.999`, honest)).explanation).toBeNull();
  });
});
