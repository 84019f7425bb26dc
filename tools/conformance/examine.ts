import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { audit } from '../../engine/audit/audit.ts';
import { replayHashing } from '../../engine/audit/replay/replay-hashing.ts';
import type { AuditReport } from '../../engine/audit/report/report.ts';
import { copyIn } from '../../engine/audit/sources/folder-source.ts';
import { verifyEd25519 } from '../../engine/log/ed25519-node.ts';
import { formatVerifierKey, type VerifierKey } from '../../engine/log/note.ts';
import type { Audited, Expected } from './pack-index.ts';

const SECOND_OPINION = fileURLToPath(new URL('../../scripts/second_opinion.py', import.meta.url));

const audited = ({ verdict, exitCode, findings: { shown } }: AuditReport): Audited => {
  const [first] = shown;
  return {
    verdict,
    exitCode,
    kinds: [...new Set(shown.map(({ kind }) => kind))].sort(),
    first: first === undefined ? null : { kind: first.kind, position: first.position },
  };
};

/** As `npm run audit` does: quicknet alone is believed. */
const auditOf = async (folder: string, key: VerifierKey, opens: boolean): Promise<AuditReport> =>
  audit({
    source: copyIn(folder, folder, opens),
    hashing: replayHashing(),
    verify: verifyEd25519,
    pinnedKey: key,
    compareBalances: false,
    sleep: async () => undefined,
    progress: () => undefined,
  });

/** @throws Error where there is no python3 */
const secondOpinionOf = (folder: string, key: VerifierKey): Promise<Expected['secondOpinion']> =>
  new Promise((resolve, reject) => {
    const args = [SECOND_OPINION, folder, '--key', formatVerifierKey(key)];
    execFile('python3', args, (error, out, err) => {
      if (error === null) resolve({ exitCode: 0, says: out.trimEnd() });
      else if (typeof error.code === 'number') resolve({ exitCode: error.code, says: err.trimEnd() });
      else reject(new Error(`the second opinion needs python3: ${error.message}`));
    });
  });

/** The verdicts of both implementations on a copy, and the number of its entries. */
export const examine = async (
  folder: string,
  key: VerifierKey,
): Promise<{ readonly entries: number; readonly said: Expected }> => {
  const asked = secondOpinionOf(folder, key);
  const full = await auditOf(folder, key, true);
  const everybody = await auditOf(folder, key, false);
  const said = { full: audited(full), public: audited(everybody), secondOpinion: await asked };
  return { entries: full.checkpoint?.size ?? 0, said };
};
