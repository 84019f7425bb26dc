import { Component, type ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/States.tsx';

/**
 * A part of the page didn't load: the network failed, or a newer version of the site has replaced it. Browsers remember
 * a failed module for as long as the document lives, so trying again means loading the document again.
 */
const ChunkErrorPage = ({ onDismiss }: { readonly onDismiss?: () => void }) => {
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

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  /** Where the failed part was an overlay, it can be put away. */
  readonly onDismiss?: () => void;
}

/** Catches a part of the page that failed to load or to draw; everything around it stays usable. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <ChunkErrorPage {...(this.props.onDismiss && { onDismiss: this.props.onDismiss })} />;
  }
}
