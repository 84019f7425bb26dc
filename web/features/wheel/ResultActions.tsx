import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SellWon } from '../play/SellWon.tsx';

interface ResultActionsProps {
  /** The won item that the player still holds; null where there is none. */
  readonly item: { readonly id: string; readonly sellPrice: number } | null;
  readonly onDone: () => void;
}

/** The actions on a result, in the place of the pay button. */
export const ResultActions = ({ item, onDone }: ResultActionsProps) => {
  const { play } = useMessages();
  const first = useRef<HTMLButtonElement>(null);
  // The pressed button is gone: a player who plays by keyboard goes on from here.
  useEffect(() => {
    if (document.activeElement === document.body) first.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <Button ref={first} size="large" onClick={onDone}>
        {item === null ? play.result.again : play.result.keep}
      </Button>
      {item !== null && <SellWon itemIds={[item.id]} total={item.sellPrice} size="large" onDone={onDone} />}
    </>
  );
};
