import { consolationHashOf } from '../../fairness/consolation.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { canonicalJson } from '../../kernel/canonical-json.ts';
import { accept } from '../../kernel/decision.ts';
import type { Handler } from '../../kernel/handler.ts';
import { consolationStream, isHexHash, mustBe, skinStream } from '../../kernel/ids.ts';
import { reject } from '../../kernel/result.ts';
import type { SeesSkins } from '../skin/state.ts';
import { type TicketShare, ticketEntries } from '../ticket-entries.ts';
import { type ConsolationPublished, type ConsolationTable, consolationPublished } from './events.ts';
import type { SeesConsolation } from './state.ts';

/** Publishes the consolation table of dreams, or a new version of it. Values come from the catalog's skins. */
export type PublishConsolation = {
  readonly type: 'PublishConsolation';
  /** In the order of their ticket ranges; tickets sum to 10,000,000. */
  readonly entries: readonly TicketShare[];
};

export const publishConsolationWith = (
  hashing: Hashing,
): Handler<PublishConsolation, ConsolationPublished, SeesConsolation & SeesSkins> => ({
  needs: ({ entries }) => ({
    streams: [consolationStream, ...entries.map(({ skin }) => skinStream(skin))],
    guards: [],
    pairs: [],
  }),

  decide: (command, world, commandId) => {
    const entries = ticketEntries(command.entries, world);
    if ('kind' in entries) return entries;
    const before = world.consolation();
    if (before.status === 'published' && canonicalJson(before.table.entries) === canonicalJson(entries)) {
      return reject('NOTHING_TO_DO');
    }
    const version = before.status === 'absent' ? 1 : before.table.version + 1;
    const table: ConsolationTable = { table: 'consolation', version, tickets: 10_000_000, entries };
    const tableHash = mustBe(isHexHash, consolationHashOf(hashing, table));
    return accept([consolationPublished.in(consolationStream, { commandId, table, tableHash })]);
  },
});
