import { Component, type ReactNode, Suspense, useState } from 'react';
import { useMessages } from '../i18n/index.ts';
import { isKept } from '../platform/commands/kept-keys.ts';
import { recentlySent } from '../platform/commands/sent-command.ts';
import { deviceKeys, deviceStorage } from '../platform/device-storage.ts';
import { lazyWithTexts } from '../platform/lazy-with-texts.tsx';
import { QuietBoundary } from '../platform/quiet-boundary.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { EmptyState } from '../ui/States.tsx';

const KeptPlay = lazyWithTexts({ load: () => import('../features/kept-play/KeptPlay.tsx') });

interface ChunkBoundaryProps {
  readonly children: ReactNode;
  /** Where the failed part was an overlay, it can be put away. */
  readonly onDismiss?: (() => void) | undefined;
  /** It is around all that is shown, the frame among it. */
  readonly whole?: boolean;
}

/**
 * A part of the page didn't load: the network failed, or a newer version of the site has replaced it. Browsers remember
 * a failed module for as long as the document lives, so trying again means loading the document again. Or it failed as it was drawn,
 * after something was sent: then the kept command says what came of it.
 */
const ChunkErrorPage = ({ onDismiss, whole = false }: Omit<ChunkBoundaryProps, 'children'>) => {
  const { shell } = useMessages();
  const [sent] = useState(() => deviceKeys().some(isKept) || recentlySent(deviceStorage, Date.now()) !== null);
  const { title, text } = sent ? shell.chunk.sent : shell.chunk;
  const state = (
    <EmptyState page={onDismiss === undefined} icon="warning" title={title} text={text}>
      {sent && (
        <>
          <QuietBoundary>
            <Suspense fallback={null}>
              <KeptPlay />
            </Suspense>
          </QuietBoundary>
          <ButtonLink to="/records?tab=balance">{shell.menu.records}</ButtonLink>
        </>
      )}
      <Button icon="refresh" onClick={() => window.location.reload()}>
        {shell.actions.retry}
      </Button>
    </EmptyState>
  );
  if (onDismiss === undefined) {
    const page = <div role="alert">{state}</div>;
    return whole ? <main>{page}</main> : page;
  }
  return (
    <Dialog title={shell.errors.title} onClose={onDismiss}>
      {state}
    </Dialog>
  );
};

/** Catches a part of the page that failed to load or to draw; everything around it stays usable. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    const { children, ...place } = this.props;
    return this.state.failed ? <ChunkErrorPage {...place} /> : children;
  }
}
