import { useState } from 'react';
import { toHex } from '../../../../engine/fairness/bytes.ts';
import type { RecordFault } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Hex } from '../Hex.tsx';
import type { InclusionState } from '../log/use-inclusion.ts';
import type { ProofEntry } from '../proof/proof-entries.ts';
import { Figure, Mono, Rows } from '../Rows.tsx';
import { LogEntry } from './LogEntry.tsx';
import { ListButton, Step } from './Step.tsx';

/** The entries at first, besides the faulty ones. */
const FIRST = 4;

const Signed = ({ state }: { readonly state: Extract<InclusionState, { readonly status: 'checked' }> }) => {
  const { log } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { checkpoint, key } = state;
  return (
    <Rows
      rows={[
        {
          label: log.size,
          value: <Figure>{log.sizeValue({ size: formatCount(checkpoint.size, locale) })}</Figure>,
        },
        { label: log.root, value: <Hex text={toHex(checkpoint.root)} /> },
        { label: log.key, value: <Mono>{key.name}</Mono> },
      ]}
    />
  );
};

interface LogStepProps {
  /** The faults of the entries as a whole. */
  readonly faults: readonly RecordFault[];
  /** The entries whose places the step proves. */
  readonly entries: readonly ProofEntry[];
  /** The count of other entries that a hash among these covers. */
  readonly chained: number;
  readonly state: InclusionState;
  /** Absent in the offline verifier, which has no site to ask again. */
  readonly onRetry?: () => void;
}

const Problems = ({ faults, state, onRetry }: Pick<LogStepProps, 'faults' | 'state' | 'onRetry'>) => {
  const { log } = useMessages().fairness.verify;
  const retriable = state.status === 'unavailable' || state.verdict === 'mismatch';
  return (
    <>
      {faults.map((fault) => (
        <Text as="p" key={fault} tone="danger">
          {log.record[fault]}
        </Text>
      ))}
      {state.status === 'unsigned' && (
        <Text as="p" tone="danger">
          {log.faults[state.fault]}
        </Text>
      )}
      {state.status === 'checked' && state.verdict === 'mismatch' && (
        <Text as="p" tone="danger">
          {log.faults.proof}
        </Text>
      )}
      {state.verdict === 'pending' && state.status !== 'unavailable' && (
        <Text as="p" size="note" tone="muted">
          {state.status === 'checking' ? log.checking : log.notSealedText}
        </Text>
      )}
      {state.status === 'unavailable' && (
        <Text as="p" size="note" tone="muted">
          {log.unavailable}
        </Text>
      )}
      {onRetry !== undefined && retriable && (
        <Row>
          <Button icon="refresh" onClick={onRetry}>
            {log.retry}
          </Button>
        </Row>
      )}
    </>
  );
};

/** The entries' places in the public log, each from its own bytes up to the signed root. */
export const LogStep = ({ faults, entries, chained, state, onRetry }: LogStepProps) => {
  const { log } = useMessages().fairness.verify;
  const [all, setAll] = useState(false);
  const verdict = faults.length > 0 ? 'mismatch' : state.verdict;
  const pending = state.status === 'checking' ? log.looking : state.status === 'unavailable' ? '–' : log.notSealed;
  const byPosition = new Map(
    state.status === 'checked' ? state.entries.map((one) => [one.position, one] as const) : [],
  );
  const folded = entries.length > FIRST + 1;
  const isWrong = ({ position }: ProofEntry): boolean => byPosition.get(position)?.verdict === 'mismatch';
  const shown =
    all || !folded ? entries : entries.filter((entry, at) => at >= entries.length - FIRST || isWrong(entry));
  return (
    <Step title={log.title} verdict={verdict} words={{ match: log.included, pending }}>
      {state.status === 'checked' && <Signed state={state} />}
      <Problems faults={faults} state={state} {...(onRetry && { onRetry })} />
      <Box as="ol" line="top">
        {shown.map((entry) => (
          <LogEntry key={entry.position} entry={entry} inclusion={byPosition.get(entry.position)} />
        ))}
      </Box>
      {folded && (
        <ListButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? log.fewer : log.all({ count: entries.length })}
        </ListButton>
      )}
      {chained > 0 && (
        <Text as="p" size="note" tone="muted">
          {log.chained({ count: chained })}
        </Text>
      )}
    </Step>
  );
};
