import { upgradeTableHash } from '../../engine/fairness/upgrade-draw.ts';
import { isHexHash, itemIdOf, mustBe } from '../../engine/kernel/ids.ts';
import { nodeHashing } from '../../engine/node-hashing.ts';
import { commandIdNumber } from '../deciders.ts';
import { type EventOf, type Fault, otherHash, withData } from '../forger.ts';
import { games } from './games.ts';

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
  [
    'a ticket beside the drawn one, lost all the same',
    'rules',
    () => changed(lost, { ticket: lost.event.data.ticket - 1 }),
  ],
  ['a ticket that would have won', 'rules', () => changed(lost, { ticket: 0 })],
  ['a chance beyond the stake’s, its hash and all', 'rules', () => onTerms({ winTickets: 7_999_999 })],
  ['a chance below the stake’s, its hash and all', 'rules', () => onTerms({ winTickets: 100_000 })],
  [
    'a target that counts more than it is worth',
    'rules',
    () => onTerms({ target: { ...lost.event.data.target, value: '901' } }),
  ],
  [
    'a target with a narrower wear',
    'rules',
    () => onTerms({ target: { ...won.event.data.target, floatMax: 150_100 } }, won),
  ],
  ['a stake that adds up to less', 'rules', () => onTerms({ stake: '1' })],
  ['a hash of other terms', 'rules', () => changed(lost, { tableHash: otherHash })],
  ['the other side', 'rules', () => onTerms({ side: 'over' })],
  ['coin that wasn’t paid', 'rules', () => changed(lost, { coin: '0' })],
  [
    'a lost stake that is half returned',
    'rules',
    () => changed(pairOfItems, { staked: pairOfItems.event.data.staked.slice(1) }),
  ],
  [
    'a stake that counts what it was worth yesterday',
    'rules',
    () =>
      changed(stale, {
        staked: stale.event.data.staked.map((item) => ({ ...item, current: null, counted: item.committed })),
      }),
  ],
  ['a float beside the drawn one', 'rules', () => changed(won, { item: beside(won) })],
  ['a win that pays nothing', 'rules', () => changed(won, { item: null })],
  [
    'a target won though the seed lost it',
    'rules',
    () => {
      const { playerId, target } = lost.event.data;
      const { skin, wear, value } = target;
      const itemId = itemIdOf(playerId, lost.recorded.version, 1);
      const item = { itemId, skin, wear, float: target.floatMin + 5, value };
      return changed(lost, { ticket: 3, item });
    },
  ],
  ['a stake lost though the seed won', 'rules', () => changed(won, { ticket: 9_999_999, item: null })],
  [
    'items of somebody else at stake',
    'rules',
    () => {
      const other = find('CaseOpened', ({ data }) => data.playerId !== lost.event.data.playerId);
      const { itemId, value } = other.event.data;
      return changed(lost, { staked: [{ itemId, committed: value, current: null, counted: value }] });
    },
  ],
  [
    'one stake for two upgrades',
    'rules',
    () => {
      const { data } = lost.event;
      const again = withData(lost.event, { commandId: commandIdNumber(77_777), roundNo: data.roundNo + 1 });
      return inserted(lost.recorded.position + 1, lost.recorded.stream, again);
    },
  ],
  ['other entropy than the player’s', 'rules', () => changed(lost, { entropy: '0'.repeat(32) })],
  ['a round left out', 'seeds', () => changed(lost, { roundNo: lost.event.data.roundNo + 1 })],
  ['another user seed', 'seeds', () => changed(lost, { userSeed: 'theirs' })],
  ['an upgrade that is gone', 'order', () => without(lost.recorded.position)],
];

export const forgedUpgrades = { upgrades };
