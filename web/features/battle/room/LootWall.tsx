import { skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Text } from '../../../ui/Box.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import styles from './LootWall.module.css';
import type { Loot } from './loot.ts';
import { wallOf } from './wall.ts';

const WIDE_COLUMNS = 12;
const PHONE_COLUMNS = 6;

/** All draws of a battle: the deciding item is great, the rest follow by value. */
export const LootWall = ({ loot }: { readonly loot: readonly Loot[] }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const wide = wallOf(loot.length, WIDE_COLUMNS);
  const phone = wallOf(loot.length, PHONE_COLUMNS);
  return (
    <ul
      className={styles.wall}
      aria-label={messages.battle.room.wall}
      style={{
        '--columns': wide.columns,
        '--rows': wide.rows,
        '--phone-columns': phone.columns,
        '--phone-rows': phone.rows,
      }}
    >
      {loot.map(({ round, draw: { seat, entry } }, place) => {
        const names = skinNames(entry.skin, entry.wear, messages, locale);
        const at = wide.spans[place];
        const onPhone = phone.spans[place];
        const great = place === 0;
        return (
          <li
            key={`${round}/${seat}`}
            className={styles.item}
            data-grade={entry.skin.grade}
            data-enters="item"
            data-of={seat}
            title={names.full}
            style={{
              '--width': at?.columns,
              '--height': at?.rows,
              '--phone-width': onPhone?.columns,
              '--phone-height': onPhone?.rows,
            }}
          >
            <img src={great ? entry.skin.image : entry.skin.imageSmall} alt={names.full} width={320} height={200} />
            <span className={styles.bar} />
            {great && (
              <Row gap={8} justify="center" size="small" tone="soft" nowrap>
                {[names.family, ...(names.wear === null ? [] : [names.wear])].join(' · ')}
                <Pips grade={entry.skin.grade} />
              </Row>
            )}
            <Text display="block" size={great ? 'tight' : 'small'} text="center" nowrap>
              {great && `${names.name} `}
              <Money value={entry.value} coin={great} />
            </Text>
          </li>
        );
      })}
    </ul>
  );
};
