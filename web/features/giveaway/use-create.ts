import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { apiErrorOf, COMMITMENT_MOVED } from '../../platform/api-error.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import type { Answer } from '../../platform/commands/send-until-answered.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { randomHex } from '../play/random-hex.ts';
import type { CreateBody } from './create-form.ts';
import { CREATE_GIVEAWAY, HOST_SEED } from './giveaway-query.ts';
import { useKeptCommand } from './use-kept-command.ts';

const KEY = 'glasscase.pending.giveaway.create';

/** All that is sent: what the form asks for, under the seed that was committed and with the host's randomness. */
interface SentBody extends CreateBody {
  readonly terms: string;
  readonly seedHash: string;
  /** `none` or `drand`. */
  readonly expectedBeacon: string;
  readonly entropy: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);

const readBody = (stored: unknown): SentBody | null => {
  if (!isRecord(stored) || !Array.isArray(stored.itemIds)) return null;
  const { startsAt, drawAt, password, depositDays, vipGrade, terms, seedHash, expectedBeacon, entropy } = stored;
  const itemIds = stored.itemIds.filter(isText);
  if (itemIds.length === 0 || itemIds.length !== stored.itemIds.length) return null;
  if (!isTextOrNull(startsAt) || !isText(drawAt) || !isTextOrNull(password)) return null;
  if (depositDays !== null && typeof depositDays !== 'number') return null;
  if (typeof vipGrade !== 'number' || !isText(terms) || !isText(seedHash)) return null;
  if (!isText(expectedBeacon) || !isText(entropy)) return null;
  const committed = { terms, seedHash, expectedBeacon, entropy };
  return { itemIds, startsAt, drawAt, password, depositDays, vipGrade, ...committed };
};

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
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<SentBody>): Promise<string> => {
      const input = { commandId, ...body, itemIds: [...body.itemIds] };
      const { data } = await client.mutate({ mutation: CREATE_GIVEAWAY, variables: { input } });
      if (!data) throw new Error('an answer without data');
      return data.createGiveaway.giveaway.id;
    },
    [client],
  );
  const { pending, sending, run } = useKeptCommand({ key: KEY, readBody, send });

  const create = useCallback(
    async (body: CreateBody): Promise<Answer<string> | null> => {
      const attempt = async (fetchPolicy: 'cache-first' | 'network-only'): Promise<Answer<string> | null> => {
        const { data } = await client.query({ query: HOST_SEED, fetchPolicy });
        const terms = data?.terms?.giveaway.hash;
        if (!data || terms === undefined) throw new Error('an answer without data');
        const { hostSeeds, site } = data;
        const committed = { terms, seedHash: hostSeeds.giveaway.publicHash, expectedBeacon: site.beacon.kind };
        return run({ ...body, ...committed, entropy: randomHex(16) });
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
