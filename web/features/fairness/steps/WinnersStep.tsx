import { useId, useState } from 'react';
import type { WinnerCheck, WinnersStep as Winners } from '../../../../engine/games/explanation/steps.ts';
import { formatCount, formatMoney, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../../ui/Box.tsx';
import { Chevron } from '../Fold.tsx';
import type { Names } from '../verify/use-names.ts';
import { CodeRow } from './CodeRow.tsx';
import { DrawLines } from './DrawLines.tsx';
import { UNKNOWN_GRADE } from './OddsRows.tsx';
import { Step, StepNote, VerdictMark } from './Step.tsx';
import styles from './winners.module.css';

interface WinnerProps {
  readonly winner: WinnerCheck;
  readonly names: Names;
  readonly serverSeed: string | null;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const Winner = ({ winner, names, serverSeed, open, onToggle }: WinnerProps) => {
  const messages = useMessages();
  const { verify } = messages.fairness;
  const { winners: words } = verify;
  const { locale } = useLocale();
  const detail = useId();
  const { item, draw, shown, verdict } = winner;
  const skin = item === null ? undefined : names.skins.get(item.skin);
  const name = skin && item ? skinNames(skin, item.wear === '' ? null : item.wear, messages, locale) : null;
  return (
    <Box as="li" line="top" data-grade={skin?.grade ?? UNKNOWN_GRADE}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={open}
        aria-controls={open ? detail : undefined}
        onClick={onToggle}
      >
        <Text minHeight={40} className={styles.art}>
          {skin && <img src={skin.imageSmall} alt="" width={64} height={40} loading="lazy" decoding="async" />}
        </Text>
        <Stack as="span" shrink padStart={8}>
          <Text as="b" truncate weight={500}>
            {name?.name ?? item?.skin ?? '–'}
          </Text>
          <Text as="bdi" size="small" num weight={400} tone="muted">
            {formatMoney(Number(item?.value ?? 0), locale)}
          </Text>
        </Stack>
        <Row as="span" size="small" align="baseline" gap={8} tone="muted" nowrap>
          <Text display={['none', 'block']}>{words.code}</Text>
          <Text as="bdi" size="title" num tone="text">
            {formatCount(shown.code, locale)}
          </Text>
        </Row>
        <Text size={['small', 'body']} padStart={[8, 0]} truncate tone="soft" className={`name ${styles.who}`}>
          {names.players.get(shown.playerId) ?? messages.shell.hiddenPlayer}
        </Text>
        <VerdictMark verdict={verdict} signOnly />
        <Chevron className={styles.chevron} />
      </button>
      {open && (
        <Stack gap={14} padTop={12} padBottom={20} padStart={[0, 16]} id={detail}>
          <CodeRow winner={winner} />
          <DrawLines check={draw} serverSeed={serverSeed} ticket={(ticket) => formatCount(ticket, locale)} />
        </Stack>
      )}
    </Box>
  );
};

interface WinnersStepProps {
  readonly step: Winners;
  readonly serverSeed: string | null;
  readonly names: Names;
}

/** The winner of each prize: a draw among the remaining entries. */
export const WinnersStep = ({ step: { winners, verdict }, serverSeed, names }: WinnersStepProps) => {
  const { winners: words, later } = useMessages().fairness.verify;
  const [open, setOpen] = useState<number | null>(0);
  if (winners === null) {
    return (
      <Step title={words.title} verdict="pending" words={{ pending: later }}>
        <StepNote>{words.none}</StepNote>
      </Step>
    );
  }
  return (
    <Step title={words.title} formula={words.formula} verdict={verdict}>
      <StepNote>{words.text}</StepNote>
      <Box as="ol" line="bottom">
        {winners.map((winner) => (
          <Winner
            key={winner.prize}
            winner={winner}
            names={names}
            serverSeed={serverSeed}
            open={open === winner.prize}
            onToggle={() => setOpen((now) => (now === winner.prize ? null : winner.prize))}
          />
        ))}
      </Box>
    </Step>
  );
};
