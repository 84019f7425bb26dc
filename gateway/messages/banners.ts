import type { SiteLanguage } from '../site-locale.ts';

interface BannerText {
  readonly title: string;
  readonly text: string;
}

export interface BannerRow {
  readonly id: string;
  readonly link: string;
  /** 0 orange, 1 red, 2 purple, 3 cyan. */
  readonly accent: 0 | 1 | 2 | 3;
  readonly texts: Readonly<Record<SiteLanguage, BannerText>>;
}

export interface BannerTerms {
  /** Of the terms in force; 0 where there are none, or deposits are off. */
  readonly firstDepositPercent: number;
}

/** What the site says at the head of its pages. The first one states a term, and stands only where it is in force. */
export const bannersOf = ({ firstDepositPercent: percent }: BannerTerms): readonly BannerRow[] => {
  const firstDeposit: BannerRow = {
    id: 'first-deposit',
    link: '/deposit',
    accent: 0,
    texts: {
      'zh-CN': { title: `首充加赠 ${percent}%`, text: `第一次充值额外赠送 ${percent}% 锁定奖励，随流水逐步转为余额。` },
      'zh-TW': { title: `首儲加贈 ${percent}%`, text: `第一次儲值額外贈送 ${percent}% 鎖定獎勵，隨流水逐步轉為餘額。` },
      en: {
        title: `First deposit +${percent} %`,
        text: `Your first deposit adds a ${percent} % locked bonus that turns into coins as you play.`,
      },
    },
  };
  const always: readonly BannerRow[] = [
    {
      id: 'provably-fair',
      link: '/provably-fair',
      accent: 3,
      texts: {
        'zh-CN': { title: '每一次结果都能验算', text: '种子先承诺，公开日志全程可查，谁都可以重放。' },
        'zh-TW': { title: '每一次結果都能驗算', text: '種子先承諾，公開日誌全程可查，誰都可以重放。' },
        en: {
          title: 'Every outcome can be checked',
          text: 'Seeds are committed beforehand, and anyone can replay the whole log.',
        },
      },
    },
    {
      id: 'battles',
      link: '/battle',
      accent: 2,
      texts: {
        'zh-CN': { title: '盲盒对战', text: '2 到 4 席同开同一批盲盒，经典或逆袭，一局定胜负。' },
        'zh-TW': { title: '盲盒對戰', text: '2 到 4 席同開同一批盲盒，經典或逆襲，一局定勝負。' },
        en: {
          title: 'Case battles',
          text: 'Two to four seats open the same cases: highest total wins, or lowest in reverse.',
        },
      },
    },
    {
      id: 'safer-play',
      link: '/safer-play',
      accent: 3,
      texts: {
        'zh-CN': { title: '玩得有数', text: '限额、冷静期、自我排除，随时可以设定，立即生效。' },
        'zh-TW': { title: '玩得有數', text: '限額、冷靜期、自我排除，隨時可以設定，立即生效。' },
        en: { title: 'Play within your limits', text: 'Limits, time-outs and self-exclusion take effect at once.' },
      },
    },
  ];
  return percent > 0 ? [firstDeposit, ...always] : always;
};
