import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import type { PagedList } from '../../platform/use-list.ts';
import { Grid } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { MoreButton } from '../targets/MoreButton.tsx';
import styles from './RecordsPage.module.css';

const PLACES = [0, 1, 2, 3, 4, 5] as const;

interface RecordListProps<Node> {
  readonly list: PagedList<Node>;
  readonly empty: {
    readonly icon: IconName;
    readonly title: string;
    readonly text: string;
    readonly action?: { readonly to: string; readonly label: string };
  };
  readonly row: (node: Node) => ReactNode;
}

/** A list of records in any of its states. */
export const RecordList = <Node extends { readonly id: string }>({ list, empty, row }: RecordListProps<Node>) => {
  const { shell } = useMessages();
  if (list.failed) return <ErrorState onRetry={list.reload} />;
  if (list.nodes === undefined) {
    return (
      <>
        <LoadingNote text={shell.loading} />
        {PLACES.map((place) => (
          <Grid key={place} align="center" line="top" className={styles.blank}>
            <Skeleton height="44px" />
          </Grid>
        ))}
      </>
    );
  }
  if (list.nodes.length === 0 && !list.outdated) {
    const { action, ...words } = empty;
    return (
      <EmptyState {...words}>
        {action !== undefined && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.rows} data-outdated={list.outdated || undefined} aria-busy={list.outdated || undefined}>
        {list.nodes.map((node) => row(node))}
      </ul>
      {list.hasMore && <MoreButton loading={list.loadingMore} onMore={list.loadMore} />}
    </>
  );
};
