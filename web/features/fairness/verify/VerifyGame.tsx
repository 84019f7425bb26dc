import { type ReactNode, useEffect, useMemo } from 'react';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useInclusion } from '../log/use-inclusion.ts';
import type { Verification, VerifiedProof } from '../proof/verify-proof.ts';
import { LogStep } from '../steps/LogStep.tsx';
import { download, exportText } from './export-proof.ts';
import type { LoadedProof } from './load-proof.ts';
import { PlayInputs, PlayWon } from './PlayAside.tsx';
import { PlaySteps } from './PlaySteps.tsx';
import { loadVerifier } from './page-tools.ts';
import { BattleInputs, BattleWon, GiveawayInputs, GiveawayWon } from './RoomAside.tsx';
import { BattleSteps, GiveawaySteps } from './RoomGameSteps.tsx';
import { HiddenSeed, UnderWay } from './StillHidden.tsx';
import { underWay } from './under-way.ts';
import { type Names, useNames } from './use-names.ts';
import { useProof } from './use-proof.ts';
import { useVerification } from './use-verification.ts';
import { VerdictLine } from './VerdictLine.tsx';
import { NoSuchGame, VerifyTitle } from './VerifyTitle.tsx';
import styles from './verify.module.css';

interface PartProps {
  readonly verification: Verification;
  readonly names: Names;
}

const GameWon = ({ verification, names }: PartProps) => {
  switch (verification.game) {
    case 'battle':
      return <BattleWon verification={verification} names={names} />;
    case 'giveaway':
      return <GiveawayWon verification={verification} names={names} />;
    default:
      return <PlayWon verification={verification} names={names} />;
  }
};

const GameInputs = ({ verification, names, actions }: PartProps & { readonly actions: ReactNode }) => {
  switch (verification.game) {
    case 'battle':
      return <BattleInputs verification={verification} actions={actions} />;
    case 'giveaway':
      return <GiveawayInputs verification={verification} names={names} actions={actions} />;
    default:
      return <PlayInputs verification={verification} names={names} actions={actions} />;
  }
};

const GameSteps = ({ verification, names }: PartProps) => {
  switch (verification.game) {
    case 'battle':
      return <BattleSteps verification={verification} names={names} />;
    case 'giveaway':
      return <GiveawaySteps verification={verification} names={names} />;
    default:
      return <PlaySteps verification={verification} names={names} />;
  }
};

/** What some steps wait for; nothing where none waits. */
const Waits = ({ verification, onRevealed }: Pick<PartProps, 'verification'> & { readonly onRevealed: () => void }) => {
  const { commitment } = verification;
  switch (verification.game) {
    case 'battle': {
      const { battle } = verification;
      const base = battle.mode === 'classic' ? '/battle' : '/reverse';
      return commitment.secrets === null ? <UnderWay game="battle" to={`${base}/${battle.battleId}`} /> : null;
    }
    case 'giveaway': {
      const { giveawayId } = verification.created.event.data;
      return commitment.secrets === null ? <UnderWay game="giveaway" to={`/giveaways/${giveawayId}`} /> : null;
    }
    default:
      return commitment.secrets === null ? <HiddenSeed pairId={commitment.pairId} onRevealed={onRevealed} /> : null;
  }
};

interface ProvenProps {
  readonly proof: LoadedProof;
  readonly verified: VerifiedProof;
  readonly verification: Verification;
  /** Counts computations: each lets the steps appear again. */
  readonly run: number;
  readonly onRecompute: () => void;
  readonly onRefresh: () => Promise<void>;
}

const Proven = ({ proof, verified, verification, run, onRecompute, onRefresh }: ProvenProps) => {
  const { verify } = useMessages().fairness;
  const { entries } = verified;
  // A giveaway's entries stand behind the hash in its lock: that is what has to be in the log.
  const placed = useMemo(() => entries.filter(({ event }) => event.type !== 'GiveawayEntered'), [entries]);
  const { state: log, retry } = useInclusion(placed);
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
  };
  return (
    <>
      <VerifyTitle>
        <VerdictLine verification={verification} log={log} />
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
            <GameSteps verification={verification} names={names} />
            <LogStep
              record={verification.record}
              entries={placed}
              chained={entries.length - placed.length}
              state={log}
              onRetry={retry}
            />
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

const ProofSkeleton = ({ entries }: { readonly entries: number }) => {
  const { verify } = useMessages().fairness;
  const { locale } = useLocale();
  return (
    <>
      <VerifyTitle>
        {entries > 0 && <p className="muted">{verify.computing(formatCount(entries, locale))}</p>}
      </VerifyTitle>
      <LoadingNote text={verify.loading} />
      <div className={styles.layout}>
        <Skeleton className={styles.won} height="218px" />
        <Skeleton className={styles.main} height="960px" />
        <Skeleton className={styles.blankInputs} height="420px" />
      </div>
    </>
  );
};

/** The entries that came don't hold the game: whoever sent them can't be believed. */
const NotWhole = ({ onExport, onRetry }: { readonly onExport: () => void; readonly onRetry: () => void }) => {
  const { verify } = useMessages().fairness;
  return (
    <>
      <VerifyTitle />
      <EmptyState icon="warning" {...verify.broken}>
        <Button onClick={onExport}>{verify.exportJson}</Button>
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
  const { verification } = verified;
  if (verification === null) {
    const save = (): void =>
      download(`glasscase-${proof.id}.json`, exportText(proof, [], { status: 'checking', verdict: 'pending' }));
    return <NotWhole onExport={save} onRetry={onReload} />;
  }
  return (
    <Proven
      proof={proof}
      verified={verified}
      verification={verification}
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
    // Asked for while the proof is on its way; where that fails, it is asked for again when it is needed.
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
