import { useMutation } from '@apollo/client/react';
import { useMessages } from '../../i18n/index.ts';
import { useStepUp } from '../../platform/step-up.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import styles from '../account/account.module.css';
import { FormAlert } from '../account/FormAlert.tsx';
import { LaterNote } from '../account/LaterNote.tsx';
import { PhoneWithCode } from '../account/PhoneWithCode.tsx';
import { noPhone, readPhone } from '../account/phone.ts';
import { smsLoginProblems } from '../account/registration.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { CHANGE_PHONE } from './settings-query.ts';

/** The new number, and a code sent to it. It takes the present one's place a day later. */
export const PhoneDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { settings, account } = useMessages();
  const { confirmed } = useStepUp();
  const { show } = useToasts();
  const [change] = useMutation(CHANGE_PHONE);
  const {
    values,
    errors,
    sending,
    change: type,
    complain,
    form,
  } = useAccountForm({
    initial: { ...noPhone, code: '' },
    shown: ['phone', 'code'],
    problemsOf: smsLoginProblems,
    send: async ({ prefix, phone: typed, code }) => {
      const phone = readPhone(prefix, typed);
      if (phone === null) return;
      const done = await confirmed((ticket) => change({ variables: { phone, smsCode: code, ticket } }));
      if (done === undefined) return;
      show('success', account.later.done);
      onClose();
    },
  });

  return (
    <Dialog title={settings.phone.title} onClose={onClose}>
      <form {...form} className={styles.form}>
        <LaterNote />
        <PhoneWithCode
          values={values}
          purpose="CHANGE_PHONE"
          label={settings.phone.fresh}
          errors={errors}
          onPhoneMissing={complain}
          onChange={type}
        />
        <FormAlert text={errors.form} />
        <Button type="submit" variant="primary" size="large" busy={sending}>
          {sending ? settings.saving : settings.save}
        </Button>
      </form>
    </Dialog>
  );
};
