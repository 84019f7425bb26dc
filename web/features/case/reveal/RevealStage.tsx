import type { RefObject } from 'react';
import {
  formatCount,
  formatDateTime,
  formatMoney,
  type LocalisedNames,
  pickName,
  useLocale,
  useMessages,
} from '../../../i18n/index.ts';
import { useDialogs } from '../../../platform/dialogs.tsx';
import { GAMES } from '../../../platform/games.ts';
import { useSession } from '../../../platform/session.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Money } from '../../../ui/Money.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { SellWon } from '../../play/SellWon.tsx';
import { stakedPath } from '../../stake-picker/use-stake-asked.ts';
import { useItemWords } from '../item-words.ts';
import { sellableOf, verifyPath, type Winner, worthOf } from '../winner.ts';
import { Odds, Plate } from './Facts.tsx';
import { revealTimingOf, stepStyle } from './intensity.ts';
import styles from './RevealStage.module.css';
import { Scene } from './Scene.tsx';
import { useProfitWords } from './use-profit-words.ts';
import type { Serial } from './use-serial.ts';
import { useStage } from './use-stage.ts';
import { WonItem } from './WonItem.tsx';

interface RevealStageProps {
  /** Of the case. */
  readonly names: LocalisedNames;
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

/** The moment of a win: the bar is the lamp, the item rises from the reel, and the facts stand at both sides. */
export const RevealStage = (props: RevealStageProps) => {
  const { names, won, winners, from, tickets, paid, free, still, serial, sold, onSold, onDone } = props;
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const profitWords = useProfitWords();
  const { me } = useSession();
  const { open } = useDialogs();
  const timing = revealTimingOf(won.intensity);
  const { dialog, item, bar, keep, done, skip } = useStage(from, timing, still);

  const { entry, worth, round, intensity } = won;
  const { family, name, wear, gradeLabel } = wordsOf(entry);
  const several = winners.length > 1;
  const got = worthOf(winners);
  const each = paid / winners.length;
  const left = sellableOf(winners, sold);
  const sell = (itemIds: readonly string[]): void => {
    onSold(itemIds);
    if (itemIds.length === left.length) onDone();
  };
  const factor = worth >= each && each > 0 ? (worth / each).toFixed(1) : null;
  const leave = done ? onDone : skip;

  return (
    <dialog
      ref={dialog}
      className={styles.stage}
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
        leave();
      }}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <VisuallyHidden as="p" role="status">
        {done ? words.result.announce({ items: winners.map((winner) => wordsOf(winner.entry).name).join(', ') }) : ''}
      </VisuallyHidden>
      <div className={styles.scene}>
        <Scene image={entry.skin.image} timing={timing} item={item} bar={bar} dust={still ? null : won.key} />
        <div className={styles.facts}>
          <Odds won={won} tickets={tickets} timing={timing} />
          {round !== null && (
            <Text as="p" tone="soft" className={classNames(styles.step, styles.crumb)} style={stepStyle(timing.words)}>
              {words.reveal.crumb({ case: pickName(names, locale), round: formatCount(round.roundNo, locale) })}
            </Text>
          )}
          <Plate won={won} serial={serial} timing={timing} />
          <Box text="center" className={styles.words}>
            <Box className={styles.step} style={stepStyle(timing.words)}>
              <Row as="p" justify="center" gap={12} tone="soft">
                <span>{wear === null ? family : `${family} · ${wear}`}</span>
                <Pips grade={entry.skin.grade} label={gradeLabel} />
              </Row>
              <Text as="h2" size={['display', 'figure']} weight={600} anywhere className={styles.name}>
                {name}
              </Text>
            </Box>
            <Box className={styles.step} style={stepStyle(timing.value)}>
              <Row
                as="p"
                justify="center"
                align="baseline"
                gap={12}
                size={['title', 'display']}
                className={styles.value}
              >
                <Money value={worth} />
                {factor !== null && (
                  <Text size="large" tone="soft" weight={500}>
                    {words.reveal.times({ factor })}
                  </Text>
                )}
              </Row>
              <Text as="p" tone="soft">
                {free ? words.result.sellOnly : profitWords(worth, each)}
              </Text>
            </Box>
          </Box>
        </div>
      </div>
      {several && (
        <Box padY={8} className={classNames(styles.step, styles.others)} style={stepStyle(timing.plate)}>
          <Row justify="between" gap={12} className="wrap" size="note" tone="soft">
            <span>{words.reveal.sum({ paid: formatMoney(paid, locale), got: formatMoney(got, locale) })}</span>
            <Text weight={500}>{profitWords(got, paid)}</Text>
          </Row>
          <Box as="ul" display="flex" gap={24} className="wrap" aria-label={words.result.listTitle}>
            {winners.map((winner) => (
              <WonItem
                key={winner.key}
                winner={winner}
                sold={winner.round !== null && sold.has(winner.round.itemId)}
                onSold={(itemId) => sell([itemId])}
              />
            ))}
          </Box>
        </Box>
      )}
      <div className={styles.actions} inert={!done}>
        <Stack
          direction={['column', 'row']}
          align={['stretch', 'center']}
          justify="between"
          gap={[4, 24]}
          minHeight={84}
          padTop={[8, 0]}
          padBottom={[16, 0]}
          className={`wrap ${styles.row}`}
        >
          {round?.logged && me !== null && (
            <Box visuallyHiddenBelow={1024} display={['block', 'flex']} align="center" gap={12}>
              <Avatar picture={me.avatar} size={44} />
              <Box>
                <Text as="p" truncate className="name">
                  {me.nickname}
                </Text>
                <Text as="p" size="small" tone="muted" nowrap>
                  {words.reveal.inLog({
                    position: formatCount(round.logged.position, locale),
                    time: formatDateTime(round.logged.at, locale),
                  })}
                </Text>
              </Box>
            </Box>
          )}
          {round !== null && (
            <Row grow justify={['between', 'start']} gap={[0, 4]} className={styles.quiet}>
              <ButtonLink variant="proof" icon="shield" to={verifyPath(round.id)}>
                {words.result.verify({ round: formatCount(round.roundNo, locale) })}
              </ButtonLink>
              <Button
                variant="ghost"
                icon="share"
                onClick={() => open({ name: 'share', id: round.id, path: verifyPath(round.id) })}
              >
                {words.reveal.share}
              </Button>
              {round.held && !free && (
                <ButtonLink
                  variant="ghost"
                  icon="upgrade"
                  to={stakedPath(GAMES.UPGRADE.path, round.itemId)}
                  className={styles.upgrade}
                >
                  {words.reveal.upgrade}
                </ButtonLink>
              )}
            </Row>
          )}
          <Row gap={12} className={styles.choice}>
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
          </Row>
        </Stack>
      </div>
    </dialog>
  );
};
