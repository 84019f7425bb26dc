import { memo } from 'react';
import { Link } from 'react-router-dom';
import { skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { GAMES } from '../../platform/games.ts';
import { SkinTile } from '../../platform/SkinTile.tsx';
import { Row, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import styles from './backpack.module.css';
import type { BackpackItem, Stack } from './use-backpack.ts';
import { lockLeft } from './value-lock.ts';

interface BackpackCardProps {
  readonly item: BackpackItem;
  /** Undefined where the list isn't for choosing. */
  readonly selected?: boolean;
  /** The stack that the card stands for; undefined for the item alone. */
  readonly stack?: Stack | undefined;
  readonly onToggle: (item: BackpackItem, stack: Stack | undefined) => void;
  /** The server's time, advanced once a minute. */
  readonly now: number;
  readonly eager: boolean;
}

/** Memoised: ticking one card must not draw a thousand others again. */
export const BackpackCard = memo(({ item, selected, stack, onToggle, now, eager }: BackpackCardProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { backpack, shell } = messages;
  const held = item.state === 'HELD';
  const many = stack !== undefined && stack.count > 1;
  const lock = held && !many ? lockLeft(item.valueLockedUntil, now) : null;
  const lockText =
    lock === null
      ? undefined
      : lock.unit === 'hours'
        ? backpack.lockedHours({ hours: lock.count })
        : backpack.lockedMinutes({ minutes: lock.count });
  return (
    <SkinTile
      skin={item.skin}
      wear={item.wear}
      value={many ? stack.value : held ? item.sellPrice : item.value}
      valueNote={lockText}
      eager={eager}
      corner={
        <>
          {many && (
            <Row as="span" minHeight={20} padX={6} radius="small" size="small" num nowrap className={styles.tag}>
              {backpack.stack({ count: stack.count })}
            </Row>
          )}
          {held && !many && (item.locked || item.favourite) && (
            <span className={styles.marks}>
              {item.favourite && (
                <span role="img" aria-label={backpack.marks.FAVOURITE}>
                  <Icon name="star" size={14} />
                </span>
              )}
              {item.locked && (
                <span role="img" aria-label={backpack.marks.LOCKED}>
                  <Icon name="lock" size={14} />
                </span>
              )}
            </span>
          )}
          {!many && item.sellOnly && (
            <Row
              as="span"
              minHeight={20}
              padX={6}
              radius="small"
              size="small"
              tone="accent"
              nowrap
              className={`${styles.tag} ${styles.sellOnly}`}
            >
              {backpack.sellOnly}
            </Row>
          )}
          {!many && item.game !== 'CASE' && !item.sellOnly && (
            <Row
              as="span"
              gap={4}
              shrink
              minHeight={20}
              padX={6}
              radius="small"
              size="small"
              tone="muted"
              className={styles.tag}
            >
              <Icon name={item.game === null ? 'shop' : GAMES[item.game].icon} size={14} />
              <Text truncate tone="soft">
                {item.game === null ? shell.nav.shop : shell.games[item.game]}
              </Text>
            </Row>
          )}
          {!many && item.game !== null && (
            <Link
              to={`/provably-fair/verify/${item.id}`}
              className={styles.verify}
              aria-label={backpack.verifyItem({ name: skinNames(item.skin, item.wear, messages, locale).full })}
              title={backpack.verify}
            >
              <Icon name="shield" size={16} />
            </Link>
          )}
        </>
      }
      {...(selected !== undefined && {
        selection: { selected, labelOf: backpack.select, onToggle: () => onToggle(item, stack) },
      })}
    />
  );
});
