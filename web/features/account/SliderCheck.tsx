import {
  type KeyboardEvent,
  type MouseEventHandler,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../../i18n/index.ts';
import { Box, Row, Stack, Text } from '../../ui/Box.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { followFocus } from './follow-focus.ts';
import styles from './SliderCheck.module.css';
import { draggedPlace, farthestPlace } from './slider-place.ts';
import type { SliderPicture, SmsFlow } from './sms-flow.ts';

interface PuzzleProps {
  readonly picture: SliderPicture;
  readonly asker: Element | null;
  readonly checking: boolean;
  readonly onSolve: (place: number) => void;
}

/** The picture and its piece, which is dragged itself or with the rail below. Never mirrored: it is a picture. */
const Puzzle = ({ picture, asker, checking, onSolve }: PuzzleProps) => {
  const { account } = useMessages();
  const { slider } = account;
  const [place, setPlace] = useState(0);
  const [byKeyboard, setByKeyboard] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  const rail = useRef<HTMLInputElement>(null);
  const drag = useRef<{ readonly from: number; readonly grabbed: number } | null>(null);
  const { width, height, pieceSize, pieceTop } = picture;
  const most = farthestPlace(picture);

  useLayoutEffect(() => followFocus(rail.current, asker), [asker]);

  const leftOf = (event: PointerEvent): number => event.clientX - (shown.current?.getBoundingClientRect().left ?? 0);
  const move = (event: PointerEvent): void => {
    if (drag.current === null) return;
    const shownWidth = shown.current?.clientWidth ?? 0;
    setPlace(draggedPlace(picture, { ...drag.current, at: leftOf(event), shownWidth }));
  };
  const take = (event: PointerEvent<HTMLImageElement>): void => {
    if (checking) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { from: place, grabbed: leftOf(event) };
  };
  const send = (): void => {
    if (place > 0 && !checking) onSolve(place);
  };
  const letGo = (): void => {
    if (drag.current === null) return;
    drag.current = null;
    send();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') {
      setByKeyboard(true);
      return;
    }
    // Enter in a form would send the form.
    event.preventDefault();
    send();
  };

  return (
    <Stack
      gap={8}
      className={styles.puzzle}
      dir="ltr"
      style={{ '--piece': pieceSize / width, '--place': most === 0 ? 0 : place / most }}
    >
      <Box
        ref={shown}
        position="relative"
        width="full"
        overflow="hidden"
        radius="control"
        ground="surface-2"
        className={styles.picture}
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        <img src={picture.background} alt="" width={width} height={height} draggable={false} />
        <img
          className={styles.piece}
          src={picture.piece}
          alt=""
          draggable={false}
          style={{
            left: `${(place / width) * 100}%`,
            top: `${(pieceTop / height) * 100}%`,
            inlineSize: `${(pieceSize / width) * 100}%`,
          }}
          onPointerDown={take}
          onPointerMove={move}
          onPointerUp={letGo}
          onPointerCancel={() => {
            drag.current = null;
          }}
        />
      </Box>
      <input
        ref={rail}
        type="range"
        className={styles.rail}
        aria-label={slider.label}
        aria-valuetext={slider.value({ at: place, most })}
        min={0}
        max={most}
        step={1}
        value={place}
        disabled={checking}
        onChange={({ target }) => setPlace(target.valueAsNumber)}
        onPointerDown={() => setByKeyboard(false)}
        onPointerUp={send}
        onKeyDown={press}
      />
      {byKeyboard && (
        <Button variant="primary" onClick={send} disabled={place === 0} busy={checking}>
          {slider.confirm}
        </Button>
      )}
      {picture.devAnswer !== null && !checking && (
        <Row as="p" size="note" justify="between" gap={8} tone="muted">
          {slider.dev}
          <Button variant="proof" onClick={() => onSolve(picture.devAnswer ?? 0)}>
            <Text as="bdi" num>
              {picture.devAnswer}
            </Text>
          </Button>
        </Row>
      )}
    </Stack>
  );
};

