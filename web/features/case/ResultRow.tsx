import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Row, Text } from '../../ui/Box.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { SellWon } from '../play/SellWon.tsx';
import { useItemWords } from './item-words.ts';
import styles from './ResultRow.module.css';
import type { Winner } from './winner.ts';

const verifyPath = (roundId: string): string => `/provably-fair/verify/${encodeURIComponent(roundId)}`;
const worthOf = (winners: readonly Winner[]): number => winners.reduce((sum, { worth }) => sum + worth, 0);

const WinnersDialog = ({ winners, onClose }: { readonly winners: readonly Winner[]; readonly onClose: () => void }) => {
  const { case: words } = useMessages();
  const wordsOf = useItemWords();
  return (
    <Dialog title={words.result.listTitle} onClose={onClose}>
      <ul>
        {winners.map(({ key, entry, worth, round }) => {
          const { family, name, wearShort } = wordsOf(entry);
          return (
            <Row as="li" key={key} gap={12} minHeight={60} line="bottom">
              <Thumb image={entry.skin.imageSmall} grade={entry.skin.grade} />
              <Box grow shrink>
                <Text as="p" truncate>
                  {name}
                </Text>
                <Text as="p" size="small" truncate tone="muted">
                  {wearShort === null ? family : `${family} · ${wearShort}`}
                </Text>
              </Box>
              <Money value={worth} />
              {round !== null && (
                <Link
                  to={verifyPath(round.id)}
                  className={styles.verify}
                  aria-label={words.result.verifyItem({ item: name })}
                >
                  <Icon name="shield" />
                </Link>
              )}
            </Row>
          );
        })}
      </ul>
    </Dialog>
  );
};

const Proof = ({ winners }: { readonly winners: readonly Winner[] }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const first = winners[0]?.round;
  if (!first) return null;
  if (winners.length === 1) {
    return (
      <ButtonLink variant="proof" icon="shield" to={verifyPath(first.id)}>
        {words.result.verify({ round: formatCount(first.roundNo, locale) })}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button variant="proof" icon="shield" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.result.verifyMany({ count: winners.length })}
      </Button>
      {open && <WinnersDialog winners={winners} onClose={() => setOpen(false)} />}
    </>
  );
};

const Kind = ({ winner }: { readonly winner: Winner }) => {
  const { family, wear, gradeLabel } = useItemWords()(winner.entry);
  return (
    <Text size="small" display={['none', 'inline-flex']} align="center" gap={8} tone="muted">
      {wear === null ? family : `${family} · ${wear}`}
      <Pips grade={winner.entry.skin.grade} label={gradeLabel} />
    </Text>
  );
};

interface ResultRowProps {
  readonly winners: readonly Winner[];
  readonly demo: boolean;
  /** Opened for nothing: what it won can only be sold, for a locked bonus. */
  readonly free: boolean;
  readonly onDone: () => void;
  readonly onDemoAgain: () => void;
}

/** What was won and what one can do with it; for a demo, what it would have been. */
export const ResultRow = ({ winners, demo, free, onDone, onDemoAgain }: ResultRowProps) => {
  const { case: words } = useMessages();
  const wordsOf = useItemWords();
  const only = winners.length === 1 ? winners[0] : undefined;
  const held = winners.every(({ round }) => round?.held === true);
  const itemIds = winners.flatMap(({ round }) => (round === null ? [] : [round.itemId]));
  return (
    <Row justify="between" gapY={4} gapX={8} width="full" className={styles.row}>
      <Row as="p" align="baseline" gap={[8, 12]} shrink className={styles.worth}>
        <Text {...(only === undefined || demo ? { tone: 'muted' } : { size: 'tight', weight: 600 })}>
          {demo
            ? words.result.demoWorth({ count: winners.length })
            : only
              ? wordsOf(only.entry).name
              : words.result.worth({ count: winners.length })}
        </Text>
        {only !== undefined && !demo && !free && <Kind winner={only} />}
        {free && !demo && (
          <Text size="small" display={['none', 'inline-flex']} align="center" gap={8} tone="muted">
            {words.result.sellOnly}
          </Text>
        )}
        <Text size="large">
          <Money value={worthOf(winners)} />
        </Text>
      </Row>
      <Proof winners={winners} />
      <Row gap={8} align="stretch" className={styles.actions}>
        {demo ? (
          <>
            <Button onClick={onDone}>{words.result.demoEnd}</Button>
            <Button variant="primary" onClick={onDemoAgain}>
              {words.result.demoAgain}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onDone}>{words.result.keep({ count: winners.length })}</Button>
            {held && <SellWon itemIds={itemIds} total={worthOf(winners)} onDone={onDone} />}
          </>
        )}
      </Row>
    </Row>
  );
};
