import { statusAsOf } from '../engine/catalog/versions.ts';
import type { PlayContract } from '../engine/games/contract/play-contract.ts';
import { contractTable, contractTableHash, contractPoolHash as hashOf } from '../engine/games/contract/table.ts';
import { weighStake } from '../engine/games/weigh-stake.ts';
import type { StreamEvent } from '../engine/glasscase-decision.ts';
import { contractPoolStream, type ItemId, isHexHash, mustBe, type PlayerId } from '../engine/kernel/ids.ts';
import { nodeHashing } from '../engine/node-hashing.ts';
import { shownRound } from '../engine/player/play-round.ts';
import type { GlasscaseWorld } from '../engine/stream-state.ts';
import { inForce } from '../engine/terms/in-force.ts';
import { charm, kestrel, vulture } from './cast.ts';
import { eventIn } from './deciders.ts';

/** The pool of contracts in stories: cheap and dear around three kestrels of 900. */
export const contractPool = [
  { skin: charm, wear: '', floatMin: 0, floatMax: 0, value: '20' },
  { skin: vulture, wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: '60' },
  { skin: kestrel, wear: 'FT', floatMin: 150_000, floatMax: 380_000, value: '900' },
  { skin: kestrel, wear: 'FN', floatMin: 0, floatMax: 70_000, value: '5000' },
] as const;
export const contractPoolHash = mustBe(isHexHash, hashOf(nodeHashing, contractPool));

export const poolPublished: StreamEvent = eventIn(contractPoolStream, 'ContractPoolPublished', {
  version: 1,
  pool: [...contractPool],
  poolHash: contractPoolHash,
});

/** A contract for these items as the world has it; null where they have no table. */
export const contractOf = (
  world: GlasscaseWorld,
  playerId: PlayerId,
  itemIds: readonly ItemId[],
  entropy: string,
): PlayContract | null => {
  const player = world.player(playerId);
  const pool = statusAsOf(world.contractPool(), world.at);
  const period = inForce(world.terms(), 'contract', world.at);
  if (player.status === 'absent' || pool.status === 'absent' || period === null) return null;
  const stake = weighStake(player, itemIds, world).counted;
  const table = contractTable({ ...pool, stake, terms: period.values });
  if (table === null) return null;
  const tableHash = mustBe(isHexHash, contractTableHash(nodeHashing, table));
  return {
    type: 'PlayContract',
    playerId,
    round: shownRound(player),
    terms: period.hash,
    itemIds,
    stake: String(stake),
    tableHash,
    entropy,
  };
};
