import type { ReactNode } from 'react';
import { type Explanation, stepOf } from '../../../../engine/games/explanation/explanation.ts';
import { baseOfMode } from '../../battle/base-path.ts';
import { BattleInputs, BattleWon, GiveawayInputs, GiveawayWon } from './RoomAside.tsx';
import { RoundInputs, RoundWon } from './RoundAside.tsx';
import { EndedEarly, HiddenSeed, UnderWay } from './StillHidden.tsx';
import type { Names } from './use-names.ts';

interface PartProps {
  readonly explanation: Explanation;
  readonly names: Names;
}

/** The outcome of the game. */
export const GameWon = ({ explanation: { about }, names }: PartProps) => {
  switch (about.kind) {
    case 'battle':
      return <BattleWon battle={about.battle} names={names} />;
    case 'giveaway':
      return <GiveawayWon room={about.room} names={names} />;
    case 'round':
      return <RoundWon round={about} names={names} />;
  }
};

/** The play's public inputs. */
export const GameInputs = ({ explanation, names, actions }: PartProps & { readonly actions: ReactNode }) => {
  const { about } = explanation;
  const secrets = stepOf(explanation, 'commitment')?.secrets ?? null;
  const lock = stepOf(explanation, 'lock')?.lock ?? null;
  switch (about.kind) {
    case 'battle':
      return <BattleInputs about={about} secrets={secrets} lock={lock} actions={actions} />;
    case 'giveaway': {
      const entrants = stepOf(explanation, 'entries')?.entrants.length ?? 0;
      const shown = { about, entrants, secrets, lock, names, actions };
      return <GiveawayInputs {...shown} />;
    }
    case 'round':
      return <RoundInputs round={about} secrets={secrets} names={names} actions={actions} />;
  }
};

/** Tells the event that some steps wait for; null where no step waits. */
export const Waits = ({ explanation, onLook }: Pick<PartProps, 'explanation'> & { readonly onLook: () => void }) => {
  const { about } = explanation;
  const revealed = (stepOf(explanation, 'commitment')?.secrets ?? null) !== null;
  switch (about.kind) {
    case 'battle': {
      const { battle } = about;
      const base = baseOfMode(battle.mode);
      if (battle.status === 'dissolved') return <EndedEarly game="battle" />;
      return revealed ? null : <UnderWay game="battle" to={`${base}/${battle.battleId}`} />;
    }
    case 'giveaway':
      if (about.status === 'cancelled') return <EndedEarly game="giveaway" />;
      return revealed ? null : <UnderWay game="giveaway" to={`/giveaways/${about.room.giveawayId}`} />;
    case 'round':
      return revealed ? null : <HiddenSeed pairId={about.pairId} onLook={onLook} />;
  }
};
