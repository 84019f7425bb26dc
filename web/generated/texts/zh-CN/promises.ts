// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/promises.ts';

const texts: Texts = {
  title: "平台的承诺",
  text: "每次操作被接受后，平台都会签名承诺：它会留在公开日志的这个位置，并在一分钟内封存。承诺由这台设备保管，直到有检查点覆盖它。",
  allKept: "没有未兑现的承诺。",
  waiting: (a) => `${a.count.toLocaleString('zh-CN-u-nu-latn')} 条承诺等待封存。`,
  place: (a) => `日志 #${a.position}`,
  late: (a) => `逾期 ${a.minutes} 分钟`,
  invalid: "签名无效",
  broken: {
    bar: "平台违背了已签名的承诺：公开日志里没有你的一次操作。请保存证据。",
    text: "公开日志违背了已签名的承诺。证据文件任何人都能验证，请保存并公开。",
    save: "保存证据",
  },
  refusals: {
    title: "带签名的拒绝",
    text: "被规则拒绝的操作会留下带签名的说明。种子揭示后，任何人都能算出那一轮本来的结果。",
    save: "下载",
  },
};

export default texts;
