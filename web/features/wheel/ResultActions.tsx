import { useEffect, useRef } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { SellWon } from '../play/SellWon.tsx';

interface ResultActionsProps {
  /** What was won and is still held; null where nothing was. */
  readonly item: { readonly id: string; readonly sellPrice: number } | null;
  readonly onDone: () => void;
}

/** What one can do about a result, in the place of the pay button. */
export const ResultActions = ({ item, onDone }: ResultActionsProps) => {
  const { play } = useMessages();
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: whoever plays by keyboard goes on from here.
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
