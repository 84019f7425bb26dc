import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { LoadedList } from '../../platform/LoadedList.tsx';
import type { PagedList } from '../../platform/use-list.ts';
import { Grid } from '../../ui/Box.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import type { IconName } from '../../ui/icon-paths.ts';
import { Repeat } from '../../ui/Repeat.tsx';
import { LoadingNote, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { MoreButton } from '../targets/MoreButton.tsx';
import styles from './RecordsPage.module.css';

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
  const { action, ...words } = empty;
  return (
    <LoadedList
      list={list}
      skeleton={
        <>
          <LoadingNote text={shell.loading} />
          <Repeat times={6}>
            <Grid align="center" line="top" className={styles.blank}>
              <Skeleton height="44px" />
            </Grid>
          </Repeat>
        </>
      }
      empty={
        <EmptyState {...words}>
          {action !== undefined && <ButtonLink to={action.to}>{action.label}</ButtonLink>}
        </EmptyState>
      }
      next={<MoreButton list={list} />}
    >
      {(nodes) => (
        <ul className={styles.rows} data-outdated={list.outdated || undefined} aria-busy={list.outdated || undefined}>
          {nodes.map((node) => row(node))}
        </ul>
      )}
    </LoadedList>
  );
};
