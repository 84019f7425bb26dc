import { languageOf, useLocale } from '../../../i18n/index.ts';
import { useWords } from '../../texts.tsx';
import type { Campaign } from './campaigns-query.ts';

const FIELDS = { 'zh-CN': 'zhCN', 'zh-TW': 'zhTW', en: 'en' } as const;

/** The name of a campaign in the language that is shown; of codes and coupons their number. */
export const useCampaignName = () => {
  const { campaigns } = useWords();
  const { locale } = useLocale();
  return (campaign: Campaign): string => {
    const { kind, count } = campaign;
    if (kind === 'CODES') return campaigns.codesOf({ count: count ?? 0 });
    if (kind === 'COUPONS') return campaigns.couponsOf({ count: count ?? 0 });
    return campaign[FIELDS[languageOf(locale)]] ?? campaign.id;
  };
};
