import type { ComponentProps } from 'react';
import { Row } from './Box.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './Note.module.css';

type NoteProps = ComponentProps<'div'> & { readonly icon?: IconName; readonly tone?: 'info' | 'danger' };

/** Something to know here, in a field of its own: a sign, words, perhaps a button. */
export const Note = ({ icon = 'info', tone = 'info', className, children, ...rest }: NoteProps) => (
  <Row
    gap={10}
    padY={12}
    padX={14}
    radius="control"
    className={classNames(styles.note, styles[tone], className)}
    {...rest}
  >
    <Icon name={icon} />
    {children}
  </Row>
);
