import type { ApolloClient } from '@apollo/client';
import type { AskedCommand } from '../../../engine/device/play-command.ts';
import { dreamTableText } from '../../../engine/fairness/dream-draw.ts';
import { TICKETS } from '../../../engine/fairness/tickets.ts';
import { isHexHash, isPlayerId, isSkinId, mustBe } from '../../../engine/kernel/ids.ts';
import type { BackpackItemFragment, Wear } from '../../generated/graphql.ts';
import { readFragment } from '../../generated/index.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { BACKPACK_ITEM } from '../backpack/backpack-query.ts';
import { type PairedBody, pairedBodyFrom } from '../play/paired-body.ts';
import type { PlayState } from '../play/pending-play.ts';
import { isCount } from '../play/play-record.ts';
import { type PairedKind, type PairedOutcome, type PairedPlay, usePairedPlay } from '../play/use-paired-play.ts';
import { tableTarget } from '../targets/table-target.ts';
import { TARGET_FACTS, type Target } from '../targets/target-query.ts';
import { wearFrom } from '../targets/wear-from.ts';
import { CHASE_DREAM, DREAMED, type Dreamed } from './dream-query.ts';

/** The body of a dream; amounts in minor units, the chance of 10,000,000. */
export interface DreamBody extends PairedBody {
  /** Hash of the shown terms. */
  readonly terms: string;
  readonly targetSkin: string;
  readonly targetWear: Wear | null;
  readonly winTickets: number;
  readonly targetValue: number;
  readonly fee: number;
  readonly consolationHash: string;
}

/** Null for anything that isn't a whole dream. */
export const dreamBodyFrom = (stored: unknown): DreamBody | null => {
  const paired = pairedBodyFrom(stored);
  if (paired === null || !isRecord(stored)) return null;
  const { terms, targetSkin, winTickets, targetValue, fee, consolationHash } = stored;
  const targetWear = wearFrom(stored.targetWear);
  if (typeof targetSkin !== 'string') return null;
  if (targetWear === undefined || typeof consolationHash !== 'string' || typeof terms !== 'string') return null;
  if (!isCount(winTickets) || !isCount(targetValue) || !isCount(fee)) return null;
  return { ...paired, terms, targetSkin, targetWear, winTickets, targetValue, fee, consolationHash };
};

export interface DreamOutcome extends PairedOutcome {
  readonly played: Dreamed;
  readonly target: Target;
  /** The target, or the consolation. */
  readonly item: BackpackItemFragment;
}

export type DreamPlay = PairedPlay<DreamBody, DreamOutcome>;
export type DreamPlayState = PlayState<DreamBody, DreamOutcome>;

/** The command that the log has to hold of a dream. */
export const askedDream = (body: DreamBody, playerId: string): AskedCommand => ({
  type: 'ChaseDream',
  playerId: mustBe(isPlayerId, playerId),
  terms: mustBe(isHexHash, body.terms),
  targetSkin: mustBe(isSkinId, body.targetSkin),
  targetWear: body.targetWear ?? '',
  winTickets: body.winTickets,
  targetValue: String(body.targetValue),
  fee: String(body.fee),
  consolationHash: mustBe(isHexHash, body.consolationHash),
});

/** RFC 8785 JSON of the table that a dream is drawn from; null where the target's range isn't known. */
export const dreamTable = async (client: ApolloClient, body: DreamBody): Promise<string | null> => {
  const target = await tableTarget(client, body);
  if (target === null) return null;
  const { fee, winTickets: win, consolationHash: consolation } = body;
  return dreamTableText({ game: 'dream', version: 1, tickets: TICKETS, target, win, fee: String(fee), consolation });
};

export const DREAMS: PairedKind<DreamBody, DreamOutcome> = {
  slot: 'dream',
  readBody: dreamBodyFrom,
  asked: askedDream,
  table: dreamTable,
  shown: ({ played: { id, ticket }, item: { id: item, skin, wear, value } }) => [
    { ...{ id, ticket, entry: null, item }, skin: { id: skin.id, wear: wear ?? null, value } },
  ],
  send: async (client, { loose: _, ...body }, brought) => {
    const { data } = await client.mutate({
      mutation: CHASE_DREAM,
      variables: { input: { ...body, ...brought } },
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('an answer without data');
    const { play, wallet, promise } = data.chaseDream;
    const played = readFragment(DREAMED, play);
    return {
      commandId: body.commandId,
      lastRound: played.id,
      played,
      target: readFragment(TARGET_FACTS, played.target),
      item: readFragment(BACKPACK_ITEM, played.item),
      wallet,
      promise,
    };
  },
};

export const useDreamPlay = (): DreamPlay => usePairedPlay(DREAMS);
