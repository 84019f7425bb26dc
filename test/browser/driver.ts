/** A browser of another family than the one that the other specs run in, as far as a journey needs it. */
export interface Driver {
  readonly version: string;
  goto(url: string): Promise<void>;
  /** Runs a function in the page, and answers its result. */
  read(look: (...given: string[]) => string | null, ...given: string[]): Promise<string | null>;
  /** Presses the middle of the element that a function finds in the page, as a mouse does. Throws where nothing is pressed. */
  press(find: Find, ...given: string[]): Promise<void>;
  /** Types over what stands in the field that a function finds in the page. Throws where nothing is typed. */
  type(text: string, find: Find, ...given: string[]): Promise<void>;
  /** Errors of the console, uncaught exceptions and refused requests, as lines. */
  readonly troubles: readonly string[];
  close(): Promise<void>;
}

/** Runs in the page: it knows its arguments alone. It finds an element in sight, as not every driver scrolls. */
export type Find = (...given: string[]) => HTMLElement | null;
