import { formatPercent } from '../../../../engine/fairness/rtp.ts';
import { TICKETS } from '../../../../engine/fairness/tickets.ts';
import { formatCount, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import { type Figure, FigureRow } from '../../ui/FigureRow.tsx';
import { amountText, shareText } from '../../ui/figures.ts';
import styles from './catalog.module.css';
import type { ShownTable } from './draft-diff.ts';
import { chanceOfAtLeast, figuresOf, fractionText } from './figures.ts';

/** Returns outside of it are mistakes more often than plans. */
const USUAL = { least: 0.8, most: 0.96 } as const;

interface FiguresProps {
  readonly table: ShownTable;
  /** The published table beside which it stands; null where it stands alone. */
  readonly beside: ShownTable | null;
}

/** The exact figures of a table, beside those of the published one. */
export const Figures = ({ table, beside }: FiguresProps) => {
  const { catalog } = useWords();
  const { figures: text, fields } = catalog;
  const { locale } = useLocale();
  const now = figuresOf(table.rows, table.price);
  const was = beside && figuresOf(beside.rows, beside.price);
  const noteOf = (value: string, published: string | null): string | undefined =>
    published === null ? undefined : published === value ? text.asPublished : text.was({ value: published });
  const priceText = (price: bigint | null): string => amountText(Number(price ?? 0n), locale);
  const share = now.returns === null ? null : Number(now.returns.numerator) / Number(now.returns.denominator);
  const isUnusual = share !== null && (share < USUAL.least || share > USUAL.most);
  const spread = (of: typeof now): string =>
    of.returns === null ? amountText(Math.round(of.volatility), locale) : of.volatility.toFixed(3);
  const chance = (of: ShownTable): string => shareText(chanceOfAtLeast(of.rows, of.price ?? 0n));
  const missing = TICKETS - now.tickets;
  const figures: readonly Figure[] = [
    ...(table.price === null
      ? [{ key: 'mean', name: fields.mean, value: amountText(Math.round(now.mean), locale) }]
      : [
          {
            ...{ key: 'price', name: fields.price, value: priceText(table.price) },
            note: noteOf(priceText(table.price), beside && priceText(beside.price)),
          },
        ]),
    ...(now.returns === null
      ? []
      : [
          {
            ...{ key: 'returns', name: fields.returns, value: `${formatPercent(now.returns)}%` },
            note: (
              <>
                {fractionText(now.returns)}
                {isUnusual && <span className={styles.unusual}>{text.unusual}</span>}
              </>
            ),
          },
        ]),
    {
      ...{ key: 'tickets', name: fields.tickets, value: formatCount(now.tickets, locale) },
      note:
        missing === 0
          ? text.sum
          : missing > 0
            ? text.missing({ count: formatCount(missing, locale) })
            : text.over({ count: formatCount(-missing, locale) }),
      tone: missing === 0 ? undefined : 'look',
    },
    {
      ...{ key: 'volatility', name: table.price === null ? fields.deviation : fields.volatility, value: spread(now) },
      note: noteOf(spread(now), was && spread(was)),
    },
    ...(table.price === null
      ? []
      : [
          {
            ...{ key: 'least', name: text.atLeastPrice, value: chance(table) },
            note: noteOf(chance(table), beside && chance(beside)),
          },
        ]),
  ];
  return <FigureRow label={text.title} figures={figures} />;
};
