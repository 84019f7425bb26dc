import { setTimeout as sleep } from 'node:timers/promises';
import type { Submission } from '../../../engine/commands.ts';
import type { Engine, Outcome } from '../../../engine/engine.ts';
import { openingClient } from '../client/opening-client.ts';
import { takeSeat } from '../client/seat.ts';
import type { CheatingHouse } from '../house/cheating-house.ts';
import { type Foreseen, foreseeing } from '../house/foresight.ts';
import { openedWith, openingsIn, paidBy } from '../house/outcome.ts';
import { measuredOf, playedTrick } from '../played.ts';

/** So long the house waits for a second play. */
const PATIENCE_MS = 1_000;

interface Waiting {
  readonly submission: Submission;
  readonly foreseen: Foreseen;
  readonly answer: (outcome: Promise<Outcome>) => void;
}

const pairOf = ({ decision }: Foreseen): string | undefined => openingsIn(decision)[0]?.pairId;

/** The payment of a play that the house carries out so many rounds later than foreseen. */
const paidLater = ({ decision, world }: Foreseen, later: number): bigint =>
  paidBy(openingsIn(decision).map((one) => openedWith(world, one, { roundNo: one.roundNo + later })));

/** The payment of two plays in this order, which matters where they draw from one pair. */
const paidInOrder = (first: Foreseen, second: Foreseen): bigint =>
  paidLater(first, 0) + paidLater(second, pairOf(first) === pairOf(second) ? 1 : 0);

const paidIn = (outcome: Outcome): bigint =>
  outcome.status === 'accepted' ? paidBy(openingsIn({ kind: 'accepted', events: outcome.events, timers: [] })) : 0n;

/** Of two plays that come at once, the house carries out the later one first, unless both pay more then. */
const ordering = (): CheatingHouse => {
  let [tried, turned] = [0, 0];
  let waiting: Waiting | null = null;
  const carryOut = async (one: Waiting, other: Waiting, engine: Engine): Promise<void> => {
    const honest = paidInOrder(one.foreseen, other.foreseen);
    const swapped = paidInOrder(other.foreseen, one.foreseen) <= honest;
    tried += 1;
    let paid = 0n;
    for (const { submission, answer } of swapped ? [other, one] : [one, other]) {
      const outcome = engine.submit(submission);
      answer(outcome);
      paid += paidIn(await outcome);
    }
    if (paid !== honest) turned += 1;
  };
  const house = foreseeing(
    ({ type }) => type === 'OpenCase',
    async (submission, foreseen, engine) => {
      const { promise, resolve: answer } = Promise.withResolvers<Outcome>();
      const mine: Waiting = { submission, foreseen, answer };
      const before = waiting;
      if (before === null) {
        waiting = mine;
        await sleep(PATIENCE_MS);
        if (waiting !== mine) return promise;
        waiting = null;
        return engine.submit(submission);
      }
      waiting = null;
      await carryOut(before, mine, engine);
      return promise;
    },
  );
  return { ...house, tried: () => tried, turned: () => turned };
};

/** A client's lane takes one play at a time: for two at once it has two. */
export const parallelOrder = playedTrick({
  name: 'order-of-parallel-plays',
  does: 'picks the order of two plays that come at once',
  house: ordering,
  play: async (running, { plays }) => {
    const seat = await takeSeat(running.url);
    const clients = [await openingClient(seat), await openingClient(seat)];
    let stopped: string | null = null;
    for (let n = 0; n < plays && stopped === null; n += 2) {
      const both = await Promise.all(clients.map((client) => client.play()));
      for (const shown of both) if (shown.kind === 'stopped') stopped = shown.why;
    }
    return { clients, measured: await measuredOf(running, seat.playerId), stopped };
  },
});
