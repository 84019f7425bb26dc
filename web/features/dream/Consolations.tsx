import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Box, Grid, Row, Stack, Text } from '../../ui/Box.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { CopyButton } from '../fairness/CopyButton.tsx';
import { Hex } from '../fairness/Hex.tsx';
import styles from './Consolations.module.css';
import type { Consolation, DreamRules } from './dream-query.ts';
import { expectedConsolation } from './fee.ts';

const ConsolationRow = ({ entry }: { readonly entry: Consolation }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { skin, wear, firstTicket, lastTicket, value } = entry;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <Grid as="li" align="center" gapX={12} minHeight={64} line="top" className={styles.entry}>
      <Thumb image={skin.imageSmall} grade={skin.grade} className={styles.thumb} />
      <Stack as="span" shrink className={styles.words}>
        <Text truncate>{names.name}</Text>
        <Row as="span" size="small" gap={8} overflow="hidden" tone="muted" nowrap>
          {names.wear === null ? names.family : `${names.family} · ${names.wear}`}
          <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />
        </Row>
      </Stack>
      <Stack as="span" size="small" align="end" self="start" tone="muted" className={styles.odds}>
        <Text as="bdi" num>
          {formatChance(lastTicket - firstTicket + 1, locale)}
        </Text>
        <bdi dir="ltr" className={styles.tickets}>
          {formatTicket(firstTicket)} – {formatTicket(lastTicket)}
        </bdi>
      </Stack>
      <Money value={value} className={styles.value} />
    </Grid>
  );
};

interface ConsolationsProps {
  readonly rules: DreamRules;
  readonly consolationSum: bigint;
}

/** The consolations of a miss: the published table, with every chance. */
export const Consolations = ({ rules, consolationSum }: ConsolationsProps) => {
  const { dream } = useMessages();
  const { locale } = useLocale();
  const { consolation: words } = dream;
  return (
    <Box as="details" line="both" className={styles.table}>
      <Row as="summary" wrap gapX={12} minHeight={64} padY={8} className={styles.summary}>
        <Text as="h2" size="large">
          {words.title}
        </Text>
        <Text size={['small', 'body']} grow tone="muted">
          {words.note({
            count: rules.consolation.length,
            value: formatMoney(expectedConsolation(consolationSum), locale),
          })}
        </Text>
        <Text display={['none', 'flex']} gap={[0, 4]} aria-hidden="true">
          {rules.consolation.slice(0, 5).map(({ index, skin }) => (
            <img key={index} src={skin.imageSmall} alt="" width={56} height={35} loading="lazy" decoding="async" />
          ))}
        </Text>
        <Icon name="down" className={styles.arrow} />
      </Row>
      <Text as="p" maxWidth="text" tone="muted">
        {words.text}
      </Text>
      <Row as="p" size="note" wrap gapY={4} gapX={12} minHeight={44} padY={8} tone="muted">
        <span>{words.hash}</span>
        <Hex text={rules.consolationHash} className={styles.hash} />
        <CopyButton text={rules.consolationTable} label={words.title} unseen />
      </Row>
      <Box as="ul" display={['block', 'grid']} columns={2} gapX={40} padBottom={16}>
        {rules.consolation.map((entry) => (
          <ConsolationRow key={entry.index} entry={entry} />
        ))}
      </Box>
    </Box>
  );
};
