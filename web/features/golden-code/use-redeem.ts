import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSession } from '../../platform/session.tsx';
import { type KeptCommand, useKeptCommand } from '../giveaway/use-kept-command.ts';
import type { PendingCommand } from '../personal/commands/pending-command.ts';
import { REDEEM_GOLDEN_CODE } from '../rewards/rewards-query.ts';

const KEY = 'glasscase.pending.golden-code';

export interface GoldenReward {
  /** Minor units, both. */
  readonly points: number;
  readonly locked: number;
}

const readCode = (stored: unknown): string | null => (typeof stored === 'string' && stored !== '' ? stored : null);

/** Redeems one code at a time, asked about until its outcome is certain. */
export const useRedeem = (): KeptCommand<string, GoldenReward> => {
  const client = useApolloClient();
  const { applyWallet } = useSession();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<string>): Promise<GoldenReward> => {
      const variables = { commandId, code: body };
      const { data } = await client.mutate({ mutation: REDEEM_GOLDEN_CODE, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      applyWallet(data.redeemGoldenCode.wallet);
      return data.redeemGoldenCode;
    },
    [client, applyWallet],
  );
  return useKeptCommand({ key: KEY, readBody: readCode, send });
};
