import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import type { OutcomeStep } from '../../../../engine/games/explanation/steps.ts';
import { formatTicket, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Grid, Stack } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import { TicketRange, UNKNOWN_GRADE } from './OddsRows.tsx';
import styles from './odds.module.css';
import { Ruler } from './Ruler.tsx';
import { Step } from './Step.tsx';

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
  const { chance: words } = messages.fairness.verify;
  const { locale } = useLocale();
  const skin = skins.get(target.skin);
  const grade = skin?.grade ?? UNKNOWN_GRADE;
  const name = skin ? skinNames(skin, target.wear === '' ? null : target.wear, messages, locale).full : target.skin;
  const otherwise = { nothing: words.stakeLost, consolation: words.consoled }[outcome.otherwise];
  const parts = partsOf(side, win);
  const text = outcome.won ? words.won : words.lost;
  return (
    <Step title={words.title} verdict={outcome.verdict} words={{ match: text, mismatch: words.wrong }}>
      <Stack gap={12}>
        <Ruler
          segments={parts.map(({ wins, first, last }) => ({ first, last, grade: wins ? grade : null }))}
          ticket={ticket}
          tickets={TICKETS}
          label={`${formatTicket(ticket)}: ${text}`}
        />
        <ul>
          {parts.map(({ wins, ...range }) => (
            <TicketRange
              key={range.first}
              {...range}
              tickets={TICKETS}
              grade={wins ? grade : null}
              hit={ticket >= range.first && ticket <= range.last}
              worth={wins ? target.value : lost}
              name={wins ? name : otherwise}
              mark={
                wins && skin ? (
                  <img src={skin.imageSmall} alt="" width={46} height={29} decoding="async" />
                ) : (
                  <Grid as="span" centered className={styles.mark}>
                    <Icon name={wins ? 'check' : 'x'} size={16} />
                  </Grid>
                )
              }
            />
          ))}
        </ul>
      </Stack>
    </Step>
  );
};
