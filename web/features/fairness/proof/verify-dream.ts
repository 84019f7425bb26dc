import type { ConsolationTable } from '../../../../engine/catalog/consolation/events.ts';
import {
  consolationRequest,
  consolationSum,
  type DreamTable,
  dreamFee,
  dreamRequest,
  dreamTableHash,
  dreamTableText,
  MAX_DREAM_TICKETS,
  MIN_DREAM_TICKETS,
} from '../../../../engine/fairness/dream-draw.ts';
import { roundRequest } from '../../../../engine/fairness/target-draw.ts';
import { roundId } from '../../../../engine/kernel/ids.ts';
import type { CommitmentCheck } from './commitment.ts';
import { checkDraw, checkFloat, type DrawCheck, type Drawing, type FloatCheck } from './draw-check.ts';
import { checkPlayCommitment, checkPlayRecord, type RecordCheck } from './play-record.ts';
import type { EntryOf, ProofEntries } from './proof-entries.ts';
import { checkConsolation, checkHit, type HitCheck, type TableCheck } from './tables.ts';
import type { Tools } from './tools.ts';
import { type Checked, checkedBy, compare, worstOf } from './verdict.ts';
import type { OutcomeCheck } from './verify-upgrade.ts';

/** The fee is the one that follows from target, chance and consolations, and the hash is that of the table. */
export interface DreamTerms {
  readonly verdict: 'match' | 'mismatch';
  readonly table: DreamTable;
  /** RFC 8785 JSON: what was hashed. */
  readonly text: string;
  readonly published: string;
  readonly computed: string;
  readonly consolation: TableCheck<ConsolationTable>;
  /** The fee that follows; null without the consolation table. */
  readonly fee: bigint | null;
}

export interface ConsolationDraw {
  readonly verdict: DrawCheck['verdict'];
  readonly draw: DrawCheck;
  readonly hit: HitCheck;
}

export interface DreamVerification extends Checked {
  readonly game: 'dream';
  readonly play: EntryOf<'DreamChased'>;
  readonly record: RecordCheck;
  readonly commitment: CommitmentCheck;
  readonly terms: DreamTerms;
  readonly ticket: DrawCheck;
  readonly outcome: OutcomeCheck;
  /** Null where the target was won. */
  readonly consolation: ConsolationDraw | null;
  /** Null for a skin without wear. */
  readonly float: FloatCheck | null;
}

type Chased = EntryOf<'DreamChased'>['event']['data'];

const checkTerms = (tools: Tools, proof: ProofEntries, { position, event }: EntryOf<'DreamChased'>): DreamTerms => {
  const { target, winTickets: win, fee: stated, consolationHash, tableHash } = event.data;
  const consolation = checkConsolation(tools.hashing, proof.entries, consolationHash, position);
  const table: DreamTable = {
    game: 'dream',
    version: 1,
    tickets: 10_000_000,
    target,
    win,
    fee: stated,
    consolation: consolationHash,
  };
  const computed = dreamTableHash(tools.hashing, table);
  const fee =
    consolation.table === null ? null : dreamFee(BigInt(target.value), win, consolationSum(consolation.table.entries));
  const lawful = win >= MIN_DREAM_TICKETS && win <= MAX_DREAM_TICKETS && consolation.verdict === 'match';
  return {
    verdict: compare(computed === tableHash && fee === BigInt(stated) && lawful),
    table,
    text: dreamTableText(table),
    published: tableHash,
    computed,
    consolation,
    fee,
  };
};

const checkOutcome = ({ ticket, winTickets, consolation, item, target, pairId, roundNo }: Chased): OutcomeCheck => {
  const won = ticket < winTickets;
  const own = item.itemId === roundId(pairId, roundNo);
  const given = item.skin === target.skin && item.wear === target.wear && item.value === target.value;
  return { verdict: compare(own && (won ? consolation === null && given : consolation !== null)), won };
};

const checkConsolationDraw = (drawing: Drawing, data: Chased, { consolation }: DreamTerms): ConsolationDraw | null => {
  if (data.consolation === null) return null;
  const { ticket, entry } = data.consolation;
  const tickets = consolation.table ?? { table: 'consolation', version: 1, tickets: 10_000_000, entries: [] };
  const draw = checkDraw(drawing, consolationRequest(data, tickets), ticket);
  const hit = checkHit(consolation.table, entry, { ...data.item, ticket });
  return { verdict: worstOf([draw.verdict, hit.verdict]), draw, hit };
};

/** One chased dream, computed again from its entry, the consolations and its pair. */
export const verifyDream = (tools: Tools, proof: ProofEntries, play: EntryOf<'DreamChased'>): DreamVerification => {
  const { position } = play;
  const { data } = play.event;
  const record = checkPlayRecord(proof, play);
  const commitment = checkPlayCommitment(tools, proof.entries, { ...data, position });
  const drawing = { hashing: tools.hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const terms = checkTerms(tools, proof, play);
  const ticket = checkDraw(drawing, dreamRequest(data), data.ticket);
  const outcome = checkOutcome(data);
  const consolation = checkConsolationDraw(drawing, data, terms);
  const won = consolation === null ? data.target : consolation.hit.entry;
  const tableHash = consolation === null ? data.tableHash : data.consolationHash;
  const float =
    won === null
      ? null
      : checkFloat(
          drawing,
          won,
          (n) => roundRequest(data, { game: 'dream', label: 'float', tableHash, n }),
          data.item.float,
        );
  const parts = checkedBy([
    ['record', record],
    ['commitment', commitment],
    ['terms', terms],
    ['ticket', ticket],
    ['outcome', outcome],
    ['consolation', consolation],
    ['float', float],
  ]);
  return { game: 'dream', play, record, commitment, terms, ticket, outcome, consolation, float, ...parts };
};
