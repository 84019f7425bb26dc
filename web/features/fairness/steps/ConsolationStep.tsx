import type { ConsolationStep as Consolation } from '../../../../engine/games/explanation/steps.ts';
import { formatTicket, useMessages } from '../../../i18n/index.ts';
import type { SkinsById } from '../verify/use-names.ts';
import { DrawLines } from './DrawLines.tsx';
import { OddsLookup } from './OddsRows.tsx';
import { Step, StepNote } from './Step.tsx';

interface ConsolationStepProps {
  readonly consolation: Consolation;
  readonly serverSeed: string | null;
  readonly skins: SkinsById;
}

/** A lost dream draws once more, from the consolations. */
export const ConsolationStep = ({ consolation, serverSeed, skins }: ConsolationStepProps) => {
  const { consolation: words } = useMessages().fairness.verify;
  const { draw, hit, table, verdict } = consolation;
  return (
    <Step
      title={words.title}
      verdict={verdict}
      drawn={{ text: formatTicket(draw.computed ?? draw.shown), verdict: draw.verdict }}
    >
      <StepNote>{words.text}</StepNote>
      <DrawLines check={draw} serverSeed={serverSeed} />
      <OddsLookup table={table} hit={hit} ticket={draw.shown} skins={skins} />
    </Step>
  );
};
