import type { WinnerCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './winners.module.css';

interface CodeRowProps {
  readonly winner: WinnerCheck;
}

/** The place that was drawn in the row of remaining entries, who stood there, and who stands there now. */
export const CodeRow = ({ winner }: CodeRowProps) => {
  const { winners: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { draw, code, movedIn } = winner;
  const count = (value: number | bigint): string => formatCount(value, locale);
  const left = words.left({ count: Number(draw.n - 1n) });
  return (
    <p className={styles.row}>
      <span className={styles.place}>
        <span>{words.place}</span>
        <bdi className="num">{count(draw.shown)}</bdi>
      </span>
      <Icon name="right" size={16} />
      <span className={styles.place} data-hit="">
        <span>{words.stood}</span>
        <bdi className="num">{code === null ? '–' : count(code)}</bdi>
      </span>
      <span className={styles.moved}>
        {movedIn === null
          ? words.wasLast({ left })
          : words.movedIn({ code: count(movedIn), place: count(draw.shown), left })}
      </span>
    </p>
  );
};
