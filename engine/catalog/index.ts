import type { AnyEvent } from '../kernel/decision.ts';
import { byOperator, type CommandTrace, defineCommand, defineState, firstEvent } from '../kernel/definitions.ts';
import { caseStream, consolationStream, skinStream } from '../kernel/ids.ts';
import { caseEvents, casePublished, caseRetired } from './case/events.ts';
import { publishCaseWith, retireCase } from './case/publish-case.ts';
import { bytesOfCase, evolveCase, NO_CASE } from './case/state.ts';
import { type ConsolationTable, consolationEvents, consolationPublished } from './consolation/events.ts';
import { publishConsolationWith } from './consolation/publish-consolation.ts';
import { bytesOfConsolation, evolveConsolation, NO_CONSOLATION } from './consolation/state.ts';
import { type CatalogChange, MAX_CATALOG_CHANGES, type PublishCatalog, publishCatalogWith } from './publish-catalog.ts';
import { skinEvents, skinPublished } from './skin/events.ts';
import { publishSkin } from './skin/publish-skin.ts';
import { evolveSkin, NO_SKIN } from './skin/state.ts';
import type { TicketShare } from './ticket-entries.ts';

const shares = (entries: ConsolationTable['entries']): readonly TicketShare[] =>
  entries.map(({ skin, wear, first, last }) => ({ skin, wear, tickets: last - first + 1 }));

/** The change behind an event; null for one that isn't the catalog's. */
const changeBehind = (event: AnyEvent): CatalogChange | null => {
  switch (event.type) {
    case skinPublished.type: {
      const { skin, definition } = skinPublished.dataOf(event);
      return { type: 'PublishSkin', skin, definition };
    }
    case casePublished.type: {
      const { table, display } = casePublished.dataOf(event);
      return { type: 'PublishCase', case: table.case, display, price: table.price, entries: shares(table.entries) };
    }
    case caseRetired.type: {
      const { case: slug, reason } = caseRetired.dataOf(event);
      return { type: 'RetireCase', case: slug, reason };
    }
    case consolationPublished.type:
      return { type: 'PublishConsolation', entries: shares(consolationPublished.dataOf(event).table.entries) };
    default:
      return null;
  }
};

/** The changes up to the first event that is none. */
const changesIn = ({ events }: CommandTrace<unknown>): readonly CatalogChange[] => {
  const changes: CatalogChange[] = [];
  for (const { event } of events) {
    const change = changeBehind(event);
    if (change === null) break;
    changes.push(change);
  }
  return changes;
};

/** Adjacent changes are one command, and so is a single change. */
const asked = (trace: CommandTrace<unknown>): PublishCatalog | null => {
  const changes = changesIn(trace);
  return changes.length > 0 ? { type: 'PublishCatalog', changes } : null;
};

const catalogCommands = [
  defineCommand('PublishSkin', {
    handlerWith: () => publishSkin,
    actor: byOperator,
    stream: ({ skin }) => skinStream(skin),
    firstEvents: [],
  }),
  defineCommand('PublishCase', {
    handlerWith: publishCaseWith,
    actor: byOperator,
    stream: ({ case: slug }) => caseStream(slug),
    firstEvents: [],
  }),
  defineCommand('RetireCase', {
    handlerWith: () => retireCase,
    actor: byOperator,
    stream: ({ case: slug }) => caseStream(slug),
    firstEvents: [],
  }),
  defineCommand('PublishConsolation', {
    handlerWith: publishConsolationWith,
    actor: byOperator,
    stream: () => consolationStream,
    firstEvents: [],
  }),
  defineCommand('PublishCatalog', {
    mostEvents: MAX_CATALOG_CHANGES,
    handlerWith: publishCatalogWith,
    actor: byOperator,
    stream: () => consolationStream,
    firstEvents: [
      firstEvent(skinPublished, (_, trace) => asked(trace)),
      firstEvent(casePublished, (_, trace) => asked(trace)),
      firstEvent(caseRetired, (_, trace) => asked(trace)),
      firstEvent(consolationPublished, (_, trace) => asked(trace)),
    ],
  }),
] as const;

/** The items that players can win, and their odds. */
export const catalog = {
  events: [...caseEvents, ...skinEvents, ...consolationEvents],
  commands: catalogCommands,
  states: [
    defineState('case', { initial: NO_CASE, events: caseEvents, evolve: evolveCase, bytes: bytesOfCase }),
    defineState('skin', { initial: NO_SKIN, events: skinEvents, evolve: evolveSkin, bytes: () => 2_500 }),
    defineState('table', {
      initial: NO_CONSOLATION,
      events: consolationEvents,
      evolve: evolveConsolation,
      bytes: bytesOfConsolation,
    }),
  ],
} as const;
