import { useState } from 'react';
import { useErrorText } from '../../platform/error-text.ts';
import { useToasts } from '../../ui/toasts.tsx';

interface Act {
  readonly working: boolean;
  /** Says `done`, where there is something to say, once `act` is through, or what was wrong. Undefined from `act`: the player chose not to. */
  readonly run: (act: () => Promise<unknown>, done?: string) => Promise<void>;
}

/** A button's one act, with its words afterwards. */
export const useAct = (): Act => {
  const { show } = useToasts();
  const errorText = useErrorText();
  const [working, setWorking] = useState(false);
  const run: Act['run'] = async (act, done) => {
    setWorking(true);
    try {
      const result = await act();
      if (result !== undefined && done !== undefined) show('success', done);
    } catch (thrown) {
      show('error', errorText(thrown));
    } finally {
      setWorking(false);
    }
  };
  return { working, run };
};
