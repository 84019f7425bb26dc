import { entryAt, type OddsEntry } from '../../fairness/odds.ts';
import { drawFloat, type RoundPlay, roundRequest } from '../../fairness/target-draw.ts';
import type { Draw, DrawnTicket, DrawRequest } from '../../kernel/draw.ts';
import type { ContractTable } from './table.ts';

export const contractRequest = (
  { tickets }: Pick<ContractTable, 'tickets'>,
  tableHash: string,
  play: RoundPlay,
): DrawRequest => roundRequest(play, { game: 'contract', label: 'contract', tableHash, n: BigInt(tickets) });

export interface ContractOutcome<Drawn = Draw> {
  /** 0 … tickets − 1. */
  readonly ticket: number;
  /** Which entry of the table holds the ticket. */
  readonly index: number;
  readonly entry: OddsEntry;
  /** Wear float in millionths; null for a skin without wear. */
  readonly float: number | null;
  readonly draws: { readonly ticket: Drawn; readonly float: Drawn | null };
}

/** The same function decides a play, a verification and an audit. @throws RangeError for a table with gaps */
export const drawContract = <Drawn extends DrawnTicket>(
  table: ContractTable,
  tableHash: string,
  play: RoundPlay,
  draw: (request: DrawRequest) => Drawn,
): ContractOutcome<Drawn> => {
  const drawn = draw(contractRequest(table, tableHash, play));
  const ticket = Number(drawn.ticket);
  const { index, entry } = entryAt(table, ticket);
  const { float, draw: floatDraw } = drawFloat(entry, play, { game: 'contract', tableHash }, draw);
  return { ticket, index, entry, float, draws: { ticket: drawn, float: floatDraw } };
};
