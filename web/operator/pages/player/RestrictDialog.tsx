import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import type { HoldScope } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { ActDialog, MAX_REASON } from '../../ui/ActDialog.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { momentIn } from './act-values.ts';
import { BLOCK, HOLD, HOLD_SCOPES } from './acts-query.ts';
import { PLAYER, TIMELINE } from './player-query.ts';

interface RestrictDialogProps {
  readonly player: string;
  readonly kind: 'block' | 'hold';
  readonly onClose: () => void;
}

interface Values {
  readonly scope: HoldScope;
  readonly until: string;
  readonly reason: string;
}

/** Blocks or holds a player, for good or until a moment. */
export const RestrictDialog = ({ player, kind, onClose }: RestrictDialogProps) => {
  const { act, player: words } = useWords();
  const { acts } = words;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const refetched = { refetchQueries: [PLAYER, TIMELINE], awaitRefetchQueries: true };
  const [block] = useMutation(BLOCK, refetched);
  const [hold] = useMutation(HOLD, refetched);
  // A second press after a lost answer is the same act.
  const [commandId] = useState(newCommandId);
  const given = ({ until, reason }: Pick<Values, 'until' | 'reason'>) => ({
    ...{ playerId: player, reason: reason.trim(), until: momentIn(until, Date.now()) ?? null, commandId },
  });
  const form = useForm<Values>({
    initial: { scope: 'EVERYTHING', until: '', reason: '' },
    rules: {
      until: [(typed) => (momentIn(typed, Date.now()) === null ? null : typed), acts.untilWrong],
      reason: [visible(MAX_REASON), act.reasonWrong],
    },
    send: async (values) => {
      const variables = given(values);
      if (kind === 'block') await block({ variables });
      else await hold({ variables: { ...variables, scope: values.scope } });
      show('success', acts[kind].done);
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const { scope } = form.values;
  const [document, variables] =
    kind === 'block' ? ([BLOCK, given(form.values)] as const) : ([HOLD, { ...given(form.values), scope }] as const);
  return (
    <ActDialog
      title={acts[kind].title}
      text={acts[kind].text}
      submit={acts[kind].title}
      danger
      {...{ document, variables, onClose }}
      form={form.form}
      reason={form.text('reason')}
      hint={act.playerReasonHint}
      error={form.errors.form}
      sending={form.sending}
    >
      {kind === 'hold' && (
        <Segmented
          label={acts.hold.scope}
          choices={HOLD_SCOPES.map((value) => ({ value, label: acts.hold.scopes[value] }))}
          value={scope}
          onChange={(value) => form.change({ scope: value })}
          fill="always"
        />
      )}
      <Field label={acts.until} hint={acts.untilHint} type="datetime-local" {...form.text('until')} />
    </ActDialog>
  );
};
