import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import type { AskedCommand } from '../../../../engine/device/play-command.ts';
import { isCaseSlug, isHexHash, isPlayerId, isToken128, mustBe } from '../../../../engine/kernel/ids.ts';
import { readFragment } from '../../../generated/index.ts';
import type { PlayState } from '../../play/pending-play.ts';
import type { RoundInput } from '../../play/round-input.ts';
import { type PairedKind, type PairedOutcome, type PairedPlay, usePairedPlay } from '../../play/use-paired-play.ts';
import { type FreePass, type OpenBody, openBodyFrom } from './open-body.ts';
import { OPEN_CASE, OPEN_FREE_CASE, PLAYED_ROUND, type PlayedRound } from './open-case.ts';

export interface CaseOutcome extends PairedOutcome {
  readonly rounds: readonly PlayedRound[];
  readonly position: string;
}

export type CasePlayState = PlayState<OpenBody, CaseOutcome>;
export type CasePlay = PairedPlay<OpenBody, CaseOutcome>;

const openPaid = async (
  client: ApolloClient,
  { free: _, loose: _loose, ...input }: OpenBody,
  roundInput: RoundInput,
) => {
  const variables = { input: { ...input, ...roundInput } };
  const { data } = await client.mutate({ mutation: OPEN_CASE, variables, fetchPolicy: 'no-cache' });
  return data?.openCase;
};

const openFree = async (
  client: ApolloClient,
  { free: _, loose: _loose, quantity: _one, ...input }: OpenBody,
  { couponId }: FreePass,
  roundInput: RoundInput,
) => {
  const variables = { input: { ...input, ...roundInput, couponId } };
  const { data } = await client.mutate({ mutation: OPEN_FREE_CASE, variables, fetchPolicy: 'no-cache' });
  for (const fieldName of ['freeCase', 'coupons']) client.cache.evict({ id: 'ROOT_QUERY', fieldName });
  return data?.openFreeCase;
};

/** The command that the log has to hold of an opening. */
export const askedOpening = ({ terms, slug, quantity, oddsHash, free }: OpenBody, playerId: string): AskedCommand => {
  const shown = {
    playerId: mustBe(isPlayerId, playerId),
    terms: mustBe(isHexHash, terms),
    case: mustBe(isCaseSlug, slug),
    oddsHash: mustBe(isHexHash, oddsHash),
  };
  if (free === null) return { type: 'OpenCase', ...shown, quantity };
  const { couponId } = free;
  return { type: 'OpenFreeCase', ...shown, couponId: couponId === null ? null : mustBe(isToken128, couponId) };
};

export const openingsOf = (slug: string): PairedKind<OpenBody, CaseOutcome> => ({
  slot: `case.${slug}`,
  debitsAtOnce: true,
  keepsResult: true,
  readBody: (stored) => openBodyFrom(stored, slug),
  asked: askedOpening,
  shown: ({ rounds }) =>
    rounds.map(({ id, ticket, float, entry: { index, wear, value, skin }, item }) => ({
      ...{ id, ticket, float, entry: index, item: item.id },
      skin: { id: skin.id, wear: wear ?? null, value },
    })),
  send: async (client, body, roundInput) => {
    const opened = await (body.free === null
      ? openPaid(client, body, roundInput)
      : openFree(client, body, body.free, roundInput));
    if (opened === undefined) throw new Error('an answer without data');
    const { rounds, wallet, position, promise } = opened;
    const played = rounds.map((round) => readFragment(PLAYED_ROUND, round));
    return {
      commandId: body.commandId,
      rounds: played,
      lastRound: played.at(-1)?.id ?? '',
      wallet,
      position,
      promise,
    };
  },
});

/** The openings of one case. */
export const usePlay = (slug: string): CasePlay => usePairedPlay(useMemo(() => openingsOf(slug), [slug]));
