import type { DocumentText } from '../../document.ts';

export const disputedResult: DocumentText = {
  title: '對結果有疑問',
  summary: '怎麼自己驗算一輪，提供什麼有助於我們查核。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '自己驗算',
      paragraphs: [
        '每次操作都有自己的頁面：花了什麼、得了什麼，以及證明。你的瀏覽器會在那裡重算抽取過程。種子對還在使用時，伺服器種子仍是祕密；更換種子對後種子公開，就能完整驗算。',
      ],
    },
    {
      heading: '哪些不算出錯',
      paragraphs: [
        '連續不走運是隨機的一部分。機率為 1% 時，連續 300 次不中，大約每 100 人裡會有 5 人遇到。每次結果與之前無關，沒有「該中了」這回事。',
      ],
    },
    {
      heading: '聯絡我們',
      paragraphs: [
        '請建立客服單，附上證明頁的網址；如果操作被拒絕，請附上簽章過的拒絕內容。如果驗算不通過，請保存頁面提供下載的檔案：那是證據，我們想看到它。',
      ],
    },
  ],
};
