import { type Explanation, stepOf } from '../../../../engine/games/explanation/explanation.ts';
import type { Step } from '../../../../engine/games/explanation/steps.ts';
import type { Names } from '../verify/use-names.ts';
import type { ReceiptState } from '../verify/use-receipt.ts';
import { BeaconStep } from './BeaconStep.tsx';
import { BoxesStep } from './BoxesStep.tsx';
import { ChanceStep } from './ChanceStep.tsx';
import { CommitmentStep } from './CommitmentStep.tsx';
import { ConsolationStep } from './ConsolationStep.tsx';
import { DrawSteps, FloatStep } from './DrawSteps.tsx';
import { EntriesStep } from './EntriesStep.tsx';
import { LaneStep } from './LaneStep.tsx';
import { LanesStep } from './LanesStep.tsx';
import { OddsStep } from './OddsStep.tsx';
import { ResultStep } from './ResultStep.tsx';
import { LockStep, RoomIdStep } from './RoomSteps.tsx';
import { RoundsStep } from './RoundsStep.tsx';
import { SeatsStep } from './SeatsStep.tsx';
import { TermsStep } from './TermsStep.tsx';
import { WinnersStep } from './WinnersStep.tsx';

interface ProofStepProps {
  readonly step: Step;
  readonly explanation: Explanation;
  readonly names: Names;
  /** Of the entry that fixes the game. */
  readonly receipt: ReceiptState;
}

/** One step of an explanation, whichever game it is of. */
export const ProofStep = ({ step, explanation, names, receipt }: ProofStepProps) => {
  const { about } = explanation;
  const serverSeed = stepOf(explanation, 'commitment')?.secrets?.serverSeed ?? null;
  switch (step.name) {
    case 'commitment':
      return <CommitmentStep commitment={step} />;
    case 'lane':
      return <LaneStep step={step} />;
    case 'lanes':
      return about.kind === 'round' ? null : <LanesStep lanes={step} game={about.kind} names={names} />;
    case 'room':
      return <RoomIdStep room={step} />;
    case 'terms':
      return <TermsStep terms={step} />;
    case 'ticket':
      return <DrawSteps check={step} serverSeed={serverSeed} />;
    case 'entry':
      return <OddsStep entry={step} skins={names.skins} />;
    case 'outcome':
      return <ChanceStep outcome={step} skins={names.skins} />;
    case 'consolation':
      return <ConsolationStep consolation={step} serverSeed={serverSeed} skins={names.skins} />;
    case 'float':
      return <FloatStep check={step} />;
    case 'seats':
      return <SeatsStep seats={step} names={names} />;
    case 'entries':
      return <EntriesStep entries={step} names={names} />;
    case 'boxes':
      return <BoxesStep boxes={step} names={names} />;
    case 'lock':
      return <LockStep step={step} />;
    case 'beacon':
      return <BeaconStep beacon={step} receipt={stepOf(explanation, 'lock')?.lock == null ? null : receipt} />;
    case 'rounds':
      return about.kind === 'battle' ? (
        <RoundsStep rounds={step} battle={about.battle} names={names} serverSeed={serverSeed} />
      ) : null;
    case 'result':
      return about.kind === 'battle' ? (
        <ResultStep result={step} battle={about.battle} names={names} serverSeed={serverSeed} />
      ) : null;
    case 'winners':
      return <WinnersStep step={step} serverSeed={serverSeed} names={names} />;
    // The record is told with the entries' places in the log, a table with the entry that was drawn from it.
    case 'record':
    case 'tables':
      return null;
  }
};
