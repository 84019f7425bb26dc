import { useApolloClient } from '@apollo/client/react';
import { useReducer } from 'react';
import type { BackpackChoiceQuery, BackpackFilter } from '../../generated/graphql.ts';
import { useMessages } from '../../i18n/index.ts';
import { useErrorText } from '../../platform/error-text.ts';
import { useToasts } from '../../ui/toasts.tsx';
import { type BackpackFilters, questionOf } from './backpack-filters.ts';
import { BACKPACK_CHOICE } from './backpack-query.ts';
import { selectionReducer } from './selection.ts';
import type { BackpackItem, BackpackList, Stack } from './use-backpack.ts';

type Ticked = BackpackChoiceQuery['backpackChoice']['items'][number];

const ofOneKind = (one: Ticked, other: Ticked): boolean => one.skin.id === other.skin.id && one.wear === other.wear;

/** The ticked items of the backpack, loaded or not. */
export const useChoice = (filters: BackpackFilters, list: BackpackList) => {
  const { backpack } = useMessages();
  const client = useApolloClient();
  const { show } = useToasts();
  const errorText = useErrorText();
  const [selection, dispatch] = useReducer(selectionReducer<Ticked>, new Map<string, Ticked>());
  const items = list.nodes ?? [];
  // An item on the page is newer than the same ticked one.
  const shown = new Map(items.map((item) => [item.id, item]));
  const chosen = filters.state === 'HELD' ? [...selection.values()].map((item) => shown.get(item.id) ?? item) : [];
  const free = chosen.filter(({ locked }) => !locked);

  /** Ticks everything that a question finds, loaded or not. */
  const chooseAll = async (filter: BackpackFilter): Promise<void> => {
    const { data } = await client
      .query({ query: BACKPACK_CHOICE, variables: { filter }, fetchPolicy: 'no-cache' })
      .catch((error: unknown) => {
        show('error', errorText(error));
        return { data: undefined };
      });
    if (data === undefined) return;
    const { items: found, hasMore } = data.backpackChoice;
    if (found.length === 0) show('blank', backpack.allLocked);
    if (hasMore) show('blank', backpack.choiceMost({ count: found.length }));
    dispatch({ type: 'select', items: found });
  };
  const isSelected = (item: BackpackItem): boolean =>
    filters.stacked ? chosen.some((one) => ofOneKind(one, item)) : selection.has(item.id);
  const toggle = (item: BackpackItem, stack: Stack | undefined): void => {
    if (stack === undefined || stack.count === 1) dispatch({ type: 'toggle', item });
    else if (isSelected(item)) {
      dispatch({ type: 'drop', ids: chosen.filter((one) => ofOneKind(one, item)).map(({ id }) => id) });
    } else {
      const kind = { skin: item.skin.id, ...(item.wear !== null && { wears: [item.wear] }) };
      void chooseAll({ ...questionOf(filters), ...kind });
    }
  };

  return {
    chosen,
    /** Those that may leave the backpack. */
    free,
    /** The same as cards: each is on the page, or one of its kind is. */
    cards: free.flatMap((item): readonly BackpackItem[] => {
      const card = shown.get(item.id) ?? items.find((other) => ofOneKind(item, other));
      return card === undefined ? [] : [{ ...card, id: item.id }];
    }),
    allFavourite: chosen.every(({ id }) => shown.get(id)?.favourite === true),
    dispatch,
    chooseAll,
    isSelected,
    toggle,
  };
};
