import type { Hashing } from '../fairness/hashing.ts';
import { roomIdOf } from '../fairness/room-id.ts';
import { accept, type StreamEvent } from '../kernel/decision.ts';
import type { Handler } from '../kernel/handler.ts';
import {
  type CommandId,
  type ItemId,
  isRoundId,
  mustBe,
  type PlayerId,
  playerStream,
  type RoundId,
} from '../kernel/ids.ts';
import { reject } from '../kernel/result.ts';
import { refuseLeaving } from '../player/safer-play.ts';
import { factsOf, forPlayer, freeAmong, type SeesPlayers } from '../player/state.ts';
import { type RetrievalRequested, retrievalRequested } from './events.ts';

export const MAX_RETRIEVED_AT_ONCE = 20;
/** Items of one player that may be on their way at once. */
const MAX_OPEN_RETRIEVALS = 50;

/** Sends 1–20 different held items to the player's Steam account, all or nothing. Excluded players may: it is theirs. */
export type RetrieveItems = {
  readonly type: 'RetrieveItems';
  readonly playerId: PlayerId;
  readonly itemIds: readonly ItemId[];
};

/** The n-th retrieval of a command, from 1: the first 16 bytes of SHA-256 over `retrieval|<player>|<command>`, and n. */
const retrievalIdsOf = (hashing: Hashing, playerId: PlayerId, commandId: CommandId): ((n: number) => RoundId) => {
  const token = roomIdOf(hashing, `retrieval|${playerId}|${commandId}`);
  return (n) => mustBe(isRoundId, `${token}.${n}`);
};

export const retrieveItemsWith = (hashing: Hashing): Handler<RetrieveItems, RetrievalRequested, SeesPlayers> => ({
  needs: ({ playerId }) => ({ streams: [playerStream(playerId)], guards: [playerId], pairs: [] }),

  decide: forPlayer((player, { playerId, itemIds }, world, commandId) => {
    const held = refuseLeaving(player, world);
    if (held !== null) return held;
    if (itemIds.length < 1 || itemIds.length > MAX_RETRIEVED_AT_ONCE) {
      return reject('INPUT_INVALID', { field: 'itemIds', from: 1, to: MAX_RETRIEVED_AT_ONCE });
    }
    const missing = itemIds.filter((id, index) => !player.items.has(id) || itemIds.indexOf(id) !== index);
    if (missing.length > 0) return reject('ITEM_NOT_HELD', { itemIds: missing });
    const free = freeAmong(player, itemIds);
    if (free.length > 0) return reject('ITEM_SELL_ONLY', { itemIds: free });
    if (player.retrievals.size + itemIds.length > MAX_OPEN_RETRIEVALS) {
      return reject('TOO_MANY_RETRIEVALS', { limit: MAX_OPEN_RETRIEVALS, open: player.retrievals.size });
    }
    const retrievalId = retrievalIdsOf(hashing, playerId, commandId);
    return accept(
      itemIds
        .flatMap((id) => player.items.get(id) ?? [])
        .map((item, index): StreamEvent<RetrievalRequested> => {
          const data = { commandId, playerId, retrievalId: retrievalId(index + 1), item: factsOf(item) };
          return retrievalRequested.in(playerStream(playerId), data);
        }),
    );
  }),
});
