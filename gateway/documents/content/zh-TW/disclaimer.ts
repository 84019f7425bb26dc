import type { DocumentText } from '../../document.ts';

export const disclaimer: DocumentText = {
  title: '免責聲明',
  summary: '本站不是什麼，也不承諾什麼。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '不承諾贏',
      paragraphs: ['機率和返還率是統計平均值，既不能說明你的下一次，也不能說明你的這個月。請當作花掉的錢回不來。'],
    },
    {
      heading: '價值',
      paragraphs: [
        '藏品的價值，是它在本站的價值，也就是在這裡能賣多少。它不是市場價，也不是第三方的報價，24 小時後可能會降低。',
      ],
    },
    {
      heading: '無關聯',
      paragraphs: [
        'Glasscase 與 Valve 和 Steam 沒有關聯。Steam 是其權利人的商標。目錄中的圖像和名稱均為自有，不表現其他廠商的商品。',
      ],
    },
    {
      heading: '法律',
      paragraphs: [
        '在大多數地方，營運此類網站需要許可，有些地方禁止參與。本頁內容不是法律意見。沒有許可的站台只應以沙盒模式運作。',
      ],
    },
    {
      heading: '連結與可用性',
      paragraphs: ['我們不對他人的頁面負責。網站可能因維護或故障中斷；已經接受的操作都在日誌裡，之後會繼續完成。'],
    },
  ],
};
