import type { BackpackItemFragment } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { BACKPACK_ITEM } from '../backpack/backpack-query.ts';
import type { PlayState } from '../play/pending-play.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from '../play/use-pending-play.ts';
import { TARGET_FACTS, type Target } from '../targets/target-query.ts';
import { type DreamBody, dreamBodyFrom } from './dream-body.ts';
import { CHASE_DREAM, DREAMED, type Dreamed } from './dream-query.ts';

export interface DreamOutcome extends AnsweredPlay {
  readonly played: Dreamed;
  readonly target: Target;
  /** The target, or the consolation. */
  readonly item: BackpackItemFragment;
}

export type DreamPlay = PendingPlay<DreamBody, DreamOutcome>;
export type DreamPlayState = PlayState<DreamBody, DreamOutcome>;

const DREAMS: PlayKind<DreamBody, DreamOutcome> = {
  slot: 'dream',
  readBody: dreamBodyFrom,
  send: async (client, body) => {
    const { data } = await client.mutate({
      mutation: CHASE_DREAM,
      variables: { input: body },
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('an answer without data');
    const { play, wallet } = data.chaseDream;
    const played = readFragment(DREAMED, play);
    return {
      commandId: body.commandId,
      played,
      target: readFragment(TARGET_FACTS, played.target),
      item: readFragment(BACKPACK_ITEM, played.item),
      wallet,
    };
  },
};

export const useDreamPlay = (): DreamPlay => usePendingPlay(DREAMS);
