import type { Eyes } from './browser/eyes.ts';
import type { HouseParts, RunningHouse } from './running-house.ts';
import type { Measured, Verdict } from './verdict.ts';

/** The means of a trick. */
export interface Table {
  /** A house of its own, on a copy of the data of an honest one. */
  open(parts: Omit<HouseParts, 'dataDir'>): Promise<RunningHouse>;
  /** How many plays, and how many rooms. */
  readonly plays: number;
  readonly rooms: number;
}

export interface Judged {
  readonly verdict: Verdict;
  readonly measured: Measured | null;
}

/** A way to cheat. */
export interface Trick {
  /** As the command line names it. */
  readonly name: string;
  /** One sentence without a full stop, about the house. */
  readonly does: string;
  run(table: Table): Promise<Judged>;
  /** The same on the real page, for those that a page is played. */
  readonly onPage?: (table: Table, eyes: Eyes) => Promise<Judged>;
}
