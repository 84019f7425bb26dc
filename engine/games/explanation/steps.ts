import type { CaseTable } from '../../catalog/case/state.ts';
import type { ConsolationTable } from '../../catalog/consolation/events.ts';
import type { OddsEntry } from '../../fairness/odds.ts';
import type { Target } from '../../fairness/target-draw.ts';
import type { RevealedSecrets } from '../../kernel/committed-pair.ts';
import type { Draw } from '../../kernel/draw.ts';
import type { ItemFacts } from '../../kernel/event-codec.ts';
import type { RoundGame } from '../../kernel/game-name.ts';
import type { PlayerId } from '../../kernel/ids.ts';
import type { BattleBox, BattleDraw, BattleSettled, Occupant } from '../battle/events.ts';
import type { Verdict } from './verdict.ts';

/** The steps of every proof, as data: a page that shows a proof renders them, and computes nothing. */

/** A fault of the entries as a whole. */
export type RecordFault = 'unreadable' | 'id' | 'stream' | 'gap' | 'order';

/** Whether the entries are a whole record of the game that was asked for. */
export interface RecordStep {
  readonly name: 'record';
  readonly verdict: 'match' | 'mismatch';
  readonly faults: readonly RecordFault[];
}

/** Whether the seed is the one whose hash was in the log before any player's randomness. */
export interface CommitmentStep {
  readonly name: 'commitment';
  readonly verdict: Verdict;
  readonly pairId: string;
  /** The event that the promise had to precede. */
  readonly before: 'round' | 'created' | 'first-seat' | 'first-entry';
  /** Empty where the proof holds no promise of this pair. */
  readonly published: string;
  /** Null while the seed is hidden. */
  readonly computed: string | null;
  /** Where in the log the hash was promised. */
  readonly promisedAt: number | null;
  /** Where the first randomness stands that the promise had to precede; null while there is none. */
  readonly usedAt: number | null;
  readonly secrets: RevealedSecrets | null;
  readonly revealedAt: number | null;
}

export type LaneFault =
  /** The entries hold no opening of the lane by this player, with the play's user seed, before the step. */
  | 'opening'
  /** The opening isn't signed by the key that it names. */
  | 'signature'
  /** The entries hold no play, seat or entry of the step before. */
  | 'before'
  /** The link leads to another than the one before. */
  | 'link'
  /** The room has another entropy of this player than the link's beginning, or has it from another command. */
  | 'entropy';

/** The step that a play, a seat or an entry took on its lane, and the entries that had fixed it before. */
export interface LaneCheck {
  readonly step: number;
  readonly link: string;
  /** The hashed text, and its hash, to which the link leads. */
  readonly text: string;
  readonly computed: string;
  /** The link of the step before, at first the anchor, and where it stands; null where the entries hold none. */
  readonly before: { readonly link: string; readonly position: number } | null;
  /** The text that the device signed, its key and its position; null where the entries hold no opening. */
  readonly opening: { readonly position: number; readonly key: string; readonly text: string } | null;
  readonly faults: readonly LaneFault[];
}

/** Whether the player's part of the draw was fixed before the play. */
export interface LaneStep {
  readonly name: 'lane';
  readonly verdict: 'match' | 'mismatch' | 'loose';
  /** Null for a loose play: the house could have chosen its entropy. */
  readonly lane: LaneCheck | null;
}

/** The part that an occupant or a host brought into a room. */
export interface BroughtCheck {
  /** The seat's number or the roll code; null for the host of a giveaway. */
  readonly place: number | null;
  readonly occupant: Occupant;
  /** Null where the entries show no step of a lane: the house could have chosen this part. */
  readonly lane: LaneCheck | null;
}

/** Inputs of a room's draws besides the committed seed: players alone, a beacon too, or one after a witnessed lock. */
export type RoomGuard = 'players' | 'beacon' | 'witness';

/** Whether each part that was brought into a room was fixed before. */
export interface LanesStep {
  readonly name: 'lanes';
  /** Loose where the outcome follows from a loose part: with a witness it follows from the beacon, whatever was brought. */
  readonly verdict: 'match' | 'mismatch' | 'loose';
  readonly guard: RoomGuard;
  /** In the order of coming, a giveaway's host first; never empty. */
  readonly brought: readonly BroughtCheck[];
}

/** A text hashed again, and the hash that the log has of it. */
export interface HashCheck {
  /** The hashed text; RFC 8785 JSON but for ids. */
  readonly text: string;
  readonly computed: string;
  readonly published: string;
}

/** Part of a sum: unchanged text, a number, or an amount in minor units. */
export type SumPart = string | { readonly count: bigint } | { readonly money: bigint };

/** A figure that follows from others, step by step: `parts` = `result`. */
export interface Sum {
  /** A chance counts tickets of 10,000,000; the others are minor units. */
  readonly of: 'stake' | 'chance' | 'fee';
  readonly parts: readonly SumPart[];
  /** Null where the inputs of the sum aren't there. */
  readonly result: bigint | null;
}

