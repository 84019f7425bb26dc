import { useRef } from 'react';
import { formatCount, formatMoney, useLocale, useMessages } from '../../i18n/index.ts';
import { languageOf } from '../../i18n/locales.ts';
import { Box, Row, Stack, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { AfterFree } from '../free-case/AfterFree.tsx';
import { PlayNotice } from '../play/PlayNotice.tsx';
import { RotationBar } from '../play/RotationBar.tsx';
import { CaseFacts, CaseHead } from './CaseHead.tsx';
import styles from './CaseRoom.module.css';
import { Contents } from './Contents.tsx';
import type { CaseDetail } from './case-query.ts';
import { useItemWords } from './item-words.ts';
import { OpenBar } from './OpenBar.tsx';
import { ResultRow } from './ResultRow.tsx';
import { ReelStage } from './reel/ReelStage.tsx';
import { isShort } from './reel/timing.ts';
import { RevealStage } from './reveal/RevealStage.tsx';
import { useSerial } from './reveal/use-serial.ts';
import type { Shown } from './room.ts';
import { useRoom } from './use-room.ts';

/** Refusals after which the case isn't what the page shows any more. */
const STALE: ReadonlySet<string> = new Set([
  'CASE_CHANGED',
  'TERMS_CHANGED',
  'CASE_RETIRED',
  'CASE_NOT_FOUND',
  'GAME_STOPPED',
]);

/** The line below the reel before a result: it explains a turn, and says that the log holds the outcome already. */
const StageLine = ({ shown, unanswered }: { readonly shown: Shown | null; readonly unanswered: boolean }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  if (shown?.turn.demo) return <Text>{words.reel.demoNote}</Text>;
  if (shown === null || shown.position === null)
    return <Text>{unanswered ? words.notice.unknown : words.reel.promise}</Text>;
  const position = formatCount(shown.position, locale);
  return (
    <>
      {shown.paid > 0 && <Text>{words.reveal.debited({ amount: formatMoney(shown.paid, locale) })}</Text>}
      <Text display={['none', 'block']}>{words.reel.logged({ position })}</Text>
      <Text display={['block', 'none']}>{words.reel.loggedShort({ position })}</Text>
    </>
  );
};

/** A case that has loaded: its reel, its contents, and the play on it. */
export const CaseRoom = ({ detail, onChanged }: { readonly detail: CaseDetail; readonly onChanged: () => void }) => {
  const { case: words } = useMessages();
  const { locale } = useLocale();
  const wordsOf = useItemWords();
  const model = useRoom(detail);
  const { room, phase, turn, staged, reducedMotion, work, quantity, pass } = model;
  const { shown, sold, freeRound } = room;
  const picture = useRef<HTMLImageElement>(null);
  const serial = useSerial(staged?.won.round?.itemId ?? null);

  const result = phase === 'revealed' ? shown : null;
  const items = new Intl.ListFormat(languageOf(locale)).format(
    (turn?.winners ?? []).map(({ entry }) => wordsOf(entry).name),
  );
  const told = staged === null ? (turn?.demo ? words.result.announceDemo : words.result.announce)({ items }) : '';
  const unanswered = phase === 'unanswered';

  return (
    <>
      <CaseHead detail={detail} />
      <RotationBar />
      <PlayNotice
        play={model.play}
        words={words.notice}
        texts={{ CASE_CHANGED: words.notice.changed, GAME_STOPPED: words.notice.stopped }}
        onRefused={({ code }) => {
          if (STALE.has(code)) onChanged();
        }}
      />
      <ReelStage
        entries={detail.entries}
        quantity={quantity}
        turn={turn}
        stands={result !== null}
        skipped={model.skipped}
        reducedMotion={reducedMotion}
        lifted={staged === null ? undefined : { reel: staged.reel, picture }}
      />
      <VisuallyHidden as="p" role="status">
        {result !== null ? told : unanswered ? words.notice.unknown : ''}
      </VisuallyHidden>
      <Stack justify={result === null ? 'start' : 'center'} className={`wrap ${styles.below}`}>
        {result !== null && staged === null && (
          <ResultRow
            winners={result.turn.winners}
            demo={result.turn.demo}
            free={result.free}
            paid={result.paid}
            sold={sold}
            onSold={model.markSold}
            onDone={() => model.putAway()}
            onDemoAgain={model.startDemo}
          />
        )}
        {result === null && (
          <>
            <Row gap={8} height={64} size="small" tone="muted" className={styles.note}>
              <Icon name="shield" size={16} />
              <Text as="p" grow shrink>
                <StageLine shown={shown} unanswered={unanswered} />
              </Text>
              {turn === null ? (
                <Button
                  variant="ghost"
                  className={`${styles.act} ${styles.demo}`}
                  disabled={work.kind !== 'ready'}
                  onClick={model.startDemo}
                >
                  {words.bar.demo}
                </Button>
              ) : (
                <Button variant="ghost" className={`${styles.act} ${styles.skip}`} onClick={model.skip}>
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
      {freeRound !== null && <AfterFree roundId={freeRound} />}
      {result !== null && staged !== null && (
        <RevealStage
          key={result.turn.id}
          names={detail.names}
          won={staged.won}
          winners={result.turn.winners}
          from={picture}
          tickets={detail.ticketCount}
          paid={result.paid}
          free={result.free}
          still={result.turn.resumed || reducedMotion || isShort(result.turn.timing)}
          serial={serial}
          sold={sold}
          onSold={model.markSold}
          onDone={() => model.putAway(true)}
        />
      )}
      <Contents entries={detail.entries} />
      <OpenBar
        detail={detail}
        quantity={quantity}
        free={pass !== null}
        freeUsed={model.freeUsed}
        onPayInstead={model.payInstead}
        checking={model.checking}
        resting={room.resting}
        ready={model.play.ready}
        onQuantity={model.choose}
        work={work}
        onOpen={model.open}
        onDemo={model.startDemo}
      />
    </>
  );
};
