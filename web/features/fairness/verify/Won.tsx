import { skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Box, Row, Text } from '../../../ui/Box.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Money } from '../../../ui/Money.tsx';
import { Pips } from '../../../ui/Pips.tsx';
import { UNKNOWN_GRADE } from '../steps/OddsRows.tsx';
import styles from './aside.module.css';
import type { SkinsById } from './use-names.ts';

interface WonProps {
  readonly item: {
    readonly skin: string;
    readonly wear: 'FN' | 'MW' | 'FT' | 'WW' | 'BS' | '';
    readonly value: string;
  };
  readonly skins: SkinsById;
  /** Said of an item that was aimed at and missed; absent for one that was won. */
  readonly missed?: string | undefined;
}

/** The item that a play was about, standing in its own light. */
export const Won = ({ item, skins, missed }: WonProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const skin = skins.get(item.skin);
  const names = skin && skinNames(skin, item.wear === '' ? null : item.wear, messages, locale);
  return (
    <Box
      position="relative"
      text="center"
      className={styles.won}
      data-grade={skin?.grade ?? UNKNOWN_GRADE}
      data-missed={missed !== undefined || undefined}
    >
      <span className={styles.stage}>{skin && <img src={skin.image} alt="" width={640} height={400} />}</span>
      <span className={styles.bar} />
      <Row as="p" size="small" position="relative" justify="center" gap={8} marginTop={12} minHeight={16} tone="muted">
        {names?.family}
        {names && names.wear !== null && ` · ${names.wear}`}
        {skin && <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />}
      </Row>
      <Row as="p" size="large" position="relative" wrap align="baseline" justify="center" gapX={10} weight={600}>
        <span>{names?.name ?? item.skin}</span>
        <Money value={Number(item.value)} />
      </Row>
      {missed !== undefined && (
        <Text
          as="p"
          size="small"
          position="relative"
          display="inline-flex"
          align="center"
          gap={6}
          marginTop={6}
          tone="danger"
        >
          <Icon name="x" size={14} />
          {missed}
        </Text>
      )}
    </Box>
  );
};
