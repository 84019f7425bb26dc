import { audit } from '../../engine/audit/audit.ts';
import { EXIT_CODES, type FindingKind } from '../../engine/audit/finding.ts';
import type { AuditSource } from '../../engine/audit/sources/source.ts';
import { lockSurvey } from '../../engine/audit/surveys/lock-survey.ts';
import { survey } from '../../engine/audit/surveys/survey.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { testChain } from '../../test/beacons.ts';
import type { House } from '../../test/deciders.ts';
import { entriesOf, memorySource, publishedFiles, revealEverything, withoutOpenings } from '../../test/fixture-log.ts';

/**
 * The deepest fault of a house's log, once all its rooms ended and all its seeds are shown: of the full audit, the public one and
 * `timing`. Its rooms may wait for the tests' own beacon. Null where nothing is found.
 */
export const faultOf = async (house: House): Promise<FindingKind | null> => {
  const files = await publishedFiles(entriesOf(revealEverything(house).recorded));
  const parts = { hashing: nodeHashing, verify: verifyEd25519, pinnedKey: null, progress: () => undefined };
  const replayed = (source: AuditSource) =>
    audit({
      ...parts,
      source,
      chains: [testChain],
      compareBalances: false,
      promises: null,
      sleep: async () => undefined,
    });
  const source = memorySource(files);
  const reports = [
    await replayed(source),
    await replayed(memorySource(withoutOpenings(files))),
    await survey({ ...parts, source }, 'timing', (findings) =>
      lockSurvey({ ...parts, source, pinnedWitnesses: null }, findings),
    ),
  ];
  const kinds = reports.flatMap(({ findings }) => findings.shown.map(({ kind }) => kind));
  return kinds.toSorted((a, b) => EXIT_CODES[a] - EXIT_CODES[b])[0] ?? null;
};
