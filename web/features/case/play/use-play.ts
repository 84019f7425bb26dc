import { useMemo } from 'react';
import { readFragment } from '../../../generated/index.ts';
import type { PlayState } from '../../play/pending-play.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from '../../play/use-pending-play.ts';
import { type OpenBody, openBodyFrom } from './open-body.ts';
import { OPEN_CASE, PLAYED_ROUND, type PlayedRound } from './open-case.ts';

export interface CaseOutcome extends AnsweredPlay {
  readonly rounds: readonly PlayedRound[];
  readonly position: string;
}

export type CasePlayState = PlayState<OpenBody, CaseOutcome>;
export type CasePlay = PendingPlay<OpenBody, CaseOutcome>;

const openingsOf = (slug: string): PlayKind<OpenBody, CaseOutcome> => ({
  slot: `case.${slug}`,
  readBody: (stored) => openBodyFrom(stored, slug),
  send: async (client, body) => {
    const { data } = await client.mutate({
      mutation: OPEN_CASE,
      variables: { input: body },
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new Error('an answer without data');
    const { rounds, wallet, position } = data.openCase;
    return {
      commandId: body.commandId,
      rounds: rounds.map((round) => readFragment(PLAYED_ROUND, round)),
      wallet,
      position,
    };
  },
});

/** The openings of one case. */
export const usePlay = (slug: string): CasePlay => usePendingPlay(useMemo(() => openingsOf(slug), [slug]));
