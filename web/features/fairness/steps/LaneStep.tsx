import type { LaneStep as Lane } from '../../../../engine/games/explanation/steps.ts';
import { useMessages } from '../../../i18n/index.ts';
import { LaneDetail } from './LaneDetail.tsx';
import { Step, StepCaution, StepNote } from './Step.tsx';

/** Whether the player's part of the draw was fixed before the play, or the house could have chosen it. */
export const LaneStep = ({ step: { verdict, lane } }: { readonly step: Lane }) => {
  const { lane: words } = useMessages().fairness.verify;
  const said = { match: words.linked, loose: words.loose };
  if (lane === null) {
    return (
      <Step title={words.looseTitle} verdict={verdict} words={said}>
        <StepCaution>{words.looseText}</StepCaution>
      </Step>
    );
  }
  return (
    <Step title={words.title} formula="SHA-256 · Ed25519" verdict={verdict} words={said}>
      <StepNote>{words.text}</StepNote>
      <LaneDetail lane={lane} />
      <StepNote>{words.whose}</StepNote>
    </Step>
  );
};
