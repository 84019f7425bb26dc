import { formatPercent, type Locale } from '../../i18n/index.ts';
import type { Band } from './figures.ts';

/** `within`: luck explains the deviation, and it has no colour. */
export type Standing = 'within' | 'beyond2' | 'beyond3';

/** Where too few plays tell anything, nothing stands out. */
export const standingOf = ({ deviation, telling }: Pick<Band, 'deviation' | 'telling'>): Standing => {
  const distance = telling ? Math.abs(deviation) : 0;
  return distance > 3 ? 'beyond3' : distance > 2 ? 'beyond2' : 'within';
};

/** `+0.17σ`, with the minus of figures. */
export const formatSigma = (deviation: number): string =>
  `${deviation < 0 ? '−' : '+'}${Math.abs(deviation).toFixed(2)}σ`;

/** A share as percent. */
export const formatShare = (share: number, locale: Locale): string => formatPercent(share * 100, locale);
