import { Component, type ReactNode } from 'react';

interface GuardedProps {
  /** Stands in place of what can't be shown. */
  readonly instead: ReactNode;
  readonly children: ReactNode;
}

/** A file can be in perfect form and still hold what no page was made to show. */
export class Guarded extends Component<GuardedProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
