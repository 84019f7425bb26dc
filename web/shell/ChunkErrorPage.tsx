import { useMessages } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/States.tsx';

/**
 * A part of the page didn't load: the network failed, or a newer version of the site has replaced it. Browsers remember
 * a failed module for as long as the document lives, so trying again means loading the document again.
 */
export const ChunkErrorPage = ({ onDismiss }: { readonly onDismiss?: () => void }) => {
  const { shell } = useMessages();
  const state = (
    <EmptyState page={onDismiss === undefined} icon="warning" title={shell.chunk.title} text={shell.chunk.text}>
      <Button icon="refresh" onClick={() => window.location.reload()}>
        {shell.actions.retry}
      </Button>
    </EmptyState>
  );
  if (onDismiss === undefined) return <div role="alert">{state}</div>;
  return (
    <Dialog title={shell.errors.title} onClose={onDismiss}>
      {state}
    </Dialog>
  );
};
