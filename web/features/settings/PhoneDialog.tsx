import { useMutation } from '@apollo/client/react';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { LaterNote } from '../account/LaterNote.tsx';
import { PhoneWithCode } from '../account/PhoneWithCode.tsx';
import { readPhone } from '../account/phone.ts';
import { smsLoginProblems } from '../account/registration.ts';
import { noPhone } from '../account/typed-phone.ts';
import { useFormErrors } from '../account/use-form-errors.ts';
import { CHANGE_PHONE } from './settings-query.ts';

/** The new number, and a code sent to it. It takes the present one's place a day later. */
export const PhoneDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { settings, account } = useMessages();
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const [values, setValues] = useState({ ...noPhone, code: '' });
  const [change, { loading }] = useMutation(CHANGE_PHONE);
  const problems = useFormErrors();
  const { errors, form, check, refuse } = problems;
  const phone = readPhone(values.prefix, values.phone);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!check(smsLoginProblems(values)) || phone === null) return;
    try {
      const done = await confirmed((ticket) => change({ variables: { phone, smsCode: values.code, ticket } }));
      if (done === undefined) return;
      show('success', account.later.done);
      onClose();
    } catch (thrown) {
      refuse(thrown, ['phone', 'code']);
    }
  };

  return (
    <Dialog title={settings.phone.title} onClose={onClose}>
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <LaterNote />
        <PhoneWithCode
          values={values}
          purpose="CHANGE_PHONE"
          label={settings.phone.fresh}
          form={problems}
          onChange={setValues}
        />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={loading}>
          {loading ? settings.saving : settings.save}
        </Button>
      </form>
    </Dialog>
  );
};
