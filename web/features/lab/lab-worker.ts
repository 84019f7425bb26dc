import { type Change, changesBetween } from './changes.ts';
import { type Catch, examine } from './examine.ts';
import { recordedLog } from './lab-log.ts';
import type { OrdinaryVerdict } from './ordinary-verifier.ts';
import { labHouse } from './seal.ts';
import { tarOf } from './tar.ts';
import { TRICKS, type TrickName } from './tricks.ts';

/** The verdicts of both checks on the recorded log, or on a trick's forgery of it. */
export interface LabResult {
  /** Null for the recorded log. */
  readonly trick: TrickName | null;
  readonly ordinary: OrdinaryVerdict;
  readonly caught: Catch | null;
  readonly findings: readonly { readonly kind: string; readonly position: number | null; readonly message: string }[];
  /** The count of entries that the audit read. */
  readonly entries: number;
  readonly changes: readonly Change[];
  /** The forged log as an archive, and the key that signed it. */
  readonly archive: Uint8Array;
  readonly verifierKey: string;
}

const recorded = recordedLog();
const house = labHouse();

self.addEventListener('message', async ({ data: trick }: MessageEvent<TrickName | null>) => {
  const forged = trick === null ? { log: recorded, at: 0 } : TRICKS[trick](recorded);
  const { ordinary, report, caught, files, verifierKey } = await examine(house, recorded, forged);
  const result: LabResult = {
    trick,
    ordinary,
    caught,
    findings: report.findings.shown,
    entries: report.replayed.entries,
    changes: changesBetween(recorded, forged.log),
    archive: tarOf(files),
    verifierKey,
  };
  self.postMessage(result);
});
