import type { CaseTable } from '../../../../engine/catalog/case/state.ts';
import { entryRequest, floatRequest } from '../../../../engine/fairness/case-draw.ts';
import type { CommitmentCheck } from './commitment.ts';
import { checkDraw, checkFloat, type DrawCheck, type FloatCheck } from './draw-check.ts';
import { checkPlayCommitment, checkPlayRecord, type RecordCheck } from './play-record.ts';
import type { EntryOf, ProofEntries } from './proof-entries.ts';
import { checkHit, checkOdds, type HitCheck, type TableCheck } from './tables.ts';
import type { Tools } from './tools.ts';
import { type Checked, checkedBy } from './verdict.ts';

/** Paid, or free. */
type CaseEntry = EntryOf<'CaseOpened' | 'FreeCaseOpened'>;

export interface CaseVerification extends Checked {
  readonly game: 'case';
  readonly play: CaseEntry;
  readonly record: RecordCheck;
  readonly commitment: CommitmentCheck;
  readonly ticket: DrawCheck;
  readonly odds: TableCheck<CaseTable>;
  readonly hit: HitCheck;
  /** Null for a skin without wear. */
  readonly float: FloatCheck | null;
}

/** One opened case, computed again from its entry, its odds and its pair. */
export const verifyCase = (tools: Tools, proof: ProofEntries, play: CaseEntry): CaseVerification => {
  const { hashing } = tools;
  const { entries } = proof;
  const { position } = play;
  const { data } = play.event;
  const record = checkPlayRecord(proof, play);
  const commitment = checkPlayCommitment(tools, entries, { ...data, position });
  const drawing = { hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const ticket = checkDraw(drawing, entryRequest(data), data.ticket);
  const named = { case: data.case, version: data.caseVersion, price: 'price' in data ? data.price : null };
  const odds = checkOdds(hashing, entries, data.oddsHash, named, position);
  const hit = checkHit(odds.table, data.entry, data);
  const { entry } = hit;
  const float =
    entry === null ? null : checkFloat(drawing, entry, (n) => ({ ...floatRequest(data, entry), n }), data.float);
  const parts = checkedBy([
    ['record', record],
    ['commitment', commitment],
    ['ticket', ticket],
    ['tables', odds],
    ['entry', hit],
    ['float', float],
  ]);
  return { game: 'case', play, record, commitment, ticket, odds, hit, float, ...parts };
};
