import type { ApolloClient } from '@apollo/client';
import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { TICKETS } from '../../../engine/fairness/tickets.ts';
import { upgradeTableText } from '../../../engine/fairness/upgrade-draw.ts';
import { isHexHash, isItemId, isPlayerId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import type { Wear } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { type PairedBody, pairedBodyFrom } from '../play/paired-body.ts';
import type { PlayState } from '../play/pending-play.ts';
import { isCount } from '../play/play-record.ts';
import { type PairedKind, type PairedOutcome, type PairedPlay, usePairedPlay } from '../play/use-paired-play.ts';
import { idsFrom } from '../stake-picker/item-ids.ts';
import { tableTarget } from '../targets/table-target.ts';
import { TARGET_FACTS, type Target } from '../targets/target-query.ts';
import { wearFrom } from '../targets/wear-from.ts';
import type { RollSide } from '../wheel/roll.ts';
import { UPGRADE_ITEMS, UPGRADED, type Upgraded } from './upgrade-query.ts';

/** The body of an upgrade; amounts in minor units, the chance of 10,000,000. */
export interface UpgradeBody extends PairedBody {
  /** Hash of the shown terms. */
  readonly terms: string;
  readonly itemIds: string[];
  readonly coin: number;
  readonly targetSkin: string;
  readonly targetWear: Wear | null;
  readonly side: RollSide;
  readonly stake: number;
  readonly targetValue: number;
  readonly winTickets: number;
}

/** Null for anything that isn't a whole upgrade. */
export const upgradeBodyFrom = (stored: unknown): UpgradeBody | null => {
  const paired = pairedBodyFrom(stored);
  if (paired === null || !isRecord(stored)) return null;
  const { terms, coin, targetSkin, side, stake, targetValue, winTickets } = stored;
  const itemIds = idsFrom(stored.itemIds);
  const targetWear = wearFrom(stored.targetWear);
  if (typeof terms !== 'string') return null;
  if (typeof targetSkin !== 'string') return null;
  if (itemIds === null || targetWear === undefined || (side !== 'UNDER' && side !== 'OVER')) return null;
  if (!isCount(coin) || !isCount(stake) || !isCount(targetValue) || !isCount(winTickets)) return null;
  return { ...paired, terms, itemIds, coin, targetSkin, targetWear, side, stake, targetValue, winTickets };
};

export interface UpgradeOutcome extends PairedOutcome {
  readonly played: Upgraded;
  readonly target: Target;
}

export type UpgradePlay = PairedPlay<UpgradeBody, UpgradeOutcome>;
export type UpgradePlayState = PlayState<UpgradeBody, UpgradeOutcome>;

/** The command that the log has to hold of an upgrade. */
export const askedUpgrade = (body: UpgradeBody, playerId: string): AskedCommand => ({
  type: 'UpgradeItems',
  playerId: mustBe(isPlayerId, playerId),
  terms: mustBe(isHexHash, body.terms),
  itemIds: body.itemIds.map((id) => mustBe(isItemId, id)),
  coin: String(body.coin),
  targetSkin: mustBe(isSkinId, body.targetSkin),
  targetWear: body.targetWear ?? '',
  side: body.side === 'UNDER' ? 'under' : 'over',
  stake: String(body.stake),
  targetValue: String(body.targetValue),
  winTickets: body.winTickets,
});

/** RFC 8785 JSON of the table that an upgrade is drawn from; null where the target's range isn't known. */
export const upgradeTable = async (client: ApolloClient, body: UpgradeBody): Promise<string | null> => {
  const target = await tableTarget(client, body);
  if (target === null) return null;
  const { stake, side, winTickets: win } = body;
  return upgradeTableText({
    ...{ game: 'upgrade', version: 1, tickets: TICKETS, stake: String(stake), target, win },
    side: side === 'UNDER' ? 'under' : 'over',
  });
};

export const UPGRADES: PairedKind<UpgradeBody, UpgradeOutcome> = {
  slot: 'upgrade',
  readBody: upgradeBodyFrom,
  asked: askedUpgrade,
  table: upgradeTable,
  shown: ({ played: { id, ticket, item }, target: { skin, wear, value } }) => [
    { ...{ id, ticket, entry: null, item: item?.id ?? null }, skin: { id: skin.id, wear: wear ?? null, value } },
  ],
  send: async (client, { loose: _, ...body }, brought) => {
    const { data } = await client.mutate({
      mutation: UPGRADE_ITEMS,
      variables: { input: { ...body, ...brought } },
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('an answer without data');
    const { play, wallet, promise } = data.upgradeItems;
    const played = readFragment(UPGRADED, play);
    return {
      commandId: body.commandId,
      lastRound: play.id,
      played,
      target: readFragment(TARGET_FACTS, played.target),
      wallet,
      promise,
    };
  },
};

export const useUpgradePlay = (): UpgradePlay => usePairedPlay(UPGRADES);
