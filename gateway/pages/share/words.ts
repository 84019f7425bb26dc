import wearEn from '../../../web/generated/texts/en/wear-short.ts';
import wearZhCN from '../../../web/generated/texts/zh-CN/wear-short.ts';
import wearZhTW from '../../../web/generated/texts/zh-TW/wear-short.ts';
import type { SiteLanguage } from '../../site-locale.ts';

/** The page's own words for wears. */
export const wearWords: Readonly<Record<SiteLanguage, typeof wearEn>> = {
  'zh-CN': wearZhCN,
  'zh-TW': wearZhTW,
  en: wearEn,
};

/** Minor units as an amount, such as `1,284.50`. */
export const amountText = (minor: bigint): string =>
  (Number(minor) / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
