import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { blockCommand, holdCommand, limitCommand } from '../../ui/terminal-commands.ts';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import type { Player } from './player-query.ts';
import rows from './rows.module.css';

interface ActionsProps extends Pick<Player, 'id' | 'wallet'> {
  /** Before a proposal is written. */
  readonly onOpen: () => void;
}

/** The acts of an operator about a player: a correction is proposed here, for others the terminal has commands. */
export const Actions = ({ id, wallet, onOpen }: ActionsProps) => {
  const { actions } = useWords().player;
  const may = useMay();
  const [isCorrecting, setCorrecting] = useState(false);
  const { reason } = actions;
  const commands = [
    [actions.limit, limitCommand(id, reason)],
    [actions.hold, holdCommand(id, reason)],
    [actions.block, blockCommand(id, reason)],
  ] as const;
  return (
    <Panel title={actions.title} className={rows.panel}>
      {wallet != null && may('operator:propose') && (
        <Button
          icon="edit"
          onClick={() => {
            onOpen();
            setCorrecting(true);
          }}
        >
          {actions.correct}
        </Button>
      )}
      <ul aria-label={actions.terminal}>
        {commands.map(([name, text]) => (
          <li key={name} className={rows.figure}>
            <span>{name}</span>
            <CopyButton label={actions.copy({ name })} text={text} />
          </li>
        ))}
      </ul>
      {isCorrecting && wallet != null && (
        <CorrectionDialog player={id} wallet={wallet} onClose={() => setCorrecting(false)} />
      )}
    </Panel>
  );
};
