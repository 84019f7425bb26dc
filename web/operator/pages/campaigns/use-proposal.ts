import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { PROPOSE } from './campaigns-query.ts';

/** Proposes an act by its effect, and opens it. Throws what the API refuses. */
export const useProposal = () => {
  const { campaigns } = useWords();
  const { show } = useToasts();
  const navigate = useNavigate();
  const [propose] = useMutation(PROPOSE);
  return async (effect: string, reason: string): Promise<void> => {
    const { data } = await propose({ variables: { effect, reason: reason.trim(), ticket: null } });
    if (data == null) return;
    show('success', campaigns.proposed);
    await navigate(`/acts?open=${data.proposeAct.id}`);
  };
};
