import type { Command } from '../engine/commands.ts';
import { fromHex } from '../engine/fairness/bytes.ts';
import type { RecordedEvent } from '../engine/glasscase-decision.ts';
import { GAMES } from '../engine/kernel/game-name.ts';
import { signContinuation } from '../engine/log/continuation.ts';
import { signerFromSeed } from '../engine/log/log-key.ts';
import { leafHash } from '../engine/log/merkle.ts';
import { rootOfLeaves } from '../engine/log/tree.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import type { ContinueLog } from '../engine/site/continue-log.ts';
import { acceptedEvents, type House, hashOf } from './deciders.ts';
import { entriesOf } from './fixture-log.ts';
import { publishedEntry } from './sealed-log.ts';

/** The log that lost its end, and the one that goes on. */
export const lostSigner = signerFromSeed('lost.test/log', '42'.repeat(32));
export const goingOnSigner = signerFromSeed('glasscase.test/log', '42'.repeat(32));

/** The operator's word that entries were lost: of `size` signed ones the first `keptSize` are left. */
export const continueAfterLoss = (
  keptSize: number,
  size: number,
  keptRoot: Uint8Array = fromHex(hashOf('kept')),
  newOrigin: string = goingOnSigner.key.name,
): ContinueLog => ({
  type: 'ContinueLog',
  ...signContinuation(lostSigner, {
    lost: { origin: lostSigner.key.name, size, root: fromHex(hashOf('lost')) },
    kept: { size: keptSize, root: keptRoot },
    newKey: signerFromSeed(newOrigin, '42'.repeat(32)).key,
    reason: 'Both disks failed',
  }),
});

const rootOf = (recorded: readonly RecordedEvent[]): Uint8Array =>
  rootOfLeaves(
    nodeHashing,
    entriesOf(recorded).map((entry) => leafHash(nodeHashing, publishedEntry(entry).entry)),
  );

const must = (house: House, command: Command) => acceptedEvents(house.submit(command));

export interface Ways {
  /** Acts after a loss that the house leaves out: dissolving battles, cancelling giveaways, a player's new seeds. */
  readonly spares?: (about: string) => boolean;
  readonly loss?: (size: number, root: Uint8Array) => Command;
}

/** Goes on after the loss as `npm run operator -- log continue` does. */
export const goOn = (house: House, { spares = () => false, loss }: Ways = {}): House => {
  const size = house.recorded.length;
  const root = rootOf(house.recorded);
  must(house, loss?.(size, root) ?? continueAfterLoss(size, size + 20, root));
  house.wait(1_000);
  for (const [, state] of house.states()) {
    if (state.category === 'battle' && state.state.status === 'waiting' && !spares('battle')) {
      must(house, { type: 'DissolveBattle', playerId: null, battleId: state.state.battleId });
    } else if (state.category === 'giveaway' && state.state.status === 'open' && !spares('giveaway')) {
      must(house, { type: 'CancelGiveaway', giveawayId: state.state.giveawayId });
    } else if (state.category === 'player' && state.state.status === 'registered' && !spares(state.state.playerId)) {
      must(house, { type: 'ReplaceSeeds', playerId: state.state.playerId });
    }
  }
  return house;
};

/** The site opens again. */
export const reopen = (house: House): House => {
  must(house, { type: 'EndContinuation' });
  house.wait(1_000);
  for (const game of GAMES) must(house, { type: 'StopGame', game, stop: false, reason: '' });
  return house;
};
