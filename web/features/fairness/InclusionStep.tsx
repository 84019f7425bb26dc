import { useState } from 'react';
import { toHex } from '../../../engine/fairness/bytes.ts';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyButton } from './CopyButton.tsx';
import { Hex } from './Hex.tsx';
import styles from './inclusion.module.css';
import { Rows } from './Rows.tsx';
import { Step, VerdictMark } from './Step.tsx';
import { type InclusionState, verdictOf } from './use-inclusion.ts';
import type { RoundFacts } from './verification.ts';

interface InclusionStepProps {
  readonly no: number;
  readonly facts: RoundFacts;
  readonly state: InclusionState;
  readonly onRetry: () => void;
}

const Included = ({
  facts,
  state,
}: {
  readonly facts: RoundFacts;
  readonly state: Extract<InclusionState, { status: 'included' }>;
}) => {
  const { log } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const { checkpoint, siblings, key } = state;
  return (
    <>
      <Rows
        rows={[
          {
            label: log.leaf,
            value: (
              <bdi className="num">
                {log.position(formatCount(facts.position, locale), formatCount(checkpoint.size, locale))}
              </bdi>
            ),
          },
          {
            label: log.path,
            value: (
              <span className={styles.path}>
                {log.pathText(siblings.length)}
                <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
                  {open ? log.hide : log.show}
                </button>
              </span>
            ),
          },
          { label: log.root, value: <Hex text={toHex(checkpoint.root)} /> },
          {
            label: log.key,
            value: (
              <bdi dir="ltr" className="mono">
                {key.name}
              </bdi>
            ),
          },
        ]}
      />
      {open && (
        <div className={styles.detail}>
          <div className={styles.entryHead}>
            <h3>{log.entry}</h3>
            <CopyButton text={state.entry} label={log.entry} />
          </div>
          <pre dir="ltr" className="mono">
            {state.entry}
          </pre>
          <h3>{log.siblings}</h3>
          <ol>
            {siblings.map((sibling) => (
              <li key={sibling}>
                <Hex text={sibling} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
};

/** The round's place in the public log, from its own bytes up to the signed root. */
export const InclusionStep = ({ no, facts, state, onRetry }: InclusionStepProps) => {
  const { verify } = useMessages().fairness;
  const { log } = verify;
  const { locale } = useLocale();
  const verdict = verdictOf(state);
  const pendingWords = state.status === 'checking' ? log.checking : state.status === 'not-sealed' ? log.notSealed : '–';
  return (
    <Step
      no={no}
      title={log.title}
      verdict={verdict}
      result={
        <span role="status">
          <VerdictMark verdict={verdict} words={{ match: log.included, pending: pendingWords }} />
        </span>
      }
    >
      {state.status === 'included' && <Included facts={facts} state={state} />}
      {state.status === 'not-sealed' && (
        <p className={styles.note}>
          {log.notSealedText(formatCount(facts.position, locale), formatCount(state.sealedSize, locale))}
        </p>
      )}
      {state.status === 'unsupported' && <p className={styles.note}>{log.unsupported}</p>}
      {state.status === 'unavailable' && <p className={styles.note}>{log.unavailable}</p>}
      {state.status === 'mismatch' && (
        <p className={styles.fault}>
          {log.faults[state.fault]}
          {state.differing.length > 0 && ` ${log.differing(state.differing.join(', '))}`}
        </p>
      )}
      {(state.status === 'unavailable' || state.status === 'mismatch') && (
        <Button icon="refresh" className={styles.retry} onClick={onRetry}>
          {log.retry}
        </Button>
      )}
    </Step>
  );
};
