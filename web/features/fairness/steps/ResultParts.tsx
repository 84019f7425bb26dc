import type { BattleSettled } from '../../../../engine/games/battle/events.ts';
import { type OpenedBattle, seatCountOf } from '../../../../engine/games/battle/state.ts';
import type { TieCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatMoney, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Grid, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Fold } from '../Fold.tsx';
import type { Names } from '../verify/use-names.ts';
import { useRankName } from './battle-names.ts';
import { DrawLines } from './DrawLines.tsx';
import styles from './result.module.css';
import { StepNote, VerdictMark } from './Step.tsx';

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
    <ul>
      {sides.map(({ side, members }) => {
        const won = members.some((rank) => winners.includes(rank));
        const score = members.reduce((sum, rank) => sum + BigInt(totals[rank - 1] ?? 0), 0n);
        return (
          <Grid
            as="li"
            key={members.join()}
            align="center"
            minHeight={44}
            line="top"
            tone={won ? 'text' : 'muted'}
            className={styles.score}
            data-won={won || undefined}
          >
            <Row as="span" gap={8} shrink>
              {won && <Icon name="crown" size={16} />}
              {side !== null && (
                <Text as="b" rigid weight={500}>
                  {battleWords.room.side[side]}
                </Text>
              )}
              <Text truncate className="name">
                {members.map(nameOf).join(battleWords.room.and)}
              </Text>
            </Row>
            {members.length > 1 && (
              <Text as="bdi" size="small" num weight={400} tone="muted" className={styles.sum}>
                {members.map((rank) => formatMoney(Number(totals[rank - 1] ?? 0), locale)).join(' + ')}
              </Text>
            )}
            <Text as="bdi" size="tight" num text="end" className={styles.total}>
              {formatMoney(Number(score), locale)}
            </Text>
            <Text size="small" text="end" className={styles.tag}>
              {won ? verify.result.won : ''}
            </Text>
          </Grid>
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

/** A lot for each side or seat with the same total, and the drawn lot. */
export const Tie = ({ tie, title, text, names, serverSeed }: TieProps) => (
  <Stack as="section" gap={10} padY={14} padX={16} radius="card" ground="surface">
    <Row as="p" justify="between" gap={12}>
      <Text as="b" weight={500}>
        {title}
      </Text>
      <VerdictMark verdict={tie.draw.verdict} />
    </Row>
    <StepNote>{text}</StepNote>
    <Row as="ol" wrap gap={8} align="stretch">
      {names.map((name, index) => (
        <Row
          as="li"
          key={name}
          gap={8}
          padY={8}
          padX={12}
          radius="control"
          ring="hairline"
          tone="muted"
          className={styles.lot}
          data-drawn={index === tie.draw.shown || undefined}
        >
          <Text as="bdi" num>
            {index}
          </Text>
          <span className="name">{name}</span>
          {index === tie.draw.shown && <Icon name="check" size={14} />}
        </Row>
      ))}
    </Row>
    <DrawLines check={tie.draw} serverSeed={serverSeed} ticket={String} />
  </Stack>
);

/** The items of each winner; with several winners, in the order of dealing. */
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
    <ul>
      {shown.awards.map(({ rank, items, value }) => (
        <li key={rank}>
          <Fold
            line={
              battle.mode === 'shared'
                ? verify.result.share({ name: nameOf(rank), value: formatMoney(Number(value), locale) })
                : verify.result.award({
                    name: nameOf(rank),
                    items: items.length,
                    value: formatMoney(Number(value), locale),
                  })
            }
          >
            <Box as="ol" padY={8} maxWidth={560}>
              {items.map((item) => (
                <Row as="li" key={item} size="small" gap={12} minHeight={32} line="bottom" tone="soft">
                  <Text as="bdi" rigid width={44} num weight={400} tone="muted">
                    .{item}
                  </Text>
                  <Text grow shrink>
                    {called(item)}
                  </Text>
                  <Text as="bdi" num>
                    {formatMoney(Number(drawOf(item)?.value ?? 0), locale)}
                  </Text>
                </Row>
              ))}
            </Box>
          </Fold>
        </li>
      ))}
    </ul>
  );
};
