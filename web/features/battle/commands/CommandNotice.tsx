import { useMessages } from '../../../i18n/index.ts';
import { errorText } from '../../../platform/error-text.ts';
import { Notice } from '../../play/Notice.tsx';
import { PlayNotice } from '../../play/PlayNotice.tsx';
import type { BattleActs } from './use-battle-acts.ts';

interface CommandNoticeProps {
  readonly acts: BattleActs;
  /** Called once for each refusal that the page has to look into. */
  readonly onRefused: (code: string) => void;
  /** Where a refusal means something of its own on this page. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** Tells the player of a command that was not done at once. */
export const CommandNotice = ({ acts, onRefused, texts = {} }: CommandNoticeProps) => {
  const messages = useMessages();
  const { command } = messages.battle;
  if (acts.unanswered) return <Notice text={command.unanswered} />;
  return (
    <PlayNotice
      play={acts.play}
      words={{
        parked: command.parked,
        confirm: command.confirm,
        discard: command.discard,
        resumed: command.unanswered,
      }}
      texts={{ GAME_STOPPED: errorText(messages, 'GAME_STOPPED'), ...texts }}
      onRefused={({ code }) => onRefused(code)}
    />
  );
};
