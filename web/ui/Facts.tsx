import { Fragment, type ReactNode } from 'react';
import { Box } from './Box.tsx';
import { classNames } from './class-names.ts';
import styles from './Facts.module.css';
import type { StyleProps } from './style-props.ts';

export interface Fact {
  readonly label: ReactNode;
  readonly value: ReactNode;
}

interface FactsProps extends Pick<StyleProps, 'gapX' | 'justify'> {
  readonly facts: readonly (Fact & { readonly key?: string })[];
  /**
   * `beside`: labels on one axis, values beside them. `apart`: each value at the end of its label's line, `sum`: the same,
   * close together. `below`: each value below its label, one fact beside another. `inline`: in one running line.
   */
  readonly shape?: 'beside' | 'apart' | 'sum' | 'below' | 'inline';
  readonly className?: string | undefined;
}

const keyOf = ({ key, label }: FactsProps['facts'][number]): string => key ?? String(label);

/** Labels and what they stand for. */
export const Facts = ({ facts, shape = 'beside', className, ...layout }: FactsProps) => (
  <Box as="dl" className={classNames(styles.facts, styles[shape], className)} {...layout}>
    {facts.map((fact) => {
      const pair = (
        <>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </>
      );
      return shape === 'beside' ? <Fragment key={keyOf(fact)}>{pair}</Fragment> : <Box key={keyOf(fact)}>{pair}</Box>;
    })}
  </Box>
);
