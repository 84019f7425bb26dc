import { useForm } from '../../platform/use-form.ts';
import { Box } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';

interface CodeFormProps {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly problemOf: (typed: string) => string | undefined;
  /** Throws what the API refuses. */
  readonly onEnter: (code: string) => Promise<void>;
}

/** One code and its button, in one line. */
export const CodeForm = ({ label, hint, action, problemOf, onEnter }: CodeFormProps) => {
  const { sending, text, form } = useForm({
    initial: { code: '' },
    problemsOf: ({ code }) => ({ code: problemOf(code) }),
    send: async ({ code }, { change: put }) => {
      await onEnter(code.trim());
      put({ code: '' });
    },
    place: (code) => ({ code }),
  });

  return (
    <Box as="form" padTop={12} padBottom={8} line="top" {...form}>
      <Field
        label={label}
        hint={hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        {...text('code')}
        after={
          <Button type="submit" variant="proof" busy={sending}>
            {action}
          </Button>
        }
      />
    </Box>
  );
};
