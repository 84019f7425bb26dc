import { useMutation } from '@apollo/client/react';
import { useForm } from '../../../platform/use-form.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { ActDialog, MAX_REASON } from '../../ui/ActDialog.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
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
  const { acts } = words;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const refetched = { refetchQueries: [PLAYER, TIMELINE], awaitRefetchQueries: true };
  const [unblock] = useMutation(UNBLOCK, refetched);
  const [release] = useMutation(RELEASE, refetched);
  const [signOut] = useMutation(SIGN_OUT, refetched);
  const asked = { unblock, release, signOut } as const;
  const given = (reason: string) => ({ playerId: player, reason: reason.trim() });
  const form = useForm({
    initial: { reason: '' },
    rules: { reason: [visible(MAX_REASON), act.reasonWrong] },
    send: async ({ reason }) => {
      await asked[kind]({ variables: given(reason) });
      show('success', acts[kind].done);
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <ActDialog
      title={acts[kind].title}
      text={acts[kind].text}
      submit={acts[kind].title}
      danger={kind === 'signOut'}
      document={DOCUMENTS[kind]}
      variables={given(form.values.reason)}
      onClose={onClose}
      form={form.form}
      reason={form.text('reason')}
      error={form.errors.form}
      sending={form.sending}
    />
  );
};
