import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLocale } from '../../../i18n/index.ts';
import { apiErrorOf } from '../../../platform/api-error.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Note } from '../../../ui/Note.tsx';
import { Select } from '../../../ui/Select.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import styles from './catalog.module.css';
import { DISCARD_DRAFT, DRAFTS } from './catalog-query.ts';
import { placesOf } from './draft-table.ts';
import { languageIn } from './names.ts';
import type { DraftHand } from './use-draft.ts';

const DiscardDialog = ({ hand, onClose }: { readonly hand: DraftHand; readonly onClose: () => void }) => {
  const { editor } = useWords().catalog;
  const { show } = useToasts();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [discard, { loading }] = useMutation(DISCARD_DRAFT, { refetchQueries: [DRAFTS] });
  const send = async (): Promise<void> => {
    try {
      await discard({ variables: { id: hand.kept.id, version: hand.kept.version } });
      show('success', editor.discarded);
      await navigate('/catalog?view=drafts');
    } catch (error) {
      show('error', apiErrorOf(error).code === 'ACT_CHANGED' ? editor.changed : refusalText(error));
    }
  };
  return (
    <Dialog title={editor.discardTitle} onClose={onClose}>
      <p>{editor.discardText}</p>
      <div className={styles.actions}>
        <Button variant="danger" busy={loading} onClick={() => void send()}>
          {editor.discard}
        </Button>
        <Button onClick={onClose}>{editor.keep}</Button>
      </div>
    </Dialog>
  );
};

interface DraftActionsProps {
  readonly hand: DraftHand;
  readonly onReload: () => Promise<void>;
  readonly onAdd: () => void;
}

/** Keeps, adds to, copies and discards a draft. A save over another operator's is refused, and nothing is lost. */
export const DraftActions = ({ hand, onReload, onAdd }: DraftActionsProps) => {
  const { catalog } = useWords();
  const { editor, actions } = catalog;
  const language = languageIn(useLocale().locale);
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const [isStale, setStale] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { document, place, setPlace } = hand;
  const places = placesOf(document);
  const save = async (): Promise<void> => {
    try {
      const version = await hand.save();
      if (version !== null) show('success', editor.saved({ version: String(version) }));
    } catch (error) {
      if (apiErrorOf(error).code === 'ACT_CHANGED') setStale(true);
      else show('error', refusalText(error));
    }
  };
  return (
    <>
      <div className={styles.bar}>
        {places.length > 1 && (
          <Select
            label={editor.table}
            choices={places.map((one) => ({
              value: String(one),
              label: one === 'consolation' ? editor.consolation : (document.cases[one]?.names[language] ?? ''),
            }))}
            value={String(place)}
            onChange={(value) => setPlace(places.find((one) => String(one) === value) ?? place)}
          />
        )}
        <Button
          className={styles.action}
          variant="primary"
          busy={hand.isSaving}
          disabled={!hand.isDirty}
          onClick={() => void save()}
        >
          {editor.save}
        </Button>
        <Button className={styles.action} icon="plus" onClick={onAdd}>
          {editor.add}
        </Button>
        <Button
          className={styles.action}
          icon="download"
          onClick={() => saveFile('draft.json', JSON.stringify(document, null, 2), 'application/json')}
        >
          {actions.export}
        </Button>
        <Button className={styles.action} variant="ghost" onClick={() => setDiscarding(true)}>
          {editor.discard}
        </Button>
      </div>
      {isStale && (
        <div className={styles.bar}>
          <Note tone="danger" icon="warning" role="alert">
            <span>{editor.changed}</span>
            <Button className={styles.action} onClick={() => void onReload()}>
              {editor.reload}
            </Button>
          </Note>
        </div>
      )}
      {isDiscarding && <DiscardDialog hand={hand} onClose={() => setDiscarding(false)} />}
    </>
  );
};
