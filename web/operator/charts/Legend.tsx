import { classNames } from '../../ui/class-names.ts';
import styles from './Legend.module.css';

interface LegendProps {
  readonly entries: readonly { readonly mark: 'line' | 'dots' | 'band'; readonly text: string }[];
}

/** The lines and bands of a chart by name, at the end of its panel's head. */
export const Legend = ({ entries }: LegendProps) =>
  entries.map(({ mark, text }) => (
    <span key={text} className={styles.entry}>
      <i className={classNames(styles.mark, styles[mark])} aria-hidden="true" />
      {text}
    </span>
  ));
