import { useMessages } from '../../i18n/index.ts';
import { useDialogs } from '../../platform/dialogs.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';

interface GuestPromptProps {
  /** Names what a player sees here; without it, a sentence that fits every protected page. */
  readonly title?: string;
  readonly text?: string;
  /** The prompt is all there is on the page, so its title is the page's. */
  readonly page?: boolean;
}

/** The prompt for a guest on a page of a player's. */
export const GuestPrompt = ({ title, text, page = false }: GuestPromptProps) => {
  const { account } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={title ?? account.tip.title} text={text ?? account.tip.text} page={page}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};
