import { useLayoutEffect, useRef, useState } from 'react';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { PlayerName } from '../../platform/PlayerName.tsx';
import { Box, Row, Text, VisuallyHidden } from '../../ui/Box.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './LiveStrip.module.css';
import type { ShownDrop } from './live-query.ts';
import { useLiveDrops } from './use-live-drops.ts';

const PLACES = [0, 1, 2, 3, 4, 5, 6] as const;

const Cell = ({ shown }: { readonly shown: ShownDrop }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { game, skin, wear, playerId, nickname, value } = shown.drop;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <Row as="li" position="relative" rigid gap={8} overflow="hidden" className={styles.cell} data-grade={skin.grade}>
      <img src={skin.imageSmall} alt="" width={72} height={45} decoding="async" />
      <span className={styles.game}>
        <Icon name={GAMES[game].icon} size={14} />
        <VisuallyHidden>{messages.live.won[game]}</VisuallyHidden>
      </span>
      <Text grow shrink>
        <TextLink to={`/provably-fair/verify/${shown.id}`} covers truncate display="block">
          {names.name}
        </TextLink>
        <Row as="span" size="small" gap={6} tone="muted">
          <PlayerName playerId={playerId} nickname={nickname} padY={4} position="relative" />
          <Money value={value} coin={false} className={styles.value} />
        </Row>
      </Text>
    </Row>
  );
};

/** Slides the row from where it was to where it is, when drops came in at its start. */
const useSlide = (drops: readonly ShownDrop[]) => {
  const row = useRef<HTMLOListElement>(null);
  const before = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const element = row.current;
    const ids = drops.map(({ id }) => id);
    const known = before.current;
    before.current = ids;
    const added = known.length === 0 ? 0 : ids.findIndex((id) => known.includes(id));
    const first = element?.firstElementChild;
    if (element === null || first === null || first === undefined || added <= 0 || added > 3) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const way = added * first.getBoundingClientRect().width * (getComputedStyle(element).direction === 'rtl' ? 1 : -1);
    // Each cell and not the row: the row's own edge is what hides them on their way.
    for (const cell of element.children) {
      cell.animate([{ transform: `translateX(${way}px)` }, { transform: 'none' }], {
        duration: 400,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      });
    }
  }, [drops]);
  return row;
};

/**
 * Players' wins as they happen. Not a live region: a screen reader would never come to rest. The player can pause it,
 * and it shows no win before the winner's own reel does.
 */
export default function LiveStrip() {
  const { live } = useMessages();
  const { list, status } = useLiveDrops();
  const [onlyTop, setOnlyTop] = useState(false);
  const [frozen, setFrozen] = useState<readonly ShownDrop[] | null>(null);

  const current = onlyTop ? list.top : list.recent;
  const drops = frozen ?? current;
  const row = useSlide(drops);

  const filter = (top: boolean): void => {
    setOnlyTop(top);
    if (frozen !== null) setFrozen(top ? list.top : list.recent);
  };

  return (
    <section className={`wrap ${styles.strip}`} aria-label={live.title}>
      <Box
        as="button"
        type="button"
        display={['none', 'block']}
        size="small"
        rigid
        minHeight={44}
        tone="muted"
        className={styles.label}
        aria-pressed={onlyTop}
        title={live.filter}
        onClick={() => filter(!onlyTop)}
      >
        <Text as="b" size="body" display="block" tone="text" weight={500} nowrap>
          {live.title}
        </Text>
        <span>
          <Text tone={onlyTop ? undefined : 'text'}>{live.all}</Text> ·{' '}
          <Text tone={onlyTop ? 'text' : undefined}>{live.top}</Text>
        </span>
      </Box>
      <IconButton
        icon={frozen === null ? 'pause' : 'play'}
        label={frozen === null ? live.pause : live.resume}
        className={styles.pause}
        onClick={() => setFrozen(frozen === null ? current : null)}
      />
      <ol ref={row} className={styles.row} hidden={status === 'failed' || (status === 'ready' && drops.length === 0)}>
        {status === 'loading' &&
          PLACES.map((place) => (
            <Row as="li" key={place} position="relative" rigid gap={8} overflow="hidden" className={styles.cell}>
              <Skeleton width="72px" height="40px" />
              <Skeleton width="72px" height="28px" />
            </Row>
          ))}
        {drops.map((drop) => (
          <Cell key={drop.id} shown={drop} />
        ))}
      </ol>
      {status === 'failed' && (
        <Text as="p" tone="muted">
          {live.failed}
        </Text>
      )}
      {status === 'ready' && drops.length === 0 && (
        <Text as="p" tone="muted">
          {live.empty}
        </Text>
      )}
    </section>
  );
}
