import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { readFragment } from '../../generated/index.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import type { Answer } from '../../platform/commands/send-until-answered.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { randomHex } from '../play/random-hex.ts';
import { ENTER_GIVEAWAY, GIVEAWAY_CARD, GIVEAWAY_ROOM } from './giveaway-query.ts';
import { useKeptCommand } from './use-kept-command.ts';

interface EntryBody {
  /** The player's randomness, 32 hex digits. */
  readonly entropy: string;
  readonly password: string | null;
}

const readEntry = (stored: unknown): EntryBody | null => {
  if (!isRecord(stored)) return null;
  const { entropy, password } = stored;
  if (typeof entropy !== 'string' || (password !== null && typeof password !== 'string')) return null;
  return { entropy, password };
};

export interface EnterFlow {
  readonly sending: boolean;
  /** An earlier entry was never answered: entering asks about that one. */
  readonly unanswered: boolean;
  /** Resolves to the roll code. */
  readonly enter: (password: string | null) => Promise<Answer<number | null> | null>;
}

/** Enters a room; the answer puts the room as it is now into the cache. */
export const useEnter = (giveawayId: string): EnterFlow => {
  const client = useApolloClient();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<EntryBody>): Promise<number | null> => {
      const { entropy, password } = body;
      const variables = { input: { commandId, giveawayId, entropy, password } };
      const { data } = await client.mutate({ mutation: ENTER_GIVEAWAY, variables });
      if (!data) throw new Error('an answer without data');
      const room = readFragment(GIVEAWAY_ROOM, data.enterGiveaway.giveaway);
      return readFragment(GIVEAWAY_CARD, room).myCode ?? null;
    },
    [client, giveawayId],
  );
  const key = `glasscase.pending.giveaway.enter.${giveawayId}`;
  const { pending, sending, run } = useKeptCommand({ key, readBody: readEntry, send });
  const enter = useCallback((password: string | null) => run({ entropy: randomHex(16), password }), [run]);
  return { sending, unanswered: pending !== null && !sending, enter };
};
