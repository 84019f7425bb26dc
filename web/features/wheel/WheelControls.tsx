import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Money } from '../../ui/Money.tsx';
import { StickyBar } from '../../ui/StickyBar.tsx';
import styles from './WheelControls.module.css';

/** Whether the element has left the window at its upper edge. */
const useAboveWindow = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const element = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (last !== undefined) setAbove(!last.isIntersecting && last.boundingClientRect.bottom < 0);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, above];
};

interface WheelControlsProps {
  /** Above the button. */
  readonly choice?: ReactNode;
  /** In the bar of a phone: the price, in words and minor units. Null where the bar is all buttons. */
  readonly total: { readonly label: string; readonly value: number } | null;
  /** The pay button, or the actions on a result. */
  readonly action: ReactNode;
  /** Below the button: the warning, then the way of the play, then its proof. */
  readonly line: ReactNode;
  /** The main tabs stay below the bar of a phone. */
  readonly aboveTabs?: boolean;
}

/** The controls of the wheel. The button sticks to the lower edge: on a phone always, on a wide page once its place has left the window. */
export const WheelControls = ({ choice, total, action, line, aboveTabs = false }: WheelControlsProps) => {
  const [place, away] = useAboveWindow();
  return (
    <Stack width="full" marginTop={[0, 14]} className={styles.controls}>
      {choice !== undefined && (
        <Row justify="center" gap={12} minHeight={44} padX={['gutter', 0]} marginBottom={[0, 12]}>
          {choice}
        </Row>
      )}
      {/* The room that the footer leaves for this bar is its own: a wide page has none. */}
      <Box ref={place} className={styles.place}>
        <StickyBar
          className={classNames(styles.bar, aboveTabs && styles.aboveTabs, away && styles.away)}
          data-own-bar={undefined}
          data-wheel-bar={aboveTabs ? 'above-tabs' : 'alone'}
        >
          {total !== null && (
            <Text as="p" size="title" rigid display={away ? 'block' : ['block', 'none']} className={styles.total}>
              <Text display="block" size="small" tone="muted">
                {total.label}
              </Text>
              <Money value={total.value} />
            </Text>
          )}
          <Row grow gap={8} shrink align="stretch" className={styles.action}>
            {action}
          </Row>
        </StickyBar>
      </Box>
      <Row
        size="small"
        justify="center"
        gap={8}
        width="full"
        minHeight={[48, 44]}
        padX={['gutter', 0]}
        padEnd={[4, 0]}
        tone="muted"
        text={['start', 'center']}
      >
        {line}
      </Row>
    </Stack>
  );
};
