import { useEffect, useMemo } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useInclusion } from '../log/use-inclusion.ts';
import type { Verification, VerifiedProof } from '../proof/verify-proof.ts';
import { LogStep } from '../steps/LogStep.tsx';
import { ReceiptStep } from '../steps/ReceiptStep.tsx';
import { download, exportText } from './export-proof.ts';
import { GameInputs, GameSteps, GameWon, Waits } from './GameParts.tsx';
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
  readonly verification: Verification;
  /** Counts computations: each lets the steps appear again. */
  readonly run: number;
  readonly onRecompute: () => void;
  readonly onRefresh: () => Promise<void>;
}

/** A game that was computed again: every step, and what came of all of them. */
export const Proven = ({ proof, verified, verification, run, onRecompute, onRefresh }: ProvenProps) => {
  const { verify } = useMessages().fairness;
  const { entries } = verified;
  // A giveaway's entries stand behind the hash in its lock: that is what has to be in the log.
  const placed = useMemo(() => entries.filter(({ event }) => event.type !== 'GiveawayEntered'), [entries]);
  const { state: log, retry } = useInclusion(placed);
  const kept = useMemo(() => receiptEntry(entries, verification), [entries, verification]);
  const { state: receipt, retry: retryReceipt } = useReceipt(kept);
  const names = useNames(proof, verification);

  const every = underWay(verification);
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
        <VerdictLine verification={verification} log={log} receipt={receipt} />
        <Button onClick={() => download(`glasscase-${proof.id}.json`, exportText(proof, verification.checks, log))}>
          {verify.exportJson}
        </Button>
      </VerifyTitle>
      <div className={styles.layout}>
        <div className={styles.won}>
          <GameWon verification={verification} names={names} />
        </div>
        <div className={styles.main}>
          <Waits verification={verification} onRevealed={onRefresh} />
          <ol key={run} className={styles.steps}>
            <GameSteps verification={verification} names={names} receipt={receipt} />
            <LogStep
              record={verification.record}
              entries={placed}
              chained={entries.length - placed.length}
              state={log}
              onRetry={retry}
            />
            <ReceiptStep state={receipt} name={`glasscase-${proof.id}`} onRetry={retryReceipt} />
          </ol>
        </div>
        <GameInputs
          verification={verification}
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
