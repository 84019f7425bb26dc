import { type ConsolationTable, consolationHashOf, consolationSum } from '../engine/fairness/consolation.ts';
import { type DreamTable, drawDream, dreamFee, dreamTableHash } from '../engine/fairness/dream-draw.ts';
import type { OddsEntry } from '../engine/fairness/odds.ts';
import { TICKETS } from '../engine/fairness/tickets.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { DEFAULT_TERMS } from '../engine/terms/sections.ts';
import { number } from './vectors/numbers.ts';
import { roundNumber, targetNumber, worn, writePlays } from './vectors/target-plays.ts';

/** `node tools/generate-dream-vectors.ts` writes test/vectors/dream-draws.json: whole dreams, and consolations. */
const { dream: DREAM } = DEFAULT_TERMS;

const consolationNumber = (n: number): ConsolationTable => {
  const count = [1, 4, 100][n] ?? 2;
  const entries: OddsEntry[] = [];
  let first = 0;
  for (let index = 0; index < count; index += 1) {
    const left = TICKETS - first - (count - index - 1);
    const tickets = index === count - 1 ? left : 1 + number(`tickets ${n} ${index}`, Math.floor(left / 2));
    const value = String(1 + number(`consolation ${n} ${index}`, 300));
    entries.push({ skin: `skin-${n}-${index}`, ...worn(n + index), first, last: first + tickets - 1, value });
    first += tickets;
  }
  return { table: 'consolation', version: n + 1, tickets: TICKETS, entries };
};
const consolations = new Map(
  [0, 1, 2].map((n) => {
    const table = consolationNumber(n);
    return [consolationHashOf(nodeHashing, table), table] as const;
  }),
);

const dreamNumber = (n: number) => {
  const name = `dream ${n}`;
  const [consolationHash, consolationTable] = [...consolations][n % consolations.size] ?? [];
  if (consolationHash === undefined || consolationTable === undefined) throw new Error('no table');
  const target = targetNumber(name, n);
  const win = DREAM.minTickets + number(`win ${name}`, 7_400_001);
  const table: DreamTable = {
    game: 'dream',
    version: 1,
    tickets: 10_000_000,
    target,
    win,
    fee: dreamFee(BigInt(target.value), win, consolationSum(consolationTable.entries), DREAM).toString(),
    consolation: consolationHash,
  };
  const tableHash = dreamTableHash(nodeHashing, table);
  const { play, secrets, draw } = roundNumber(name);
  const outcome = drawDream(table, tableHash, consolationTable, consolationHash, play, draw);
  const { ticket, won, float } = outcome;
  const consolation =
    outcome.consolation === null ? null : { ticket: outcome.consolation.ticket, entry: outcome.consolation.index };
  return { ...secrets, ...play, table, tableHash, ticket, won, consolation, float };
};

await writePlays('dream', 'dreams', dreamNumber, { consolations: Object.fromEntries(consolations) });
