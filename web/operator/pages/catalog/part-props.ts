import type { ReactNode } from 'react';

/** A part of the catalog fills the page's head with its actions, and its body. */
export interface PartProps {
  readonly head: (actions: ReactNode) => ReactNode;
  readonly body: (content: ReactNode) => ReactNode;
}
