// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/language.ts';

const texts: Texts = {
  title: "語言",
  complete: "完整翻譯",
  others: "其他語言",
  fallback: "尚未翻譯，將以英文顯示",
  fallbackNotice: (a) => `網站還沒有${a.name}版本，文字暫時以英文顯示。`,
  search: "搜尋語言",
  noMatch: "找不到這種語言",
  failed: "語言載入失敗，請再試一次",
  offer: {
    question: "要改用繁體中文瀏覽嗎？",
    accept: "改用繁體中文",
    stay: "繼續用繁體中文",
  },
};

export default texts;
