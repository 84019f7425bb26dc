import type { ComponentProps } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { NextPage } from '../../platform/LoadedList.tsx';

/** Asks for the next page of a list, in the words that most lists share. */
export const MoreButton = ({ list }: Pick<ComponentProps<typeof NextPage>, 'list'>) => {
  const { targets } = useMessages();
  return <NextPage list={list} text={list.loadingMore ? targets.loadingMore : targets.more} />;
};
