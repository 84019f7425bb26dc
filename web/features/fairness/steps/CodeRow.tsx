import type { WinnerCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import styles from './winners.module.css';

interface PlaceProps {
  readonly label: string;
  /** The entry at this place won. */
  readonly hit?: boolean;
  readonly children: string;
}

const Place = ({ label, hit = false, children }: PlaceProps) => (
  <Row
    as="span"
    align="baseline"
    gap={8}
    padY={6}
    padX={12}
    radius="control"
    ring="hairline"
    className={hit ? styles.hit : undefined}
  >
    <span>{label}</span>
    <Text as="bdi" size="large" num tone={hit ? 'text' : 'info'}>
      {children}
    </Text>
  </Row>
);

/** The drawn place in the row of remaining entries, the entry that stood there, and the one that takes its place. */
export const CodeRow = ({ winner }: { readonly winner: WinnerCheck }) => {
  const { winners: words } = useMessages().fairness.verify;
  const { locale } = useLocale();
  const { draw, code, movedIn } = winner;
  const count = (value: number | bigint): string => formatCount(value, locale);
  const left = words.left({ count: Number(draw.n - 1n) });
  return (
    <Row as="p" size="note" wrap gapY={8} gapX={12} tone="muted">
      <Place label={words.place}>{count(draw.shown)}</Place>
      <Icon name="right" size={16} />
      <Place label={words.stood} hit>
        {code === null ? '–' : count(code)}
      </Place>
      <span>
        {movedIn === null
          ? words.wasLast({ left })
          : words.movedIn({ code: count(movedIn), place: count(draw.shown), left })}
      </span>
    </Row>
  );
};
