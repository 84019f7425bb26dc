import { useMessages } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/States.tsx';
import { useDialogs } from './dialogs.tsx';

interface GuestPromptProps {
  /** Names what a player sees here; without it, a sentence that fits every protected page. */
  readonly title?: string;
  readonly text?: string;
}

/** The prompt for a guest in place of what a player sees. */
export const GuestPrompt = ({ title, text }: GuestPromptProps) => {
  const { account } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={title ?? account.tip.title} text={text ?? account.tip.text}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};
