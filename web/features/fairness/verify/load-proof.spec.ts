import { describe, expect, it } from 'vitest';
import { type AskForPage, loadProof, loadRest, MAX_PAGES, type ProofPage, ProofTooLong } from './load-proof.ts';

const room = 'lhPMfGoCqtzjwTLh7ZE35A';
const item = 'AbCdEfGhIjKlMnOpQrStUv.12.1';

/** A site that holds so many entries of one room, from position 0, and hands out so many at once. */
const site =
  (entries: number, atOnce: number): AskForPage =>
  async (id, after): Promise<ProofPage | null> => {
    if (id !== room && id !== item) return null;
    const from = after === null ? 0 : Number(after) + 1;
    const sent = Array.from({ length: Math.max(0, Math.min(atOnce, entries - from)) }, (_, n) => from + n);
    return {
      id: room,
      game: 'GIVEAWAY',
      entries: sent.map((n) => ({ position: String(n), json: `{"n":${n}}` })),
      more: from + sent.length < entries,
      nicknames: [{ playerId: `player ${from}`, nickname: `name ${from}` }],
    };
  };

describe('loadProof', () => {
  it('asks page after page until there is no more, and gathers entries and names', async () => {
    const counts: number[] = [];
    const proof = await loadProof(site(23, 10), room, (count) => counts.push(count));
    expect(proof?.lines.map(({ position }) => Number(position))).toEqual(Array.from({ length: 23 }, (_, n) => n));
    expect([...(proof?.nicknames ?? [])]).toEqual([
      ['player 0', 'name 0'],
      ['player 10', 'name 10'],
      ['player 20', 'name 20'],
    ]);
    expect(counts).toEqual([10, 20, 23]);
  });

  it('finds the room by the id of one of its items, and nothing under any other', async () => {
    expect(await loadProof(site(3, 10), item)).toMatchObject({ id: room });
    expect(await loadProof(site(3, 10), 'AAAAAAAAAAAAAAAAAAAAAA')).toBeNull();
    expect(await loadProof(site(3, 10), 'nothing')).toBeNull();
  });

  it('stops at a site that never comes to an end', async () => {
    let pages = 0;
    const endless: AskForPage = async (id, after) => {
      pages += 1;
      return site(1_000_000, 10)(id, after);
    };
    await expect(loadProof(endless, room)).rejects.toBeInstanceOf(ProofTooLong);
    expect(pages).toBe(MAX_PAGES + 1);
  });
});

describe('loadRest', () => {
  it('adds what has happened since', async () => {
    const before = await loadProof(site(5, 10), room);
    if (before === null) throw new Error('no proof');
    const after = await loadRest(site(8, 10), before);
    expect(after.lines).toHaveLength(8);
    expect(await loadRest(site(8, 10), after)).toMatchObject({ lines: after.lines });
  });
});
