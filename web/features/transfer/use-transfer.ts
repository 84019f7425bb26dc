import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import { isRecord } from '../../platform/device-storage.ts';
import { useSession } from '../../platform/session.tsx';
import { type KeptCommand, useKeptCommand } from '../giveaway/use-kept-command.ts';
import { TRANSFER_POINTS } from './transfer-query.ts';

const KEY = 'glasscase.pending.transfer';

export interface TransferBody {
  /** Hash of the section `transfer` that was shown. */
  readonly terms: string;
  /** Minor units. */
  readonly points: number;
  /** A nickname; null for the player's own coin. */
  readonly to: string | null;
}

export interface Transferred extends Omit<TransferBody, 'terms'> {
  /** Coin that arrived; null for a transfer to another player. */
  readonly coin: number | null;
}

const readBody = (stored: unknown): TransferBody | null => {
  if (!isRecord(stored)) return null;
  const { terms, points, to } = stored;
  if (!Number.isSafeInteger(points) || (to !== null && typeof to !== 'string')) return null;
  return typeof terms === 'string' ? { terms, points: Number(points), to } : null;
};

/** One transfer at a time, asked about until its outcome is certain. */
export const useTransfer = (): KeptCommand<TransferBody, Transferred> => {
  const client = useApolloClient();
  const { applyWallet } = useSession();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<TransferBody>): Promise<Transferred> => {
      const variables = { commandId, ...body };
      const { data } = await client.mutate({ mutation: TRANSFER_POINTS, variables, fetchPolicy: 'no-cache' });
      if (!data) throw new Error('an answer without data');
      const { points, coin, wallet } = data.transferPoints;
      applyWallet(wallet);
      return { points, to: body.to, coin: coin ?? null };
    },
    [client, applyWallet],
  );
  return useKeptCommand({ key: KEY, readBody, send });
};
