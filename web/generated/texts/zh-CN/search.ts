// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/search.ts';

const texts: Texts = {
  title: "搜索",
  field: "盲盒、饰品、玩家，或一次开启的编号",
  hint: "输入名称，或粘贴一次开启、对战、赠品的编号",
  results: "搜索结果",
  groups: {
    cases: "盲盒",
    skins: "饰品",
    game: "按编号找到",
    players: "玩家",
  },
  none: (a) => `没有找到“${a.text}”`,
  noneText: "名称写一部分就够，玩家要从开头写；编号要完整。",
  failed: "搜索没有得到回应，稍后再试",
  found: (a) => `找到 ${a.count.toLocaleString('zh-CN-u-nu-latn')} 项`,
  keys: "↑↓ 选择，回车打开",
};

export default texts;
