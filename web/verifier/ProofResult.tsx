import { useEffect, useMemo, useState } from 'react';
import { type Explanation, stepOf } from '../../engine/games/explanation/explanation.ts';
import { formatVerifierKey, type VerifierKey } from '../../engine/log/note.ts';
import { isChained } from '../../engine/log/proof-file.ts';
import { type ProofFileFault, readProofFile } from '../../engine/log/read-proof-file.ts';
import { LogStep } from '../features/fairness/steps/LogStep.tsx';
import { GameSteps } from '../features/fairness/verify/GameSteps.tsx';
import { overallOf } from '../features/fairness/verify/overall.ts';
import { VerdictLine } from '../features/fairness/verify/VerdictLine.tsx';
import { useMessages } from '../i18n/index.ts';
import { Box } from '../ui/Box.tsx';
import { LoadingNote } from '../ui/Skeleton.tsx';
import { EmptyState } from '../ui/States.tsx';
import { type CheckedProof, checkProof, inclusionOf, receiptOf } from './check-proof.ts';
import { ownNames } from './own-names.ts';
import { NotSigned, PromiseStep, SignatureStep } from './SignatureStep.tsx';
import { Stopped } from './Stopped.tsx';

type ProofState =
  | { readonly status: 'computing' | 'failed' }
  | { readonly status: 'refused'; readonly fault: ProofFileFault }
  | { readonly status: 'checked'; readonly proof: CheckedProof };

const useCheckedProof = (bytes: Uint8Array, pinned: VerifierKey | null): ProofState => {
  const [state, setState] = useState<ProofState>({ status: 'computing' });
  useEffect(() => {
    let current = true;
    const check = async (): Promise<ProofState> => {
      const read = readProofFile(bytes, pinned?.name ?? null);
      if (!read.ok) return { status: 'refused', fault: read.fault };
      return { status: 'checked', proof: await checkProof(read.file, pinned) };
    };
    check()
      .catch((): ProofState => ({ status: 'failed' }))
      .then((next) => {
        if (current) setState(next);
      });
    return () => {
      current = false;
    };
  }, [bytes, pinned]);
  return state;
};

const FiledSignature = ({ proof: { log }, pinned }: { readonly proof: CheckedProof; readonly pinned: boolean }) => {
  if (!log.ok) return <NotSigned fault={log.fault} />;
  const { key, changes, hasWitnesses, cosignatures } = log;
  const witnesses = { hasWitnesses, cosignatures };
  const verifierKey = formatVerifierKey(key);
  return <SignatureStep signed={{ origin: key.name, verifierKey, pinned, changes: changes.length, witnesses }} />;
};

interface HeldProps {
  readonly proof: CheckedProof;
  readonly explanation: Explanation;
  readonly pinned: boolean;
}

const Held = ({ proof, explanation, pinned }: HeldProps) => {
  const { verifier } = useMessages();
  const names = useMemo(() => ownNames(explanation), [explanation]);
  const { entries } = proof.verified;
  const placed = entries.filter((entry) => !isChained(entry));
  const inclusion = inclusionOf(proof);
  const receipt = receiptOf(proof);
  const promises = proof.log.ok ? proof.log.promises : [];
  const isBroken = promises.some(({ verdict }) => verdict === 'broken');
  return (
    <>
      {isBroken && <Stopped title={verifier.promise.results.broken} text={verifier.promise.texts.broken} />}
      {/* Beside a broken promise it says nothing that the rest holds. */}
      {(!isBroken || overallOf(explanation, inclusion, receipt) === 'mismatch') && (
        <VerdictLine explanation={explanation} log={inclusion} receipt={receipt} />
      )}
      <GameSteps explanation={explanation} names={names} receipt={receipt}>
        <LogStep
          faults={stepOf(explanation, 'record')?.faults ?? []}
          entries={placed}
          chained={entries.length - placed.length}
          state={inclusion}
        />
        <FiledSignature proof={proof} pinned={pinned} />
        {promises.map((promise, index) => (
          <PromiseStep key={`${promise.position} ${proof.file.promises[index]?.leafHash}`} promise={promise} />
        ))}
      </GameSteps>
    </>
  );
};

interface ProofResultProps {
  readonly bytes: Uint8Array;
  readonly pinned: VerifierKey | null;
}

/** The content of a proof file, checked from its own bytes up to the signature. */
export const ProofResult = ({ bytes, pinned }: ProofResultProps) => {
  const { verifier } = useMessages();
  const state = useCheckedProof(bytes, pinned);
  switch (state.status) {
    case 'computing':
      return <LoadingNote text={verifier.computing} />;
    case 'failed':
      return <Stopped text={verifier.failed} />;
    case 'refused':
      return <Stopped text={verifier.faults[state.fault]} />;
    case 'checked': {
      const { proof } = state;
      const { explanation } = proof.verified;
      if (explanation !== null) return <Held proof={proof} explanation={explanation} pinned={pinned !== null} />;
      return (
        <Box role="alert">
          <EmptyState icon="warning" {...verifier.noGame} />
        </Box>
      );
    }
  }
};
