import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { labelIn, MAX_LABEL } from '../../../schema/input/names.ts';
import type { ApiScope } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/api-error.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import form from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { useFocusFirstInvalid } from '../account/use-focus-first-invalid.ts';
import { CopyButton } from '../fairness/CopyButton.tsx';
import styles from './settings.module.css';
import { keyEnd } from './settings-forms.ts';
import { CREATE_API_KEY } from './settings-query.ts';

const SCOPES: readonly ApiScope[] = ['READ', 'PLAY', 'TRADE', 'PERSONAL'];
/** 0: without an end. */
const LIFETIMES = [30, 90, 365, 0] as const;

const KeyForm = ({ onKey }: { readonly onKey: (key: string) => void }) => {
  const { settings } = useMessages();
  const words = settings.keys;
  const clock = useServerClock();
  const { confirmed } = useStepUp();
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['READ']);
  const [days, setDays] = useState<(typeof LIFETIMES)[number]>(90);
  const [errors, setErrors] = useState<{ readonly name?: string; readonly form?: string }>({});
  const [create, { loading }] = useMutation(CREATE_API_KEY);
  const { form: element, focusFirstInvalid } = useFocusFirstInvalid();

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const found = {
      ...(labelIn(name) === null && { name: words.nameInvalid }),
      ...(scopes.length === 0 && { form: words.scopeRequired }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid();
      return;
    }
    try {
      const expiresAt = keyEnd(days === 0 ? null : days, clock.now());
      const done = await confirmed((ticket) =>
        create({
          variables: { name: name.trim(), scopes: [...scopes], expiresAt, ticket },
          refetchQueries: ['AccountSettings'],
        }),
      );
      if (done?.data) onKey(done.data.createApiKey.key);
    } catch (thrown) {
      setErrors({ form: errorText(thrown) });
    }
  };

  return (
    <form ref={element} className={form.form} onSubmit={submit} noValidate>
      <Field
        label={words.name}
        hint={words.nameHint}
        error={errors.name}
        required
        maxLength={2 * MAX_LABEL}
        autoComplete="off"
        value={name}
        onChange={({ target }) => {
          setName(target.value);
          setErrors({});
        }}
      />
      <fieldset className={styles.scopes}>
        <legend className="muted">{words.scopes}</legend>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) => {
              setScopes(SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))));
              setErrors({});
            }}
          >
            <b>{words.scopeNames[scope]}</b> <span className="muted">{words.scopeTexts[scope]}</span>
          </Checkbox>
        ))}
      </fieldset>
      <div className={styles.lifetime}>
        <p className="muted">{words.expires}</p>
        <Segmented
          label={words.expires}
          className={styles.choices}
          value={days}
          onChange={setDays}
          choices={LIFETIMES.map((value) => ({
            value,
            label: value === 0 ? words.never : words.days({ days: value }),
          }))}
        />
      </div>
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={loading}>
        {words.create}
      </Button>
    </form>
  );
};

/** Names a key, says what it may do, and shows it this one time. */
export const ApiKeyDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { settings } = useMessages();
  const words = settings.keys;
  const [key, setKey] = useState<string | null>(null);
  if (key === null) {
    return (
      <Dialog title={words.create} onClose={onClose}>
        <KeyForm onKey={setKey} />
      </Dialog>
    );
  }
  return (
    <Dialog title={words.readyTitle} onClose={onClose}>
      <div className={form.form}>
        <p role="status">{words.ready}</p>
        <p className={styles.key}>
          <bdi className="mono" dir="ltr">
            {key}
          </bdi>
          <CopyButton text={key} label={words.key} />
        </p>
        <Button variant="primary" size="large" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
};
