// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/docs.ts';

const texts: Texts = {
  label: "文件導覽",
  back: "返回",
  backToHelp: "返回說明中心",
  help: {
    title: "說明中心",
    lead: "玩法、餘額、取回與帳號，都在這裡說清楚",
    nav: "說明",
  },
  support: "客服支援",
  groups: {
    help: "說明",
    legal: "關於與條款",
  },
  pages: {
    terms: "服務條款",
    'terms-of-play': "遊戲規則",
    privacy: "隱私權政策",
    about: "關於 Glasscase",
    disclaimer: "免責聲明",
  },
  search: "搜尋說明",
  clearSearch: "清除搜尋",
  found: (a) => `找到 ${a.count.toLocaleString('zh-TW-u-nu-latn')} 篇`,
  nothing: {
    title: "找不到相關內容",
    text: "換個說法試試，或直接問客服。",
    action: "聯絡客服",
  },
  updated: (a) => `更新於 ${a.date}`,
  contents: "本頁內容",
  more: "其他主題",
  print: "列印",
  stuck: {
    title: "還沒解決？",
    text: "寫給客服，回覆會出現在這裡和訊息中。",
    action: "建立客服單",
  },
  loading: "正在載入文件",
  missing: {
    title: "沒有這篇文件",
    text: "連結可能有誤，或內容已經移走。",
    action: "前往說明中心",
  },
};

export default texts;
