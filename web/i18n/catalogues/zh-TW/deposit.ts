import type { deposit as contract } from '../zh-CN/deposit.ts';

export const deposit: typeof contract = {
  title: '儲值',
  balance: '目前餘額',
  presets: '選擇金額',
  other: '其他金額',
  otherHint: '1 – 100,000，最多兩位小數',
  after: '儲值後餘額',
  sandbox: '沙盒模式：不會實際扣款，餘額立即入帳。',
  pay: (amount) => `儲值 ${amount}`,
  paying: '儲值中…',
  done: (amount) => `儲值成功，入帳 ${amount}`,
  resume: (amount) => `上一筆 ${amount} 的儲值還沒有收到回覆，將繼續確認同一筆，不會重複入帳。`,
  resumeAction: '繼續確認',
  invalid: { required: '請輸入金額', range: '金額須介於 1 到 100,000 之間', format: '請輸入數字，最多兩位小數' },
};
