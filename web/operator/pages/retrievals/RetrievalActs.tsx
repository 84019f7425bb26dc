import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useMay } from '../../api/session.tsx';
import type { ReachedStage } from '../../generated/graphql.ts';
import { useWords } from '../../texts.tsx';
import { ReasonDialog } from '../../ui/ReasonDialog.tsx';
import { DetailsPart } from '../../ui/WithDetails.tsx';
import { ADVANCE, RETRY, type Retrieval } from './retrievals-query.ts';
import { isOver, stagesAhead } from './waiting.ts';

interface ActProps {
  readonly retrieval: Retrieval;
  readonly onClose: () => void;
}

const RetryDialog = ({ retrieval: { id }, onClose }: ActProps) => {
  const { acts } = useWords().retrievals;
  const { show } = useToasts();
  const [retry] = useMutation(RETRY);
  const [commandId] = useState(newCommandId);
  return (
    <ReasonDialog
      title={acts.retryTitle}
      text={acts.retryText}
      send={acts.retry}
      document={RETRY}
      variables={{ id }}
      onSend={async (reason) => {
        await retry({ variables: { commandId, id, reason } });
        show('success', acts.retryDone);
      }}
      onClose={onClose}
    />
  );
};

const AdvanceDialog = ({ retrieval, onClose }: ActProps) => {
  const { acts, states } = useWords().retrievals;
  const { show } = useToasts();
  const [advance] = useMutation(ADVANCE);
  const [commandId] = useState(newCommandId);
  const ahead = stagesAhead(retrieval);
  const [state, setState] = useState<ReachedStage>(ahead[0] ?? 'FAILED');
  const { id } = retrieval;
  return (
    <ReasonDialog
      title={acts.setTitle}
      text={state === 'FAILED' ? `${acts.setText} ${acts.failedText}` : acts.setText}
      send={acts.send}
      danger={state === 'FAILED'}
      document={ADVANCE}
      variables={{ id, state }}
      onSend={async (reason) => {
        await advance({ variables: { commandId, id, state, reason } });
        show('success', acts.setDone({ state: states[state] }));
      }}
      onClose={onClose}
    >
      <Select
        label={acts.state}
        choices={ahead.map((value) => ({ value, label: states[value] }))}
        value={state}
        onChange={setState}
      />
    </ReasonDialog>
  );
};

/** The acts of an operator on a retrieval that is not over. */
export const RetrievalActs = ({ retrieval }: { readonly retrieval: Retrieval }) => {
  const { acts } = useWords().retrievals;
  const may = useMay()('operator:payments');
  const [open, setOpen] = useState<'retry' | 'advance' | null>(null);
  if (!may || isOver(retrieval)) return null;
  const close = (): void => setOpen(null);
  return (
    <DetailsPart>
      <Stack gap={8}>
        <Button icon="refresh" onClick={() => setOpen('retry')}>
          {acts.retry}
        </Button>
        <Button icon="edit" onClick={() => setOpen('advance')}>
          {acts.set}
        </Button>
      </Stack>
      {open === 'retry' && <RetryDialog retrieval={retrieval} onClose={close} />}
      {open === 'advance' && <AdvanceDialog retrieval={retrieval} onClose={close} />}
    </DetailsPart>
  );
};
