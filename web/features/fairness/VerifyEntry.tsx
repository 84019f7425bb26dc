import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isRoundId } from '../../../engine/kernel/ids.ts';
import { useSession } from '../../app/session.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { RecentRounds } from './RecentRounds.tsx';
import styles from './verify.module.css';

/** Where one names the round to verify, or picks one of one's own. */
export const VerifyEntry = () => {
  const { verify } = useMessages().fairness;
  const { status } = useSession();
  const navigate = useNavigate();
  const [id, setId] = useState('');
  const [wrong, setWrong] = useState(false);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wanted = id.trim();
    if (isRoundId(wanted)) await navigate(`/provably-fair/verify/${wanted}`);
    else setWrong(true);
  };

  return (
    <>
      <form className={styles.enter} onSubmit={submit} noValidate>
        <Field
          label={verify.enter}
          hint={verify.enterHint}
          error={wrong ? verify.enterInvalid : undefined}
          name="round"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          value={id}
          onChange={({ target }) => {
            setId(target.value);
            setWrong(false);
          }}
        />
        <Button type="submit" variant="primary" size="large">
          {verify.submit}
        </Button>
      </form>
      {status === 'player' && (
        <div className={styles.rounds}>
          <RecentRounds />
        </div>
      )}
    </>
  );
};
