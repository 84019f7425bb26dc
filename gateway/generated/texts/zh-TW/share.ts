// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/share.ts';

const texts: Texts = {
  opened: (a) => `${a.player} 在${a.box}開出`,
  upgraded: (a) => `${a.player} 升級得到`,
  dreamt: (a) => `${a.player} 追夢得到`,
  contracted: (a) => `${a.player} 用合約換到`,
  wear: (a) => `磨損 ${a.wear}`,
  lost: "沒有中",
  verify: "掃碼逐步驗算",
  replay: "掃碼看重播和證明",
  position: (a) => `日誌 #${a.position}`,
  loose: "散局：隨機數有可能被本站挑過",
  step: (a) => `隨機數鏈第 ${a.step} 環，掃碼核對`,
  looseSeats: (a) => `${a.count.toLocaleString('zh-TW-u-nu-latn')} 席沒有走鏈：本站有可能挑過`,
  lanes: "全部走鏈，掃碼核對",
  witnessed: "由見證過的信標決定",
  wins: (a) => `${a.players} 勝出`,
  winTogether: (a) => `${a.players} 勝出`,
  allShare: "全場平分",
  and: "、",
  bot: (a) => `機巧 ${a.number}`,
  comeback: "最後一輪反超",
  fought: (a) => `${a.rounds.toLocaleString('zh-TW-u-nu-latn')} 個盲盒的對戰`,
  facts: (a) => `${a.seats} 席 · ${`${a.rounds.toLocaleString('zh-TW-u-nu-latn')} 輪`} · ${a.items} 件`,
};

export default texts;
