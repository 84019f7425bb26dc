import { useState } from 'react';
import type { OddsEntry } from '../../../../engine/fairness/odds.ts';
import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import type { HitCheck, TableCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import styles from './odds.module.css';
import { Ruler } from './Ruler.tsx';

/** Skins that aren't offered any more can't be asked for: they take the quietest colour. */
export const UNKNOWN_GRADE = 6;

interface OddsRowProps {
  readonly entry: OddsEntry;
  readonly tickets: number;
  readonly hit: boolean;
  readonly skins: SkinsById;
}

const OddsRow = ({ entry, tickets, hit, skins }: OddsRowProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { odds } = messages.fairness.verify;
  const skin = skins.get(entry.skin);
  const names = skin && skinNames(skin, entry.wear === '' ? null : entry.wear, messages, locale);
  return (
    <li
      className={styles.row}
      data-grade={skin?.grade ?? UNKNOWN_GRADE}
      data-hit={hit || undefined}
      data-long={tickets > TICKETS || undefined}
    >
      {skin ? <img src={skin.imageSmall} alt="" width={46} height={29} loading="lazy" decoding="async" /> : <span />}
      <Row as="p" align="baseline" gap={6} shrink nowrap className={styles.skin}>
        {hit && <VisuallyHidden>{`${odds.hit} `}</VisuallyHidden>}
        <span>{names?.name ?? entry.skin}</span>
        <Text size="small" tone="muted" className={styles.family}>
          {names && `${names.family}${names.wear === null ? '' : ` · ${names.wear}`}`}
        </Text>
      </Row>
      <Text as="p" nowrap className={styles.tickets}>
        <VisuallyHidden>{odds.tickets}</VisuallyHidden>
        <Text as="bdi" dir="ltr" num weight={400}>
          <span>{formatTicket(entry.first)} –</span> <span>{formatTicket(entry.last)}</span>
        </Text>
      </Text>
      <Text as="p" text="end" nowrap className={styles.chance}>
        <VisuallyHidden>{odds.chance}</VisuallyHidden>
        <Text as="bdi" num weight={500}>
          {formatChance(entry.last - entry.first + 1, locale, tickets)}
        </Text>
      </Text>
      <Text as="p" text="end" nowrap>
        <VisuallyHidden>{odds.value}</VisuallyHidden>
        <Text as="bdi" num weight={500}>
          {formatMoney(Number(entry.value), locale)}
        </Text>
      </Text>
    </li>
  );
};

interface OddsLookupProps {
  readonly table: TableCheck['table'];
  readonly hit: HitCheck;
  readonly ticket: number;
  readonly skins: SkinsById;
}

/** Where a ticket falls among the entries of a table: the ruler, the entry that holds it, and its neighbours. */
export const OddsLookup = ({ table, hit, ticket, skins }: OddsLookupProps) => {
  const { odds } = useMessages().fairness.verify;
  const [all, setAll] = useState(false);
  const { entry, index } = hit;
  if (table === null)
    return (
      <Text as="p" tone="danger">
        {odds.missing}
      </Text>
    );
  if (entry === null)
    return (
      <Text as="p" tone="danger">
        {odds.noEntry}
      </Text>
    );
  const { entries } = table;
  const tickets = (entries.at(-1)?.last ?? 0) + 1;
  const shown = entries.filter((_, place) => all || Math.abs(place - index) <= 1);
  const segments = entries.map(({ first, last, skin }) => ({
    first,
    last,
    grade: skins.get(skin)?.grade ?? UNKNOWN_GRADE,
  }));
  const words = odds.ruler({
    ticket: formatTicket(ticket),
    from: formatTicket(entry.first),
    to: formatTicket(entry.last),
  });
  return (
    <Stack gap={12}>
      <Ruler segments={segments} ticket={ticket} tickets={tickets} label={words} />
      {hit.verdict === 'mismatch' && (
        <Text as="p" tone="danger">
          {odds.wrongEntry}
        </Text>
      )}
      <ul>
        {shown.map((one) => (
          <OddsRow key={one.first} entry={one} tickets={tickets} hit={one === entry} skins={skins} />
        ))}
      </ul>
      {entries.length > 3 && (
        <Row marginStart="outdent">
          <Button variant="proof" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? odds.fewer : odds.all({ count: entries.length })}
          </Button>
        </Row>
      )}
    </Stack>
  );
};
