// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/language.ts';

const texts: Texts = {
  title: "语言",
  complete: "完整翻译",
  others: "其他语言",
  fallback: "尚未翻译，将以英文显示",
  fallbackNotice: (a) => `网站还没有${a.name}版本，文字暂以英文显示。`,
  search: "搜索语言",
  noMatch: "没有找到这种语言",
  failed: "语言没有加载成功，请重试",
  offer: {
    question: "用简体中文浏览吗？",
    accept: "切换到简体中文",
    stay: "继续用简体中文",
  },
};

export default texts;
