import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { enterGiveawayInput } from '../../../engine/device/room-input.ts';
import { isGiveawayId, isPlayerId, mustBe } from '../../../engine/kernel/ids.ts';
import { readFragment } from '../../generated/index.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import type { Answer } from '../../platform/commands/send-until-answered.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { useLaneDevice } from '../../platform/lane-device.tsx';
import { useWarmLane } from '../lanes/use-warm-lane.ts';
import { intoRoom, looseFrom } from '../play/into-room.ts';
import { ENTER_GIVEAWAY, GIVEAWAY_CARD, GIVEAWAY_ROOM } from './giveaway-query.ts';
import { useKeptCommand } from './use-kept-command.ts';

interface EntryBody {
  /** Entropy of an entry that a page before lanes kept, 32 hex digits; else null. */
  readonly loose: string | null;
  readonly password: string | null;
}

const readEntry = (stored: unknown): EntryBody | null => {
  if (!isRecord(stored)) return null;
  const { password } = stored;
  const loose = looseFrom(stored);
  if (loose === undefined || (password !== null && typeof password !== 'string')) return null;
  return { loose, password };
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
  const load = useLaneDevice();
  useWarmLane();
  const send = useCallback(
    async ({ commandId, playerId, body }: PendingCommand<EntryBody>): Promise<number | null> => {
      const { loose, password } = body;
      const besides = password === null ? {} : { password };
      const asked = {
        type: 'EnterGiveaway' as const,
        playerId: mustBe(isPlayerId, playerId),
        giveawayId: mustBe(isGiveawayId, giveawayId),
      };
      const entry = { commandId, playerId, loose, asked, besides };
      const { giveaway } = await intoRoom(load, entry, async (command) => {
        const variables = { input: enterGiveawayInput(commandId, command, besides) };
        const { data } = await client.mutate({ mutation: ENTER_GIVEAWAY, variables });
        if (!data) throw new Error('an answer without data');
        return data.enterGiveaway;
      });
      return readFragment(GIVEAWAY_CARD, readFragment(GIVEAWAY_ROOM, giveaway)).myCode ?? null;
    },
    [client, load, giveawayId],
  );
  const key = `glasscase.pending.giveaway.enter.${giveawayId}`;
  const { pending, sending, run } = useKeptCommand({ key, readBody: readEntry, send });
  const enter = useCallback((password: string | null) => run({ loose: null, password }), [run]);
  return { sending, unanswered: pending !== null && !sending, enter };
};
