import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { readFragment } from '../../../generated/index.ts';
import type { PlayState } from '../../play/pending-play.ts';
import { type AnsweredPlay, type PendingPlay, type PlayKind, usePendingPlay } from '../../play/use-pending-play.ts';
import { type FreePass, type OpenBody, openBodyFrom } from './open-body.ts';
import { OPEN_CASE, OPEN_FREE_CASE, PLAYED_ROUND, type PlayedRound } from './open-case.ts';

export interface CaseOutcome extends AnsweredPlay {
  readonly rounds: readonly PlayedRound[];
  readonly position: string;
}

export type CasePlayState = PlayState<OpenBody, CaseOutcome>;
export type CasePlay = PendingPlay<OpenBody, CaseOutcome>;

const openPaid = async (client: ApolloClient, { free: _, ...input }: OpenBody) => {
  const variables = { input };
  const { data } = await client.mutate({ mutation: OPEN_CASE, variables, fetchPolicy: 'no-cache' });
  return data?.openCase;
};

const openFree = async (
  client: ApolloClient,
  { commandId, terms, slug, oddsHash, entropy }: OpenBody,
  { couponId }: FreePass,
) => {
  const variables = { input: { commandId, terms, slug, oddsHash, entropy, couponId } };
  const { data } = await client.mutate({ mutation: OPEN_FREE_CASE, variables, fetchPolicy: 'no-cache' });
  for (const fieldName of ['freeCase', 'coupons']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  return data?.openFreeCase;
};

const openingsOf = (slug: string): PlayKind<OpenBody, CaseOutcome> => ({
  slot: `case.${slug}`,
  readBody: (stored) => openBodyFrom(stored, slug),
  send: async (client, body) => {
    const opened = await (body.free === null ? openPaid(client, body) : openFree(client, body, body.free));
    if (opened === undefined) throw new Error('an answer without data');
    const { rounds, wallet, position } = opened;
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
