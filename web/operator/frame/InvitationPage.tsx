import { type FormEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { createPasskey } from '../../features/account/passkeys.ts';
import { apiErrorOf } from '../../platform/api-error.ts';
import { Skeletons } from '../../platform/Skeletons.tsx';
import { Stack } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Facts } from '../../ui/Facts.tsx';
import { Field } from '../../ui/Field.tsx';
import { Note } from '../../ui/Note.tsx';
import { beginInvitation, finishInvitation, type Invitation } from '../api/doors.ts';
import { useWords } from '../texts.tsx';
import { roleText } from '../ui/roles.ts';
import { useRefusalText } from '../ui/use-refusal-text.ts';
import { Entry } from './Entry.tsx';
import { useEntering } from './use-entering.ts';

type Opened = Invitation | { readonly problem: string } | null;

/** Refusals that say that the link itself is of no use. */
const DEAD_LINK: ReadonlySet<string> = new Set(['LINK_INVALID', 'INVALID_INPUT', 'NOT_FOUND']);

/** The page of `/operator/invitation#<secret>`: the invited person's name and roles, and the passkey that accepts. */
export const InvitationPage = () => {
  const words = useWords();
  const { invitation: text } = words.entry;
  const { hash } = useLocation();
  const navigate = useNavigate();
  const errorText = useRefusalText();
  const [secret] = useState(() => hash.slice(1));
  const [opened, setOpened] = useState<Opened>(secret === '' ? { problem: text.invalid } : null);
  const [passkeyName, setPasskeyName] = useState('');
  const { busy, problem, run } = useEntering();

  useEffect(() => {
    if (secret === '') return;
    beginInvitation(secret).then(setOpened, (thrown: unknown) =>
      setOpened({ problem: DEAD_LINK.has(apiErrorOf(thrown).code) ? text.invalid : errorText(thrown) }),
    );
  }, [secret, text, errorText]);

  const accept = async (invitation: Invitation): Promise<void> => {
    const entered = await run(async () => {
      const response = await createPasskey(invitation.options);
      await finishInvitation(secret, invitation, response, passkeyName.trim());
    });
    // The secret is used up: it leaves the address.
    if (entered) navigate('/', { replace: true });
  };

  return (
    <Entry title={text.title}>
      {opened === null && <Skeletons heights={['20px', '44px', '52px']} note={text.checking} gap={16} />}
      {opened !== null && 'problem' in opened && (
        <Note tone="danger" icon="warning" role="alert">
          {opened.problem}
        </Note>
      )}
      {opened !== null && 'ceremonyId' in opened && (
        <Stack
          as="form"
          gap={16}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            accept(opened);
          }}
        >
          <p>
            <bdi>{text.hello({ name: opened.name })}</bdi>
          </p>
          <p className="muted">{text.text}</p>
          <Facts
            facts={[{ label: text.roles, value: opened.roles.map((role) => roleText(words, role)).join(' · ') }]}
          />
          <Field
            label={text.passkeyName}
            hint={text.passkeyHint}
            required
            maxLength={40}
            value={passkeyName}
            onChange={({ target }) => setPasskeyName(target.value)}
          />
          {problem !== null && (
            <Note tone="danger" icon="warning" role="alert">
              {problem}
            </Note>
          )}
          <Button type="submit" variant="primary" size="large" icon="key" busy={busy}>
            {text.button}
          </Button>
        </Stack>
      )}
    </Entry>
  );
};
