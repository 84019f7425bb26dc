import { useMutation } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { DRAFTS, SAVE_DRAFT } from './catalog-query.ts';

/** Keeps a document as a new draft, and opens it. Throws the refusals of the API. */
export const useNewDraft = (): ((name: string, document: string) => Promise<void>) => {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_DRAFT, { refetchQueries: [DRAFTS] });
  return async (name, document) => {
    const { data } = await save({ variables: { commandId: newCommandId(), name: name.slice(0, 60), document } });
    if (data != null) await navigate(`/catalog/drafts/${data.saveCatalogDraft.draft.id}`);
  };
};
