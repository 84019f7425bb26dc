// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/share.ts';

const texts: Texts = {
  opened: (a) => `${a.player} 在${a.box}开出`,
  upgraded: (a) => `${a.player} 升级得到`,
  dreamt: (a) => `${a.player} 追梦得到`,
  contracted: (a) => `${a.player} 用合约换到`,
  wear: (a) => `磨损 ${a.wear}`,
  lost: "没有中",
  verify: "扫码逐步验算",
  replay: "扫码看重播和证明",
  position: (a) => `日志 #${a.position}`,
  loose: "散局：随机数有可能被本站挑过",
  step: (a) => `随机数链第 ${a.step} 环，扫码核对`,
  looseSeats: (a) => `${a.count.toLocaleString('zh-CN-u-nu-latn')} 席没有走链：本站有可能挑过`,
  lanes: "全部走链，扫码核对",
  witnessed: "由见证过的信标决定",
  wins: (a) => `${a.players} 胜出`,
  winTogether: (a) => `${a.players} 胜出`,
  allShare: "全场平分",
  and: "、",
  bot: (a) => `机巧 ${a.number}`,
  comeback: "最后一轮反超",
  fought: (a) => `${a.rounds.toLocaleString('zh-CN-u-nu-latn')} 个盲盒的对战`,
  facts: (a) => `${a.seats} 席 · ${`${a.rounds.toLocaleString('zh-CN-u-nu-latn')} 轮`} · ${a.items} 件`,
};

export default texts;
