import { useDialogs } from '../../app/dialogs.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';

/** What a guest sees where a player is needed. */
export const GuestPrompt = ({ title, text }: { readonly title: string; readonly text: string }) => {
  const { account } = useMessages();
  const { open } = useDialogs();
  return (
    <EmptyState icon="lock" title={title} text={text}>
      <Button variant="primary" onClick={() => open({ name: 'login' })}>
        {account.guest.login}
      </Button>
      <Button onClick={() => open({ name: 'register' })}>{account.guest.register}</Button>
    </EmptyState>
  );
};
