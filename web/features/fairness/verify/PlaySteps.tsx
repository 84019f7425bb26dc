import { useMessages } from '../../../i18n/index.ts';
import type { PlayVerification } from '../proof/verify-proof.ts';
import { ChanceStep } from '../steps/ChanceStep.tsx';
import { CommitmentStep } from '../steps/CommitmentStep.tsx';
import { ConsolationStep } from '../steps/ConsolationStep.tsx';
import { DrawSteps, FloatStep } from '../steps/DrawSteps.tsx';
import { OddsStep } from '../steps/OddsStep.tsx';
import { DreamTermsStep, UpgradeTermsStep } from '../steps/TermsSteps.tsx';
import type { Names } from './use-names.ts';

interface PlayStepsProps {
  readonly verification: PlayVerification;
  readonly names: Names;
}

const seedOf = ({ commitment }: PlayVerification): string | null => commitment.secrets?.serverSeed ?? null;

/** What lies between the seed and the float: other for each game. */
const Middle = ({ verification, names: { skins } }: PlayStepsProps) => {
  const { chance } = useMessages().fairness.verify;
  const draw = <DrawSteps check={verification.ticket} serverSeed={seedOf(verification)} />;
  switch (verification.game) {
    case 'case': {
      const { odds, hit, ticket } = verification;
      return (
        <>
          {draw}
          <OddsStep odds={odds} hit={hit} ticket={ticket.shown} skins={skins} />
        </>
      );
    }
    case 'upgrade': {
      const { terms, outcome, ticket, play } = verification;
      const { side, winTickets: win, target } = play.event.data;
      const shown = { outcome, ticket: ticket.shown, win, side, target, skins };
      return (
        <>
          <UpgradeTermsStep play={play} terms={terms} />
          {draw}
          <ChanceStep {...shown} otherwise={{ name: chance.stakeLost, value: '0' }} />
        </>
      );
    }
    case 'dream': {
      const { terms, outcome, ticket, play, consolation } = verification;
      const { winTickets: win, target, item } = play.event.data;
      const shown = { outcome, ticket: ticket.shown, win, side: 'under', target, skins } as const;
      return (
        <>
          <DreamTermsStep terms={terms} />
          {draw}
          <ChanceStep {...shown} otherwise={{ name: chance.consoled, value: outcome.won ? null : item.value }} />
          {consolation !== null && (
            <ConsolationStep
              consolation={consolation}
              table={terms.consolation.table}
              serverSeed={seedOf(verification)}
              skins={skins}
            />
          )}
        </>
      );
    }
  }
};

/** A round of a player's own pair, from its promise to its float. */
export const PlaySteps = (props: PlayStepsProps) => {
  const { commitment: words } = useMessages().fairness.verify;
  const { verification } = props;
  return (
    <>
      <CommitmentStep commitment={verification.commitment} before={words.thisRound} />
      <Middle {...props} />
      {verification.float !== null && <FloatStep check={verification.float} />}
    </>
  );
};
