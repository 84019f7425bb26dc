import { useMessages } from '../../i18n/index.ts';
import { Note } from '../../ui/Note.tsx';

/** Told before a change that waits for a day: when it takes effect, and that it can be stopped. */
export const LaterNote = () => {
  const { account } = useMessages();
  return (
    <Note icon="clock">
      <p>{account.later.note}</p>
    </Note>
  );
};
