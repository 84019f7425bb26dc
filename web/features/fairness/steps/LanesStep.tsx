import { useState } from 'react';
import { MAX_LANES_SHOWN } from '../../../../engine/fairness/lane-chain.ts';
import type { BroughtCheck, LanesStep as Lanes } from '../../../../engine/games/explanation/steps.ts';
import { compare } from '../../../../engine/games/explanation/verdict.ts';
import { formatCount, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Stack, Text } from '../../../ui/Box.tsx';
import { Chevron, Fold } from '../Fold.tsx';
import type { Names } from '../verify/use-names.ts';
import { occupantName } from './battle-names.ts';
import { LaneDetail } from './LaneDetail.tsx';
import styles from './room.module.css';
import { ListButton, Step, StepCaution, StepNote, VerdictMark } from './Step.tsx';

/** The rows at first, and the rows that each press adds: a giveaway may have ten thousand. */
const FIRST = 6;
const MORE = 100;

interface LanesStepProps {
  readonly lanes: Lanes;
  readonly game: 'battle' | 'giveaway';
  readonly names: Names;
}

interface PartProps extends Pick<LanesStepProps, 'game' | 'names'> {
  readonly part: BroughtCheck;
  readonly guard: Lanes['guard'];
}

/** The part of one participant: the step of the participant's lane, or a note that the house could have chosen it. */
const Part = ({ part: { place, occupant, lane }, guard, game, names }: PartProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { lanes: words } = messages.fairness.verify;
  const number = place === null ? '' : formatCount(place, locale);
  const seat = game === 'battle' ? words.seat({ seat: number }) : words.code({ code: number });
  const name = (
    <>
      <Text size="small" tone="muted" nowrap>
        {place === null ? words.host : seat}
      </Text>
      <Text grow shrink size="small" anywhere className="name">
        {occupantName(occupant, names, messages)}
      </Text>
    </>
  );
  if (lane === null) {
    return (
      <Box as="li" line="bottom" className={styles.part}>
        {name}
        {guard === 'witness' ? (
          <Text size="small" tone="muted">
            {words.partLoose}
          </Text>
        ) : (
          <VerdictMark verdict="loose" words={{ loose: words.part }} />
        )}
      </Box>
    );
  }
  const step = words.step({ step: formatCount(lane.step, locale) });
  return (
    <Box as="li" line="bottom">
      <Fold
        className={styles.part}
        line={
          <>
            {name}
            <VerdictMark verdict={compare(lane.faults.length === 0)} words={{ match: step }} />
            <Chevron />
          </>
        }
      >
        <Stack gap={12} padY={8}>
          <LaneDetail lane={lane} />
        </Stack>
      </Fold>
    </Box>
  );
};

/** Whether each participant's part of a room was fixed before. A loose part is marked, with the guard that decides. */
export const LanesStep = ({ lanes: { verdict, guard, brought }, game, names }: LanesStepProps) => {
  const { fairness } = useMessages();
  const { lanes: words, lane: laneWords } = fairness.verify;
  const { locale } = useLocale();
  const [shown, setShown] = useState(FIRST);
  const loose = brought.filter(({ lane }) => lane === null).length;
  const laned = brought.length - loose;
  const decided = loose > 0 && guard === 'witness';
  const title = loose === 0 ? words.title : decided ? words.witnessTitle : words.looseTitle;
  const match = decided ? words.witnessed : words.linked;
  // Faulty parts stand first.
  const wrong = brought.filter(({ lane }) => lane !== null && lane.faults.length > 0);
  const parts = [...wrong, ...brought.filter((part) => !wrong.includes(part))];
  return (
    <Step
      title={title}
      {...(laned > 0 && { formula: 'SHA-256 · Ed25519' })}
      verdict={verdict}
      words={{ match, loose: words.loose({ count: loose }) }}
    >
      {laned > 0 && <StepNote>{words.text}</StepNote>}
      {decided && <StepNote>{words.witness({ count: loose })}</StepNote>}
      {loose > 0 && guard !== 'witness' && <StepCaution>{words[guard]({ count: loose })}</StepCaution>}
      {loose > 0 && laned >= MAX_LANES_SHOWN && (
        <StepNote>{words.most({ count: formatCount(MAX_LANES_SHOWN, locale) })}</StepNote>
      )}
      <Box as="ol" line="top">
        {parts.slice(0, shown).map((part) => (
          <Part key={part.place ?? 'host'} part={part} guard={guard} game={game} names={names} />
        ))}
      </Box>
      {parts.length > shown && (
        <ListButton onClick={() => setShown((now) => now + MORE)}>
          {words.more({ count: formatCount(Math.min(MORE, parts.length - shown), locale) })}
        </ListButton>
      )}
      {laned > 0 && <StepNote>{laneWords.whose}</StepNote>}
    </Step>
  );
};
