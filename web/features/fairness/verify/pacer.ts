/** Work that goes on longer than this makes a page stutter. */
const BUDGET_MS = 12;

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Pace {
  readonly budgetMs?: number;
  readonly now?: () => number;
  /** Lets everything else have its turn. */
  readonly rest?: () => Promise<void>;
}

/** Awaited between pieces of work: goes on at once, and once the budget is spent only after a rest. */
export const createPacer = ({
  budgetMs = BUDGET_MS,
  now = () => performance.now(),
  rest = nextTask,
}: Pace = {}): (() => Promise<void>) => {
  let since = now();
  return async () => {
    if (now() - since < budgetMs) return;
    await rest();
    since = now();
  };
};
