import type { SiteLanguage } from '../../site-locale.ts';
import { siteTexts } from '../../texts.ts';

export interface Banner {
  readonly id: string;
  readonly link: string;
  /** 0 orange, 1 red, 2 purple, 3 cyan. */
  readonly accent: 0 | 1 | 2 | 3;
  readonly title: string;
  readonly text: string;
}

export interface BannerTerms {
  /** Of the terms in force; 0 where there are none, or deposits are off. */
  readonly firstDepositPercent: number;
}

/** The banners at the head of the pages. The first one states a term, and stands only where the term is in force. */
export const bannersOf = ({ firstDepositPercent: percent }: BannerTerms, language: SiteLanguage): readonly Banner[] => {
  const { 'first-deposit': first, ...texts } = siteTexts[language].banners;
  const firstDeposit = { title: first.title({ percent }), text: first.text({ percent }) };
  const always: readonly Banner[] = [
    { id: 'provably-fair', link: '/provably-fair', accent: 3, ...texts['provably-fair'] },
    { id: 'battles', link: '/battle', accent: 2, ...texts.battles },
    { id: 'safer-play', link: '/safer-play', accent: 3, ...texts['safer-play'] },
  ];
  return percent > 0 ? [{ id: 'first-deposit', link: '/deposit', accent: 0, ...firstDeposit }, ...always] : always;
};
