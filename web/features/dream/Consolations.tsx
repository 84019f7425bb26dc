import { formatChance, formatMoney, formatTicket, skinNames, useLocale, useMessages } from '../../i18n/index.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Money } from '../../ui/Money.tsx';
import { Pips } from '../../ui/Pips.tsx';
import { CopyButton } from '../fairness/CopyButton.tsx';
import { Hex } from '../fairness/Hex.tsx';
import styles from './Consolations.module.css';
import type { Consolation, DreamRules } from './dream-query.ts';
import { expectedConsolation } from './fee.ts';

const Row = ({ entry }: { readonly entry: Consolation }) => {
  const messages = useMessages();
  const { locale } = useLocale();
  const { skin, wear, firstTicket, lastTicket, value } = entry;
  const names = skinNames(skin, wear, messages, locale);
  return (
    <li className={styles.entry} data-grade={skin.grade}>
      <span className={styles.thumb}>
        <img src={skin.imageSmall} alt="" width={72} height={45} loading="lazy" decoding="async" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{names.name}</span>
        <span className={styles.kind}>
          {names.wear === null ? names.family : `${names.family} · ${names.wear}`}
          <Pips grade={skin.grade} label={messages.item.rarity({ pips: 7 - skin.grade })} />
        </span>
      </span>
      <span className={styles.odds}>
        <bdi className="num">{formatChance(lastTicket - firstTicket + 1, locale)}</bdi>
        <bdi dir="ltr" className={styles.tickets}>
          {formatTicket(firstTicket)} – {formatTicket(lastTicket)}
        </bdi>
      </span>
      <Money value={value} className={styles.value} />
    </li>
  );
};

interface ConsolationsProps {
  readonly rules: DreamRules;
  readonly consolationSum: bigint;
}

/** What a miss brings: the published table, with every chance. */
export const Consolations = ({ rules, consolationSum }: ConsolationsProps) => {
  const { dream } = useMessages();
  const { locale } = useLocale();
  const { consolation: words } = dream;
  return (
    <details className={styles.table}>
      <summary className={styles.summary}>
        <h2>{words.title}</h2>
        <span className={styles.note}>
          {words.note({
            count: rules.consolation.length,
            value: formatMoney(expectedConsolation(consolationSum), locale),
          })}
        </span>
        <span className={styles.faces} aria-hidden="true">
          {rules.consolation.slice(0, 5).map(({ index, skin }) => (
            <img key={index} src={skin.imageSmall} alt="" width={56} height={35} loading="lazy" decoding="async" />
          ))}
        </span>
        <Icon name="down" className={styles.arrow} />
      </summary>
      <p className={styles.text}>{words.text}</p>
      <p className={styles.hash}>
        <span>{words.hash}</span>
        <Hex text={rules.consolationHash} />
        <CopyButton text={rules.consolationTable} label={words.title} />
      </p>
      <ul className={styles.list}>
        {rules.consolation.map((entry) => (
          <Row key={entry.index} entry={entry} />
        ))}
      </ul>
    </details>
  );
};
