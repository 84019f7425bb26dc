import { useState } from 'react';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useMay } from '../../api/session.tsx';
import { useWords } from '../../texts.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CorrectionDialog } from './CorrectionDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { PLAIN_ACTS, PlainActDialog } from './PlainActDialog.tsx';
import type { Player } from './player-query.ts';
import { RestrictDialog } from './RestrictDialog.tsx';
import rows from './rows.module.css';

type Act = 'correct' | 'limit' | 'hold' | 'release' | 'block' | 'unblock' | 'signOut';

interface ActionsProps {
  readonly player: Player;
  /** Before an act is begun: it shows the newest balance and limits. */
  readonly onOpen: () => void;
}

/** The acts on the player that the reader's roles allow. */
export const Actions = ({ player, onOpen }: ActionsProps) => {
  const { actions, acts } = useWords().player;
  const may = useMay();
  const [open, setOpen] = useState<Act | null>(null);
  const { id, account, wallet, standing } = player;
  const close = () => setOpen(null);
  const isUnder = (kind: string): boolean => standing.restrictions.some((one) => one.kind === kind);
  const cares = account != null && may('operator:care');
  const choices: readonly (readonly [act: Act, name: string, isThere: boolean])[] = [
    ['correct', actions.correct, wallet != null && may('operator:propose')],
    ['limit', acts.limit.title, cares],
    ['hold', acts.hold.title, cares],
    ['release', acts.release.title, cares && isUnder('hold')],
    ['block', acts.block.title, cares && !isUnder('block')],
    ['unblock', acts.unblock.title, cares && isUnder('block')],
    ['signOut', acts.signOut.title, cares],
  ];
  const shown = choices.filter(([, , isThere]) => isThere);
  const plain = PLAIN_ACTS.find((one) => one === open);
  if (shown.length === 0) return null;
  return (
    <Panel title={actions.title} className={rows.panel}>
      <Stack gap={8}>
        {shown.map(([act, name]) => (
          <Button
            key={act}
            onClick={() => {
              onOpen();
              setOpen(act);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      {open === 'correct' && wallet != null && <CorrectionDialog player={id} wallet={wallet} onClose={close} />}
      {open === 'limit' && <LimitDialog player={id} limits={standing.limits} onClose={close} />}
      {(open === 'block' || open === 'hold') && <RestrictDialog player={id} kind={open} onClose={close} />}
      {plain !== undefined && <PlainActDialog player={id} kind={plain} onClose={close} />}
    </Panel>
  );
};
