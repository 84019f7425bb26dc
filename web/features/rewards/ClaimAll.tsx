import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './ClaimAll.module.css';
import { type Amount, sumsOf, type Waiting } from './claim-all.ts';
import { REWARDS_OVERVIEW } from './rewards-query.ts';
import { DAILY_CLAIM, REBATE_CLAIM, useClaimCommand, VIP_CLAIM } from './use-claim.ts';

interface ClaimAllProps {
  readonly waiting: readonly Waiting[];
}

/** One tap for everything that can be claimed. Each reward is a command of its own, and what isn't paid is said. */
export const ClaimAll = ({ waiting }: ClaimAllProps) => {
  const { rewards, records } = useMessages();
  const { locale } = useLocale();
  const client = useApolloClient();
  const { show } = useToasts();
  const [claiming, setClaiming] = useState(false);
  const [refusal, setRefusal] = useState<unknown>(null);
  const runs = {
    daily: useClaimCommand(DAILY_CLAIM),
    vip: useClaimCommand(VIP_CLAIM),
    rebate: useClaimCommand(REBATE_CLAIM),
  };
  const inWords = (amounts: readonly Amount[]): string =>
    sumsOf(amounts)
      .map(({ amount, balance }) =>
        rewards.all.sum({ amount: formatMoney(amount, locale), balance: records.balances[balance] }),
      )
      .join(rewards.all.join);

  const claimAll = async (): Promise<void> => {
    setClaiming(true);
    setRefusal(null);
    const claimed: Amount[] = [];
    let refused: unknown = null;
    for (const { name, which } of waiting) {
      const answer = await runs[name](which);
      if (answer?.kind === 'done') claimed.push(answer.value);
      else if (answer !== null) refused = answer.error;
      // The server doesn't answer: the other claims would wait as long.
      if (answer?.kind === 'open') break;
    }
    setClaiming(false);
    setRefusal(refused);
    const amount = inWords(claimed);
    const count = claimed.length;
    if (count === waiting.length) show('success', rewards.all.done({ count, amount }));
    else if (count > 0) show('blank', rewards.all.partly({ count, left: waiting.length - count, amount }));
    client.refetchQueries({ include: [REWARDS_OVERVIEW] }).catch(() => undefined);
  };

  return (
    <Grid
      as="section"
      span="all"
      columns={1}
      align="center"
      gap={12}
      padX={[16, 24]}
      padY={[16, 20]}
      radius="card"
      className={styles.all}
      aria-labelledby="claim-all"
    >
      <Box shrink>
        <Text as="h2" id="claim-all" size={['large', 'title']}>
          {waiting.length === 0 ? rewards.all.nothing : rewards.all.title({ count: waiting.length })}
        </Text>
        <Text as="p" tone="muted">
          {waiting.length === 0 ? rewards.all.nothingText : inWords(waiting)}
        </Text>
        <Refusal error={refusal} />
      </Box>
      <Button
        variant="primary"
        size="large"
        busy={claiming}
        disabled={waiting.length === 0}
        onClick={() => void claimAll()}
      >
        {claiming ? rewards.all.claiming : rewards.all.claim}
      </Button>
    </Grid>
  );
};
