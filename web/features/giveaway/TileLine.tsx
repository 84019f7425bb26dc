import type { ComponentProps } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './TileLine.module.css';

/** Tiles to scroll sideways, from edge to edge of the page; where there is room, a grid of them. */
export const TileLine = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul className={classNames(styles.line, className)} {...rest} />
);
