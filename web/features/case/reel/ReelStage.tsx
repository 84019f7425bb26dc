import { type RefObject, useState } from 'react';
import { useMessages } from '../../../i18n/index.ts';
import { Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { useTurningInView } from '../../play/into-view.ts';
import { randomHex } from '../../play/random-hex.ts';
import type { CaseEntry } from '../case-query.ts';
import { useItemWords } from '../item-words.ts';
import type { Winner } from '../winner.ts';
import reel from './Reel.module.css';
import { Reel } from './Reel.tsx';
import styles from './ReelStage.module.css';
import { nextStrips, waitingStrips } from './stage-strips.ts';
import { WINNER_AT } from './strip.ts';
import type { ReelTiming } from './timing.ts';

export interface StageTurn {
  readonly id: string;
  readonly winners: readonly Winner[];
  readonly resumed: boolean;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly timing: ReelTiming;
  readonly demo: boolean;
}

interface ReelStageProps {
  readonly entries: readonly CaseEntry[];
  readonly quantity: number;
  readonly turn: StageTurn | null;
  readonly stands: boolean;
  readonly skipped: boolean;
  readonly reducedMotion: boolean;
  /** Which reel's winner rises to its stage, and where its picture is kept. */
  readonly lifted?: { readonly reel: number; readonly picture: RefObject<HTMLImageElement | null> } | undefined;
}

const Caption = ({ winner }: { readonly winner: Winner }) => {
  const words = useItemWords()(winner.entry);
  return (
    <div className={styles.caption}>
      <Text
        as="p"
        size="note"
        display={['none', 'flex']}
        justify="center"
        align="center"
        gap={8}
        tone="muted"
        nowrap
        className={styles.kind}
      >
        <span>{words.wear === null ? words.family : `${words.family} · ${words.wear}`}</span>
        <Pips grade={winner.entry.skin.grade} label={words.gradeLabel} />
      </Text>
      <Text
        as="p"
        size={['note', 'large']}
        display={['block', 'flex']}
        justify="center"
        gap={12}
        className={styles.won}
      >
        <Text as="b" display="block" weight={600} truncate className="name">
          {words.name}
        </Text>
        <Money value={winner.worth} />
      </Text>
    </div>
  );
};

/** As high as one reel, before its cards are known. */
export const EmptyStage = () => (
  <div className={styles.single}>
    <div className={reel.row} />
  </div>
);

/**
 * One reel sideways, or several upwards. Between turns they show where the last one stopped. Pictures only: the line
 * below names the won items, once.
 */
export const ReelStage = ({ entries, quantity, turn, stands, skipped, reducedMotion, lifted }: ReelStageProps) => {
  const messages = useMessages();
  const inView = useTurningInView(turn !== null && !stands);
  const [seed] = useState(() => randomHex(16));
  const [shown, setShown] = useState(() => waitingStrips(entries, quantity, seed));

  const wanted = turn?.winners.length ?? quantity;
  if (turn !== null && turn.id !== shown.turn) {
    const winners = turn.winners.map(({ entry }) => entry.index);
    setShown(nextStrips(shown, { id: turn.id, winners, resumed: turn.resumed }, entries));
  } else if (turn === null && shown.strips.length !== wanted) {
    setShown(waitingStrips(entries, quantity, seed));
  }

  const several = wanted > 1;
  const reels = shown.strips.map((strip, reel) => ({ strip, reel }));
  const fallback = entries[0];
  if (fallback === undefined) return null;
  // A turn that was seen and put away leaves its strip where it stopped.
  const standing = shown.turn !== null && turn === null;
  return (
    <div
      ref={inView}
      className={several ? styles.several : styles.single}
      style={{ '--count': wanted }}
      data-count={wanted}
      aria-hidden="true"
    >
      {turn?.demo && (
        <Text padX={10} padY={4} radius="small" size="small" weight={600} className={styles.demo}>
          {messages.case.reel.demo}
        </Text>
      )}
      {reels.map(({ strip, reel }) => {
        const winner = turn?.winners[reel];
        const cards = strip.cards.map((card, place) =>
          place === WINNER_AT && winner !== undefined ? winner.entry.skin : (entries[card] ?? fallback).skin,
        );
        return (
          <Reel
            key={reel}
            axis={several ? 'column' : 'row'}
            stripId={shown.turn}
            cards={cards}
            startedAt={turn?.startedAt ?? (standing ? 0 : null)}
            durationMs={turn === null ? 0 : turn.timing.durationMs + reel * turn.timing.staggerMs}
            reducedMotion={reducedMotion}
            skipped={skipped || stands}
            jitter={several ? 0 : strip.jitter}
            made={turn !== null && stands && winner !== undefined ? winner.intensity : null}
            lifted={lifted?.reel === reel ? lifted.picture : undefined}
          >
            {several && stands && winner !== undefined && <Caption winner={winner} />}
          </Reel>
        );
      })}
    </div>
  );
};
