import type { DocumentText } from '../../document.ts';

export const loginProblems: DocumentText = {
  title: '無法登入',
  summary: '收不到驗證碼、密碼不對、手機號碼停用，分別怎麼辦。',
  updatedAt: '2026-11-20',
  sections: [
    {
      heading: '收不到驗證碼',
      paragraphs: [
        '請核對號碼和國碼，等 60 秒再重新傳送，舊的驗證碼隨即作廢。有些手機會把陌生號碼的簡訊放進另外的資料夾。',
      ],
    },
    {
      heading: '驗證碼不正確',
      paragraphs: ['驗證碼 5 分鐘內有效，可以試 5 次，而且只能用於當初的用途：登入用的驗證碼不能用來改密碼。'],
    },
    {
      heading: '忘記密碼',
      paragraphs: ['選擇「忘記密碼」，用簡訊驗證碼設定新密碼。之後所有裝置都會登出。'],
    },
    {
      heading: '手機號碼停用',
      paragraphs: [
        '請用密碼或 Steam 登入，在設定裡更換手機號碼。如果都不行，請用另一個帳號建立客服單，說明我們如何確認你的身分；更動之前，我們會要求身分驗證。',
      ],
    },
    {
      heading: '登入已過期',
      paragraphs: ['變更密碼、在設定裡登出裝置，或長期不使用，都會讓登入失效。餘額和藏品不受影響。'],
    },
  ],
};
