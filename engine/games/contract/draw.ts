import { drawFloat, type RoundPlay, roundRequest } from '../../fairness/target-draw.ts';
import type { Draw, DrawRequest } from '../../kernel/draw.ts';
import type { ContractEntry, ContractTable } from './table.ts';

export const contractRequest = (table: ContractTable, tableHash: string, play: RoundPlay): DrawRequest =>
  roundRequest(play, { game: 'contract', label: 'contract', tableHash, n: BigInt(table.tickets) });

export interface ContractOutcome {
  /** 0 … tickets − 1. */
  readonly ticket: bigint;
  /** Which entry of the table holds it. */
  readonly index: number;
  readonly entry: ContractEntry;
  /** Wear float in millionths; null for a skin without wear. */
  readonly float: number | null;
  readonly draws: { readonly ticket: Draw; readonly float: Draw | null };
}

/** The same function decides a play, a verification and an audit. @throws RangeError for a table with gaps */
export const drawContract = (
  table: ContractTable,
  tableHash: string,
  play: RoundPlay,
  draw: (request: DrawRequest) => Draw,
): ContractOutcome => {
  const drawn = draw(contractRequest(table, tableHash, play));
  const index = table.entries.findIndex(({ last }) => drawn.ticket <= BigInt(last));
  const entry = table.entries[index];
  if (entry === undefined) throw new RangeError('no entry for ticket');
  const { float, draw: floatDraw } = drawFloat(entry, play, { game: 'contract', tableHash }, draw);
  return { ticket: drawn.ticket, index, entry, float, draws: { ticket: drawn, float: floatDraw } };
};
