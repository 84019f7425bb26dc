import { catalogSchema } from '../../../../engine/catalog/document.ts';
import { jsonIn } from '../../../../engine/kernel/canonical-json.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Note } from '../../../ui/Note.tsx';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import styles from './catalog.module.css';
import { useNewDraft } from './use-new-draft.ts';

/** The first fault of a text that should be a catalog, with its place; null for a catalog. */
const faultIn = (text: string): string | null => {
  const [issue] = catalogSchema.safeParse(jsonIn(text)).error?.issues ?? [];
  return issue === undefined ? null : `${issue.path.join('.') || 'document'}: ${issue.message}`;
};

/** A document, typed, pasted or from a file, as a new draft. */
export const JsonDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { catalog } = useWords();
  const { json: text, editor, publish } = catalog;
  const refusalText = useRefusalText();
  const keep = useNewDraft();
  const form = useForm({
    initial: { name: '', json: '' },
    rules: { name: [visible(60), publish.reasonWrong] },
    problemsOf: ({ json }) => {
      const problem = faultIn(json);
      return problem === null ? {} : { form: text.wrong({ problem }) };
    },
    send: ({ name, json }) => keep(name.trim(), json),
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  return (
    <Dialog title={text.title} onClose={onClose}>
      <Stack as="form" gap={12} {...form.form}>
        <Field label={editor.draftName} autoComplete="off" maxLength={60} {...form.text('name')} />
        <label className={styles.area}>
          {text.text}
          <textarea
            rows={10}
            dir="ltr"
            spellCheck={false}
            value={form.values.json}
            onChange={({ target }) => form.change({ json: target.value })}
          />
        </label>
        <label className={styles.area}>
          {text.file}
          <input
            type="file"
            accept="application/json,.json"
            onChange={async ({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) form.change({ json: await file.text(), name: form.values.name || file.name });
            }}
          />
        </label>
        {form.errors.form !== undefined && (
          <Note tone="danger" icon="warning" role="alert">
            {form.errors.form}
          </Note>
        )}
        <Button type="submit" variant="primary" busy={form.sending}>
          {text.send}
        </Button>
      </Stack>
    </Dialog>
  );
};
