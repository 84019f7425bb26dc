import type { ComponentProps, ReactNode } from 'react';
import { Grid } from '../ui/Box.tsx';
import { Button } from '../ui/Button.tsx';
import { Loaded } from './Loaded.tsx';
import type { PagedList } from './use-list.ts';

type Paged = Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'loadMore'>;

interface NextPageProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  readonly list: Paged;
  readonly text: string;
}

/** Asks for the next page of a list, where there is one. */
export const NextPage = ({ list: { hasMore, loadingMore, loadMore }, text, ...button }: NextPageProps) =>
  hasMore && (
    <Grid centered minHeight={76}>
      <Button {...button} busy={loadingMore} onClick={loadMore}>
        {text}
      </Button>
    </Grid>
  );

interface LoadedListProps<Node> extends Pick<ComponentProps<typeof Loaded>, 'skeleton' | 'error'> {
  readonly list: Pick<PagedList<Node>, 'nodes' | 'failed'> & {
    readonly reload: () => unknown;
    readonly outdated?: boolean;
  };
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  /** Below the rows. */
  readonly next?: ReactNode;
  readonly children: (nodes: readonly Node[]) => ReactNode;
}

/** A list in each of its states. */
export const LoadedList = <Node,>({ list, empty, next, children, ...states }: LoadedListProps<Node>) => (
  <Loaded from={list} value={list.nodes} {...states}>
    {(nodes) =>
      nodes.length === 0 && list.outdated !== true ? (
        empty
      ) : (
        <>
          {children(nodes)}
          {next}
        </>
      )
    }
  </Loaded>
);
