import { Component, type ReactNode } from 'react';
import { ChunkErrorPage } from './ChunkErrorPage.tsx';

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
