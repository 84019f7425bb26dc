import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { newCommandId } from '../../../platform/commands/command-id.ts';
import { useForm } from '../../../platform/use-form.ts';
import { Stack } from '../../../ui/Box.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { useToasts } from '../../../ui/toasts.tsx';
import { useWords } from '../../texts.tsx';
import { useRefusalText } from '../../ui/use-refusal-text.ts';
import { visible } from '../../ui/visible-text.ts';
import { CAMPAIGNS, NOTICES, PUBLISH_NOTICE } from './campaigns-query.ts';
import { FormFoot } from './FormFoot.tsx';
import styles from './NoticeDialog.module.css';
import { momentIn } from './weeks.ts';

const LANGUAGES = ['zh-CN', 'zh-TW', 'en'] as const;
type Language = (typeof LANGUAGES)[number];
/** Each language calls itself so. */
const NAMES: Readonly<Record<Language, string>> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' };
const NO_TEXT = { title: '', body: '' };
const EMPTY = { 'zh-CN': NO_TEXT, 'zh-TW': NO_TEXT, en: NO_TEXT, from: '', until: '' };

const isWhole = ({ title, body }: typeof NO_TEXT): boolean =>
  visible(120)(title) !== null && body.trim() !== '' && body.length <= 4_000;

/** Publishes a notice, which is shown as it will stand. All languages go out together. */
export const NoticeDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { noticing } = useWords().campaigns;
  const { show } = useToasts();
  const refusalText = useRefusalText();
  const bodyId = useId();
  const [language, setLanguage] = useState<Language>('zh-CN');
  const [publish] = useMutation(PUBLISH_NOTICE, { refetchQueries: [NOTICES, CAMPAIGNS] });
  const [commandId] = useState(newCommandId);
  const optional = [(typed: string) => (typed === '' ? typed : momentIn(typed)), noticing.momentWrong] as const;
  const form = useForm({
    initial: EMPTY,
    rules: { from: optional, until: optional },
    problemsOf: (values) => {
      const missing = LANGUAGES.find((one) => !isWhole(values[one]));
      return missing === undefined ? {} : { form: noticing.textWrong({ language: NAMES[missing] }) };
    },
    send: async ({ from, until, ...texts }) => {
      const variables = { commandId, texts: JSON.stringify(texts) };
      await publish({ variables: { ...variables, from: momentIn(from), until: momentIn(until) } });
      show('success', noticing.published);
      onClose();
    },
    place: (_text, thrown) => ({ form: refusalText(thrown) }),
  });
  const text = form.values[language];
  const write = (part: Partial<typeof NO_TEXT>): void => form.change({ [language]: { ...text, ...part } });
  return (
    <Dialog title={noticing.title} onClose={onClose} wide>
      <Stack as="form" gap={12} {...form.form}>
        <Segmented
          label={noticing.language}
          choices={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
          value={language}
          onChange={setLanguage}
          fill="always"
        />
        <Field
          label={noticing.head}
          lang={language}
          maxLength={120}
          autoComplete="off"
          value={text.title}
          onChange={({ target }) => write({ title: target.value })}
        />
        <label className={styles.label} htmlFor={bodyId}>
          {noticing.body}
        </label>
        <textarea
          id={bodyId}
          className={styles.body}
          lang={language}
          rows={5}
          maxLength={4_000}
          value={text.body}
          onChange={({ target }) => write({ body: target.value })}
        />
        <Field label={noticing.from} type="datetime-local" {...form.text('from')} />
        <Field label={noticing.until} type="datetime-local" {...form.text('until')} />
        <section className={styles.preview} aria-label={noticing.preview} lang={language}>
          <p className={styles.label}>{noticing.preview}</p>
          <h3>{text.title}</h3>
          <p className={styles.text}>{text.body}</p>
        </section>
        <FormFoot error={form.errors.form} send={noticing.send} busy={form.sending} />
      </Stack>
    </Dialog>
  );
};
