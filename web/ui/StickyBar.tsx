import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './StickyBar.module.css';

type StickyBarProps = ComponentProps<'section'> & {
  /** The bar comes with a choice, and goes with it. */
  readonly rises?: boolean;
};

/** Stays at the lower edge, above everything: the choice, its price, and the button. Pages keep room below. */
export const StickyBar = ({ rises = false, className, ...rest }: StickyBarProps) => (
  <section className={classNames(styles.bar, rises && styles.rises, className)} data-own-bar {...rest} />
);
