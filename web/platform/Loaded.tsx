import type { ReactNode } from 'react';
import { useMessages } from '../i18n/index.ts';
import { ErrorState } from '../ui/States.tsx';

/** How an answer stands, as `useQuery` says it and as lists do. */
type Asked =
  | { readonly error?: unknown; readonly loading: boolean; readonly refetch: () => Promise<unknown> }
  | { readonly failed: boolean; readonly reload: () => unknown };

/** Asks once more, and leaves it to the page to show how that went. */
export const again =
  ({ refetch }: { readonly refetch: () => Promise<unknown> }) =>
  (): void => {
    refetch().catch(() => undefined);
  };

export interface LoadedProps<Value> {
  readonly from: Asked;
  /** The shown part of the answer: undefined until it comes, null where the API knows none. */
  readonly value: Value | null | undefined;
  /** As large as the value, until it comes. */
  readonly skeleton: ReactNode;
  /** Without it, a sentence that fits every part of a page. */
  readonly error?: { readonly title?: string; readonly text?: string } | undefined;
  /** In place of null. */
  readonly missing?: ReactNode;
  /** The value is the page itself: the name of its window until the value is there. */
  readonly page?: string;
  readonly children?: (value: Value) => ReactNode;
}

/** A value of an answer in each of its states: on its way, failed with the button that asks again, missing, there. */
export const Loaded = <Value,>({ from, value, skeleton, error, missing, page, children }: LoadedProps<Value>) => {
  const { shell } = useMessages();
  if (value != null) return <>{children?.(value)}</>;
  if (value === null) return <>{missing}</>;
  const isFailed = 'failed' in from ? from.failed : from.error !== undefined && !from.loading;
  const retry = 'failed' in from ? () => void from.reload() : again(from);
  const state = isFailed ? <ErrorState {...error} page={page !== undefined} onRetry={retry} /> : skeleton;
  if (page === undefined) return <>{state}</>;
  return (
    <>
      <title>{shell.pageTitle({ page })}</title>
      {isFailed ? <div className="wrap">{state}</div> : state}
    </>
  );
};
