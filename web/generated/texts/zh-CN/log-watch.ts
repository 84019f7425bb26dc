// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/log-watch.ts';

const texts: Texts = {
  title: "本站的日志前后矛盾",
  reasons: {
    fork: "它已经接不上这台设备之前看到的内容，可能有人看到的是另一本日志。",
    shorter: "它比这台设备之前看到的更短：有记录消失了，或者网站被还原到了过去。",
    key: "签名的公钥与这台设备认识的公钥没有任何交接，可能是同名的另一本日志。",
  },
  advice: "把两份已签名的检查点保存下来，交给任何审计本站的人：两份放在一起就是证据。弄清楚之前，最好先别玩。",
  save: "保存证据",
  log: "查看日志",
  forget: "忘掉旧的，继续",
  region: "日志警告",
  loss: {
    title: "本站丢失了部分日志，并已公开承认",
    told: (a) => `有 ${a.lost} 条记录再也找不回来了。保留下来的部分用新的名称继续。运营方给出的原因：“${a.reason}”`,
    advice: "请保存这三份签名文件。如果你的某次操作不见了，这台设备保存的承诺能证明它曾被接受，运营方必须给你一个答复。重新开放之前，所有旧种子都已公开。",
  },
};

export default texts;
