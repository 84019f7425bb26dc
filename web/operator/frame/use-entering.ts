import { useState } from 'react';
import { PasskeyError } from '../../features/account/passkeys.ts';
import { useSession } from '../api/session.tsx';
import { useWords } from '../texts.tsx';
import { useRefusalText } from '../ui/use-refusal-text.ts';

/** A way in: whether it is under way, and the sentence for what stopped it. After it, the session is asked for. */
export const useEntering = () => {
  const { entry } = useWords();
  const errorText = useRefusalText();
  const { enter } = useSession();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async (way: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      await way();
      await enter();
      return true;
    } catch (thrown) {
      setProblem(thrown instanceof PasskeyError ? entry.problems[thrown.problem] : errorText(thrown));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, run };
};
