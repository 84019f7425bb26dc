import { describe, expect, it } from 'vitest';
import { entriesOf, fixtureSigner, memorySource, publishedFiles } from '../../../test/fixture-log.ts';
import { forgerOf, honest, withTable } from '../../../test/forger.ts';
import type { RecordedEvent } from '../../glasscase-decision.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { caseVersions } from './case-versions.ts';
import { chanceOf, differenceOf } from './odds-difference.ts';
import { survey } from './survey.ts';

const forger = forgerOf(honest);
const tables = forger.all('CasePublished').map(({ event }) => event.data.table);

const odds = async (log: readonly RecordedEvent[], slug: string, compared: readonly [number, number] | null) =>
  survey(
    {
      source: memorySource(await publishedFiles(entriesOf(log))),
      hashing: nodeHashing,
      verify: verifyEd25519,
      pinnedKey: fixtureSigner.key,
      progress: () => {},
    },
    'odds',
    (findings) => caseVersions(nodeHashing, findings, slug, compared),
  );

describe('the versions of a case', () => {
  it('are all that were published, in order', async () => {
    const { result, verdict } = await odds(honest, 'dawn', null);
    expect(verdict).toBe('clean');
    expect(result?.versions.map(({ version }) => version)).toEqual(tables.map(({ version }) => version));
    expect(result?.versions[0]).toMatchObject({ price: '100', rtp: '96.90', entries: 4, position: 3 });
    expect(tables.length).toBeGreaterThan(2);
  });

  it('differ in what the tables say: price, return, tickets, values', async () => {
    const [first, second] = tables;
    if (first === undefined || second === undefined) throw new Error('too few versions');
    const { result } = await odds(honest, 'dawn', [1, 2]);
    expect(result?.difference).toEqual(differenceOf(first, second));
    expect(result?.difference).toMatchObject({ price: [first.price, second.price], rtp: [first.rtp, second.rtp] });
    expect((await odds(honest, 'dawn', [2, 1])).result?.difference?.price).toEqual([second.price, first.price]);
  });

  it('name what was added, removed and changed', () => {
    const [table] = tables;
    const [a, b, ...rest] = table?.entries ?? [];
    if (table === undefined || a === undefined || b === undefined) throw new Error('too few entries');
    const newer = { ...table, version: 2, entries: [a, { ...b, value: '999' }, { ...b, wear: 'BS' as const }] };
    const found = differenceOf(table, newer).entries;
    expect(found.map(({ change }) => change)).toEqual(['same', 'changed', 'added', ...rest.map(() => 'removed')]);
    expect(found[1]).toMatchObject({ before: { value: b.value }, after: { value: '999' } });
    const [twice] = differenceOf({ ...table, entries: [a, a] }, { ...table, entries: [a] }).entries.slice(1);
    expect(twice).toMatchObject({ change: 'removed', after: null });
  });

  it('have chances that are exact', () => {
    expect([0, 1, 100_000, 10_000_000].map(chanceOf)).toEqual(['0.00000', '0.00001', '1.00000', '100.00000']);
  });

  it('fail where a table states another return, or hashes to something else', async () => {
    const published = forger.find('CasePublished');
    const lie = withTable(published.event, (table) => ({ ...table, rtp: { numerator: '99', denominator: '100' } }));
    expect(await odds(forger.replaced(published.recorded.position, lie), 'dawn', null)).toMatchObject({ exitCode: 8 });
    const table = { ...published.event.data.table, price: '99' };
    expect(await odds(forger.changed(published, { table }), 'dawn', null)).toMatchObject({ exitCode: 8 });
    const nonsense = withTable(published.event, (one) => ({
      ...one,
      price: '0',
      rtp: { numerator: 'x', denominator: '' },
    }));
    const { result } = await odds(forger.replaced(published.recorded.position, nonsense), 'dawn', null);
    expect(result?.versions[0]?.rtp).toBeNull();
  });

  it('aren’t there for another name or number', async () => {
    expect(await odds(honest, 'dusk', null)).toMatchObject({ exitCode: 2 });
    expect(await odds(honest, 'dawn', [1, 99])).toMatchObject({ exitCode: 2, result: { difference: null } });
  });
});
