import type { ComponentProps } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Text } from '../../ui/Box.tsx';
import { classNames } from '../../ui/class-names.ts';
import styles from './Times.module.css';

type TimesProps = Pick<ComponentProps<typeof Text>, 'size' | 'padX' | 'className'> & { readonly count: number };

/** On the picture of a case: the count of rounds that open it. */
export const Times = ({ count, className, ...look }: TimesProps) => {
  const { arena } = useMessages().battle;
  return (
    <Text radius="small" ring="hairline" weight={600} className={classNames(styles.times, className)} {...look}>
      {arena.times({ count })}
    </Text>
  );
};