interface WorkProps {
  readonly tried: number;
  readonly tries: number;
  readonly asker: Element | null;
}

/** The device at work in place of a picture. Has the focus, which the button that began it had. */
const Work = ({ tried, tries, asker }: WorkProps) => {
  const { account } = useMessages();
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => followFocus(region.current, asker), [asker]);
  return (
    <Stack ref={region} gap={12} padY={16} tone="muted" className={styles.work} tabIndex={-1}>
      <progress aria-label={account.slider.work} max={tries} value={tried} />
      <p>{account.slider.workHint}</p>
    </Stack>
  );
};

interface SliderCheckProps {
  readonly flow: Exclude<SmsFlow, { readonly phase: 'idle' }>;
  /** The control that asked for the check; null for one that is gone. */
  readonly asker: Element | null;
  readonly onSolve: (place: number) => void;
  readonly onReload: MouseEventHandler;
  /** Has the device do the check, for who can't see the picture. */
  readonly onAccessibleChallenge: MouseEventHandler;
}

/** The check before every SMS: drag a piece into its gap, or let the device work instead. */
export const SliderCheck = ({ flow, asker, onSolve, onReload, onAccessibleChallenge }: SliderCheckProps) => {
  const { account } = useMessages();
  const { slider } = account;
  const hint = {
    loading: slider.loading,
    solving: slider.hint,
    proving: slider.working,
    checking: slider.checking,
    expired: slider.expired,
    failed: slider.failed,
  }[flow.phase];
  const wrong = (flow.phase === 'loading' || flow.phase === 'solving') && flow.note === 'wrong';
  const stopped = flow.phase === 'expired' || flow.phase === 'failed';
  const sightless = flow.phase === 'proving' || (flow.phase === 'checking' && flow.picture === null);
  return (
    <Stack
      as="section"
      marginTop={4}
      radius="card"
      ground="well"
      ring="hairline"
      padTop={4}
      padX={12}
      padBottom={12}
      aria-label={sightless ? slider.work : slider.title}
    >
      <Row justify="between" gap={8} weight={500} className={styles.head}>
        <p>{sightless ? slider.work : slider.title}</p>
        <IconButton
          icon="refresh"
          label={sightless ? slider.backToPicture : slider.reload}
          onClick={onReload}
          disabled={flow.phase === 'checking'}
        />
      </Row>
      {flow.phase === 'loading' && <Skeleton className={styles.blank} height="auto" />}
      {stopped && (
        <Stack
          as="button"
          type="button"
          align="center"
          justify="center"
          gap={8}
          width="full"
          pad={12}
          marginBottom={56}
          ground="surface"
          tone="muted"
          text="center"
          className={styles.blank}
          onClick={onReload}
        >
          <Icon name={flow.phase === 'expired' ? 'clock' : 'offline'} size={28} />
          {hint}
          <Text tone="info">{slider.reload}</Text>
        </Stack>
      )}
      {flow.phase === 'proving' && <Work tried={flow.tried} tries={flow.tries} asker={asker} />}
      {(flow.phase === 'solving' || flow.phase === 'checking') && flow.picture !== null && (
        <Puzzle
          key={flow.picture.id}
          picture={flow.picture}
          asker={asker}
          checking={flow.phase === 'checking'}
          onSolve={onSolve}
        />
      )}
      <Text as="p" size="small" minHeight={16} marginTop={8} tone={wrong ? 'danger' : 'muted'} role="status">
        {wrong ? slider.wrong : stopped ? '' : hint}
      </Text>
      {!sightless && flow.phase !== 'checking' && (
        <Button variant="ghost" className={styles.instead} onClick={onAccessibleChallenge}>
          {slider.withoutSight}
        </Button>
      )}
    </Stack>
  );
};
