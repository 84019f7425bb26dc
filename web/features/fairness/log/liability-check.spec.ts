import { describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../../../engine/log/ed25519-node.ts';
import { encodeEntry } from '../../../../engine/log/entry.ts';
import { nodeHashing } from '../../../../engine/node-hashing.ts';
import { playerNumber } from '../../../../test/cast.ts';
import { entriesOf, publishedFiles, recordStory } from '../../../../test/fixture-log.ts';
import { liabilityTree, owedBy, statementOf } from '../../../../test/liabilities.ts';
import { checkLiability, statedTreeIn } from './liability-check.ts';

const house = recordStory({ seed: 'counted', players: 5, acts: 40 });
const owed = owedBy(house);
const position = house.recorded.length;
house.submit(statementOf(house));
const texts = house.recorded.map((one) => new TextDecoder().decode(encodeEntry(one)));
const statement = texts[position] ?? '';
const files = await publishedFiles(entriesOf(house.recorded));
const own = await liabilityTree(owed, position).leafOf(playerNumber(2));

const check = (
  change: Partial<typeof own> = {},
  json = statement,
  read = async (path: string) => files.get(path) ?? null,
) =>
  checkLiability(
    { hashing: nodeHashing, verify: verifyEd25519, read, pause: async () => undefined },
    { ...own, ...change },
    json,
  );

describe('the own balance', () => {
  it('is counted in what the log states', async () => {
    expect(await check()).toMatchObject({ verdict: 'match', computed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it.each<[string, Partial<typeof own>]>([
    ['less', { coin: String(BigInt(own.coin) + 1n) }],
    ['somebody else’s', { playerId: playerNumber(3) }],
    ['in another place', { index: own.index === 0 ? 1 : 0 }],
    ['on a shorter way', { path: own.path.slice(1) }],
    ['stated elsewhere in the log', { entry: position - 1 }],
  ])('isn’t where the leaf is %s', async (_, change) => {
    expect((await check(change)).verdict).toBe('mismatch');
  });

  it('isn’t in a statement that the log doesn’t have, or in what is none', async () => {
    const other = liabilityTree(
      owed.map((one) => ({ ...one, coin: '0' })),
      position,
    );
    const made = statement.replace(statedTreeIn(statement)?.root ?? '', other.root);
    expect((await check(await other.leafOf(playerNumber(2)), made)).verdict).toBe('mismatch');
    expect(statedTreeIn(made)?.root).toBe(other.root);
    expect((await check({}, texts[0])).verdict).toBe('mismatch');
  });

  it('waits for the checkpoint that covers it, and for a log that answers', async () => {
    expect((await check({ entry: position + 1 })).verdict).toBe('pending');
    await expect(check({}, statement, async () => Promise.reject(new Error('no network')))).rejects.toThrow();
  });
});
