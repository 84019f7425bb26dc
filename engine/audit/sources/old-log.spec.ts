import { describe, expect, it } from 'vitest';
import { entriesOf, fixtureSigner, memorySource, publishedFiles, recordStory } from '../../../test/fixture-log.ts';
import { goOn, lostSigner, reopen } from '../../../test/loss.ts';
import { createPublishedLog } from '../../../test/published-log.ts';
import { publishedEntry } from '../../../test/sealed-log.ts';
import { utf8 } from '../../fairness/bytes.ts';
import { verifyEd25519 } from '../../log/ed25519-node.ts';
import { signerFromSeed } from '../../log/log-key.ts';
import { formatVerifierKey } from '../../log/note.ts';
import { KEY_PATH } from '../../log/tiles.ts';
import { nodeHashing } from '../../node-hashing.ts';
import { audit } from '../audit.ts';

const kept = recordStory({ seed: 'a loss 2', players: 6, acts: 60 });
const keptEntries = entriesOf(kept.recorded);
const size = keptEntries.length;
const goingOn = await publishedFiles(entriesOf(reopen(goOn(kept)).recorded));

/** A copy of the old log when it had so many entries, those that were lost among them. */
const oldLog = async (entries: number, signer = lostSigner, first = keptEntries) => {
  const log = createPublishedLog(signer, (position) => {
    const entry = first[position];
    return entry === undefined ? utf8(`lost ${position}`) : publishedEntry(entry).entry;
  });
  await log.extendTo(entries);
  await log.tiles.write([{ path: KEY_PATH, bytes: utf8(`${formatVerifierKey(signer.key)}\n`) }]);
  return memorySource(log.tiles.files);
};

const compare = async (old: Awaited<ReturnType<typeof oldLog>>) => {
  const report = await audit({
    source: memorySource(goingOn),
    hashing: nodeHashing,
    verify: verifyEd25519,
    pinnedKey: fixtureSigner.key,
    chains: [],
    compareBalances: false,
    old,
    sleep: async () => {},
    progress: () => {},
  });
  return report;
};

describe('a copy of a log that lost its end', () => {
  it.each([19, 7, 0, -5])('agrees with the one that goes on, %i entries after those that were kept', async (more) => {
    const report = await compare(await oldLog(size + more));
    expect(report.findings.shown).toEqual([]);
    expect(report.lost).toMatchObject([{ position: size, first: size, last: size + 19, reason: 'Both disks failed' }]);
  });

  it.each([
    ['has another root over all that the house says it signed', () => oldLog(size + 20), 'another root was signed'],
    ['has entries that the house says it never signed', () => oldLog(size + 21), 'the house says that'],
    [
      'was signed by another key',
      () => oldLog(size, signerFromSeed(lostSigner.key.name, '43'.repeat(32))),
      'another key',
    ],
    [
      'is of a log that nobody says was lost',
      () => oldLog(size, signerFromSeed('third.test/log', '42'.repeat(32))),
      'nothing here says',
    ],
    ['began with other entries', () => oldLog(size + 3, lostSigner, keptEntries.slice(1)), 'aren’t those of'],
    [
      'began with other entries, and is shorter',
      () => oldLog(size - 9, lostSigner, keptEntries.slice(1)),
      'aren’t those of',
    ],
  ])('is evidence where it %s', async (_, old, message) => {
    expect((await compare(await old())).findings.shown).toMatchObject([
      { kind: 'continuation', message: expect.stringContaining(message) },
    ]);
  });
});
