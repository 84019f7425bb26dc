import { classNames } from '../../../ui/class-names.ts';
import styles from './WaitBar.module.css';
import { shareOfPromise, toneOfWait } from './waiting.ts';

const HOUR_MS = 3_600_000;

/** A wait beside the promise, which is the mark at its end. The figure beside it says the same in words. */
export const WaitBar = ({ ms, open }: { readonly ms: number; readonly open: boolean }) => {
  const tone = open ? toneOfWait(ms / HOUR_MS) : undefined;
  return (
    <span className={classNames(styles.bar, tone !== undefined && styles[tone])} aria-hidden="true">
      <i style={{ inlineSize: `${shareOfPromise(ms) * 100}%` }} />
    </span>
  );
};
