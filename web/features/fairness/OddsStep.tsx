import { useState } from 'react';
import type { OddsEntry } from '../../../engine/fairness/odds.ts';
import { TICKETS } from '../../../engine/fairness/odds.ts';
import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Button } from '../../ui/Button.tsx';
import { Hex } from './Hex.tsx';
import styles from './odds.module.css';
import { Rows } from './Rows.tsx';
import { Step, VerdictMark } from './Step.tsx';
import type { SkinsById } from './use-case-skins.ts';
import type { Verification } from './verification.ts';

interface OddsStepProps {
  readonly no: number;
  readonly odds: Verification['odds'];
  readonly ticket: number;
  readonly skins: SkinsById;
}

/** Skins of a case that is no longer offered can't be asked for: they take the quietest colour. */
const UNKNOWN_GRADE = 6;

const percent = (tickets: number): string => `${(tickets / TICKETS) * 100}%`;

const Ruler = ({
  entries,
  hit,
  ticket,
  skins,
}: { readonly entries: readonly OddsEntry[]; readonly hit: number } & Pick<OddsStepProps, 'ticket' | 'skins'>) => {
  const { odds } = useMessages().fairness.verify;
  const own = entries[hit];
  if (own === undefined) return null;
  const words = odds.ruler(formatTicket(ticket), formatTicket(own.first), formatTicket(own.last));
  return (
    <div className={styles.ruler} role="img" aria-label={words} dir="ltr">
      <div className={styles.track}>
        {entries.map((entry, index) => (
          <span
            key={entry.first}
            data-grade={skins.get(entry.skin)?.grade ?? UNKNOWN_GRADE}
            data-hit={index === hit || undefined}
            style={{ inlineSize: percent(entry.last - entry.first + 1) }}
          />
        ))}
      </div>
      <span className={styles.pointer} style={{ insetInlineStart: percent(ticket + 0.5) }} />
      <span className={styles.ends}>
        <bdi className="num">0</bdi>
        <bdi className="num">9,999,999</bdi>
      </span>
    </div>
  );
};

const OddsRow = ({
  entry,
  hit,
  skins,
}: {
  readonly entry: OddsEntry;
  readonly hit: boolean;
  readonly skins: SkinsById;
}) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { odds } = messages.fairness.verify;
  const skin = skins.get(entry.skin);
  const names = skin && skinNames(skin, entry.wear === '' ? null : entry.wear, messages, locale);
  return (
    <li className={styles.row} data-grade={skin?.grade ?? UNKNOWN_GRADE} data-hit={hit || undefined}>
      {skin ? <img src={skin.imageSmall} alt="" width={46} height={29} loading="lazy" decoding="async" /> : <span />}
      <p className={styles.skin}>
        {hit && <span className="sr-only">{`${odds.hit} `}</span>}
        <span>{names?.name ?? entry.skin}</span>
        <span className={styles.family}>
          {names && `${names.family}${names.wear === null ? '' : ` · ${names.wear}`}`}
        </span>
      </p>
      <p className={styles.tickets}>
        <span className="sr-only">{odds.tickets}</span>
        <bdi dir="ltr" className="num">{`${formatTicket(entry.first)} – ${formatTicket(entry.last)}`}</bdi>
      </p>
      <p className={styles.chance}>
        <span className="sr-only">{odds.chance}</span>
        <bdi className="num">{formatChance(entry.last - entry.first + 1, locale)}</bdi>
      </p>
      <p className={styles.value}>
        <span className="sr-only">{odds.value}</span>
        <bdi className="num">{formatMoney(Number(entry.value), locale)}</bdi>
      </p>
    </li>
  );
};

/** The table is the one the round was played on: its text is hashed again, and the ticket looked up in it. */
export const OddsStep = ({ no, odds, ticket, skins }: OddsStepProps) => {
  const { verify } = useMessages().fairness;
  const words = verify.odds;
  const [all, setAll] = useState(false);
  const { table, hit } = odds;
  const shown = table?.entries.filter((_, index) => all || Math.abs(index - (hit?.index ?? 0)) <= 1) ?? [];
  return (
    <Step
      no={no}
      title={words.title}
      verdict={odds.verdict}
      result={<VerdictMark verdict={odds.verdict} words={{ match: words.same, mismatch: words.differs }} />}
    >
      <Rows
        rows={[
          { label: words.computed, value: <Hex text={odds.computed} /> },
          { label: words.published, value: <Hex text={odds.published} /> },
        ]}
      />
      {table === null && <p className={styles.unreadable}>{words.unreadable}</p>}
      {table !== null && hit !== null && (
        <>
          <Ruler entries={table.entries} hit={hit.index} ticket={ticket} skins={skins} />
          <ul className={styles.rows}>
            {shown.map((entry) => (
              <OddsRow key={entry.first} entry={entry} hit={entry === hit.entry} skins={skins} />
            ))}
          </ul>
          {table.entries.length > 3 && (
            <Button variant="proof" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? words.fewer : words.all(table.entries.length)}
            </Button>
          )}
        </>
      )}
    </Step>
  );
};
