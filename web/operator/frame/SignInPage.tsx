import { askPasskey, passkeysHere } from '../../features/account/passkeys.ts';
import { Button } from '../../ui/Button.tsx';
import { Note } from '../../ui/Note.tsx';
import { beginSignIn, finishSignIn } from '../api/doors.ts';
import { useWords } from '../texts.tsx';
import { Entry } from './Entry.tsx';
import { useEntering } from './use-entering.ts';

const signIn = async (): Promise<void> => {
  const ceremony = await beginSignIn();
  await finishSignIn(ceremony, await askPasskey(ceremony.options));
};

/** In place of every page while no operator is signed in. The address stays: signing in leads to its page. */
export const SignInPage = ({ ended }: { readonly ended: boolean }) => {
  const { entry } = useWords();
  const { busy, problem, run } = useEntering();
  const canSignIn = passkeysHere();
  return (
    <Entry title={entry.signIn.title}>
      <p className="muted">{ended ? entry.signIn.ended : entry.signIn.text}</p>
      {problem !== null && (
        <Note tone="danger" icon="warning" role="alert">
          {problem}
        </Note>
      )}
      {!canSignIn && <Note icon="warning">{entry.problems.unsupported}</Note>}
      <Button variant="primary" size="large" icon="key" busy={busy} disabled={!canSignIn} onClick={() => run(signIn)}>
        {entry.signIn.button}
      </Button>
      <p className="muted">{entry.signIn.invited}</p>
    </Entry>
  );
};
