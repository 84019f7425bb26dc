import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { ReceiptState } from './use-receipt.ts';

type Proven = Extract<ReceiptState, { readonly status: 'proven' }>;

const ProvenLine = ({ steps, size, cosignatures }: Proven) => {
  const { events: words } = useMessages().fairnessLog;
  const { locale } = useLocale();
  const by = cosignatures.map(({ name, timestamp }) =>
    words.byWitness({ name, moment: formatDateTime(timestamp * 1_000, locale) }),
  );
  return (
    <Row as="span" align="start" gap={6} tone="info">
      <Text padY={2}>
        <Icon name="check" size={16} />
      </Text>
      <span>
        {words.proven({ steps: formatCount(steps, locale), size: formatCount(size, locale) })}
        <Text tone="muted">{` · ${by.length === 0 ? words.noWitness : by.join(' · ')}`}</Text>
      </span>
    </Row>
  );
};

/** The state of an entry's receipt. */
export const ReceiptLine = ({ state, onRetry }: { readonly state: ReceiptState; readonly onRetry: () => void }) => {
  const { events: words, faults } = useMessages().fairnessLog;
  const { shell } = useMessages();
  switch (state.status) {
    case 'proven':
      return <ProvenLine {...state} />;
    case 'checking':
      return <Text tone="muted">{words.proving}</Text>;
    case 'unreachable':
      return (
        <Row as="span" wrap gapX={8}>
          {words.noProof}
          <Button variant="ghost" icon="refresh" onClick={onRetry}>
            {shell.actions.retry}
          </Button>
        </Row>
      );
    case 'false':
      return (
        <Row as="span" align="start" gap={6} tone="danger">
          <Text padY={2}>
            <Icon name="warning" size={16} />
          </Text>
          <span>
            <b>{words.unproven}</b> {faults[state.fault]}
          </span>
        </Row>
      );
  }
};
