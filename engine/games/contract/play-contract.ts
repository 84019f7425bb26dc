import { type SeesSkins, withSkinsOf } from '../../catalog/skin/state.ts';
import type { Hashing } from '../../fairness/hashing.ts';
import { isAmount } from '../../kernel/amount.ts';
import { contractPoolStream, type HexHash, type ItemId, isHexHash, isSkinId, mustBe } from '../../kernel/ids.ts';
import { formatMoney } from '../../kernel/money.ts';
import { type Rejection, reject } from '../../kernel/result.ts';
import type { World } from '../../kernel/world.ts';
import { isEntropy, type PlayCommand, type PlayHandler, playHandler, shownTerms } from '../../player/play-round.ts';
import { refuseLimits } from '../../player/safer-play.ts';
import { nextItem, type RegisteredPlayer } from '../../player/state.ts';
import type { SeesStops } from '../../site/state.ts';
import type { SeesTerms } from '../../terms/state.ts';
import { shownBet } from '../shown-bet.ts';
import { MAX_STAKED } from '../target-terms.ts';
import { refuseStake, stakedSkins, stakeStreams, type WeighedStake, weighStake } from '../weigh-stake.ts';
import { drawContract } from './draw.ts';
import { type ContractPlayed, contractPlayed } from './events.ts';
import { type SeesContractPool, withPoolOf } from './pool-state.ts';
import { type ContractTable, contractTable, contractTableHash } from './table.ts';

/** Gives items for one that is drawn. */
export type PlayContract = PlayCommand & {
  readonly type: 'PlayContract';
  /** As many different held items as the terms want, 10 at most. */
  readonly itemIds: readonly ItemId[];
  /** Stake and table as the player was shown them; the engine refuses the command where one differs now. */
  readonly stake: string;
  readonly tableHash: HexHash;
};

/** The stake and the table of the draw at the present state. */
interface Bet extends WeighedStake {
  readonly table: ContractTable;
  readonly tableHash: HexHash;
  readonly poolHash: HexHash;
}

/** The first field that no honest client sends; null where all are well-formed. */
const malformed = (command: PlayContract): string | null => {
  const { itemIds, stake, tableHash } = command;
  if (itemIds.length < 1 || itemIds.length > MAX_STAKED) return 'itemIds';
  if (!isAmount(stake)) return 'stake';
  if (!isHexHash(tableHash)) return 'tableHash';
  return isEntropy(command) ? null : 'entropy';
};

/** The bet, or the reason why it is refused. Until a pool is published no stake has a table. */
const admit = (
  player: RegisteredPlayer,
  command: PlayContract,
  world: World & SeesStops & SeesSkins & SeesContractPool & SeesTerms,
  hashing: Hashing,
): Bet | Rejection => {
  const period = shownTerms(player, 'contract', command.terms, malformed(command), world);
  if ('kind' in period) return period;
  const { values: terms } = period;
  const { length } = command.itemIds;
  if (length < terms.minItems || length > terms.maxItems) return reject('INPUT_INVALID', { field: 'itemIds' });
  const unstakeable = refuseStake(player, command.itemIds);
  if (unstakeable !== null) return unstakeable;
  const weighed = weighStake(player, command.itemIds, world);
  const published = world.contractPool();
  const stake = formatMoney(weighed.counted);
  const table = published.status === 'absent' ? null : contractTable({ ...published, stake: weighed.counted, terms });
  if (table === null || published.status === 'absent') return reject('NO_TABLE', { stake });
  const tableHash = mustBe(isHexHash, contractTableHash(hashing, table));
  if (command.stake !== stake || command.tableHash !== tableHash) {
    return reject('PRICE_CHANGED', { stake, tableHash });
  }
  const { poolHash } = published;
  return refuseLimits(player, weighed.counted, world) ?? { ...weighed, table, tableHash, poolHash };
};

export const playContractWith = (
  hashing: Hashing,
): PlayHandler<PlayContract, ContractPlayed, SeesSkins & SeesContractPool & SeesTerms> =>
  playHandler(hashing, {
    game: 'contract',
    streams: ({ itemIds }, player) => [contractPoolStream, ...stakeStreams(player, itemIds)],
    admit: (player, command, world) => {
      const published = [world.contractPool(), ...stakedSkins(player, command.itemIds).map(world.skin)];
      return shownBet(published, world.at, (then) =>
        admit(player, command, withPoolOf(withSkinsOf(world, then), then), hashing),
      );
    },
    event: contractPlayed,
    playOnce: ({ staked, table, tableHash, poolHash }, _command, { player, fields, draw }) => {
      const { ticket, index, entry, float } = drawContract(table, tableHash, fields, draw);
      const { skin, wear, value } = entry;
      return {
        ...fields,
        staked,
        stake: table.stake,
        poolHash,
        tableHash,
        ticket,
        entry: index,
        item: { itemId: nextItem(player), skin: mustBe(isSkinId, skin), wear, float, value },
      };
    },
  });
