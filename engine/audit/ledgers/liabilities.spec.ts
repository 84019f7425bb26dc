import { describe, expect, it } from 'vitest';
import { crediting, playerNumber } from '../../../test/cast.ts';
import type { House } from '../../../test/deciders.ts';
import {
  entriesOf,
  fixtureSigner,
  memorySource,
  publishedFiles,
  recordStory,
  withoutOpenings,
} from '../../../test/fixture-log.ts';
import { auditBoth } from '../../../test/forger.ts';
import { liabilityTree, owedBy, statementOf } from '../../../test/liabilities.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { MOST_ENTRIES_BEHIND, type StateLiabilities } from '../../site/state-liabilities.ts';
import { EXIT_CODES } from '../finding.ts';
import { sightOf } from '../replay/read-entry.ts';
import { liabilitySurvey } from '../surveys/liability-survey.ts';
import { survey } from '../surveys/survey.ts';
import { createBalanceHistory } from './balance-history.ts';

const story = () => recordStory({ seed: 'liabilities', players: 4, acts: 60 });
const rich = playerNumber(1);

/**
 * The findings of both audits for a house with that statement; entries come between the stated position and the
 * statement.
 */
const audited = async (house: House, statement: StateLiabilities) => {
  house.submit(crediting(rich, '5'));
  expect(house.submit(statement)).toBeAccepted();
  const { full, everybody } = await auditBoth(entriesOf(house.recorded));
  return {
    report: full.liabilities,
    full: full.findings.shown.map(({ kind, message }) => `${kind}: ${message}`),
    everybody: everybody.findings.shown.map(({ kind, message }) => `${kind}: ${message}`),
  };
};

describe('what a house states that it owes', () => {
  it('is what its log says at that position, though plays came between', async () => {
    const house = story();
    const { position } = statementOf(house);
    const said = await audited(house, statementOf(house));
    expect([said.full, said.everybody]).toEqual([[], []]);
    expect(said.report).toMatchObject({ statements: 1, newest: { position } });
  });

  it('is found where it is less, by whoever reads what is sealed', async () => {
    const house = story();
    const { totals, ...rest } = statementOf(house);
    const said = await audited(house, { ...rest, totals: { ...totals, coin: String(BigInt(totals.coin) - 1n) } });
    expect(said.full).toEqual([expect.stringMatching(/^liabilities: states \d+ of coin, players held \d+$/)]);
    expect(said.everybody).toEqual([]);
  });

  it('is found where a player is left out, by everybody', async () => {
    const house = story();
    const said = await audited(
      house,
      statementOf(
        house,
        owedBy(house).filter(({ playerId }) => playerId !== rich),
      ),
    );
    const counted = 'liabilities: states 3 players, there were 4';
    expect(said.everybody).toEqual([counted]);
    expect(said.full).toContain(counted);
    expect(said.full.length).toBeGreaterThan(1);
  });

  it('can’t be of what comes later, or of what auditors remember no more', async () => {
    const house = story();
    const said = await audited(house, { ...statementOf(house), position: 1_000_000 });
    expect(said.everybody).toEqual(['liabilities: states what was owed after 1000000 entries, which come later']);
    const history = createBalanceHistory(() => true);
    const [first] = house.recorded;
    if (first === undefined) throw new Error('the story is empty');
    history.record({ ...first, position: MOST_ENTRIES_BEHIND + 200_000 });
    expect(history.after(0)).toBeNull();
    expect(history.after(200_000)).not.toBeNull();
    expect(history.after(MOST_ENTRIES_BEHIND + 200_002)).toBeNull();
  });
});

describe('a leaf that a player kept', () => {
  const house = story();
  const owed = owedBy(house);
  const statement = statementOf(house);
  house.submit(crediting(rich, '5'));
  house.submit(statement);
  const entry = house.recorded.length - 1;
  const leafOf = (whose = owed) => liabilityTree(whose, entry).leafOf(rich);

  const asked = async (leaf: Awaited<ReturnType<typeof leafOf>>, isOpened = true) => {
    const files = await publishedFiles(entriesOf(house.recorded));
    const source = memorySource(isOpened ? files : withoutOpenings(files));
    const parts = { hashing: nodeHashing, sight: sightOf(source), leaf };
    const report = await survey(
      { source, ...{ hashing: nodeHashing, verify: verifyEd25519, pinnedKey: fixtureSigner.key }, progress: () => {} },
      'liabilities',
      (findings) => liabilitySurvey(parts, findings),
    );
    return { ...report.result, code: report.exitCode, found: report.findings.shown.map(({ message }) => message) };
  };

  it('is in the stated tree', async () => {
    const said = await asked(await leafOf());
    expect(said).toMatchObject({ code: 0, sumsExamined: true, leaf: { entry, playerId: rich, included: true } });
    expect(said.shown).toMatchObject([{ entry, position: statement.position, root: statement.root }]);
    expect(await asked(await leafOf(), false)).toMatchObject({
      code: 0,
      sumsExamined: false,
      leaf: { included: true },
    });
  });

  it('isn’t, where the house stated another tree', async () => {
    const other = owed.map((one) => ({ ...one, salt: one.salt.replaceAll('a', 'b') }));
    const said = await asked(await leafOf(other), false);
    expect(said).toMatchObject({ code: EXIT_CODES.liabilities, leaf: { included: false } });
    expect(said.found).toEqual([`the leaf of ${rich} isn't in the stated tree`]);
  });

  it('isn’t, where it names an entry that states nothing', async () => {
    const said = await asked({ ...(await leafOf()), entry: 3 });
    expect(said).toMatchObject({ code: EXIT_CODES.liabilities, leaf: null });
  });
});

describe('a house that lies to one player alone', () => {
  /** The sums are right; one player's leaf says less, and another's more. */
  const shifted = (house: House) => {
    const [other] = owedBy(house).filter(({ playerId }) => playerId !== rich);
    return owedBy(house).map((one) => {
      if (one.playerId === rich) return { ...one, coin: String(BigInt(one.coin) - 1n) };
      return one.playerId === other?.playerId ? { ...one, coin: String(BigInt(one.coin) + 1n) } : one;
    });
  };

  it('is found by an audit of that leaf, with openings', async () => {
    const house = story();
    const owed = shifted(house);
    house.submit(statementOf(house, owed));
    const entry = house.recorded.length - 1;
    const files = await publishedFiles(entriesOf(house.recorded));
    const source = memorySource(files);
    const leaf = await liabilityTree(owed, entry).leafOf(rich);
    const { findings } = await survey(
      { source, ...{ hashing: nodeHashing, verify: verifyEd25519, pinnedKey: fixtureSigner.key }, progress: () => {} },
      'liabilities',
      (all) => liabilitySurvey({ hashing: nodeHashing, sight: 'full', leaf }, all),
    );
    expect(findings.shown).toEqual([
      {
        kind: 'liabilities',
        position: entry,
        message: expect.stringMatching(/^the leaf says \d+ of coin, its player held \d+$/),
      },
    ]);
  });
});
