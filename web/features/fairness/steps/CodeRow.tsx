import type { WinnerCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
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
    <Row as="p" size="note" wrap gapY={8} gapX={12} tone="muted">
      <Text display="inline-flex" align="baseline" gap={8} padY={6} padX={12} radius="control" className={styles.place}>
        <span>{words.place}</span>
        <Text as="bdi" num>
          {count(draw.shown)}
        </Text>
      </Text>
      <Icon name="right" size={16} />
      <Text
        display="inline-flex"
        align="baseline"
        gap={8}
        padY={6}
        padX={12}
        radius="control"
        className={styles.place}
        data-hit=""
      >
        <span>{words.stood}</span>
        <Text as="bdi" num>
          {code === null ? '–' : count(code)}
        </Text>
      </Text>
      <span className={styles.moved}>
        {movedIn === null
          ? words.wasLast({ left })
          : words.movedIn({ code: count(movedIn), place: count(draw.shown), left })}
      </span>
    </Row>
  );
};
