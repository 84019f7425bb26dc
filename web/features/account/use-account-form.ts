import { useMessages } from '../../i18n/index.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { type FormErrors, useForm } from '../../platform/use-form.ts';
import { type FormField, fieldOfError, type Problems, weaknessIn } from './registration.ts';

interface AccountFormPlan<Values extends object> {
  readonly initial: Values;
  readonly problemsOf: (values: Values) => Problems;
  /** Throws what the API refuses. */
  readonly send: (values: Values) => Promise<void>;
  /** The fields of this form: a refusal that concerns no field of it is about the form as a whole. */
  readonly shown: readonly FormField[];
}

/** A form of the account: it names errors in the words that all of them share, and shows the server's refusals beside their fields. */
export const useAccountForm = <Values extends object>({
  initial,
  problemsOf,
  send,
  shown,
}: AccountFormPlan<Values>) => {
  const { account } = useMessages();
  const sentences = (problems: Problems): FormErrors<FormField> =>
    Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, account.invalid[problem]]));
  const { complain, ...form } = useForm<Values, FormField>({
    initial,
    send,
    problemsOf: (values) => sentences(problemsOf(values)),
    place: (text, thrown) => {
      const { code, details } = apiErrorOf(thrown);
      if (code === 'CREDENTIALS_INVALID' && shown.includes('current'))
        return { current: account.password.wrongCurrent };
      const field = fieldOfError(code, details);
      const weakness = code === 'PASSWORD_WEAK' ? weaknessIn(details) : null;
      return {
        [field !== null && shown.includes(field) ? field : 'form']:
          weakness === null ? text : account.invalid.weak[weakness],
      };
    },
  });
  return { ...form, complain: (problems: Problems): void => complain(sentences(problems)) };
};
