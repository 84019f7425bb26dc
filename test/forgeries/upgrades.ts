import { upgradeTableHash } from '../../engine/fairness/upgrade-draw.ts';
import { isHexHash, itemIdOf, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, finding, otherHash, withData } from '../forger.ts';
import { games } from './games.ts';

const { order, rules, seeds } = finding;

const { find, changed, inserted, without } = games;

type Upgrade = EventOf<'UpgradePlayed'>['data'];

const lost = find('UpgradePlayed', ({ data }) => data.item === null && data.coin !== '0' && data.side === 'under');
const won = find('UpgradePlayed', ({ data }) => data.item !== null && data.coin !== '0' && data.side === 'under');
const pairOfItems = find('UpgradePlayed', ({ data }) => data.staked.length > 1);
const stale = find('UpgradePlayed', ({ data }) => data.staked.some(({ current }) => current !== null));

/** The hash that goes with the forger's terms. */
const upgradeHash = ({ stake, target, side, winTickets }: Upgrade) =>
  mustBe(
    isHexHash,
    upgradeTableHash(nodeHashing, {
      game: 'upgrade',
      version: 1,
      tickets: 10_000_000,
      stake,
      target,
      side,
      win: winTickets,
    }),
  );
const onTerms = (change: Partial<Upgrade>, found = lost) => {
  const { data } = withData(found.event, change);
  return changed(found, { ...change, tableHash: upgradeHash(data) });
};
const beside = (found: typeof won, by = 1): Upgrade['item'] => {
  const { item } = found.event.data;
  return item === null ? null : { ...item, float: (item.float ?? 0) + by };
};

const upgrades: readonly Fault[] = [
  rules('a ticket beside the drawn one, lost all the same', () =>
    changed(lost, { ticket: lost.event.data.ticket - 1 }),
  ),
  rules('a ticket that would have won', () => changed(lost, { ticket: 0 })),
  rules('a chance beyond the stake’s, its hash and all', () => onTerms({ winTickets: 7_999_999 })),
  rules('a chance below the stake’s, its hash and all', () => onTerms({ winTickets: 100_000 })),
  rules('a target that counts more than it is worth', () =>
    onTerms({ target: { ...lost.event.data.target, value: '901' } }),
  ),
  rules('a target with a narrower wear', () =>
    onTerms({ target: { ...won.event.data.target, floatMax: 150_100 } }, won),
  ),
  rules('a stake that adds up to less', () => onTerms({ stake: '1' })),
  rules('a hash of other terms', () => changed(lost, { tableHash: otherHash })),
  rules('the other side', () => onTerms({ side: 'over' })),
  rules('coin that wasn’t paid', () => changed(lost, { coin: '0' })),
  rules('a lost stake that is half returned', () =>
    changed(pairOfItems, { staked: pairOfItems.event.data.staked.slice(1) }),
  ),
  rules('a stake that counts what it was worth yesterday', () =>
    changed(stale, {
      staked: stale.event.data.staked.map((item) => ({ ...item, current: null, counted: item.committed })),
    }),
  ),
  rules('a float beside the drawn one', () => changed(won, { item: beside(won) })),
  rules('a win that pays nothing', () => changed(won, { item: null })),
  rules('a target won though the seed lost it', () => {
    const { playerId, target } = lost.event.data;
    const { skin, wear, value } = target;
    const itemId = itemIdOf(playerId, lost.recorded.version, 1);
    const item = { itemId, skin, wear, float: target.floatMin + 5, value };
    return changed(lost, { ticket: 3, item });
  }),
  rules('a stake lost though the seed won', () => changed(won, { ticket: 9_999_999, item: null })),
  rules('items of somebody else at stake', () => {
    const other = find('CaseOpened', ({ data }) => data.playerId !== lost.event.data.playerId);
    const { itemId, value } = other.event.data;
    return changed(lost, { staked: [{ itemId, committed: value, current: null, counted: value }] });
  }),
  rules('one stake for two upgrades', () => {
    const { data } = lost.event;
    const again = withData(lost.event, { commandId: commandIdNumber(77_777), roundNo: data.roundNo + 1 });
    return inserted(lost.recorded.position + 1, lost.recorded.stream, again);
  }),
  rules('other entropy than the player’s', () => changed(lost, { entropy: '0'.repeat(32) })),
  seeds('a round left out', () => changed(lost, { roundNo: lost.event.data.roundNo + 1 })),
  seeds('another user seed', () => changed(lost, { userSeed: 'theirs' })),
  order('an upgrade that is gone', () => without(lost.recorded.position)),
];

export const forgedUpgrades = { upgrades };
