import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { catalogSchema } from '../../../../engine/catalog/document.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { EXPORT } from './catalog-query.ts';
import { useNewDraft } from './use-new-draft.ts';

/** Published tables as documents: as a file, or as a new draft. */
export const useExported = () => {
  const client = useApolloClient();
  const { catalog } = useWords();
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const keep = useNewDraft();
  const [isBusy, setBusy] = useState(false);
  const exported = async (of: { readonly case?: string; readonly version?: number }): Promise<string> =>
    (await client.query({ query: EXPORT, variables: of, fetchPolicy: 'no-cache' })).data?.catalogExport ?? '';
  const doing = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      show('error', refusalText(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    isBusy,
    /** A case as it is published, or in an earlier version with the values that its items had. */
    draftOfCase: (slug: string, name: string, version?: number) =>
      doing(async () => keep(name, await exported({ case: slug, ...(version !== undefined && { version }) }))),
    draftOfConsolation: () =>
      doing(async () => {
        const whole = catalogSchema.parse(JSON.parse(await exported({})));
        const used = new Set(whole.consolation?.map(({ skin }) => skin));
        const skins = whole.skins.filter(({ id }) => used.has(id));
        const families = whole.families.filter(({ id }) => skins.some(({ family }) => family === id));
        await keep(catalog.tables.consolation, JSON.stringify({ ...whole, themes: [], cases: [], skins, families }));
      }),
    saveCase: (slug: string, version?: number) =>
      doing(async () => {
        const text = await exported({ case: slug, ...(version !== undefined && { version }) });
        saveFile(`${slug}.json`, text, 'application/json');
      }),
  };
};
