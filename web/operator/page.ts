import type { ComponentType } from 'react';
import type { Standing } from './api/standing.ts';
import type { Words } from './texts.tsx';
import type { GlyphName } from './ui/Glyph.tsx';

/** The groups of the navigation, in their order. */
export const GROUPS = ['watch', 'players', 'catalog', 'governance'] as const;

/** A place in the navigation. Entries of a group stand in ascending order of `order`. */
interface Place {
  readonly group: (typeof GROUPS)[number];
  readonly order: number;
  readonly icon: GlyphName;
  /** Among the main tabs of a phone, with this label. */
  readonly tab?: (words: Words) => string;
  /** How many things wait on the page; 0 shows none. */
  readonly waiting?: (standing: Standing) => number;
}

export interface ConsolePage {
  /** Below `/operator`, a pattern of React Router: `/players/:id`. One in the navigation has no parameters. */
  readonly path: string;
  /** The scope that opens the page; for an operator without it the page is not there. */
  readonly scope: string;
  readonly title: (words: Words) => string;
  /** Left out where other pages lead to it. */
  readonly nav?: Place;
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}
