import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { Box, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { BackpackItem } from '../backpack/use-backpack.ts';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './RetrieveDialog.module.css';
import { useRetrieve } from './use-retrieve.ts';

interface RetrieveDialogProps {
  readonly items: readonly BackpackItem[];
  readonly tradeLink: string | null;
  readonly onClose: () => void;
  /** They are on their way. */
  readonly onSent: (itemIds: readonly string[]) => void;
  /** Some of these aren't held any more. */
  readonly onStale: (error: unknown) => void;
}

const TradeLinkMissing = ({ onClose }: { readonly onClose: () => void }) => {
  const { retrieval } = useMessages();
  return (
    <Stack align="center" gap={8} padY={16} tone="muted" text="center" className={styles.missing}>
      <Icon name="link" size={40} />
      <h3>{retrieval.noLink.title}</h3>
      <p>{retrieval.noLink.text}</p>
      <ButtonLink variant="primary" to="/personal/settings" onClick={onClose}>
        {retrieval.noLink.action}
      </ButtonLink>
    </Stack>
  );
};

/** Before items leave for Steam: which, where to, and how long it takes. */
export const RetrieveDialog = ({ items, tradeLink, onClose, onSent, onStale }: RetrieveDialogProps) => {
  const { retrieval } = useMessages();
  const flow = useRetrieve();
  const { during } = useToasts();
  const [refusal, setRefusal] = useState<unknown>(null);
  const { pending, sending } = flow;
  const code = refusal === null ? null : apiErrorOf(refusal).code;

  const send = async (): Promise<void> => {
    setRefusal(null);
    const answer = await during(
      flow.run({ itemIds: items.map(({ id }) => id) }),
      retrieval.working({ count: items.length }),
    );
    if (answer === null) return;
    if (answer.kind === 'done') onSent(answer.value);
    else if (answer.code === 'ITEM_NOT_HELD') onStale(answer.error);
    else setRefusal(answer.error);
  };

  return (
    <Dialog title={retrieval.title} onClose={onClose}>
      {tradeLink === null || code === 'TRADE_LINK_MISSING' ? (
        <TradeLinkMissing onClose={onClose} />
      ) : (
        <Stack gap={16}>
          <p>{retrieval.about({ count: items.length })}</p>
          <ul className={styles.items} aria-label={retrieval.items}>
            {items.map(({ id, skin }) => (
              <li key={id} data-grade={skin.grade}>
                <img src={skin.imageSmall} alt="" width={72} height={45} loading="lazy" decoding="async" />
              </li>
            ))}
          </ul>
          <Stack
            as="p"
            gap={4}
            padY={10}
            padX={14}
            radius="control"
            ground="well"
            ring="hairline"
            className={styles.to}
          >
            <span>{retrieval.to}</span>
            <bdi className="mono">{tradeLink}</bdi>
          </Stack>
          <Box as="ul" direction="column" gap={8} tone="muted" className={styles.notes}>
            <li>
              <Icon name="clock" size={16} />
              {retrieval.upTo12Hours}
            </li>
            <li>
              <Icon name="refresh" size={16} />
              {retrieval.failureReturns}
            </li>
          </Box>
          {pending !== null && !sending && (
            <Text as="p" padY={10} padX={14} radius="control" ground="surface-2">
              {retrieval.unanswered}
            </Text>
          )}
          <Refusal error={refusal} onLeave={onClose} />
          <Button variant="primary" size="large" busy={sending} onClick={send}>
            {sending
              ? retrieval.sending
              : pending === null
                ? retrieval.send({ count: items.length })
                : retrieval.confirm}
          </Button>
        </Stack>
      )}
    </Dialog>
  );
};
