import type { CaseEvent } from '../catalog/case/events.ts';
import type { ConsolationPublished, ConsolationTable } from '../catalog/consolation/events.ts';
import type { CatalogChange, PublishCatalog } from '../catalog/publish-catalog.ts';
import type { SkinEvent } from '../catalog/skin/events.ts';
import type { TicketShare } from '../catalog/ticket-entries.ts';
import type { GlasscaseEvent } from '../events.ts';
import type { RecordedEvent } from '../glasscase-decision.ts';

type CatalogEvent = SkinEvent | CaseEvent | ConsolationPublished;

export const isCatalogEvent = (event: GlasscaseEvent): event is CatalogEvent =>
  event.type === 'SkinPublished' ||
  event.type === 'CasePublished' ||
  event.type === 'CaseRetired' ||
  event.type === 'ConsolationPublished';

const shares = (entries: ConsolationTable['entries']): readonly TicketShare[] =>
  entries.map(({ skin, wear, first, last }) => ({ skin, wear, tickets: last - first + 1 }));

const changeBehind = (event: CatalogEvent): CatalogChange => {
  switch (event.type) {
    case 'SkinPublished':
      return { type: 'PublishSkin', skin: event.data.skin, definition: event.data.definition };
    case 'CasePublished': {
      const { table, display } = event.data;
      return { type: 'PublishCase', case: table.case, display, price: table.price, entries: shares(table.entries) };
    }
    case 'CaseRetired':
      return { type: 'RetireCase', case: event.data.case, reason: event.data.reason };
    case 'ConsolationPublished':
      return { type: 'PublishConsolation', entries: shares(event.data.table.entries) };
  }
};

/** One change where it stands alone; else all that come next to each other, as one command. */
export const rebuildCatalog = (
  first: CatalogEvent,
  events: readonly RecordedEvent[],
): CatalogChange | PublishCatalog => {
  const end = events.findIndex(({ event }) => !isCatalogEvent(event));
  const together = events.slice(0, end === -1 ? undefined : end).map(({ event }) => event);
  const changes = together.filter(isCatalogEvent).map(changeBehind);
  return changes.length > 1 ? { type: 'PublishCatalog', changes } : changeBehind(first);
};
