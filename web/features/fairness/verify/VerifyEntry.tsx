import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { useForm } from '../../../platform/use-form.ts';
import { Box, Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RecentPlays } from '../RecentPlays.tsx';
import { idIn } from './verify-id.ts';

/** A form for the id of the game to verify, and the player's recent plays. */
export const VerifyEntry = () => {
  const { verify } = useMessages().fairness;
  const { status } = useSession();
  const navigate = useNavigate();
  const { values, errors, change, form } = useForm({
    initial: { text: '' },
    problemsOf: ({ text }) => ({ text: idIn(text) === null ? verify.enterInvalid : undefined }),
    send: async ({ text }) => {
      navigate(`/provably-fair/verify/${idIn(text)}`);
    },
  });

  return (
    <>
      <Stack as="form" gap={12} maxWidth={560} {...form}>
        <Field
          label={verify.enter}
          hint={verify.enterHint}
          error={errors.text}
          name="round"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={300}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <Button type="submit" variant="primary" size="large">
          {verify.submit}
        </Button>
      </Stack>
      {status === 'player' && (
        <Box marginY={40}>
          <RecentPlays />
        </Box>
      )}
    </>
  );
};
