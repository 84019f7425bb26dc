import type { BattleSettled } from '../../../../engine/games/battle/events.ts';
import { type OpenedBattle, seatCountOf } from '../../../../engine/games/battle/state.ts';
import type { TieCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatMoney, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { Names } from '../verify/use-names.ts';
import { useRankName } from './battle-names.ts';
import { DrawLines } from './DrawLines.tsx';
import drawStyles from './draw.module.css';
import styles from './result.module.css';
import { VerdictMark } from './Step.tsx';

interface ResultPartProps {
  readonly battle: OpenedBattle;
  readonly names: Names;
  readonly shown: BattleSettled['data'];
}

/** The scores that were compared: of ranks, or of sides where several fight together. */
export const Scores = ({ battle, shown, names }: ResultPartProps) => {
  const { fairness, battle: battleWords } = useMessages();
  const { verify } = fairness;
  const { locale } = useLocale();
  const nameOf = useRankName(battle, names);
  const { totals, winners } = shown;
  const ranks = totals.map((_, index) => index + 1);
  const sides =
    battle.size > 1
      ? [
          { side: 1 as const, members: ranks.slice(0, battle.size) },
          { side: 2 as const, members: ranks.slice(battle.size) },
        ]
      : ranks.map((rank) => ({ side: null, members: [rank] }));
  return (
    <ul className={styles.scores}>
      {sides.map(({ side, members }) => {
        const won = members.some((rank) => winners.includes(rank));
        const score = members.reduce((sum, rank) => sum + BigInt(totals[rank - 1] ?? 0), 0n);
        return (
          <li key={members.join()} data-won={won || undefined}>
            <Row as="span" gap={8} shrink className={styles.who}>
              {won && <Icon name="crown" size={16} />}
              {side !== null && <b>{battleWords.room.side[side]}</b>}
              <span className="name">{members.map(nameOf).join(battleWords.room.and)}</span>
            </Row>
            {members.length > 1 && (
              <bdi className={`num ${styles.sum}`}>
                {members.map((rank) => formatMoney(Number(totals[rank - 1] ?? 0), locale)).join(' + ')}
              </bdi>
            )}
            <bdi className={`num ${styles.score}`}>{formatMoney(Number(score), locale)}</bdi>
            <Text size="small" text="end" className={styles.tag}>
              {won ? verify.result.won : ''}
            </Text>
          </li>
        );
      })}
    </ul>
  );
};

interface TieProps {
  readonly tie: TieCheck;
  readonly title: string;
  readonly text: string;
  readonly names: readonly string[];
  readonly serverSeed: string | null;
}

/** A lot for each who had the same, and the one that came out. */
export const Tie = ({ tie, title, text, names, serverSeed }: TieProps) => (
  <Stack as="section" gap={10} padY={14} padX={16} radius="card" ground="surface">
    <Row as="p" justify="between" gap={12} className={styles.tieHead}>
      <b>{title}</b>
      <VerdictMark verdict={tie.draw.verdict} />
    </Row>
    <Text as="p" size="note" tone="muted" className={drawStyles.note}>
      {text}
    </Text>
    <Box as="ol" wrap gap={8} className={styles.lots}>
      {names.map((name, index) => (
        <li key={name} data-drawn={index === tie.draw.shown || undefined}>
          <Text as="bdi" num>
            {index}
          </Text>
          <span className="name">{name}</span>
          {index === tie.draw.shown && <Icon name="check" size={14} />}
        </li>
      ))}
    </Box>
    <DrawLines check={tie.draw} serverSeed={serverSeed} ticket={String} />
  </Stack>
);

/** Who holds which items in the end; dealt in this order where two have won. */
export const Awards = ({ battle, shown, names }: ResultPartProps) => {
  const messages = useMessages();
  const { verify } = messages.fairness;
  const { locale } = useLocale();
  const nameOf = useRankName(battle, names);
  const ranks = seatCountOf(battle);
  const drawOf = (item: number) => battle.rounds[Math.floor((item - 1) / ranks)]?.draws[(item - 1) % ranks];
  const called = (item: number): string => {
    const draw = drawOf(item);
    const skin = draw === undefined ? undefined : names.skins.get(draw.skin);
    if (draw === undefined || skin === undefined) return draw?.skin ?? String(item);
    return skinNames(skin, draw.wear === '' ? null : draw.wear, messages, locale).full;
  };
  return (
    <ul className={styles.awards}>
      {shown.awards.map(({ rank, items, value }) => (
        <li key={rank}>
          <details className={drawStyles.shell}>
            <summary>
              {verify.result.award({
                name: nameOf(rank),
                items: items.length,
                value: formatMoney(Number(value), locale),
              })}
            </summary>
            <Box as="ol" padY={8} className={styles.items}>
              {items.map((item) => (
                <li key={item}>
                  <bdi className={`num ${styles.no}`}>.{item}</bdi>
                  <span>{called(item)}</span>
                  <Text as="bdi" num>
                    {formatMoney(Number(drawOf(item)?.value ?? 0), locale)}
                  </Text>
                </li>
              ))}
            </Box>
          </details>
        </li>
      ))}
    </ul>
  );
};
