import type { ToastKind } from './toast-list.ts';

/** Work that is over sooner needs no word: it would only flash. */
export const TOLD_AFTER_MS = 400;

export interface WorkPorts {
  readonly show: (kind: ToastKind, text: string) => number;
  readonly dismiss: (id: number) => void;
  readonly later: (run: () => void, delayMs: number) => () => void;
}

/** Shows a loading toast for as long as the work takes, where it takes long. Settles as the work does. */
export const duringWork = async <Value>(
  work: Promise<Value>,
  text: string,
  { show, dismiss, later }: WorkPorts,
): Promise<Value> => {
  let shown: number | null = null;
  const forget = later(() => {
    shown = show('loading', text);
  }, TOLD_AFTER_MS);
  try {
    return await work;
  } finally {
    forget();
    if (shown !== null) dismiss(shown);
  }
};
