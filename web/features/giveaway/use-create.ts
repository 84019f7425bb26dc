import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { createGiveawayInput } from '../../../engine/device/room-input.ts';
import { apiErrorOf, COMMITMENT_MOVED } from '../../platform/api-error.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import type { Answer } from '../../platform/commands/send-until-answered.ts';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useWarmLane } from '../lanes/use-warm-lane.ts';
import { intoRoom } from '../play/into-room.ts';
import { askedGiveaway, bodyFrom, type SentBody } from './asked-giveaway.ts';
import type { CreateBody } from './create-form.ts';
import { CREATE_GIVEAWAY, HOST_SEED } from './giveaway-query.ts';
import { useKeptCommand } from './use-kept-command.ts';

const KEY = 'glasscase.pending.giveaway.create';

export interface CreateFlow {
  readonly sending: boolean;
  /** An earlier room was never answered: creating asks about that one. */
  readonly unanswered: boolean;
  /** Resolves to the room's id. */
  readonly create: (body: CreateBody) => Promise<Answer<string> | null>;
}

/** Opens a room. Where the committed seed was used by another room meanwhile, the next one is taken, once. */
export const useCreate = (): CreateFlow => {
  const client = useApolloClient();
  const load = useLaneDevice();
  useWarmLane();
  const send = useCallback(
    async ({ commandId, playerId, body }: PendingCommand<SentBody>): Promise<string> => {
      const { loose, password, expectedBeacon } = body;
      const besides = password === null ? {} : { password };
      const entry = { commandId, playerId, loose, asked: askedGiveaway(body, playerId), besides };
      const { giveaway } = await intoRoom(load, entry, async (command) => {
        const input = { ...createGiveawayInput(commandId, command, besides), expectedBeacon };
        const { data } = await client.mutate({ mutation: CREATE_GIVEAWAY, variables: { input } });
        if (!data) throw new Error('an answer without data');
        return data.createGiveaway;
      });
      return giveaway.id;
    },
    [client, load],
  );
  const { pending, sending, run } = useKeptCommand({ key: KEY, readBody: bodyFrom, send });

  const create = useCallback(
    async (body: CreateBody): Promise<Answer<string> | null> => {
      const attempt = async (fetchPolicy: 'cache-first' | 'network-only'): Promise<Answer<string> | null> => {
        const { data } = await client.query({ query: HOST_SEED, fetchPolicy });
        const terms = data?.terms?.giveaway.hash;
        if (!data || terms === undefined) throw new Error('an answer without data');
        const { hostSeeds, site } = data;
        const committed = { terms, seedHash: hostSeeds.giveaway.publicHash, expectedBeacon: site.beacon.choice };
        return run({ ...body, ...committed, loose: null });
      };
      try {
        const answer = await attempt('cache-first');
        return answer?.kind === 'refused' && COMMITMENT_MOVED.has(answer.code) ? await attempt('network-only') : answer;
      } catch (error) {
        // The seed couldn't be read, so nothing was sent.
        return { kind: 'refused', error, code: apiErrorOf(error).code };
      }
    },
    [client, run],
  );

  return { sending, unanswered: pending !== null && !sending, create };
};
