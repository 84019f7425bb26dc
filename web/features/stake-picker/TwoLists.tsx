import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Box, Row } from '../../ui/Box.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import styles from './lists.module.css';

export type ShownList = 'stake' | 'target';

/** The list that a phone shows, and the way to bring one of them into sight. */
export const useTwoLists = (reducedMotion: boolean) => {
  const [shown, onShow] = useState<ShownList>('stake');
  const ref = useRef<HTMLDivElement>(null);
  const show = (list: ShownList): void => {
    onShow(list);
    ref.current?.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  };
  return { show, lists: { ref, shown, onShow } };
};

interface TwoListsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly words: { readonly label: string; readonly stake: string; readonly target: string };
  /** Which of them a phone shows. */
  readonly shown: ShownList;
  readonly onShow: (list: ShownList) => void;
  /** A play is under way: nothing can be chosen. */
  readonly shut: boolean;
  readonly stake: ReactNode;
  readonly target: ReactNode;
}

/** The items to stake and the targets: side by side on a wide page, one at a time on a phone. */
export const TwoLists = ({ ref, words, shown, onShow, shut, stake, target }: TwoListsProps) => (
  <Box ref={ref} padBottom={32} className={`wrap ${styles.lists}`} data-view={shown}>
    <Row padTop={16} className={styles.switch}>
      <Segmented
        label={words.label}
        choices={[
          { value: 'stake', label: words.stake },
          { value: 'target', label: words.target },
        ]}
        value={shown}
        onChange={onShow}
      />
    </Row>
    <fieldset className={styles.stake} disabled={shut}>
      {stake}
    </fieldset>
    <fieldset className={styles.target} disabled={shut}>
      {target}
    </fieldset>
  </Box>
);
