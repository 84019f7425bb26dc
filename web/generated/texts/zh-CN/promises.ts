// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/promises.ts';

const texts: Texts = {
  title: "运营方的承诺",
  text: "每次操作被接受后，运营方都会签字承诺：它会留在公开日志的这个位置，并在一分钟内封存。这台设备会保管承诺，直到检查点把它覆盖。",
  allKept: "没有未兑现的承诺。",
  waiting: (a) => `${a.count.toLocaleString('zh-CN-u-nu-latn')} 条承诺等待封存。`,
  place: (a) => `日志 #${a.position}`,
  late: (a) => `逾期 ${a.minutes} 分钟`,
  invalid: "签名无效",
  broken: {
    bar: "运营方违背了签过字的承诺：公开日志里没有您的一次操作。请保存证据。",
    text: "公开日志违背了签过字的承诺。证据文件任何人都能验证，请保存并公开。",
    save: "保存证据",
  },
  refusals: {
    title: "签过字的拒绝",
    text: "被规则拒绝的游戏会留下签字的说明。种子揭示后，任何人都能算出那一轮本来的结果。",
    save: "下载",
  },
};

export default texts;
