import { useCallback, useEffect, useState } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import type { VerifiedProof } from '../proof/verify-proof.ts';
import { SaveProofButton } from './KeepProof.tsx';
import type { LoadedProof } from './load-proof.ts';
import { Proven } from './Proven.tsx';
import { loadVerifier, pageTools } from './page-tools.ts';
import { useProof } from './use-proof.ts';
import { useSaveProof } from './use-save-proof.ts';
import { NoSuchGame, VerifyTitle } from './VerifyTitle.tsx';
import styles from './verify.module.css';

type VerificationState =
  | { readonly status: 'computing' }
  | { readonly status: 'failed' }
  | { readonly status: 'done'; readonly verified: VerifiedProof; readonly run: number };

/** Computes the game again from its entries, after each change of them and on each request. */
const useVerification = ({
  id,
  lines,
}: LoadedProof): { readonly state: VerificationState; readonly recompute: () => void } => {
  const [run, setRun] = useState(0);
  const [state, setState] = useState<VerificationState>({ status: 'computing' });

  useEffect(() => {
    let current = true;
    const compute = async (): Promise<VerificationState> => {
      const { verifyProof } = await loadVerifier();
      return { status: 'done', verified: await verifyProof(pageTools(), id, lines), run };
    };
    compute()
      .catch((): VerificationState => ({ status: 'failed' }))
      .then((next) => {
        if (current) setState(next);
      });
    return () => {
      current = false;
    };
  }, [id, lines, run]);

  return { state, recompute: useCallback(() => setRun((count) => count + 1), []) };
};

const ProofSkeleton = ({ entries }: { readonly entries: number }) => {
  const { verify } = useMessages().fairness;
  const { locale } = useLocale();
  return (
    <>
      <VerifyTitle>
        <Text as="p" tone="muted" className={styles.verdict}>
          {entries > 0 && verify.computing({ entries: formatCount(entries, locale) })}
        </Text>
        <Skeleton width="188px" height="44px" />
      </VerifyTitle>
      <LoadingNote text={verify.loading} />
      <div className={styles.layout}>
        <Skeleton className={styles.won} height="218px" />
        <Skeleton className={styles.main} height="960px" />
        <Skeleton className={styles.inputs} height="420px" />
      </div>
    </>
  );
};

/** The received entries don't hold the game: their sender is not trustworthy. */
const NotWhole = ({ proof, onRetry }: { readonly proof: LoadedProof; readonly onRetry: () => void }) => {
  const { verify } = useMessages().fairness;
  const saving = useSaveProof(proof);
  return (
    <>
      <VerifyTitle />
      <EmptyState icon="warning" {...verify.broken}>
        <SaveProofButton saving={saving} />
        <Button icon="refresh" onClick={onRetry}>
          {verify.log.retry}
        </Button>
      </EmptyState>
    </>
  );
};

interface ComputedProps {
  readonly proof: LoadedProof;
  readonly onReload: () => void;
  readonly onRefresh: () => Promise<void>;
}

const Computed = ({ proof, onReload, onRefresh }: ComputedProps) => {
  const { verify } = useMessages().fairness;
  const { state, recompute } = useVerification(proof);
  if (state.status === 'computing') return <ProofSkeleton entries={proof.lines.length} />;
  if (state.status === 'failed') {
    return (
      <>
        <VerifyTitle />
        <ErrorState title={verify.error.title} text={verify.error.text} onRetry={recompute} />
      </>
    );
  }
  const { verified, run } = state;
  const { explanation } = verified;
  if (explanation === null) return <NotWhole proof={proof} onRetry={onReload} />;
  return (
    <Proven
      proof={proof}
      verified={verified}
      explanation={explanation}
      run={run}
      onRecompute={recompute}
      onRefresh={onRefresh}
    />
  );
};

/** One game, computed again from its entries in the log. */
export const VerifyGame = ({ id }: { readonly id: string }) => {
  const { verify } = useMessages().fairness;
  const { state, reload, refresh } = useProof(id);
  useEffect(() => {
    // The page loads the verifier together with the proof. After a failure it loads it again when it needs it.
    loadVerifier().catch(() => undefined);
  }, []);
  switch (state.status) {
    case 'loading':
      return <ProofSkeleton entries={state.entries} />;
    case 'missing':
      return <NoSuchGame />;
    case 'failed':
      return (
        <>
          <VerifyTitle />
          <ErrorState title={verify.error.title} text={verify.error.text} onRetry={reload} />
        </>
      );
    case 'ready':
      return <Computed proof={state.proof} onReload={reload} onRefresh={refresh} />;
  }
};
