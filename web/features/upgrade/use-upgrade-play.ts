import { readFragment } from '../../generated/index.ts';
import type { PlayState } from '../play/pending-play.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from '../play/use-pending-play.ts';
import { TARGET_FACTS, type Target } from '../targets/target-query.ts';
import { type UpgradeBody, upgradeBodyFrom } from './upgrade-body.ts';
import { UPGRADE_ITEMS, UPGRADED, type Upgraded } from './upgrade-query.ts';

export interface UpgradeOutcome extends AnsweredPlay {
  readonly played: Upgraded;
  readonly target: Target;
}

export type UpgradePlay = PendingPlay<UpgradeBody, UpgradeOutcome>;
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
    return { commandId: body.commandId, played, target: readFragment(TARGET_FACTS, played.target), wallet };
  },
};

export const useUpgradePlay = (): UpgradePlay => usePendingPlay(UPGRADES);
