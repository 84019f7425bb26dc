import { useMutation } from '@apollo/client/react';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { RELEASE, SIGN_OUT, UNBLOCK } from './acts-query.ts';
import { PLAYER, TIMELINE } from './player-query.ts';

/** The acts that need nothing but a reason. */
export const PLAIN_ACTS = ['unblock', 'release', 'signOut'] as const;
export type PlainAct = (typeof PLAIN_ACTS)[number];

const DOCUMENTS = { unblock: UNBLOCK, release: RELEASE, signOut: SIGN_OUT } as const;

interface PlainActDialogProps {
  readonly player: string;
  readonly kind: PlainAct;
  readonly onClose: () => void;
}

/** Lifts a block, ends a hold, or ends all sessions. */
export const PlainActDialog = ({ player, kind, onClose }: PlainActDialogProps) => {
  const { act, player: words } = useWords();
  const { title, text, done } = words.acts[kind];
  const { show } = useToasts();
  const refetched = { refetchQueries: [PLAYER, TIMELINE], awaitRefetchQueries: true };
  const [unblock] = useMutation(UNBLOCK, refetched);
  const [release] = useMutation(RELEASE, refetched);
  const [signOut] = useMutation(SIGN_OUT, refetched);
  const asked = { unblock, release, signOut } as const;
  return (
    <ReasonDialog
      title={title}
      text={text}
      send={title}
      danger={kind === 'signOut'}
      hint={act.playerReasonHint}
      document={DOCUMENTS[kind]}
      variables={{ playerId: player }}
      onSend={async (reason) => {
        await asked[kind]({ variables: { playerId: player, reason } });
        show('success', done);
      }}
      onClose={onClose}
    />
  );
};
