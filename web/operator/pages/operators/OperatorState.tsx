import { LOCAL_OPERATOR } from '../../../../engine/kernel/ids.ts';
import { useWords, type Words } from '../../texts.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { Colleague } from './operators-query.ts';

/** Whether an operator is in force. */
export const OperatorState = ({ colleague }: { readonly colleague: Pick<Colleague, 'endedAt' | 'passkeys'> }) => {
  const { states } = useWords().operators;
  if (colleague.endedAt != null) return <Mark tone="note">{states.ended}</Mark>;
  return colleague.passkeys === 0 ? <Mark tone="mine">{states.invited}</Mark> : <Mark>{states.inForce}</Mark>;
};

export const invitedByText = ({ invitedBy }: Pick<Colleague, 'invitedBy'>, { operators }: Words): string =>
  invitedBy === LOCAL_OPERATOR ? operators.terminal : invitedBy;
