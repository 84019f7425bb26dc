import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { graphql } from '../../generated/index.ts';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { newCommandId } from '../../platform/commands/command-id.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useSession } from '../../platform/session.tsx';
import { useTerms } from '../../platform/terms.ts';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { isNoAnswer } from './pending-play.ts';

const SELL_WON = graphql(`
  mutation SellWon {
    sellItems @args {
      promise { note leafHash index path }
      total
      wallet { ...WalletBalances @unmask }
    }
  }
`);

interface SellWonProps {
  readonly itemIds: readonly string[];
  /** The price that the house pays for them, in minor units. */
  readonly total: number;
  readonly size?: 'medium' | 'large';
  readonly variant?: 'primary' | 'secondary';
  readonly onDone: () => void;
}

/** Sells what was just won. */
export const SellWon = ({ itemIds, total, size = 'medium', variant = 'primary', onDone }: SellWonProps) => {
  const { play } = useMessages();
  const { locale } = useLocale();
  const client = useApolloClient();
  const { applyWallet } = useSession();
  const { show } = useToasts();
  const textOf = useErrorText();
  const terms = useTerms()?.items.hash;
  const [busy, setBusy] = useState(false);
  // Kept until there is an answer: pressing again after a lost one sells nothing twice.
  const commandId = useRef<string | null>(null);

  const sell = async (): Promise<void> => {
    if (terms === undefined) return;
    setBusy(true);
    commandId.current ??= newCommandId();
    const variables = { commandId: commandId.current, terms, itemIds: [...itemIds], expectedTotal: total };
    try {
      const { data } = await client.mutate({ mutation: SELL_WON, variables, fetchPolicy: 'no-cache' });
      if (data === undefined) return;
      applyWallet(data.sellItems.wallet);
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'backpack' });
      show('success', play.result.sold({ amount: formatMoney(data.sellItems.total, locale) }));
      onDone();
    } catch (error) {
      if (!isNoAnswer(apiErrorOf(error).code)) commandId.current = null;
      show('error', textOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant={variant} size={size} busy={busy} onClick={sell}>
      {busy ? play.result.selling : play.result.sell({ count: itemIds.length, amount: formatMoney(total, locale) })}
    </Button>
  );
};
