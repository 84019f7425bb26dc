import { formatCount, formatDateTime, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Stack, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { ReceiptCheck } from '../proof/receipt-check.ts';
import { Figure, Mono, Rows } from '../Rows.tsx';
import { download } from '../verify/download.ts';
import type { ReceiptState } from '../verify/use-receipt.ts';
import { Step } from './Step.tsx';

type Valid = Extract<ReceiptCheck, { readonly status: 'valid' }>;

/** The witnesses of the checkpoint with their moments, or a note that it has none. */
export const Witnesses = ({ cosignatures, hasWitnesses }: Pick<Valid, 'cosignatures' | 'hasWitnesses'>) => {
  const { receipt } = useMessages().fairness.verify;
  const { locale } = useLocale();
  if (cosignatures.length === 0) {
    return (
      <Stack as="span" gap={4} shrink anywhere>
        <Text as="b" weight={500}>
          {receipt.unwitnessed}
        </Text>
        <Text size="note" tone="muted">
          {hasWitnesses ? receipt.notYet : receipt.noWitness}
        </Text>
      </Stack>
    );
  }
  return (
    <Stack as="span" gap={4} shrink anywhere>
      {cosignatures.map(({ name, timestamp }) => (
        <Row as="span" key={`${name} ${timestamp}`} wrap align="baseline" gapX={10}>
          <Mono>{name}</Mono>
          <Text size="note" tone="muted">
            {receipt.witnessed({ moment: formatDateTime(timestamp * 1_000, locale) })}
          </Text>
        </Row>
      ))}
      <Text size="note" tone="muted">
        {receipt.witnessedText}
      </Text>
    </Stack>
  );
};

const Found = ({ state }: { readonly state: Valid }) => {
  const { receipt, log } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <Rows
      rows={[
        {
          label: receipt.entry,
          value: <Figure>#{formatCount(state.position, locale)}</Figure>,
        },
        { label: receipt.proof, value: <span>{receipt.proofValue({ count: state.hashes })}</span> },
        { label: log.size, value: <span>{log.sizeValue({ size: formatCount(state.checkpoint.size, locale) })}</span> },
        { label: receipt.witnesses, value: <Witnesses {...state} /> },
      ]}
    />
  );
};

interface ReceiptStepProps {
  readonly state: ReceiptState;
  /** Of the file that is offered, without its ending. */
  readonly name: string;
  readonly onRetry: () => void;
}

const Trouble = ({ state, onRetry }: Pick<ReceiptStepProps, 'state' | 'onRetry'>) => {
  const { receipt, log } = useMessages().fairness.verify;
  if (state.status === 'invalid')
    return (
      <Text as="p" tone="danger">
        {receipt.faults[state.fault]}
      </Text>
    );
  if (state.status === 'unsealed')
    return (
      <Text as="p" size="note" tone="muted">
        {log.notSealedText}
      </Text>
    );
  if (state.status !== 'unavailable') return null;
  return (
    <>
      <Text as="p" size="note" tone="muted">
        {receipt.unavailable}
      </Text>
      <Row>
        <Button icon="refresh" onClick={onRetry}>
          {log.retry}
        </Button>
      </Row>
    </>
  );
};

/** A proof that the entry is in the log, as a file to keep, with the witnesses of its checkpoint. */
export const ReceiptStep = ({ state, name, onRetry }: ReceiptStepProps) => {
  const { receipt, log } = useMessages().fairness.verify;
  const pending = state.status === 'checking' ? log.looking : state.status === 'unsealed' ? log.notSealed : '–';
  const file = state.status === 'valid' || state.status === 'invalid' ? state.file : null;
  return (
    <Step title={receipt.title} verdict={state.verdict} words={{ match: receipt.valid, pending }}>
      {state.status === 'valid' && <Found state={state} />}
      <Trouble state={state} onRetry={onRetry} />
      <Text as="p" size="note" tone="muted">
        {receipt.text}
      </Text>
      {file !== null && (
        <Row>
          <Button onClick={() => download(`${name}.tlog-proof`, file, 'text/plain')}>{receipt.download}</Button>
        </Row>
      )}
    </Step>
  );
};
