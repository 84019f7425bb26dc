import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { Row, Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { CoinField, FilterChip } from '../targets/FilterSheet.tsx';
import { BACKPACK_CHOICE } from './backpack-query.ts';
import type { Choice } from './selection.ts';

/** Sums that are offered, in minor units. */
const USUAL = [100, 500, 1_000, 5_000] as const;

interface SellUnderDialogProps {
  readonly onClose: () => void;
  readonly onSell: (items: readonly Choice[]) => void;
}

/** Everything up to a value at once: how much it is and what it pays, before it is sold. Favourites and locked items stay. */
export const SellUnderDialog = ({ onClose, onSell }: SellUnderDialogProps) => {
  const { backpack } = useMessages();
  const { locale } = useLocale();
  const [under, setUnder] = useState<number | null>(USUAL[0]);
  const { data, error, loading } = useQuery(BACKPACK_CHOICE, {
    variables: { filter: { favourite: false, ...(under !== null && { atMost: under }) } },
    skip: under === null,
    fetchPolicy: 'no-cache',
  });
  const choice = under === null || loading || error !== undefined ? undefined : data?.backpackChoice;
  const count = choice?.items.length ?? 0;
  const free = choice?.items.filter(({ sellOnly }) => sellOnly).length ?? 0;
  return (
    <Dialog title={backpack.sellUnder.title} onClose={onClose}>
      <Stack gap={16}>
        <Text as="p" tone="muted">
          {backpack.sellUnder.text}
        </Text>
        <Row wrap gap={8}>
          {USUAL.map((sum) => (
            <FilterChip key={sum} on={under === sum} onToggle={() => setUnder(sum)}>
              {formatMoney(sum, locale)}
            </FilterChip>
          ))}
        </Row>
        <CoinField label={backpack.sellUnder.under} amount={under} onAmount={setUnder} />
        <Stack gap={4} minHeight={72} role="status" aria-busy={loading}>
          {choice !== undefined && (
            <>
              <Row justify="between" align="baseline" gap={12}>
                <Text tone="muted">{backpack.sellUnder.count({ count })}</Text>
                <Text size="title">
                  <Money value={choice.sellTotal} />
                </Text>
              </Row>
              {free > 0 && (
                <Text as="p" size="small" tone="accent">
                  {backpack.freeNote({ count: free })}
                </Text>
              )}
              {choice.hasMore && (
                <Text as="p" size="small" tone="accent">
                  {backpack.choiceMost({ count })}
                </Text>
              )}
            </>
          )}
          {error !== undefined && <Text tone="danger">{backpack.error.title}</Text>}
        </Stack>
        <Button
          variant="primary"
          size="large"
          busy={loading}
          disabled={count === 0}
          onClick={() => {
            onClose();
            onSell(choice?.items ?? []);
          }}
        >
          {backpack.sell({ amount: formatMoney(choice?.sellTotal ?? 0, locale) })}
        </Button>
      </Stack>
    </Dialog>
  );
};
