import { roundRequest } from '../../../../engine/fairness/target-draw.ts';
import {
  MAX_UPGRADE_TICKETS,
  MIN_UPGRADE_TICKETS,
  type UpgradeTable,
  upgradeRequest,
  upgradeTableHash,
  upgradeTableText,
  upgradeTickets,
  upgradeWins,
} from '../../../../engine/fairness/upgrade-draw.ts';
import { roundId } from '../../../../engine/kernel/ids.ts';
import { lesserOf, sumOf } from '../../../../engine/kernel/money.ts';
import type { CommitmentCheck } from './commitment.ts';
import { checkDraw, checkFloat, type DrawCheck, type FloatCheck } from './draw-check.ts';
import { checkPlayCommitment, checkPlayRecord, type RecordCheck } from './play-record.ts';
import type { EntryOf, ProofEntries } from './proof-entries.ts';
import type { Tools } from './tools.ts';
import { type Checked, checkedBy, compare } from './verdict.ts';

/** The stake adds up, the chance is the one that follows from it, and the hash is that of the table. */
export interface UpgradeTerms {
  readonly verdict: 'match' | 'mismatch';
  readonly table: UpgradeTable;
  /** RFC 8785 JSON: what was hashed. */
  readonly text: string;
  readonly published: string;
  readonly computed: string;
  /** Coin and what the items count, in minor units. */
  readonly stake: bigint;
  /** The chance that follows from stake and target. */
  readonly win: number;
}

/** Whether the ticket won, and whether the log gave what that means. */
export interface OutcomeCheck {
  readonly verdict: 'match' | 'mismatch';
  readonly won: boolean;
}

export interface UpgradeVerification extends Checked {
  readonly game: 'upgrade';
  readonly play: EntryOf<'UpgradePlayed'>;
  readonly record: RecordCheck;
  readonly commitment: CommitmentCheck;
  readonly terms: UpgradeTerms;
  readonly ticket: DrawCheck;
  readonly outcome: OutcomeCheck;
  /** Null where nothing was won, and for a skin without wear. */
  readonly float: FloatCheck | null;
}

type Played = EntryOf<'UpgradePlayed'>['event']['data'];

/** Items count their committed value, or for older ones the lower of that and the catalog's. */
const countsRight = ({ committed, current, counted }: Played['staked'][number]): boolean =>
  BigInt(counted) === (current === null ? BigInt(committed) : lesserOf(BigInt(committed), BigInt(current)));

const checkTerms = ({ hashing }: Pick<Tools, 'hashing'>, data: Played): UpgradeTerms => {
  const { stake: stated, target, side, winTickets, tableHash } = data;
  const table: UpgradeTable = {
    game: 'upgrade',
    version: 1,
    tickets: 10_000_000,
    stake: stated,
    target,
    side,
    win: winTickets,
  };
  const computed = upgradeTableHash(hashing, table);
  const stake = BigInt(data.coin) + sumOf(data.staked.map(({ counted }) => BigInt(counted)));
  const win = upgradeTickets(stake, BigInt(target.value));
  const lawful = win >= MIN_UPGRADE_TICKETS && win <= MAX_UPGRADE_TICKETS && data.staked.every(countsRight);
  return {
    verdict: compare(computed === tableHash && stake === BigInt(stated) && win === winTickets && lawful),
    table,
    text: upgradeTableText(table),
    published: tableHash,
    computed,
    stake,
    win,
  };
};

const checkOutcome = (data: Played, table: UpgradeTable): OutcomeCheck => {
  const { item, target, pairId, roundNo } = data;
  const won = upgradeWins(table, data.ticket);
  const given =
    item !== null &&
    item.itemId === roundId(pairId, roundNo) &&
    item.skin === target.skin &&
    item.wear === target.wear &&
    item.value === target.value;
  return { verdict: compare(won ? given : item === null), won };
};

/** One upgrade, computed again from its entry and its pair. */
export const verifyUpgrade = (
  tools: Tools,
  proof: ProofEntries,
  play: EntryOf<'UpgradePlayed'>,
): UpgradeVerification => {
  const { position } = play;
  const { data } = play.event;
  const { tableHash, target, item } = data;
  const record = checkPlayRecord(proof, play);
  const commitment = checkPlayCommitment(tools, proof.entries, { ...data, position });
  const drawing = { hashing: tools.hashing, serverSeed: commitment.secrets?.serverSeed ?? null };
  const terms = checkTerms(tools, data);
  const ticket = checkDraw(drawing, upgradeRequest(data), data.ticket);
  const outcome = checkOutcome(data, terms.table);
  const float =
    item === null
      ? null
      : checkFloat(
          drawing,
          target,
          (n) => roundRequest(data, { game: 'upgrade', label: 'float', tableHash, n }),
          item.float,
        );
  const parts = checkedBy([
    ['record', record],
    ['commitment', commitment],
    ['terms', terms],
    ['ticket', ticket],
    ['outcome', outcome],
    ['float', float],
  ]);
  return { game: 'upgrade', play, record, commitment, terms, ticket, outcome, float, ...parts };
};
