import { type AnsweredCommand, answeredCommand } from '../../../engine/committer/answered-command.ts';
import { factsOf } from '../../../engine/events.ts';
import { balanceChange, itemsReceived } from '../../../engine/facts/facts.ts';
import { ofViewer } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

const NOTHING_CHANGED = { coin: 0n, points: 0n, locked: 0n, gained: 0, given: 0, rounds: [], order: null };

/** The changes to its player's balances, items and rounds in the events of a command. */
const changesOf = ({ events }: Extract<AnsweredCommand, { status: 'accepted' }>, playerId: string) => {
  const facts = events.map(({ event, at }) => factsOf(event, at));
  const postings = facts.flatMap((one) => one.postings);
  const moved = facts.flatMap((one) => one.moved);
  return {
    coin: balanceChange(postings, playerId, 'coin'),
    points: balanceChange(postings, playerId, 'points'),
    locked: balanceChange(postings, playerId, 'locked'),
    gained: facts.flatMap(itemsReceived).length,
    given: moved.filter(({ owner, from, to }) => owner === playerId && from === 'held' && to !== 'held').length,
    rounds: facts.flatMap(({ play }) =>
      play === null || play.round === null
        ? []
        : [{ id: play.id, skin: play.shown.skin, value: play.won === 0n ? null : play.won }],
    ),
  };
};

export const commandResolvers: Resolvers = {
  Query: {
    commandOutcome: ofViewer(async (viewer, { commandId }, { ports }) => {
      const answer = await answeredCommand(ports.sql, { actor: viewer.playerId, commandId });
      if (answer === null) return { state: 'UNKNOWN', code: null, ...NOTHING_CHANGED };
      if (answer.status === 'rejected') return { state: 'REFUSED', code: answer.code, ...NOTHING_CHANGED };
      const order = await ports.payments.openedBy(viewer, commandId);
      return { state: 'DONE', code: null, ...changesOf(answer, viewer.playerId), order };
    }),
  },
};
