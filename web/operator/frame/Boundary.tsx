import { Component, type ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { useWords } from '../texts.tsx';

const Broken = () => {
  const { broken } = useWords().frame;
  return (
    <div role="alert">
      <EmptyState page icon="warning" title={broken.title} text={broken.text}>
        <Button icon="refresh" onClick={() => window.location.reload()}>
          {broken.reload}
        </Button>
      </EmptyState>
    </div>
  );
};

/** Catches a page that failed to load or to draw; the frame around it stays usable. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <Broken /> : this.props.children;
  }
}
