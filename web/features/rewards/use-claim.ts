import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import type { Balance } from '../../generated/graphql.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import type { Answer } from '../../platform/commands/send-until-answered.ts';
import { type Session, useSession } from '../../platform/session.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { useKeptCommand } from '../giveaway/use-kept-command.ts';
import { CLAIM_DAILY, CLAIM_REBATE, CLAIM_VIP } from './rewards-query.ts';

/** The result of a claim. */
export interface Claimed {
  /** Minor units. */
  readonly amount: number;
  readonly balance: Balance;
  readonly wallet: Parameters<Session['applyWallet']>[0];
}

/** One kind of reward. The same object for as long as it is the same kind. */
export interface ClaimKind {
  readonly key: string;
  /** `which`: the grade or the tier; 0 where there is only one. */
  readonly send: (client: ApolloClient, commandId: string, which: number) => Promise<Claimed | undefined>;
}

export const VIP_CLAIM: ClaimKind = {
  key: 'glasscase.pending.claim.vip',
  send: async (client, commandId, grade) =>
    (await client.mutate({ mutation: CLAIM_VIP, variables: { commandId, grade }, fetchPolicy: 'no-cache' })).data
      ?.claimVipReward,
};

export const DAILY_CLAIM: ClaimKind = {
  key: 'glasscase.pending.claim.daily',
  send: async (client, commandId, tier) =>
    (await client.mutate({ mutation: CLAIM_DAILY, variables: { commandId, tier }, fetchPolicy: 'no-cache' })).data
      ?.claimDailyReward,
};

export const REBATE_CLAIM: ClaimKind = {
  key: 'glasscase.pending.claim.rebate',
  send: async (client, commandId) =>
    (await client.mutate({ mutation: CLAIM_REBATE, variables: { commandId }, fetchPolicy: 'no-cache' })).data
      ?.claimRebate,
};

const readWhich = (stored: unknown): number | null => (Number.isSafeInteger(stored) ? Number(stored) : null);

export interface Claim {
  /** Which one is on its way; null for none. */
  readonly claiming: number | null;
  /** Why the last one wasn't paid; null otherwise. */
  readonly refusal: unknown;
  readonly claim: (which: number) => Promise<void>;
}

/** Sends a claim until its outcome is certain, and shows the wallet after it. Null while another of its kind is on its way. */
export const useClaimCommand = (kind: ClaimKind): ((which: number) => Promise<Answer<Claimed> | null>) => {
  const client = useApolloClient();
  const { applyWallet } = useSession();
  const send = useCallback(
    async ({ commandId, body }: PendingCommand<number>): Promise<Claimed> => {
      const claimed = await kind.send(client, commandId, body);
      if (claimed === undefined) throw new Error('an answer without data');
      applyWallet(claimed.wallet);
      return claimed;
    },
    [kind, client, applyWallet],
  );
  return useKeptCommand({ key: kind.key, readBody: readWhich, send }).run;
};

/** Claims rewards of one kind, one at a time. `onDone` reads the claimable rewards again, after a yes and after a no. */
export const useClaim = (kind: ClaimKind, onDone: () => void): Claim => {
  const { rewards, records } = useMessages();
  const { locale } = useLocale();
  const { show } = useToasts();
  const [claiming, setClaiming] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  const run = useClaimCommand(kind);

  const claim = async (which: number): Promise<void> => {
    setClaiming(which);
    setRefusal(null);
    const answer = await run(which);
    setClaiming(null);
    if (answer === null) return;
    if (answer.kind === 'done') {
      const { amount, balance } = answer.value;
      show('success', rewards.claimed({ amount: formatMoney(amount, locale), balance: records.balances[balance] }));
    } else setRefusal(answer.error);
    onDone();
  };

  return { claiming, refusal, claim };
};
