import { useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf, useErrorText } from '../../platform/api-error.ts';
import { type FormField, fieldOfError, type Problems, weaknessIn } from './registration.ts';
import { useFocusFirstInvalid } from './use-focus-first-invalid.ts';

export type FormErrors = Partial<Readonly<Record<FormField | 'form', string>>>;

/** What is wrong with a form of the account, field by field, and where the focus goes then. */
export const useFormErrors = () => {
  const { account } = useMessages();
  const errorText = useErrorText();
  const [errors, setErrors] = useState<FormErrors>({});
  const { form, focusFirstInvalid } = useFocusFirstInvalid();

  /** Shows the problems, if there are any, and says whether the form may be sent. */
  const check = (problems: Problems): boolean => {
    const found = Object.entries(problems).map(([field, problem]) => [field, account.invalid[problem]]);
    setErrors(Object.fromEntries(found));
    if (found.length > 0) focusFirstInvalid();
    return found.length === 0;
  };

  /** Puts the server's refusal beside the field it is about. `shown`: the fields that this form has. */
  const refuse = (thrown: unknown, shown: readonly FormField[]): void => {
    const { code, details } = apiErrorOf(thrown);
    const field = fieldOfError(code, details);
    const weakness = code === 'PASSWORD_WEAK' ? weaknessIn(details) : null;
    const text = weakness === null ? errorText(thrown) : account.invalid.weak[weakness];
    setErrors({ [field !== null && shown.includes(field) ? field : 'form']: text });
    focusFirstInvalid();
  };

  /** What is being put right is no longer called wrong. */
  const forget = (...fields: readonly FormField[]): void =>
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([field]) => field !== 'form' && !fields.some((changed) => changed === field)),
      ),
    );

  return { errors, form, check, refuse, forget };
};
