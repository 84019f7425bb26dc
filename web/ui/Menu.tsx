import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import styles from './Menu.module.css';

/**
 * Opens below the header from a button with its id as `popoverTarget`. The browser draws it above the page, and closes
 * it on Escape and on a press elsewhere.
 */
export const Menu = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div popover="auto" className={classNames(styles.menu, className)} {...rest} />
);
