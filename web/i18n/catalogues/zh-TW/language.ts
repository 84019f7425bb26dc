import type { language as contract } from '../zh-CN/language.ts';

export const language: typeof contract = {
  title: '語言',
  complete: '完整翻譯',
  others: '其他語言',
  fallback: '尚未翻譯，將以英文顯示',
  fallbackNotice: (name) => `網站還沒有${name}版本，文字暫時以英文顯示。`,
  search: '搜尋語言',
  noMatch: '找不到這種語言',
  failed: '語言載入失敗，請再試一次',
};
