import { type ReactNode, useState } from 'react';
import type { OddsEntry } from '../../../../engine/fairness/odds.ts';
import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import type { HitCheck, TableCheck } from '../../../../engine/games/explanation/steps.ts';
import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../../i18n/index.ts';
import { Row, Stack, Text, VisuallyHidden } from '../../../ui/Box.tsx';
import type { SkinsById } from '../verify/use-names.ts';
import styles from './odds.module.css';
import { Ruler } from './Ruler.tsx';
import { ListButton } from './Step.tsx';

/** Skins that aren't offered any more can't be asked for: they take the quietest colour. */
export const UNKNOWN_GRADE = 6;

interface TicketRangeProps {
  /** First and last ticket, both inclusive. */
  readonly first: number;
  readonly last: number;
  /** How many there are in all. */
  readonly tickets: number;
  /** Null for what wins nothing. */
  readonly grade: number | null;
  /** The drawn ticket is one of these. */
  readonly hit: boolean;
  /** Minor units; null where nothing has a price. */
  readonly worth: string | null;
  readonly mark: ReactNode;
  readonly name: string;
  /** Behind the name. */
  readonly children?: ReactNode;
}

/** A range of tickets, and what it wins. */
export const TicketRange = (props: TicketRangeProps) => {
  const { first, last, tickets, grade, hit, worth, mark, name, children } = props;
  const { odds } = useMessages().fairness.verify;
  const { locale } = useLocale();
  return (
    <li
      className={styles.row}
      data-grade={grade ?? undefined}
      data-lost={grade === null || undefined}
      data-hit={hit || undefined}
      data-long={tickets > TICKETS || undefined}
    >
      {mark}
      <Row as="p" align="baseline" gap={6} shrink nowrap className={styles.skin}>
        {hit && <VisuallyHidden>{`${odds.hit} `}</VisuallyHidden>}
        <span>{name}</span>
        {children}
      </Row>
      <Text as="p" nowrap className={styles.tickets}>
        <VisuallyHidden>{odds.tickets}</VisuallyHidden>
        <Text as="bdi" dir="ltr" num weight={400}>
          <span>{formatTicket(first)} –</span> <span>{formatTicket(last)}</span>
        </Text>
      </Text>
      <Text as="p" text="end" nowrap className={styles.chance}>
        <VisuallyHidden>{odds.chance}</VisuallyHidden>
        <Text as="bdi" num weight={500}>
          {formatChance(last - first + 1, locale, tickets)}
        </Text>
      </Text>
      <Text as="p" text="end" nowrap>
        <VisuallyHidden>{odds.value}</VisuallyHidden>
        <Text as="bdi" num weight={500}>
          {worth === null ? '–' : formatMoney(Number(worth), locale)}
        </Text>
      </Text>
    </li>
  );
};

interface OddsRowProps extends Pick<TicketRangeProps, 'tickets' | 'hit'> {
  readonly entry: OddsEntry;
  readonly skins: SkinsById;
}

const OddsRow = ({ entry: { first, last, skin: id, wear, value }, skins, ...range }: OddsRowProps) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const skin = skins.get(id);
  const names = skin && skinNames(skin, wear === '' ? null : wear, messages, locale);
  const mark = skin ? (
    <img src={skin.imageSmall} alt="" width={46} height={29} loading="lazy" decoding="async" />
  ) : (
    <span />
  );
  const shown = { first, last, grade: skin?.grade ?? UNKNOWN_GRADE, worth: value, mark, name: names?.name ?? id };
  return (
    <TicketRange {...range} {...shown}>
      <Text size="small" tone="muted" className={styles.family}>
        {names && `${names.family}${names.wear === null ? '' : ` · ${names.wear}`}`}
      </Text>
    </TicketRange>
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
  if (table === null || entry === null)
    return (
      <Text as="p" tone="danger">
        {table === null ? odds.missing : odds.noEntry}
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
        <ListButton aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? odds.fewer : odds.all({ count: entries.length })}
        </ListButton>
      )}
    </Stack>
  );
};
