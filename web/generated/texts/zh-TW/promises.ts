// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/promises.ts';

const texts: Texts = {
  title: "平台的承諾",
  text: "每次操作被接受後，平台都會簽章承諾：它會留在公開日誌的這個位置，並在一分鐘內封存。承諾由這台裝置保管，直到有檢查點涵蓋它。",
  allKept: "沒有未兌現的承諾。",
  waiting: (a) => `${a.count.toLocaleString('zh-TW-u-nu-latn')} 筆承諾等待封存。`,
  place: (a) => `日誌 #${a.position}`,
  late: (a) => `逾期 ${a.minutes} 分鐘`,
  invalid: "簽章無效",
  broken: {
    bar: "平台違背了已簽章的承諾：公開日誌裡沒有你的一次操作。請保存證據。",
    text: "公開日誌違背了已簽章的承諾。證據檔任何人都能驗證，請保存並公開。",
    save: "保存證據",
  },
  refusals: {
    title: "帶簽章的拒絕",
    text: "被規則拒絕的操作會留下帶簽章的說明。種子揭示後，任何人都能算出那一輪本來的結果。",
    save: "下載",
  },
};

export default texts;
