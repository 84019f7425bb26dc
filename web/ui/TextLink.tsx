import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Text } from './Box.tsx';
import { classNames } from './class-names.ts';
import type { StyleProps } from './style-props.ts';

interface TextLinkProps extends StyleProps {
  /** A page of this site. */
  readonly to: string;
  /** Pressed wherever nothing else is to be pressed, within the next positioned box around it. */
  readonly covers?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Words that lead to a page. */
export const TextLink = ({ to, covers = false, className, ...text }: TextLinkProps) => (
  <Text as={Link} to={to} {...text} className={classNames(className, covers && 'covers')} />
);
