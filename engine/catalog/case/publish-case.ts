import type { Hashing } from '../../fairness/hashing.ts';
import { exactRtp, oddsHashOf, TICKETS } from '../../fairness/odds.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { type CaseSlug, caseStream, isHexHash, mustBe, skinStream } from '../../kernel/ids.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { reject } from '../../kernel/result.ts';
import type { SeesSkins } from '../skin/state.ts';
import { type TicketShare, ticketEntries } from '../ticket-entries.ts';
import { type CaseDisplay, type CasePublished, type CaseRetired, casePublished, caseRetired } from './events.ts';
import type { CaseTable, SeesCases } from './state.ts';

/** Publishes a case, or a new version of it. Values come from the catalog's skins as they are at this moment. */
export type PublishCase = {
  readonly type: 'PublishCase';
  readonly case: CaseSlug;
  readonly display: CaseDisplay;
  /** Minor units, decimal, above 0. */
  readonly price: string;
  /** In the order of their ticket ranges; tickets sum to 10,000,000. */
  readonly entries: readonly TicketShare[];
};

export type RetireCase = { readonly type: 'RetireCase'; readonly case: CaseSlug; readonly reason: string };

/** Table and display without the version. A new version must differ in them. */
const substance = (table: CaseTable, display: CaseDisplay): string => canonicalJson({ ...table, version: 0, display });

export const publishCaseWith = (hashing: Hashing): Handler<PublishCase, CasePublished, SeesCases & SeesSkins> => ({
  needs: (command) => ({
    streams: [caseStream(command.case), ...command.entries.map(({ skin }) => skinStream(skin))],
    guards: [],
    pairs: [],
  }),

  decide: (command, world, commandId) => {
    const price = parseMoney(command.price);
    if (price <= 0n) return reject('CATALOG_INVALID', { price: command.price });
    const entries = ticketEntries(command.entries, world);
    if ('kind' in entries) return entries;
    const before = world.case(command.case);
    const table: CaseTable = {
      case: command.case,
      version: before.status === 'absent' ? 1 : before.table.version + 1,
      tickets: TICKETS,
      price: formatMoney(price),
      entries,
      rtp: exactRtp(price, entries),
    };
    if (BigInt(table.rtp.numerator) >= BigInt(table.rtp.denominator)) {
      // A case that returns its price or more has wrong odds, and ruins the house.
      return reject('CATALOG_INVALID', { rtp: `${table.rtp.numerator}/${table.rtp.denominator}` });
    }
    if (before.status === 'open' && substance(before.table, before.display) === substance(table, command.display)) {
      return reject('NOTHING_TO_DO');
    }
    const oddsHash = mustBe(isHexHash, oddsHashOf(hashing, table));
    return accept([
      casePublished.in(caseStream(command.case), { commandId, display: command.display, table, oddsHash }),
    ]);
  },
});

export const retireCase: Handler<RetireCase, CaseRetired, SeesCases> = {
  needs: (command) => ({ streams: [caseStream(command.case)], guards: [], pairs: [] }),

  decide: (command, world, commandId) => {
    const state = world.case(command.case);
    if (state.status === 'absent') return reject('CASE_NOT_FOUND');
    if (state.status === 'retired') return reject('NOTHING_TO_DO');
    return accept([
      caseRetired.in(caseStream(command.case), { commandId, case: command.case, reason: command.reason }),
    ]);
  },
};
