import { useMutation } from '@apollo/client/react';
import { useCallback, useMemo, useState } from 'react';
import { crossCheck } from '../../../../engine/catalog/cross-check.ts';
import { type CatalogDocument, catalogSchema } from '../../../../engine/catalog/document.ts';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { type KeptDraft, SAVE_DRAFT } from './catalog-query.ts';
import type { LineChanges } from './DraftTable.tsx';
import { type Place, placesOf, withoutRow, withRowTickets, withValue } from './draft-table.ts';

/** A draft under the operator's hands: its document, the locks for the solver, and the version that the site keeps. */
export const useDraft = (loaded: KeptDraft) => {
  const [kept, setKept] = useState(loaded);
  const [document, setDocument] = useState<CatalogDocument>(() => catalogSchema.parse(JSON.parse(loaded.document)));
  const [name, setName] = useState(loaded.draft.name);
  const [place, setPlace] = useState<Place>(() => placesOf(document)[0] ?? 0);
  const [locked, setLocked] = useState<ReadonlySet<string>>(new Set());
  const [send, { loading: isSaving }] = useMutation(SAVE_DRAFT);
  const text = JSON.stringify(document);
  const problems = useMemo(() => crossCheck(document), [document]);

  const changes = useMemo(
    (): LineChanges => ({
      lock: (key) =>
        setLocked((before) => {
          const after = new Set(before);
          if (!after.delete(key)) after.add(key);
          return after;
        }),
      tickets: (key, tickets) => setDocument((before) => withRowTickets(before, place, key, tickets)),
      value: (row, value) => setDocument((before) => withValue(before, row, value)),
      remove: (key) => setDocument((before) => withoutRow(before, place, key)),
    }),
    [place],
  );

  /** Throws the refusals of the API. */
  const save = useCallback(async (): Promise<number | null> => {
    const { id, version } = kept.draft;
    const { data } = await send({
      variables: { commandId: newCommandId(), document: text, name: name.trim(), draft: id, version },
    });
    if (data == null) return null;
    setKept({ ...data.saveCatalogDraft, document: text });
    return data.saveCatalogDraft.draft.version;
  }, [send, kept, text, name]);

  return {
    ...{ kept: kept.draft, document, name, place, locked, problems, changes, save, isSaving },
    isDirty: text !== kept.document || name !== kept.draft.name,
    ...{ setName, setPlace, change: setDocument },
  } as const;
};

export type DraftHand = ReturnType<typeof useDraft>;
