import { useQuery } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { nobleHashing } from '../../../engine/fairness/noble-hashing.ts';
import { useMessages } from '../../i18n/index.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { BlockStep, FloatStep, MessageStep, TicketStep } from './DrawStepsView.tsx';
import { download, exportText } from './export-round.ts';
import { Hex } from './Hex.tsx';
import { HiddenSeed } from './HiddenSeed.tsx';
import { InclusionStep } from './InclusionStep.tsx';
import { OddsStep } from './OddsStep.tsx';
import { RoundInputs, RoundWon } from './RoundAside.tsx';
import { Rows } from './Rows.tsx';
import { factsOf, type ShownRound } from './round-facts.ts';
import { Step, VerdictMark } from './Step.tsx';
import { useCaseSkins } from './use-case-skins.ts';
import { useInclusion, verdictOf } from './use-inclusion.ts';
import { NoSuchRound, VerifyTitle } from './VerifyTitle.tsx';
import { type Verdict, type Verification, verifyRound } from './verification.ts';
import styles from './verify.module.css';
import { VERIFY_ROUND } from './verify-query.ts';

const CommitmentStep = ({ commitment }: { readonly commitment: Verification['commitment'] }) => {
  const { verify } = useMessages().fairness;
  const words = verify.commitment;
  return (
    <Step
      no={1}
      title={words.title}
      formula={words.formula}
      verdict={commitment.verdict}
      result={<VerdictMark verdict={commitment.verdict} />}
    >
      <Rows
        rows={[
          ...(commitment.computed === null
            ? []
            : [{ label: words.computed, value: <Hex text={commitment.computed} /> }]),
          { label: words.published, value: <Hex text={commitment.published} /> },
        ]}
      />
    </Step>
  );
};

const overallOf = (verification: Verdict, log: Verdict): Verdict =>
  verification === 'match' && log === 'mismatch' ? 'mismatch' : verification;

const Proof = ({ round }: { readonly round: ShownRound }) => {
  const { verify } = useMessages().fairness;
  const [run, setRun] = useState(0);
  const facts = useMemo(() => factsOf(round), [round]);
  const { key, result } = useMemo(() => ({ key: run, result: verifyRound(nobleHashing, facts) }), [facts, run]);
  const { state, retry } = useInclusion(facts);
  const skins = useCaseSkins(round);
  const overall = overallOf(result.overall, verdictOf(state));
  const entry = result.odds.hit?.entry;
  const last = result.float === null ? 6 : 7;

  const recompute = (): void => {
    setRun((count) => count + 1);
    retry();
  };
  return (
    <>
      <VerifyTitle>
        <div className={styles.verdict} role="status">
          <VerdictMark verdict={overall} words={verify.result} />
        </div>
        <Button onClick={() => download(`glasscase-${round.id}.json`, exportText(facts, result, state))}>
          {verify.exportJson}
        </Button>
      </VerifyTitle>
      <div className={styles.layout}>
        <RoundWon round={round} />
        <div className={styles.main}>
          {round.reveal === null || round.reveal === undefined ? <HiddenSeed pairId={round.pairId} /> : null}
          <ol key={key} className={styles.steps}>
            <CommitmentStep commitment={result.commitment} />
            <MessageStep no={2} message={result.message} />
            <BlockStep no={3} steps={result.entryDraw} reveal={facts.reveal} />
            <TicketStep no={4} ticket={result.ticket} steps={result.entryDraw} />
            <OddsStep no={5} odds={result.odds} ticket={facts.ticket} skins={skins} />
            {result.float !== null && (
              <FloatStep
                no={6}
                float={result.float}
                range={{ from: entry?.floatMin ?? 0, to: Math.max(0, (entry?.floatMax ?? 1) - 1) }}
              />
            )}
            <InclusionStep no={last} facts={facts} state={state} onRetry={retry} />
          </ol>
        </div>
        <RoundInputs
          round={round}
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

const ProofSkeleton = () => {
  const { verify } = useMessages().fairness;
  return (
    <>
      <VerifyTitle />
      <LoadingNote text={verify.loading} />
      <div className={styles.layout}>
        <Skeleton className={styles.blankWon} height="218px" />
        <Skeleton className={styles.main} height="960px" />
        <Skeleton className={styles.blankInputs} height="420px" />
      </div>
    </>
  );
};

/** One round, computed again. */
export const VerifyRound = ({ id }: { readonly id: string }) => {
  const { verify } = useMessages().fairness;
  const { data, error, loading, refetch } = useQuery(VERIFY_ROUND, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (data?.round) return <Proof round={data.round} />;
  if (loading) return <ProofSkeleton />;
  if (error !== undefined) {
    return (
      <>
        <VerifyTitle />
        <ErrorState title={verify.error.title} text={verify.error.text} onRetry={() => refetch()} />
      </>
    );
  }
  return <NoSuchRound />;
};
