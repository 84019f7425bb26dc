import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import type { ArenaBase } from '../base-path.ts';
import { type BattleActs, useBattleActs } from '../commands/use-battle-acts.ts';

/** Asks about what was sent from another page and never answered; says where it has led to. */
export const useResumedActs = (base: ArenaBase): BattleActs => {
  const { command, create } = useMessages().battle;
  const { show } = useToasts();
  const navigate = useNavigate();
  return useBattleActs(({ act, battleId }) => {
    const texts = {
      create: create.created,
      join: command.joined,
      bot: command.botAdded,
      dissolve: command.dissolvedRefunded,
    };
    show('success', texts[act], {
      action: { label: create.goThere, onPress: () => void navigate(`${base}/${battleId}`) },
    });
  });
};
