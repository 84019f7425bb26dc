import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../i18n/index.ts';
import { useSession } from '../../../platform/session.tsx';
import { Box, Stack } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { RecentPlays } from '../RecentPlays.tsx';
import { idIn } from './verify-id.ts';

/** Where one names the game to verify, or picks one of one's own. */
export const VerifyEntry = () => {
  const { verify } = useMessages().fairness;
  const { status } = useSession();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const id = idIn(text);
    if (id === null) setWrong(true);
    else await navigate(`/provably-fair/verify/${id}`);
  };

  return (
    <>
      <Stack as="form" gap={12} maxWidth={560} onSubmit={submit} noValidate>
        <Field
          label={verify.enter}
          hint={verify.enterHint}
          error={wrong ? verify.enterInvalid : undefined}
          name="round"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={300}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setWrong(false);
          }}
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
