import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { labelIn, MAX_LABEL } from '../../../schema/input/names.ts';
import type { ApiScope } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useServerClock } from '../../platform/clock.tsx';
import { useStepUp } from '../../platform/step-up.ts';
import { useForm } from '../../platform/use-form.ts';
import { Stack, Text } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Checkbox, Field } from '../../ui/Field.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import account from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { SecretText } from './SecretText.tsx';
import styles from './settings.module.css';
import { keyEnd } from './settings-forms.ts';
import { CREATE_API_KEY } from './settings-query.ts';

const SCOPES: readonly ApiScope[] = ['READ', 'PLAY', 'TRADE', 'PERSONAL'];
/** 0: without an end. */
const LIFETIMES = [30, 90, 365, 0] as const;

interface KeyRequest {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly days: (typeof LIFETIMES)[number];
}

const FIRST: KeyRequest = { name: '', scopes: ['READ'], days: 90 };

const KeyForm = ({ onKey }: { readonly onKey: (key: string) => void }) => {
  const { settings } = useMessages();
  const words = settings.keys;
  const clock = useServerClock();
  const { confirmed } = useStepUp();
  const [create] = useMutation(CREATE_API_KEY);
  const {
    values: { scopes, days },
    errors,
    sending,
    change,
    text,
    form,
  } = useForm({
    initial: FIRST,
    rules: { name: [labelIn, words.nameInvalid] },
    problemsOf: (request) => ({ form: request.scopes.length === 0 ? words.scopeRequired : undefined }),
    send: async (request) => {
      const expiresAt = keyEnd(request.days === 0 ? null : request.days, clock.now());
      const done = await confirmed((ticket) =>
        create({
          variables: { name: request.name.trim(), scopes: [...request.scopes], expiresAt, ticket },
          refetchQueries: ['AccountSettings'],
        }),
      );
      if (done?.data) onKey(done.data.createApiKey.key);
    },
  });

  return (
    <form {...form} className={account.form}>
      <Field
        label={words.name}
        hint={words.nameHint}
        required
        maxLength={2 * MAX_LABEL}
        autoComplete="off"
        {...text('name')}
      />
      <Stack as="fieldset" gap={4}>
        <Text as="legend" tone="muted">
          {words.scopes}
        </Text>
        {SCOPES.map((scope) => (
          <Checkbox
            key={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              change({ scopes: SCOPES.filter((one) => (one === scope ? target.checked : scopes.includes(one))) })
            }
          >
            <b>{words.scopeNames[scope]}</b> <Text tone="muted">{words.scopeTexts[scope]}</Text>
          </Checkbox>
        ))}
      </Stack>
      <Stack gap={4}>
        <Text as="p" tone="muted">
          {words.expires}
        </Text>
        <Segmented
          label={words.expires}
          className={styles.choices}
          value={days}
          onChange={(value) => change({ days: value })}
          choices={LIFETIMES.map((value) => ({
            value,
            label: value === 0 ? words.never : words.days({ days: value }),
          }))}
        />
      </Stack>
      <FormAlert text={errors.form} />
      <Button type="submit" variant="primary" size="large" busy={sending}>
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
      <div className={account.form}>
        <p role="status">{words.ready}</p>
        <SecretText text={key} label={words.key} />
        <Button variant="primary" size="large" onClick={onClose}>
          {words.done}
        </Button>
      </div>
    </Dialog>
  );
};
