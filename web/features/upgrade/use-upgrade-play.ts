import type { Wear } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { type PairedBody, pairedBodyFrom } from '../play/paired-body.ts';
import type { PlayState } from '../play/pending-play.ts';
import { isCount } from '../play/play-record.ts';
import { type PairedOutcome, type PairedPlay, usePairedPlay } from '../play/use-paired-play.ts';
import type { PlayKind } from '../play/use-pending-play.ts';
import { idsFrom } from '../stake-picker/item-ids.ts';
import { TARGET_FACTS, type Target } from '../targets/target-query.ts';
import { wearFrom } from '../targets/wear-from.ts';
import type { RollSide } from '../wheel/roll.ts';
import { UPGRADE_ITEMS, UPGRADED, type Upgraded } from './upgrade-query.ts';

/** What is sent for an upgrade; amounts in minor units, the chance of 10,000,000. */
export interface UpgradeBody extends PairedBody {
  /** Hash of the terms that were shown. */
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

const UPGRADES: PlayKind<UpgradeBody, UpgradeOutcome> = {
  slot: 'upgrade',
  readBody: upgradeBodyFrom,
  send: async (client, body) => {
    const { data } = await client.mutate({
      mutation: UPGRADE_ITEMS,
      variables: { input: body },
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('an answer without data');
    const { play, wallet } = data.upgradeItems;
    const played = readFragment(UPGRADED, play);
    return {
      commandId: body.commandId,
      lastRound: play.id,
      played,
      target: readFragment(TARGET_FACTS, played.target),
      wallet,
    };
  },
};

export const useUpgradePlay = (): UpgradePlay => usePairedPlay(UPGRADES);
