import { describe, expect, it } from 'vitest';
import { alice, bob, deposited, itemOf, kestrel, registered, won } from '../../test/cast.ts';
import { acceptedEvents, commandIdNumber, given, hashOf, T0 } from '../../test/deciders.ts';
import { bought, retrievalIs, retrievalNumber, retrieving, wonFree } from '../../test/item-cast.ts';
import type { StreamEvent } from '../glasscase-decision.ts';
import { itemIdOf, playerStream } from '../kernel/ids.ts';
import { evolveStream, initialState } from '../stream-state.ts';
import type { AdvanceRetrieval } from './advance-retrieval.ts';
import type { RetrieveItems } from './retrieve-items.ts';

const ready = [registered(alice), deposited(alice, '100000'), won(alice, 1), won(alice, 2)];
const retrieve = (...itemIds: RetrieveItems['itemIds']): RetrieveItems => ({
  type: 'RetrieveItems',
  playerId: alice,
  itemIds,
});
const playerAfter = (...events: readonly StreamEvent[]) => {
  const { state } = events.reduce(
    (folded, { event }, index) => evolveStream(folded, event, T0 + index),
    initialState(playerStream(alice)),
  );
  if (!('retrievals' in state)) throw new Error('the player is absent');
  return state;
};

describe('retrieving items', () => {
  it('sends each on its way under an id of its own, in the order that was asked', () => {
    const digest = Buffer.from(hashOf(`retrieval|${alice}|${commandIdNumber(0)}`), 'hex').subarray(0, 16);
    const events = acceptedEvents(given(...ready).when(retrieve(itemOf(2), itemOf(1))));
    expect(events).toEqual(
      [2, 1].map((round, index) => ({
        type: 'RetrievalRequested',
        schemaVersion: 1,
        data: {
          commandId: commandIdNumber(0),
          playerId: alice,
          retrievalId: `${digest.toString('base64url')}.${index + 1}`,
          item: { itemId: itemOf(round), skin: kestrel, wear: 'FT', float: 200_000, value: '900' },
        },
      })),
    );
  });

  it('takes the item out of the backpack until it is delivered, or comes back as it was', () => {
    const sent = playerAfter(...ready, retrieving(alice, 1));
    expect([sent.items.has(itemOf(1)), sent.retrievals.size]).toEqual([false, 1]);
    const delivered = playerAfter(...ready, retrieving(alice, 1), retrievalIs(alice, 1, 'succeeded'));
    expect([delivered.items.has(itemOf(1)), delivered.retrievals.size]).toEqual([false, 0]);
    const failed = playerAfter(...ready, retrieving(alice, 1), retrievalIs(alice, 1, 'failed'));
    expect(failed.retrievals.size).toBe(0);
    expect(failed.items.get(itemOf(1))).toEqual(playerAfter(...ready).items.get(itemOf(1)));
  });

  it('is allowed to players who may not play: it is theirs', () => {
    const blocked = given(...ready).guarded(alice, { blockedUntil: T0 + 10, rewardsBlockedUntil: T0 + 10 });
    expect(blocked.when(retrieve(itemOf(1)))).toBeAccepted();
  });

  it('is refused for what isn’t held, sold or sent already, or named twice', () => {
    const story = given(...ready, retrieving(alice, 1));
    expect(story.when(retrieve(itemOf(2), itemOf(1), itemOf(9)))).toBeRefused(
      'ITEM_NOT_HELD',
      expect.objectContaining({ itemIds: [itemOf(1), itemOf(9)] }),
    );
    expect(given(...ready).when(retrieve(itemOf(1), itemOf(1)))).toBeRefused('ITEM_NOT_HELD');
    expect(story.when({ ...retrieve(itemOf(1)), playerId: bob })).toBeRefused('PLAYER_NOT_FOUND');
  });

  it('is refused for items of free cases', () =>
    expect(given(...ready, wonFree(alice, 3)).when(retrieve(itemOf(1), itemOf(3)))).toBeRefused(
      'ITEM_SELL_ONLY',
      expect.objectContaining({ itemIds: [itemOf(3)] }),
    ));

  it('is refused for none, and for more than twenty at once', () => {
    expect(given(...ready).when(retrieve())).toBeRefused('INPUT_INVALID');
    const ids = Array.from({ length: 21 }, (_, n) => itemOf(n + 1));
    expect(given(...ready).when(retrieve(...ids))).toBeRefused('INPUT_INVALID');
  });

  it('keeps at most fifty on their way', () => {
    const rounds = Array.from({ length: 52 }, (_, n) => n + 1);
    const sent = rounds.slice(0, 49).map((n) => retrieving(alice, n));
    const story = given(registered(alice), deposited(alice, '100000'), ...rounds.map((n) => won(alice, n)), ...sent);
    expect(story.when(retrieve(itemOf(50)))).toBeAccepted();
    expect(story.when(retrieve(itemOf(50), itemOf(51)))).toBeRefused(
      'TOO_MANY_RETRIEVALS',
      expect.objectContaining({ limit: 50, open: 49 }),
    );
    expect(story.happened(retrievalIs(alice, 1, 'failed')).when(retrieve(itemOf(50), itemOf(51)))).toBeAccepted();
  });

  it('sends what was bought, too', () => {
    const story = given(registered(alice), deposited(alice, '100000'), bought(alice, 2));
    expect(story.when(retrieve(itemIdOf(alice, 1_001, 2)))).toBeAccepted();
  });
});

describe('a retrieval', () => {
  const advance = (state: AdvanceRetrieval['state'], n = 1): AdvanceRetrieval => ({
    type: 'AdvanceRetrieval',
    playerId: alice,
    retrievalId: retrievalNumber(n),
    state,
  });
  const sent = [...ready, retrieving(alice, 1)];
  const steps = ['awaiting-shipment', 'awaiting-receipt', 'succeeded'] as const;

  it('goes on to any later state, or fails', () => {
    for (const state of [...steps, 'failed'] as const) {
      expect(given(...sent).when(advance(state))).toEmit([
        { type: 'RetrievalAdvanced', data: { retrievalId: retrievalNumber(1), itemId: itemOf(1), state } },
      ]);
    }
    const shipped = given(...sent, retrievalIs(alice, 1, 'awaiting-receipt'));
    expect(shipped.when(advance('succeeded'))).toBeAccepted();
    expect(shipped.when(advance('failed'))).toBeAccepted();
  });

  it('never goes back, nor stands still', () => {
    const shipped = given(...sent, retrievalIs(alice, 1, 'awaiting-receipt'));
    expect(shipped.when(advance('awaiting-shipment'))).toBeRefused('NOTHING_TO_DO');
    expect(shipped.when(advance('awaiting-receipt'))).toBeRefused('NOTHING_TO_DO');
  });

  it('ends once', () => {
    for (const state of ['succeeded', 'failed'] as const) {
      const over = given(...sent, retrievalIs(alice, 1, state));
      for (const next of [...steps, 'failed'] as const) {
        expect(over.when(advance(next))).toBeRefused('RETRIEVAL_NOT_FOUND');
      }
    }
    expect(given(...ready).when(advance('failed'))).toBeRefused('RETRIEVAL_NOT_FOUND');
    const stranger = { ...advance('failed'), playerId: bob };
    expect(given(...sent).when(stranger)).toBeRefused('PLAYER_NOT_FOUND');
  });
});
