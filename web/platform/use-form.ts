import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useErrorText } from './error-text.ts';

/** Sentences beside the fields that they are about; `form` for what is about no single field. */
export type FormErrors<Field extends string> = { readonly [Name in Field | 'form']?: string | undefined };

/** Whether anything has to be put right. */
export const isFaulty = (errors: Readonly<Record<string, string | undefined>>): boolean =>
  Object.values(errors).some((error) => error !== undefined);

/** The errors left once the player corrects these fields: without those of the fields, and of the form. */
export const withoutErrorsOf = <Field extends string>(
  errors: FormErrors<Field>,
  fields: readonly string[],
): FormErrors<Field> => ({ ...errors, ...Object.fromEntries([...fields, 'form'].map((field) => [field, undefined])) });

/** For a field, the reader of its text, which answers null for anything that the field can't hold, and the sentence that says so. */
type Rules<Values extends object> = {
  readonly [Name in keyof Values]?: readonly [read: (typed: Values[Name]) => unknown, wrong: string];
};

/** The sentences of the rules that values break. */
export const brokenIn = <Values extends object>(
  rules: Rules<Values>,
  values: Values,
): Readonly<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const name in rules) {
    const rule = rules[name];
    if (rule !== undefined && rule[0](values[name]) === null) found[name] = rule[1];
  }
  return found;
};

/** Changes a form from within its `send`. */
interface FormHand<Values extends object, Field extends string> {
  readonly change: (part: Partial<Values>) => void;
  readonly complain: (found: FormErrors<Field>) => void;
}

interface FormPlan<Values extends object, Field extends string> {
  readonly initial: Values | (() => Values);
  readonly rules?: Rules<Values>;
  /** The errors that the player must correct before the form is sent, beside those of the rules. */
  readonly problemsOf?: (values: Values) => NoInfer<FormErrors<Field>>;
  /** Throws what the API refuses. */
  readonly send: (values: Values, form: FormHand<Values, Field>) => Promise<void>;
  /** Where a refusal stands, and in which words; `text` is the sentence of its code. Left out: about the form as a whole. */
  readonly place?: (text: string, thrown: unknown) => NoInfer<FormErrors<Field>>;
}

/**
 * A form: its values, its errors since it was last sent, and whether it is on its way. A change of a field removes the
 * field's error. After a refused submit the focus goes to the first field with an error.
 */
export const useForm = <Values extends object, Field extends string = keyof Values & string>({
  initial,
  rules = {},
  problemsOf = () => ({}),
  send,
  place,
}: FormPlan<Values, Field>) => {
  const errorText = useErrorText();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<FormErrors<Field>>({});
  const [refusal, setRefusal] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);
  const focusWanted = useRef(false);
  // Runs after every render: the errors of a refused submit are in the document then.
  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });

  /** Shows what is wrong, and nothing else. */
  const complain = (found: FormErrors<Field>): void => {
    setErrors(found);
    focusWanted.current = isFaulty(found);
  };
  const forget = (...fields: readonly string[]): void => {
    setErrors((before) => withoutErrorsOf(before, fields));
    setRefusal(null);
  };
  const change = (part: Partial<Values>): void => {
    setValues((before) => ({ ...before, ...part }));
    forget(...Object.keys(part));
  };
  /** The properties of a text's field; `kept` is the part of what is typed that the field holds. */
  const text = <Name extends keyof Values & Field>(name: Name, kept = (typed: string): string => typed) => ({
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }): void => {
      setValues((before) => ({ ...before, [name]: kept(target.value) }));
      forget(name);
    },
  });
  /** Sends without asking what is typed. */
  const run = async (act: () => Promise<void>): Promise<void> => {
    forget();
    setSending(true);
    try {
      await act();
    } catch (thrown) {
      setRefusal(thrown);
      const text = errorText(thrown);
      complain(place?.(text, thrown) ?? { form: text });
    } finally {
      setSending(false);
    }
  };
  const onSubmit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    const others: FormErrors<Field> = problemsOf(values);
    const found = { ...others, ...brokenIn(rules, values) };
    complain(found);
    if (!isFaulty(found)) await run(() => send(values, { change, complain }));
  };

  return {
    values,
    errors,
    /** The error that the API client threw; null since the last change. */
    refusal,
    sending,
    change,
    text,
    forget,
    complain,
    run,
    /** The properties of the form's element. */
    form: { ref, onSubmit, noValidate: true },
  } as const;
};
