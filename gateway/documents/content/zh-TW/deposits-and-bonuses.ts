import { BONUS_RELEASE_PERCENT } from '../../../../engine/fairness/terms.ts';
import type { DocumentText } from '../../document.ts';

export const depositsAndBonuses: DocumentText = {
  title: '儲值、獎金與流水',
  summary: '怎麼購買餘額、多久入帳，鎖定獎勵是怎麼回事。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '儲值',
      paragraphs: [
        '選擇管道、幣別和金額，在支付業者的頁面付款。確認之前，訂單會寫明你付多少、得到多少餘額。業者確認付款後入帳，通常不到一分鐘。',
        '訂單狀態有處理中、已完成、已取消三種。如果取消之後款項還是到了，一樣會入帳。',
        '有些站台以沙盒模式運作：沒有真錢往來，餘額在站外沒有任何價值，付款頁面會寫明。',
      ],
    },
    {
      heading: '獎金',
      paragraphs: [
        '首次儲值有加贈，比例和上限寫在儲值頁上。每日獎勵取決於當天（UTC）的儲值金額。優惠券可以用在一次儲值上。',
        `獎金一開始是鎖定的，隨著已結算的流水逐步變成餘額，比例為 ${BONUS_RELEASE_PERCENT}%：流水 100，最多有 ${BONUS_RELEASE_PERCENT} 的鎖定獎勵變成餘額。退回的金額不計入流水。`,
      ],
    },
    {
      heading: '餘額與積分',
      paragraphs: [
        '玩法花的是餘額。積分來自換積分、返利和獎勵，可以在積分商城購買藏品，也可以依 0.90 轉為餘額。每次換算只在總額上取整一次，零頭歸平台。',
        '每個帳戶的每一筆變動，都列在餘額明細裡。',
      ],
    },
    {
      heading: '沒有利息，也不能賒帳',
      paragraphs: ['餘額是在本站使用的預付額度，不會產生利息，也不能借。儲值是消費，不是投資。'],
    },
  ],
};
