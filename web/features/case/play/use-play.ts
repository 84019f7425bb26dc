import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { readFragment } from '../../../generated/index.ts';
import type { PlayState } from '../../play/pending-play.ts';
import { type PairedOutcome, type PairedPlay, usePairedPlay } from '../../play/use-paired-play.ts';
import type { PlayKind } from '../../play/use-pending-play.ts';
import { type FreePass, type OpenBody, openBodyFrom } from './open-body.ts';
import { OPEN_CASE, OPEN_FREE_CASE, PLAYED_ROUND, type PlayedRound } from './open-case.ts';

export interface CaseOutcome extends PairedOutcome {
  readonly rounds: readonly PlayedRound[];
  readonly position: string;
}

export type CasePlayState = PlayState<OpenBody, CaseOutcome>;
export type CasePlay = PairedPlay<OpenBody, CaseOutcome>;

const openPaid = async (client: ApolloClient, { free: _, ...input }: OpenBody) => {
  const variables = { input };
  const { data } = await client.mutate({ mutation: OPEN_CASE, variables, fetchPolicy: 'no-cache' });
  return data?.openCase;
};

const openFree = async (
  client: ApolloClient,
  { free: _, quantity: _one, ...input }: OpenBody,
  { couponId }: FreePass,
) => {
  const variables = { input: { ...input, couponId } };
  const { data } = await client.mutate({ mutation: OPEN_FREE_CASE, variables, fetchPolicy: 'no-cache' });
  for (const fieldName of ['freeCase', 'coupons']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  return data?.openFreeCase;
};

const openingsOf = (slug: string): PlayKind<OpenBody, CaseOutcome> => ({
  slot: `case.${slug}`,
  debitsAtOnce: true,
  keepsResult: true,
  readBody: (stored) => openBodyFrom(stored, slug),
  send: async (client, body) => {
    const opened = await (body.free === null ? openPaid(client, body) : openFree(client, body, body.free));
    if (opened === undefined) throw new Error('an answer without data');
    const { rounds, wallet, position } = opened;
    const played = rounds.map((round) => readFragment(PLAYED_ROUND, round));
    return {
      commandId: body.commandId,
      rounds: played,
      lastRound: played.at(-1)?.id ?? '',
      wallet,
      position,
    };
  },
});

/** The openings of one case. */
export const usePlay = (slug: string): CasePlay => usePairedPlay(useMemo(() => openingsOf(slug), [slug]));