/** The terms that the player agreed to: the figures follow from each other, and the hash is over all of them. */
export interface TermsStep extends HashCheck {
  readonly name: 'terms';
  readonly verdict: 'match' | 'mismatch';
  readonly game: RoundGame;
  readonly sums: readonly Sum[];
  /** The table from which the losing tickets draw; null where they win nothing. */
  readonly consolation: TableCheck<ConsolationTable> | null;
}

/** A table that draws fall into, hashed again from its bytes in the log. */
export interface TableCheck<Table = { readonly entries: readonly OddsEntry[] }> {
  readonly verdict: 'match' | 'mismatch';
  /** The hash that the draws name. */
  readonly published: string;
  /** Null where the proof doesn't hold the table. */
  readonly computed: string | null;
  readonly table: Table | null;
  /** The hashed text: RFC 8785 JSON. */
  readonly text: string;
  /** Where the table was published. */
  readonly position: number | null;
}

export interface OddsStep extends TableCheck<CaseTable> {
  readonly name: 'tables';
}

/** The odds of one box, as they were when the room was opened. */
export interface BoxCheck {
  readonly box: BattleBox;
  readonly odds: TableCheck<CaseTable>;
}

export interface BoxesStep {
  readonly name: 'boxes';
  readonly verdict: Verdict;
  /** In the order of the rounds. */
  readonly boxes: readonly BoxCheck[];
}

export interface Word {
  /** First byte of the word in its block: 0, 8, 16 or 24. */
  readonly at: number;
  /** 16 hex digits. */
  readonly hex: string;
  readonly use: 'rejected' | 'used' | 'unused';
}

export interface DrawSteps {
  readonly draw: Draw;
  readonly words: readonly Word[];
  /** The chosen word as a number, and the largest multiple of n that 64 bits hold: words from there on are passed over. */
  readonly x: bigint;
  readonly limit: bigint;
  readonly n: bigint;
}

/** One draw, computed again and compared with what the log holds. */
export interface DrawCheck {
  readonly verdict: Verdict;
  /** The counter in the message is the one that gave the ticket, 0 while the seed is hidden. */
  readonly message: string;
  /** Null while the seed is hidden. */
  readonly steps: DrawSteps | null;
  readonly n: bigint;
  /** The number that the log holds. */
  readonly shown: number;
  readonly computed: number | null;
}

/** A wear float in millionths: `from` plus the ticket of a draw. */
export interface FloatCheck extends DrawCheck {
  /** Both inclusive. */
  readonly from: number;
  readonly to: number;
}

/** The draw that decided a play. */
export interface TicketStep extends DrawCheck {
  readonly name: 'ticket';
}

export interface FloatStep extends FloatCheck {
  readonly name: 'float';
}

/** The entry of a table that a ticket fell into, as the log names it. */
export interface HitCheck {
  readonly verdict: 'match' | 'mismatch';
  readonly index: number;
  readonly entry: OddsEntry | null;
}

export interface EntryStep extends HitCheck {
  readonly name: 'entry';
  readonly ticket: number;
  readonly odds: TableCheck;
}

/** Whether the ticket won, and whether the log gave the right item. */
export interface OutcomeStep {
  readonly name: 'outcome';
  readonly verdict: 'match' | 'mismatch';
  readonly won: boolean;
  readonly ticket: number;
  /** Winning tickets of 10,000,000, and at which end they lie. */
  readonly win: number;
  readonly side: 'under' | 'over';
  readonly target: Target;
  /** The outcome of the other tickets. */
  readonly otherwise: 'nothing' | 'consolation';
  /** The payout of a loss, in minor units; null for a won dream, which drew no consolation. */
  readonly lost: string | null;
}

/** A draw from a table of its own, where the first one lost. */
export interface ConsolationStep {
  readonly name: 'consolation';
  readonly verdict: Verdict;
  readonly draw: DrawCheck;
  readonly hit: HitCheck;
  readonly table: ConsolationTable | null;
}

/** The room's id isn't a choice: it follows from its creator, the committed seed and the creator's entropy. */
export interface RoomStep extends HashCheck {
  readonly name: 'room';
  readonly verdict: 'match' | 'mismatch';
}

export interface SeatCheck {
  readonly verdict: 'match' | 'mismatch';
  /** From 1. */
  readonly seat: number;
  /** The seat's place among those that are taken, from 1: once the room is full, what everything is drawn for. */
  readonly rank: number;
  readonly occupant: Occupant;
  readonly entropy: string;
  /** Where in the log the seat was taken. */
  readonly position: number;
}

export interface SeatsStep {
  readonly name: 'seats';
  /** Pending while seats are free. */
  readonly verdict: Verdict;
  readonly free: number;
  /** In the order of the seats' numbers. */
  readonly seats: readonly SeatCheck[];
}

