import type { Command, Submission } from '../commands.ts';
import { categoryOf, isBattleId, isCommandId, isGiveawayId, mustBe, type StreamId } from '../kernel/ids.ts';
import type { BeaconRound } from './beacon.ts';

const commandFor = (stream: StreamId, { round, signature, randomness }: BeaconRound): Command => {
  const category = categoryOf(stream);
  const id = stream.slice(category.length + 1);
  const beacon = { round, signature, randomness };
  switch (category) {
    case 'battle':
      return { type: 'DeliverBattleBeacon', battleId: mustBe(isBattleId, id), ...beacon };
    case 'giveaway':
      return { type: 'DeliverGiveawayBeacon', giveawayId: mustBe(isGiveawayId, id), ...beacon };
    default:
      throw new TypeError(`no beacon is awaited in ${stream}`);
  }
};

/** Every process that fetches the round submits the very same: a round has one signature. Receipts absorb the twins. */
export const deliveryOf = (stream: StreamId, found: BeaconRound): Submission => ({
  actor: 'system',
  commandId: mustBe(isCommandId, `beacon:${stream}:${found.round}`),
  command: commandFor(stream, found),
});
