import type { CSSProperties, RefObject } from 'react';
import { useMemo } from 'react';
import { formatChance, formatCount, formatMoney, formatTicket, useLocale, useMessages } from '../../../i18n/index.ts';
import { GAMES } from '../../../platform/games.ts';
import { Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { SellWon } from '../../play/SellWon.tsx';
import { useItemWords } from '../item-words.ts';
import { sellableOf, verifyPath, type Winner, worthOf } from '../winner.ts';
import { oneIn, revealTimingOf, tilesOf } from './intensity.ts';
import { motesOf } from './motes.ts';
import { OddsField } from './OddsField.tsx';
import styles from './RevealStage.module.css';
import { useProfitWords } from './use-profit-words.ts';
import type { Serial } from './use-serial.ts';
import { useShare } from './use-share.ts';
import { useStage } from './use-stage.ts';
import { WearScale } from './WearScale.tsx';
import { WonItem } from './WonItem.tsx';

interface RevealStageProps {
  /** The one on the stage. */
  readonly won: Winner;
  /** All of the play, that one included. */
  readonly winners: readonly Winner[];
  /** Its picture on the reel. */
  readonly from: RefObject<HTMLImageElement | null>;
  /** Tickets of the whole table. */
  readonly tickets: number;
  /** Minor units, of the whole play. */
  readonly paid: number;
  readonly free: boolean;
  /** Without motion: seen before, a short turn, or by the player's own wish. */
  readonly still: boolean;
  readonly serial: Serial | null;
  readonly sold: ReadonlySet<string>;
  readonly onSold: (itemIds: readonly string[]) => void;
  readonly onDone: () => void;
}

const seconds = (ms: number): string => `${ms}ms`;

const Glass = () => (
  <>
    <span className={styles.glass} />
    <span className={`${styles.glass} ${styles.far}`} />
  </>
);

/** The moment of a win: the bar is the lamp, the item rises from the reel, and the facts stand at both sides. */
export const RevealStage = (props: RevealStageProps) => {
  const { won, winners, from, tickets, paid, free, still, serial, sold, onSold, onDone } = props;
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const profitWords = useProfitWords();
  const share = useShare();
  const timing = revealTimingOf(won.intensity);
  const { dialog, item, keep, done, skip } = useStage(from, timing, still);
  const motes = useMemo(() => motesOf(won.key), [won.key]);

  const { entry, worth, round, ticket, float, intensity } = won;
  const { family, name, wear, gradeLabel } = wordsOf(entry);
  const own = entry.lastTicket - entry.firstTicket + 1;
  const chances = oneIn(own, tickets);
  const field = intensity > 3 ? tilesOf(chances, ticket, tickets) : null;
  const several = winners.length > 1;
  const got = worthOf(winners);
  const each = paid / winners.length;
  const left = sellableOf(winners, sold);
  const sell = (itemIds: readonly string[]): void => {
    onSold(itemIds);
    if (itemIds.length === left.length) onDone();
  };
  const steps: CSSProperties = {
    '--light-at': seconds(timing.light.at),
    '--light': seconds(timing.light.ms),
    '--glass-at': seconds(timing.glass?.at ?? 0),
    '--glass': seconds(timing.glass?.ms ?? 0),
    '--words-at': seconds(timing.words),
    '--value-at': seconds(timing.value),
    '--odds-at': seconds(timing.odds?.at ?? 0),
    '--odds': seconds(timing.odds?.ms ?? 0),
    '--hit-at': seconds(timing.hit ?? 0),
    '--plate-at': seconds(timing.plate?.at ?? 0),
    '--plate': seconds(timing.plate?.ms ?? 0),
  };
  const times = worth >= each && each > 0 ? (worth / each).toFixed(1) : null;

  return (
    <dialog
      ref={dialog}
      className={styles.stage}
      style={steps}
      aria-label={words.reveal.label}
      data-grade={entry.skin.grade}
      data-intensity={intensity}
      data-moving={!done || undefined}
      data-still={still || undefined}
      tabIndex={-1}
      onClick={done ? undefined : skip}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        if (done) onDone();
        else skip();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (done) onDone();
        else skip();
      }}
    >
      <VisuallyHidden as="p" role="status">
        {done ? words.result.announce({ items: winners.map((winner) => wordsOf(winner.entry).name).join(', ') }) : ''}
      </VisuallyHidden>
      <div className={styles.scene}>
        <div className={styles.art} aria-hidden="true">
          <span className={styles.wall} />
          <span className={styles.floor} />
          <span className={styles.near} />
          {timing.glass !== null && <Glass />}
          <span className={styles.horizon} />
          <img src={entry.skin.image} alt="" width={640} height={400} className={styles.reflection} />
          <img ref={item} src={entry.skin.image} alt="" width={640} height={400} className={styles.item} />
          <span className={styles.bar} />
          {!still &&
            motes.map(({ left: x, top, size, opacity, drift, white }) => (
              <i
                key={`${x} ${top}`}
                className={styles.mote}
                style={{
                  insetInlineStart: `${x}%`,
                  insetBlockStart: `${top}%`,
                  inlineSize: size,
                  blockSize: size,
                  '--bright': opacity,
                  '--drift': `${-drift}px`,
                  ...(white && { background: '#fff' }),
                }}
              />
            ))}
        </div>
        <div className={styles.odds}>
          <Text as="p" tone="soft">
            {words.reveal.drew}
          </Text>
          <p className={styles.figure} dir="ltr">
            <span>1 /</span> {formatCount(chances, locale)}
          </p>
          {field !== null && <OddsField field={field} />}
          <Text as="p" tone="soft">
            {words.reveal.chance({ percent: formatChance(own, locale, tickets) })}
          </Text>
        </div>
        <dl className={styles.plate}>
          {serial !== null && (
            <div className={styles.serial}>
              <dt>{words.reveal.serialLabel}</dt>
              <dd className={styles.figure}>{words.reveal.serial({ number: formatCount(serial.number, locale) })}</dd>
              <dd className={styles.before}>
                {serial.before === null ? words.reveal.first : words.reveal.before({ ago: serial.before })}
              </dd>
            </div>
          )}
          {float !== null && <WearScale float={float} />}
          <div className={styles.ticket}>
            <dt>{words.reveal.ticket}</dt>
            <Text as="dd" num weight={500}>
              {formatTicket(ticket)}
            </Text>
          </div>
        </dl>
        <div className={styles.words}>
          <p className={styles.family}>
            <span>{wear === null ? family : `${family} · ${wear}`}</span>
            <Pips grade={entry.skin.grade} label={gradeLabel} />
          </p>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.value}>
            <Money value={worth} />
            {times !== null && <span>{words.reveal.times({ factor: times })}</span>}
          </p>
          <p className={styles.profit}>{free ? words.result.sellOnly : profitWords(worth, each)}</p>
        </div>
      </div>
      {several && (
        <div className={styles.others}>
          <Row justify="between" gap={12} className="wrap" size="note" tone="soft">
            <span>{words.reveal.sum({ paid: formatMoney(paid, locale), got: formatMoney(got, locale) })}</span>
            <Text weight={500}>{profitWords(got, paid)}</Text>
          </Row>
          <ul className="wrap" aria-label={words.result.listTitle}>
            {winners.map((winner) => (
              <WonItem
                key={winner.key}
                winner={winner}
                sold={winner.round !== null && sold.has(winner.round.itemId)}
                onSold={(itemId) => sell([itemId])}
              />
            ))}
          </ul>
        </div>
      )}
      <div className={styles.actions} inert={!done}>
        <Row gap={[4, 12]} className={`wrap ${styles.row}`}>
          {round !== null && (
            <Row gap={[0, 4]} className={styles.quiet}>
              <ButtonLink variant="proof" icon="shield" to={verifyPath(round.id)}>
                {words.result.verify({ round: formatCount(round.roundNo, locale) })}
              </ButtonLink>
              <Button
                variant="ghost"
                icon="share"
                onClick={() =>
                  share(
                    words.reveal.shareText({ item: name, odds: formatCount(chances, locale) }),
                    verifyPath(round.id),
                  )
                }
              >
                {words.reveal.share}
              </Button>
              {round.held && !free && (
                <ButtonLink variant="ghost" icon="upgrade" to={GAMES.UPGRADE.path} className={styles.upgrade}>
                  {words.reveal.upgrade}
                </ButtonLink>
              )}
            </Row>
          )}
          <Stack className={styles.choice}>
            {left.length > 0 && (
              <SellWon
                itemIds={left.flatMap((winner) => (winner.round === null ? [] : [winner.round.itemId]))}
                total={worthOf(left)}
                size="large"
                variant="secondary"
                onDone={onDone}
              />
            )}
            <Button ref={keep} variant="primary" size="large" onClick={onDone}>
              {words.result.keep({ count: winners.length })}
            </Button>
          </Stack>
        </Row>
      </div>
    </dialog>
  );
};
