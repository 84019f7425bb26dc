import { db, runQuery } from '../../../engine/database/queries.ts';
import type { SqlClient } from '../../../engine/database/sql.ts';
import type { ReadEvent } from '../../../engine/glasscase-decision.ts';
import type { Instant } from '../../../engine/kernel/decision.ts';
import type { ContestId, PlayerId } from '../../../engine/kernel/ids.ts';
import type { ContestRow } from '../../../engine/projections/contest-row.ts';
import { announcedContest } from '../../../engine/projections/queries/contests.ts';
import { type SaferPlay, saferPlayIn } from '../../accounts/safer-play/safer-play.ts';
import { type CatalogCache, catalogCacheOf } from '../../play/catalog.ts';
import { type Reactor, reactorOf } from '../reactors/reactor.ts';
import { type Inbox, inboxIn } from './inbox.ts';
import {
  DRAFTED_TYPES,
  draftOf,
  lostPrizeDrafts,
  type MessageDraft,
  prizeDraft,
  retrievalDraft,
} from './message-drafts.ts';

export interface MessagesParts {
  readonly sql: SqlClient;
  readonly inbox: Inbox;
  readonly catalogs: Pick<CatalogCache, 'current'>;
  readonly saferPlay: Pick<SaferPlay, 'of'>;
  readonly now: () => Instant;
}

/** Tells players what happened to them. Exclusion stops what advertises. */
const messagesReactor = ({ sql, inbox, catalogs, saferPlay, now }: MessagesParts): Reactor => {
  const skinOf = async (itemId: string): Promise<string | null> => {
    const found = await runQuery(sql, db.selectFrom('item').select('skinId').where('itemId', '=', itemId));
    return found[0]?.skinId ?? null;
  };

  const contestOf = async (id: ContestId): Promise<ContestRow> => {
    const contest = await announcedContest(sql, id);
    // It was announced long before: the read model is on its way, and the event comes again.
    if (contest === null) throw new Error(`the contest ${id} isn't in its read model yet`);
    return contest;
  };

  const draftsFrom = async (recorded: ReadEvent): Promise<readonly (MessageDraft | null)[]> => {
    const { event } = recorded;
    if (event.type === 'ContestPrizeWon') return [prizeDraft(event.data, await contestOf(event.data.contestId))];
    if (event.type === 'ContestSettled') return lostPrizeDrafts(event.data, await contestOf(event.data.contestId));
    if (event.type === 'RetrievalAdvanced') {
      const skin = await skinOf(event.data.itemId);
      return skin === null ? [] : [retrievalDraft({ ...recorded, event }, skin)];
    }
    const { skinOf: skins } = await catalogs.current();
    return [draftOf(recorded, (skin) => skins.get(skin)?.definition.grade)];
  };

  const isExcluded = async (player: PlayerId): Promise<boolean> => {
    const { excludedUntil } = await saferPlay.of(player);
    return excludedUntil !== null && now() < excludedUntil;
  };

  return reactorOf({
    name: 'messages',
    from: 'now',
    types: DRAFTED_TYPES,
    react: async (recorded) => {
      for (const draft of await draftsFrom(recorded)) {
        if (draft === null) continue;
        const { player, content, link, after, promotional } = draft;
        if (promotional && (await isExcluded(player))) continue;
        await inbox.put({ player, content, link, position: recorded.position, visibleAt: recorded.at + after });
      }
    },
  });
};

/** The same with everything it needs made over one database. */
export const messagesReactorOver = (sql: SqlClient, now: () => Instant, randomUuid: () => string): Reactor =>
  messagesReactor({
    sql,
    inbox: inboxIn(sql, now, randomUuid),
    catalogs: catalogCacheOf(sql, now),
    saferPlay: saferPlayIn(sql, now),
    now,
  });
