import type { CaseTable } from '../catalog/case/state.ts';
import type { ConsolationTable } from '../catalog/consolation/events.ts';
import type { RoundEvent } from '../events.ts';
import { drawBattleRank } from '../fairness/battle-draw.ts';
import { battleEntropy } from '../fairness/battle-lock.ts';
import { settleBattle } from '../fairness/battle-settlement.ts';
import { drawCase } from '../fairness/case-draw.ts';
import { type DreamTable, drawDream } from '../fairness/dream-draw.ts';
import { drawWinners, giveawayEntropy } from '../fairness/giveaway-draw.ts';
import type { DrawnTicket } from '../fairness/ticket-draw.ts';
import { drawUpgrade, type UpgradeTable } from '../fairness/upgrade-draw.ts';
import type { BattleState } from '../games/battle/state.ts';
import type { CaseOpened, FreeCaseOpened } from '../games/case/events.ts';
import type { DreamChased } from '../games/dream/events.ts';
import type { GiveawayState } from '../games/giveaway/state.ts';
import type { UpgradePlayed } from '../games/upgrade/events.ts';
import type { Draw, DrawRequest } from '../kernel/draw.ts';
import type { HexHash } from '../kernel/ids.ts';
import { firstDifference } from '../kernel/same-json.ts';

/** The tables that the log published, by their hashes. */
export interface Tables {
  case(oddsHash: HexHash): CaseTable | undefined;
  consolation(hash: HexHash): ConsolationTable | undefined;
}

type DrawFrom = (request: DrawRequest) => Draw;
type TicketFrom = (request: DrawRequest) => DrawnTicket;

/** Draws from one revealed seed: all of a draw, or, much faster, no more of it than the ticket. */
export interface SeedDraws {
  readonly draw: DrawFrom;
  readonly ticket: TicketFrom;
}

/** What is wrong with a proof; null where the seed gives exactly what the log holds. */
export type Disproof = string | null;

const unpublished = (what: string, hash: string): string => `no ${what} with hash ${hash} was published`;

const differs = (drawn: object, held: object): Disproof => {
  const difference = firstDifference(drawn, held);
  return difference === null ? null : `the seed gives another ${difference}: ${JSON.stringify(drawn)}`;
};

const proveCase = ({ data }: CaseOpened | FreeCaseOpened, tables: Tables, draw: TicketFrom): Disproof => {
  const table = tables.case(data.oddsHash);
  if (table === undefined) return unpublished('odds table', data.oddsHash);
  const { ticket, float, index } = drawCase(table, data, draw);
  if (ticket === data.ticket && float === data.float && index === data.entry) return null;
  return `the seed draws ticket ${ticket}, float ${float}; the log holds ${data.ticket}, ${data.float}`;
};

const proveUpgrade = ({ data }: UpgradePlayed, draw: DrawFrom): Disproof => {
  const { stake, target, side, winTickets } = data;
  const table: UpgradeTable = {
    game: 'upgrade',
    version: 1,
    tickets: 10_000_000,
    stake,
    target,
    side,
    win: winTickets,
  };
  const { ticket, won, float } = drawUpgrade(table, data.tableHash, data, draw);
  return differs(
    { ticket, won, float },
    { ticket: data.ticket, won: data.item !== null, float: data.item?.float ?? null },
  );
};

const proveDream = ({ data }: DreamChased, tables: Tables, draw: DrawFrom): Disproof => {
  const { target, winTickets: win, fee, consolationHash: consolation, tableHash } = data;
  const consolations = tables.consolation(consolation);
  if (consolations === undefined) return unpublished('consolation table', consolation);
  const table: DreamTable = { game: 'dream', version: 1, tickets: 10_000_000, target, win, fee, consolation };
  const drawn = drawDream(table, tableHash, consolations, consolation, data, draw);
  const { ticket, won, float } = drawn;
  const lost = drawn.consolation === null ? null : { ticket: drawn.consolation.ticket, entry: drawn.consolation.index };
  return differs(
    { ticket, won, float, consolation: lost },
    { ticket: data.ticket, won: data.consolation === null, float: data.item.float, consolation: data.consolation },
  );
};

/** One round of a player's pair. A case takes no more of its draws than the ticket, which may be had faster. */
export const provePlay = (event: RoundEvent, tables: Tables, draw: DrawFrom, ticket: TicketFrom = draw): Disproof => {
  switch (event.type) {
    case 'CaseOpened':
    case 'FreeCaseOpened':
      return proveCase(event, tables, ticket);
    case 'UpgradePlayed':
      return proveUpgrade(event, draw);
    case 'DreamChased':
      return proveDream(event, tables, draw);
  }
};

/** A settled battle: every rank's draw in every round, the tie, and who got what. */
export const proveBattle = (battle: BattleState, tables: Tables, draw: DrawFrom): Disproof => {
  if (battle.status === 'absent') return 'it was never created';
  const { battleId, lock, result, boxes, mode, sides, size } = battle;
  if (lock === null || result === null) return 'it was settled without a lock';
  const entropy = battleEntropy(lock.lockHash, battle.arrived?.randomness ?? null);
  for (const { round, draws } of battle.rounds) {
    const box = boxes[round - 1];
    const table = box === undefined ? undefined : tables.case(box.oddsHash);
    if (box === undefined || table === undefined) return unpublished('odds table', box?.oddsHash ?? 'none');
    for (const held of draws) {
      const play = { battleId, entropy, round, rank: held.rank, oddsHash: box.oddsHash };
      const { ticket, index, float } = drawBattleRank(table, play, draw);
      const wrong = differs(
        { ticket, entry: index, float },
        { ticket: held.ticket, entry: held.entry, float: held.float },
      );
      if (wrong !== null) return `round ${round}, rank ${held.rank}: ${wrong}`;
    }
  }
  const rounds = battle.rounds.map(({ draws }) => ({ draws }));
  const settled = settleBattle({ battleId, mode, sides, size, rounds, boxes: boxes.length, entropy }, draw);
  const { draws: _, ...drawn } = settled;
  const { totals, winners, tie, order, awards } = result;
  return differs(drawn, { totals, winners, tie, order, awards });
};

/** A drawn giveaway: which codes won. */
export const proveGiveaway = (giveaway: GiveawayState, draw: DrawFrom): Disproof => {
  if (giveaway.status === 'absent') return 'it was never created';
  const { giveawayId, lock, drawn, entries, prizes } = giveaway;
  if (lock === null || drawn === null) return 'it was drawn without a lock';
  const entropy = giveawayEntropy(lock.lockHash, drawn.beacon?.randomness ?? null);
  const winners = drawWinners({ giveawayId, entropy, entries: entries.size, prizes: prizes.length }, draw);
  const held = drawn.winners.map(({ prize, ticket, code }) => ({ prize, ticket, code }));
  return differs({ winners }, { winners: held });
};
