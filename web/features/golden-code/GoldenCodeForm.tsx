import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import type { PendingCommand } from '../../platform/commands/pending-command.ts';
import { useSession } from '../../platform/session.tsx';
import { useForm } from '../../platform/use-form.ts';
import { Stack } from '../../ui/Box.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import { type KeptCommand, useKeptCommand } from '../giveaway/use-kept-command.ts';
import { CodeField } from '../rewards/CodeField.tsx';
import { REDEEM_GOLDEN_CODE } from '../rewards/rewards-query.ts';

const KEY = 'glasscase.pending.golden-code';

interface GoldenReward {
  /** Minor units, both. */
  readonly points: number;
  readonly locked: number;
}

const readCode = (stored: unknown): string | null => (typeof stored === 'string' && stored !== '' ? stored : null);

/** Redeems one code at a time, asked about until its outcome is certain. */
const useRedeem = (): KeptCommand<string, GoldenReward> => {
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

/** A Golden Code, and what it brought. */
export const GoldenCodeForm = () => {
  const { rewards } = useMessages();
  const { golden } = rewards;
  const { locale } = useLocale();
  const { show } = useToasts();
  const { sending, pending, run } = useRedeem();
  const { refusal, text, form } = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: code.trim() === '' && pending === null ? golden.required : undefined }),
    send: async ({ code }, { change: put }) => {
      const answer = await run(code.trim());
      if (answer === null) return;
      if (answer.kind !== 'done') throw answer.error;
      const { points, locked } = answer.value;
      const parts = [
        points > 0 ? golden.points({ amount: formatMoney(points, locale) }) : null,
        locked > 0 ? golden.locked({ amount: formatMoney(locked, locale) }) : null,
      ].filter((part) => part !== null);
      put({ code: '' });
      show('success', golden.done({ parts: parts.join(' + ') }));
    },
  });

  return (
    <Stack as="form" gap={8} {...form}>
      <CodeField
        label={golden.label}
        name="golden-code"
        autoCapitalize="characters"
        {...text('code')}
        submit={sending ? golden.redeeming : pending === null ? golden.redeem : golden.confirm}
        variant="primary"
        busy={sending}
      />
      <Refusal error={refusal} />
    </Stack>
  );
};
