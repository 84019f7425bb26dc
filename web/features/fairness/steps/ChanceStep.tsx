import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import type { OutcomeStep } from '../../../../engine/games/explanation/steps.ts';
import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Grid, Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import { UNKNOWN_GRADE } from './OddsRows.tsx';
import styles from './odds.module.css';
import { Ruler } from './Ruler.tsx';
import { Step, VerdictMark } from './Step.tsx';

interface ChanceStepProps {
  readonly outcome: OutcomeStep;
  readonly skins: SkinsById;
}

interface Part {
  readonly wins: boolean;
  readonly first: number;
  readonly last: number;
}

const partsOf = (side: 'under' | 'over', win: number): readonly Part[] => {
  const cut = side === 'under' ? win : TICKETS - win;
  return [
    { wins: side === 'under', first: 0, last: cut - 1 },
    { wins: side === 'over', first: cut, last: TICKETS - 1 },
  ];
};

/** The chance as a stretch of the ruler, and on which side of its edge the ticket lies. */
export const ChanceStep = ({ outcome, skins }: ChanceStepProps) => {
  const { ticket, win, side, target, lost } = outcome;
  const messages = useMessages();
  const { chance: words, odds } = messages.fairness.verify;
  const { locale } = useLocale();
  const skin = skins.get(target.skin);
  const grade = skin?.grade ?? UNKNOWN_GRADE;
  const name = skin ? skinNames(skin, target.wear === '' ? null : target.wear, messages, locale).full : target.skin;
  const otherwise = { nothing: words.stakeLost, consolation: words.consoled }[outcome.otherwise];
  const parts = partsOf(side, win);
  const text = outcome.won ? words.won : words.lost;
  return (
    <Step
      title={words.title}
      verdict={outcome.verdict}
      result={<VerdictMark verdict={outcome.verdict} words={{ match: text, mismatch: words.wrong }} />}
    >
      <Stack gap={12}>
        <Ruler
          segments={parts.map(({ wins, first, last }) => ({ first, last, grade: wins ? grade : null }))}
          ticket={ticket}
          tickets={TICKETS}
          label={`${formatTicket(ticket)}: ${text}`}
        />
        <ul>
          {parts.map(({ wins, first, last }) => {
            const hit = ticket >= first && ticket <= last;
            const worth = wins ? target.value : lost;
            return (
              <li
                key={first}
                className={styles.row}
                data-grade={wins ? grade : undefined}
                data-lost={!wins || undefined}
                data-hit={hit || undefined}
              >
                {wins && skin ? (
                  <img src={skin.imageSmall} alt="" width={46} height={29} decoding="async" />
                ) : (
                  <Grid as="span" centered className={styles.mark}>
                    <Icon name={wins ? 'check' : 'x'} size={16} />
                  </Grid>
                )}
                <Row as="p" align="baseline" gap={6} shrink nowrap className={styles.skin}>
                  {hit && <VisuallyHidden>{`${odds.hit} `}</VisuallyHidden>}
                  <span>{wins ? name : otherwise}</span>
                </Row>
                <Text as="p" nowrap className={styles.tickets}>
                  <VisuallyHidden>{odds.tickets}</VisuallyHidden>
                  <Text as="bdi" dir="ltr" num weight={400}>{`${formatTicket(first)} – ${formatTicket(last)}`}</Text>
                </Text>
                <Text as="p" text="end" nowrap className={styles.chance}>
                  <VisuallyHidden>{odds.chance}</VisuallyHidden>
                  <Text as="bdi" num weight={500}>
                    {formatChance(last - first + 1, locale)}
                  </Text>
                </Text>
                <Text as="p" text="end" nowrap>
                  <VisuallyHidden>{odds.value}</VisuallyHidden>
                  <Text as="bdi" num weight={500}>
                    {worth === null ? '–' : formatMoney(Number(worth), locale)}
                  </Text>
                </Text>
              </li>
            );
          })}
        </ul>
      </Stack>
    </Step>
  );
};
