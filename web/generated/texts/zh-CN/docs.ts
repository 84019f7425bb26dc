// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/docs.ts';

const texts: Texts = {
  label: "文档导航",
  back: "返回",
  backToHelp: "返回帮助中心",
  help: {
    title: "帮助中心",
    lead: "玩法、余额、取回与账号，都在这里讲清楚",
    nav: "帮助",
  },
  support: "客服支持",
  groups: {
    help: "帮助",
    legal: "关于与条款",
  },
  pages: {
    terms: "服务条款",
    'terms-of-play': "游戏规则",
    privacy: "隐私政策",
    about: "关于 Glasscase",
    disclaimer: "免责声明",
  },
  search: "搜索帮助",
  clearSearch: "清空搜索",
  found: (a) => `找到 ${a.count.toLocaleString('zh-CN-u-nu-latn')} 篇`,
  nothing: {
    title: "没有找到相关内容",
    text: "换个说法试试，或者直接问客服。",
    action: "联系客服",
  },
  updated: (a) => `更新于 ${a.date}`,
  contents: "本页内容",
  more: "其他主题",
  print: "打印",
  stuck: {
    title: "没有解决？",
    text: "写给客服，回复会出现在这里和消息里。",
    action: "提交工单",
  },
  loading: "正在加载文档",
  missing: {
    title: "没有这篇文档",
    text: "链接可能有误，或者内容已经移走。",
    action: "去帮助中心",
  },
};

export default texts;
