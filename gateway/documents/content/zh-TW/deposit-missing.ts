import type { DocumentText } from '../../document.ts';

export const depositMissing: DocumentText = {
  title: '儲值沒有入帳',
  summary: '先檢查什麼，需要提供什麼給我們。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '查看訂單',
      paragraphs: [
        '打開「紀錄中心」裡的流水紀錄。如果訂單處理中，表示業者還沒有確認付款；多數管道一分鐘內確認，有的可能要半小時。請不要重複付款。',
        '如果訂單已取消但你被扣了款，款項通常會在幾個工作天內自動退回；如果之後才確認付款，餘額一樣會入帳。',
      ],
    },
    {
      heading: '獎金比想像中少',
      paragraphs: ['獎金一開始不在餘額裡，而是鎖定的，隨已結算的流水變成餘額。訂單裡兩個數字都會列出。'],
    },
    {
      heading: '聯絡我們',
      paragraphs: [
        '一小時後仍沒有變化，請建立客服單，寫明訂單編號、付款時間和金額，以及業者的收據編號。請不要傳送卡號或密碼。',
      ],
    },
  ],
};
