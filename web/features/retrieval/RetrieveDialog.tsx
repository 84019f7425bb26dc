import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { BackpackItem } from '../backpack/use-backpack.ts';
import { Refusal } from '../deposit/Refusal.tsx';
import styles from './RetrieveDialog.module.css';
import { useRetrieve } from './use-retrieve.ts';

interface RetrieveDialogProps {
  readonly items: readonly BackpackItem[];
  readonly tradeLink: string | null;
  readonly onClose: () => void;
  /** The items are on their way. */
  readonly onSent: (itemIds: readonly string[]) => void;
  /** Some of the items aren't held any more. */
  readonly onStale: (error: unknown) => void;
}

const TradeLinkMissing = ({ onClose }: { readonly onClose: () => void }) => {
  const { retrieval } = useMessages();
  return (
    <Stack align="center" gap={8} padY={16} tone="muted" text="center">
      <Icon name="link" size={40} />
      <Text as="h3" marginTop={8} tone="text">
        {retrieval.noLink.title}
      </Text>
      <p>{retrieval.noLink.text}</p>
      <Box marginTop={12}>
        <ButtonLink variant="primary" to="/personal/settings" onClick={onClose}>
          {retrieval.noLink.action}
        </ButtonLink>
      </Box>
    </Stack>
  );
};

const Point = ({ icon, children }: { readonly icon: IconName; readonly children: string }) => (
  <Row as="li" gap={10} align="start">
    <Text padTop={2}>
      <Icon name={icon} size={16} />
    </Text>
    {children}
  </Row>
);

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
              <li key={id}>
                <Thumb image={skin.imageSmall} grade={skin.grade} className={styles.item} />
              </li>
            ))}
          </ul>
          <Stack as="p" gap={4} padY={10} padX={14} radius="control" ground="well" ring="hairline" anywhere>
            <Text size="small" tone="muted">
              {retrieval.to}
            </Text>
            <bdi className="mono">{tradeLink}</bdi>
          </Stack>
          <Stack as="ul" gap={8} tone="muted">
            <Point icon="clock">{retrieval.upTo12Hours}</Point>
            <Point icon="refresh">{retrieval.failureReturns}</Point>
          </Stack>
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
