import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { languageOf } from '../../i18n/locales.ts';
import { errorText } from '../../platform/error-text.ts';
import { useSettings } from '../../platform/settings.tsx';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import { AfterFree } from '../free-case/AfterFree.tsx';
import { useOpenOnArrival } from '../free-case/use-open-on-arrival.ts';
import { type PayWork, sendingWork } from '../play/PayButton.tsx';
import { PlayNotice as GamePlayNotice, type Refusal } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { CaseFacts, CaseHead } from './CaseHead.tsx';
import styles from './CaseRoom.module.css';
import { Contents } from './Contents.tsx';
import type { CaseDetail } from './case-query.ts';
import { useItemWords } from './item-words.ts';
import { OpenBar } from './OpenBar.tsx';
import { type CasePlay, type CasePlayState, usePlay } from './play/use-play.ts';
import { ResultRow } from './ResultRow.tsx';
import { ReelStage, type StageTurn } from './reel/ReelStage.tsx';
import { isShort, timingOf, wholeTime } from './reel/timing.ts';
import { useReveal } from './reel/use-reveal.ts';
import { bestOf, STAGED } from './reveal/intensity.ts';
import { RevealStage } from './reveal/RevealStage.tsx';
import { useResultSound } from './reveal/use-result-sound.ts';
import { useSerial } from './reveal/use-serial.ts';
import { useDemo } from './use-demo.ts';
import { useFreePass } from './use-free-pass.ts';
import { useReducedMotion } from './use-reduced-motion.ts';
import { winnerOf } from './winner.ts';

/** The pay button stands where the stage had its own: a second tap, this soon, isn't meant to pay. Milliseconds. */
const SECOND_TAP_MS = 600;

/** Refusals after which the case isn't what the page shows any more. */
const STALE: ReadonlySet<string> = new Set([
  'CASE_CHANGED',
  'TERMS_CHANGED',
  'CASE_RETIRED',
  'CASE_NOT_FOUND',
  'GAME_STOPPED',
]);

/** What the player has to know about an opening that didn't simply go through. */
const PlayNotice = ({ play, onChanged }: { readonly play: CasePlay; readonly onChanged: () => void }) => {
  const messages = useMessages();
  const words = messages.case.notice;
  const textOf = ({ code }: Refusal): string => {
    if (code === 'CASE_CHANGED') return words.changed;
    return code === 'GAME_STOPPED' ? words.stopped : errorText(messages, code);
  };
  return (
    <GamePlayNotice
      play={play}
      words={words}
      textOf={textOf}
      onRefused={({ code }) => {
        if (STALE.has(code)) onChanged();
      }}
    />
  );
};

const workOf = (state: CasePlayState, turn: StageTurn | null, stands: boolean): PayWork => {
  if (turn !== null && !stands) {
    const wholeMs = wholeTime(turn.timing, turn.winners.length);
    return { kind: 'turning', startedAt: turn.startedAt, wholeMs, demo: turn.demo };
  }
  return sendingWork(state);
};

/** The turn of a paid play; the same object for as long as it is the same play. */
const usePaidTurn = (state: CasePlayState, reducedMotion: boolean): StageTurn | null => {
  const shown = state.phase === 'revealing' || state.phase === 'revealed' ? state : null;
  const outcome = shown?.outcome;
  const startedAt = shown?.record.revealStartedAt;
  const fast = shown?.record.fast;
  const [resumed, setResumed] = useState(false);
  if (state.phase === 'revealing' && state.resumed !== resumed) setResumed(state.resumed);
  return useMemo(() => {
    if (outcome === undefined || startedAt === undefined || startedAt === null) return null;
    const winners = outcome.rounds.map(winnerOf);
    const timing = timingOf(winners.length, fast === true, reducedMotion);
    return { id: outcome.commandId, winners, resumed, startedAt, timing, demo: false };
  }, [outcome, startedAt, fast, resumed, reducedMotion]);
};