/** A player who entered a room. */
export interface EntrantCheck {
  readonly verdict: 'match' | 'mismatch';
  readonly code: number;
  readonly playerId: PlayerId;
  readonly entropy: string;
  readonly at: number;
  readonly position: number;
}

export interface EntriesStep {
  readonly name: 'entries';
  readonly verdict: Verdict;
  /** In the order of the roll codes. */
  readonly entrants: readonly EntrantCheck[];
  /** The hash that stands for all entries. */
  readonly computed: string;
  /** Codes that won. */
  readonly won: readonly number[];
}

/** Everything that the draws follow from, besides seed and beacon, was fixed by one hash. */
export interface LockStep {
  readonly name: 'lock';
  readonly verdict: Verdict;
  readonly game: 'battle' | 'giveaway';
  /** Null before the lock. */
  readonly lock: (HashCheck & { readonly at: number; readonly position: number }) | null;
}

/** Where the randomness besides seeds and players comes from, and whether it is the one that the lock named. */
export type BeaconStep = { readonly name: 'beacon' } & (
  | { readonly kind: 'none'; readonly verdict: Verdict }
  | {
      readonly kind: 'drand';
      readonly verdict: Verdict;
      readonly chain: string;
      /** Null before the round is named. */
      readonly round: number | null;
      /** When that round is due, milliseconds since 1970. */
      readonly dueAt: number | null;
      /** The round by the rules, from the time of the last lock or of the announced draw. */
      readonly expected: number | null;
      /** Null where no witness has to see the lock. */
      readonly witness: {
        readonly name: string;
        /** How often the room was locked again, because the witness had not seen its lock in time. */
        readonly relocked: number;
        /** Milliseconds since 1970, by the witness's clock: it saw the last lock; null while that is awaited. */
        readonly seenAt: number | null;
        /** Whether all that the witness is said to have signed is signed, and of these locks. */
        readonly signed: boolean;
      } | null;
      /** Null while the round is awaited. */
      readonly arrived: {
        readonly signature: string;
        readonly signed: boolean;
        readonly stated: string;
        readonly computed: string | null;
      } | null;
    }
);

/** The draw of one rank in one round. */
export interface CellCheck {
  readonly verdict: Verdict;
  readonly round: number;
  readonly rank: number;
  readonly draw: BattleDraw;
  readonly ticket: DrawCheck;
  readonly hit: HitCheck;
  /** Null for a skin without wear. */
  readonly float: FloatCheck | null;
}

export interface RoundCheck {
  readonly verdict: Verdict;
  readonly round: number;
  readonly at: number;
  readonly position: number;
  readonly box: BattleBox | null;
  readonly odds: TableCheck<CaseTable> | null;
  /** In the order of the ranks. */
  readonly cells: readonly CellCheck[];
}

export interface RoundsStep {
  readonly name: 'rounds';
  /** Pending while rounds are to come, and while the seed is hidden. */
  readonly verdict: Verdict;
  readonly ranks: number;
  readonly rounds: readonly RoundCheck[];
}

/** A draw between equals: ranks, and of sides the first of each. */
export interface TieCheck {
  readonly between: readonly number[];
  readonly draw: DrawCheck;
}

export type ResultPart = 'totals' | 'winners' | 'tie' | 'order' | 'awards';

/** Winners and awards by the drawn values alone. */
export interface ResultStep {
  readonly name: 'result';
  readonly verdict: Verdict;
  /** Null before the last round. */
  readonly shown: BattleSettled['data'] | null;
  /** The parts of the result that differ from those that were computed. */
  readonly differing: readonly ResultPart[];
  readonly tie: TieCheck | null;
  readonly order: readonly TieCheck[];
}

/** One prize's draw: a place in the row of entries that remain. */
export interface WinnerCheck {
  readonly verdict: Verdict;
  /** From 0. */
  readonly prize: number;
  readonly item: Omit<ItemFacts, 'itemId'> | null;
  readonly draw: DrawCheck;
  /** The code of the entry at the drawn place; null where there is none. */
  readonly code: number | null;
  /** The code of the last of the row, who takes that place for the next prize; null where it was drawn itself. */
  readonly movedIn: number | null;
  readonly shown: { readonly code: number; readonly playerId: PlayerId };
}

export interface WinnersStep {
  readonly name: 'winners';
  readonly verdict: Verdict;
  /** Null before the draw. */
  readonly winners: readonly WinnerCheck[] | null;
}

export type Step =
  | RecordStep
  | CommitmentStep
  | LaneStep
  | LanesStep
  | RoomStep
  | TermsStep
  | TicketStep
  | OddsStep
  | EntryStep
  | OutcomeStep
  | ConsolationStep
  | FloatStep
  | SeatsStep
  | EntriesStep
  | BoxesStep
  | LockStep
  | BeaconStep
  | RoundsStep
  | ResultStep
  | WinnersStep;

export type StepName = Step['name'];
