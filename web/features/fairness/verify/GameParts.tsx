import type { ReactNode } from 'react';
import type { Verification } from '../proof/verify-proof.ts';
import { PlayInputs, PlayWon } from './PlayAside.tsx';
import { PlaySteps } from './PlaySteps.tsx';
import { BattleInputs, BattleWon, GiveawayInputs, GiveawayWon } from './RoomAside.tsx';
import { BattleSteps, GiveawaySteps } from './RoomGameSteps.tsx';
import { EndedEarly, HiddenSeed, UnderWay } from './StillHidden.tsx';
import type { Names } from './use-names.ts';
import type { ReceiptState } from './use-receipt.ts';

interface PartProps {
  readonly verification: Verification;
  readonly names: Names;
}

/** What it was about, and what came of it. */
export const GameWon = ({ verification, names }: PartProps) => {
  switch (verification.game) {
    case 'battle':
      return <BattleWon verification={verification} names={names} />;
    case 'giveaway':
      return <GiveawayWon verification={verification} names={names} />;
    default:
      return <PlayWon verification={verification} names={names} />;
  }
};

/** Its public inputs. */
export const GameInputs = ({ verification, names, actions }: PartProps & { readonly actions: ReactNode }) => {
  switch (verification.game) {
    case 'battle':
      return <BattleInputs verification={verification} actions={actions} />;
    case 'giveaway':
      return <GiveawayInputs verification={verification} names={names} actions={actions} />;
    default:
      return <PlayInputs verification={verification} names={names} actions={actions} />;
  }
};

/** Its proof. */
export const GameSteps = ({ verification, names, receipt }: PartProps & { readonly receipt: ReceiptState }) => {
  switch (verification.game) {
    case 'battle':
      return <BattleSteps verification={verification} names={names} receipt={receipt} />;
    case 'giveaway':
      return <GiveawaySteps verification={verification} names={names} receipt={receipt} />;
    default:
      return <PlaySteps verification={verification} names={names} />;
  }
};

/** What some steps wait for; nothing where none waits. */
export const Waits = ({
  verification,
  onRevealed,
}: Pick<PartProps, 'verification'> & { readonly onRevealed: () => void }) => {
  const { commitment } = verification;
  switch (verification.game) {
    case 'battle': {
      const { battle } = verification;
      const base = battle.mode === 'classic' ? '/battle' : '/reverse';
      if (battle.status === 'dissolved') return <EndedEarly game="battle" />;
      return commitment.secrets === null ? <UnderWay game="battle" to={`${base}/${battle.battleId}`} /> : null;
    }
    case 'giveaway': {
      const { giveawayId } = verification.created.event.data;
      if (verification.status === 'cancelled') return <EndedEarly game="giveaway" />;
      return commitment.secrets === null ? <UnderWay game="giveaway" to={`/giveaways/${giveawayId}`} /> : null;
    }
    default:
      return commitment.secrets === null ? <HiddenSeed pairId={commitment.pairId} onRevealed={onRevealed} /> : null;
  }
};
