import { useEffect, useMemo } from 'react';
import { type Explanation, stepOf } from '../../../../engine/games/explanation/explanation.ts';
import { useMessages } from '../../../i18n/index.ts';
import { Box } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useInclusion } from '../log/use-inclusion.ts';
import type { VerifiedProof } from '../proof/verify-proof.ts';
import { LogStep } from '../steps/LogStep.tsx';
import { ProofStep } from '../steps/ProofStep.tsx';
import { ReceiptStep } from '../steps/ReceiptStep.tsx';
import { download, exportText } from './export-proof.ts';
import { GameInputs, GameWon, Waits } from './GameParts.tsx';
import type { LoadedProof } from './load-proof.ts';
import { receiptEntry } from './receipt-entry.ts';
import { underWay } from './under-way.ts';
import { useNames } from './use-names.ts';
import { useReceipt } from './use-receipt.ts';
import { VerdictLine } from './VerdictLine.tsx';
import { VerifyTitle } from './VerifyTitle.tsx';
import styles from './verify.module.css';

interface ProvenProps {
  readonly proof: LoadedProof;
  readonly verified: VerifiedProof;
  readonly explanation: Explanation;
  /** Counts computations: each lets the steps appear again. */
  readonly run: number;
  readonly onRecompute: () => void;
  readonly onRefresh: () => Promise<void>;
}

/** A game that was computed again: every step, and what came of all of them. */
export const Proven = ({ proof, verified, explanation, run, onRecompute, onRefresh }: ProvenProps) => {
  const { verify } = useMessages().fairness;
  const { entries } = verified;
  // A giveaway's entries stand behind the hash in its lock: that is what has to be in the log.
  const placed = useMemo(() => entries.filter(({ event }) => event.type !== 'GiveawayEntered'), [entries]);
  const { state: log, retry } = useInclusion(placed);
  const kept = useMemo(() => receiptEntry(entries, explanation), [entries, explanation]);
  const { state: receipt, retry: retryReceipt } = useReceipt(kept);
  const names = useNames(proof, explanation);

  const every = underWay(explanation);
  useEffect(() => {
    if (every === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onRefresh();
    }, every);
    return () => clearInterval(timer);
  }, [every, onRefresh]);

  const recompute = (): void => {
    onRecompute();
    onRefresh();
    retry();
    retryReceipt();
  };
  return (
    <>
      <VerifyTitle>
        <VerdictLine explanation={explanation} log={log} receipt={receipt} />
        <Button onClick={() => download(`glasscase-${proof.id}.json`, exportText(proof, explanation.steps, log))}>
          {verify.exportJson}
        </Button>
      </VerifyTitle>
      <div className={styles.layout}>
        <div className={styles.won}>
          <GameWon explanation={explanation} names={names} />
        </div>
        <div className={styles.main}>
          <Waits explanation={explanation} onRevealed={onRefresh} />
          <Box as="ol" key={run} shrink className={styles.steps}>
            {explanation.steps.map((step) => (
              <ProofStep key={step.name} step={step} explanation={explanation} names={names} receipt={receipt} />
            ))}
            <LogStep
              faults={stepOf(explanation, 'record')?.faults ?? []}
              entries={placed}
              chained={entries.length - placed.length}
              state={log}
              onRetry={retry}
            />
            <ReceiptStep state={receipt} name={`glasscase-${proof.id}`} onRetry={retryReceipt} />
          </Box>
        </div>
        <GameInputs
          explanation={explanation}
          names={names}
          actions={
            <>
              <Button variant="primary" onClick={recompute}>
                {verify.recompute}
              </Button>
              <ButtonLink to="/provably-fair/verify">{verify.another}</ButtonLink>
            </>
          }
        />
      </div>
    </>
  );
};
