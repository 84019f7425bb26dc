import { useEffect, useMemo } from 'react';
import { type Explanation, stepOf } from '../../../../engine/games/explanation/explanation.ts';
import { useMessages } from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { useInclusion } from '../log/use-inclusion.ts';
import type { VerifiedProof } from '../proof/verify-proof.ts';
import { LogStep } from '../steps/LogStep.tsx';
import { ReceiptStep } from '../steps/ReceiptStep.tsx';
import { Waits } from './GameParts.tsx';
import { GameSteps } from './GameSteps.tsx';
import { KeepProof, SaveProofButton } from './KeepProof.tsx';
import type { LoadedProof } from './load-proof.ts';
import { receiptEntry } from './receipt-entry.ts';
import { useNames } from './use-names.ts';
import { useReceipt } from './use-receipt.ts';
import { useSaveProof } from './use-save-proof.ts';
import { VerdictLine } from './VerdictLine.tsx';
import { VerifyTitle } from './VerifyTitle.tsx';

/** A battle's rounds are 5 s apart. */
const RUNNING_MS = 5000;
const OPEN_MS = 15_000;

/** How often to ask what has happened since, in milliseconds; null for a game of which nothing is to come. */
const underWay = ({ about }: Pick<Explanation, 'about'>): number | null => {
  switch (about.kind) {
    case 'battle': {
      const { status } = about.battle;
      return status === 'waiting' || status === 'locked' ? RUNNING_MS : null;
    }
    case 'giveaway': {
      const { status } = about;
      return status === 'locked' ? RUNNING_MS : status === 'open' ? OPEN_MS : null;
    }
    case 'round':
      return null;
  }
};

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
  const { open } = useDialogs();
  const { entries } = verified;
  // A giveaway's entries stand behind the hash in its lock: that is what has to be in the log.
  const placed = useMemo(() => entries.filter(({ event }) => event.type !== 'GiveawayEntered'), [entries]);
  const { state: log, retry } = useInclusion(placed);
  const kept = useMemo(() => receiptEntry(entries, explanation), [entries, explanation]);
  const { state: receipt, retry: retryReceipt } = useReceipt(kept);
  const names = useNames(proof, explanation);
  const saving = useSaveProof(proof);

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
        <Button
          icon="share"
          onClick={() => open({ name: 'share', id: proof.id, path: `/provably-fair/verify/${proof.id}` })}
        >
          {verify.share}
        </Button>
        <SaveProofButton saving={saving} />
      </VerifyTitle>
      <GameSteps
        explanation={explanation}
        names={names}
        receipt={receipt}
        run={run}
        above={<Waits explanation={explanation} onLook={onRefresh} />}
        below={<KeepProof id={proof.id} saving={saving} />}
        actions={
          <>
            <Button variant="primary" onClick={recompute}>
              {verify.recompute}
            </Button>
            <ButtonLink to="/provably-fair/verify">{verify.another}</ButtonLink>
          </>
        }
      >
        <LogStep
          faults={stepOf(explanation, 'record')?.faults ?? []}
          entries={placed}
          chained={entries.length - placed.length}
          state={log}
          onRetry={retry}
        />
        <ReceiptStep state={receipt} name={`glasscase-${proof.id}`} onRetry={retryReceipt} />
      </GameSteps>
    </>
  );
};