/** A case that has loaded: its reel, its contents, and the play on it. */
export const CaseRoom = ({ detail, onChanged }: { readonly detail: CaseDetail; readonly onChanged: () => void }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const { settings } = useSettings();
  const { show } = useToasts();
  const wordsOf = useItemWords();
  const reducedMotion = useReducedMotion();
  const play = usePlay(detail.slug);
  const demo = useDemo();
  const [wanted, setQuantity] = useState(1);
  const { pass, checking, drop } = useFreePass(detail.slug);
  const quantity = pass === null ? wanted : 1;

  const paidTurn = usePaidTurn(play.state, reducedMotion);
  const turn = paidTurn ?? demo.turn;
  const stands = paidTurn === null ? demo.stands : play.state.phase === 'revealed';
  const onStand = paidTurn === null ? demo.stand : play.stand;
  const { skipped, skip, allowSound } = useReveal(stands ? null : turn, detail.entries, settings.voice, onStand);
  const work = workOf(play.state, turn, stands);

  const [freeUsed, setFreeUsed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const best = turn === null || turn.demo ? -1 : bestOf(turn.winners);
  const won = turn?.winners[best];
  const staged = won !== undefined && won.intensity >= STAGED ? won : undefined;
  const serial = useSerial(staged?.round?.itemId ?? null);
  const [sold, setSold] = useState<ReadonlySet<string>>(new Set());
  const onSold = (itemIds: readonly string[]): void => setSold((before) => new Set([...before, ...itemIds]));
  const [resting, setResting] = useState(false);
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => setResting(false), SECOND_TAP_MS);
    return () => clearTimeout(timer);
  }, [resting]);

  const open = (): void => {
    allowSound();
    setFreeUsed(false);
    demo.end();
    play.dismiss();
    const { slug, oddsHash, terms } = detail;
    const kept = play.start((fresh) => ({ ...fresh, terms, slug, quantity, oddsHash, free: pass }), settings.fast);
    if (!kept) show('error', words.notice.notKept);
  };
  const startDemo = async (): Promise<void> => {
    allowSound();
    play.dismiss();
    const drawn = await demo.start(detail, quantity, settings.fast, reducedMotion);
    if (!drawn) show('error', words.notice.demoFailed);
  };
  const putAway = useCallback(() => {
    demo.end();
    play.dismiss();
  }, [demo.end, play.dismiss]);
  const choose = (next: number): void => {
    putAway();
    setQuantity(next);
  };

  // A pass opens once: what comes after this play is paid for, unless the play was refused.
  const shownFree =
    (play.state.phase === 'revealing' || play.state.phase === 'revealed') && play.state.record.body.free !== null;
  if (shownFree && !freeUsed) setFreeUsed(true);
  useEffect(() => {
    if (shownFree) drop();
  }, [shownFree, drop]);
  useOpenOnArrival(pass !== null && play.ready && work.kind === 'ready' && !detail.stopped, open);

  // Stays when the item was kept or sold, until the next opening.
  const freeRound = shownFree && stands ? (turn?.winners[0]?.round?.id ?? null) : null;
  const [openedFree, setOpenedFree] = useState<string | null>(null);
  if (freeRound !== null && freeRound !== openedFree) setOpenedFree(freeRound);
  if (turn !== null && !stands && openedFree !== null) setOpenedFree(null);

  const paid =
    play.state.phase !== 'revealing' && play.state.phase !== 'revealed'
      ? 0
      : play.state.record.body.free !== null
        ? 0
        : play.state.outcome.rounds.reduce((sum, { price }) => sum + price, 0);
  useResultSound(stands ? turn : null, paid);
  const still = turn !== null && (turn.resumed || reducedMotion || isShort(turn.timing));
  const position =
    play.state.phase === 'revealing' || play.state.phase === 'revealed' ? play.state.outcome.position : null;
  const names = new Intl.ListFormat(languageOf(locale)).format(
    (turn?.winners ?? []).map(({ entry }) => wordsOf(entry).name),
  );
  const unanswered = play.state.phase === 'sending' && play.state.unanswered && !play.state.parked;
  const announced = turn?.demo ? words.result.announceDemo({ items: names }) : words.result.announce({ items: names });

  return (
    <>
      <CaseHead detail={detail} />
      <RotationBar />
      <PlayNotice play={play} onChanged={onChanged} />
      <ReelStage
        entries={detail.entries}
        quantity={quantity}
        turn={turn}
        stands={stands}
        skipped={skipped}
        reducedMotion={reducedMotion}
        lifted={staged === undefined ? undefined : { reel: best, picture }}
      />
      <VisuallyHidden as="p" role="status">
        {turn !== null && stands ? (staged === undefined ? announced : '') : unanswered ? words.notice.unknown : ''}
      </VisuallyHidden>
      <Stack justify={turn !== null && stands ? 'center' : 'start'} className={`wrap ${styles.below}`}>
        {turn !== null && stands && staged === undefined && (
          <ResultRow
            winners={turn.winners}
            demo={turn.demo}
            free={shownFree}
            paid={paid}
            sold={sold}
            onSold={onSold}
            onDone={putAway}
            onDemoAgain={startDemo}
          />
        )}
        {(turn === null || !stands) && (
          <>
            <Row gap={8} height={64} size="small" tone="muted" className={styles.note}>
              <Icon name="shield" size={16} />
              <Text as="p" grow shrink>
                {turn?.demo && words.reel.demoNote}
                {!turn?.demo && position === null && (unanswered ? words.notice.unknown : words.reel.promise)}
                {!turn?.demo && position !== null && (
                  <>
                    {paid > 0 && <Text>{words.reveal.debited({ amount: formatMoney(paid, locale) })}</Text>}
                    <Text display={['none', 'block']}>
                      {words.reel.logged({ position: formatCount(position, locale) })}
                    </Text>
                    <Text display={['block', 'none']}>
                      {words.reel.loggedShort({ position: formatCount(position, locale) })}
                    </Text>
                  </>
                )}
              </Text>
              {turn === null ? (
                <Button
                  variant="ghost"
                  className={`${styles.act} ${styles.demo}`}
                  disabled={work.kind !== 'ready'}
                  onClick={startDemo}
                >
                  {words.bar.demo}
                </Button>
              ) : (
                <Button variant="ghost" className={`${styles.act} ${styles.skip}`} onClick={skip}>
                  {words.reel.skip}
                </Button>
              )}
            </Row>
            <Box display={['block', 'none']} padY={12}>
              <CaseFacts detail={detail} withPrice={false} />
            </Box>
          </>
        )}
      </Stack>
      {openedFree !== null && <AfterFree roundId={openedFree} />}
      {turn !== null && stands && staged !== undefined && (
        <RevealStage
          key={turn.id}
          names={detail.names}
          won={staged}
          winners={turn.winners}
          from={picture}
          tickets={detail.ticketCount}
          paid={paid}
          free={shownFree}
          still={still}
          serial={serial}
          sold={sold}
          onSold={onSold}
          onDone={() => {
            setResting(true);
            putAway();
          }}
        />
      )}
      <Contents entries={detail.entries} />
      <OpenBar
        detail={detail}
        quantity={quantity}
        free={pass !== null}
        freeUsed={freeUsed && pass === null}
        onPayInstead={() => setFreeUsed(false)}
        checking={checking}
        resting={resting}
        ready={play.ready}
        onQuantity={choose}
        work={work}
        onOpen={open}
        onDemo={startDemo}
      />
    </>
  );
};
