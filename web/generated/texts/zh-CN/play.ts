// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/play.ts';

const texts: Texts = {
  sending: "正在提交…",
  confirming: "正在确认…",
  turning: (a) => `转动中 · ${a.seconds} 秒`,
  turningNow: "正在转动",
  deposit: (a) => `还差 ${a.missing}，去充值`,
  skip: "跳过动画",
  fastOn: "快速动画：开",
  fastOff: "快速动画：关",
  soundOn: "音效：开",
  soundOff: "音效：关",
  commitment: (a) => `本轮承诺 ${a.hash}`,
  promise: "结果先写入公开日志，再转动指针",
  logged: (a) => `结果已写入日志 #${a.position}，画面只是回放`,
  wheel: {
    chance: "中奖概率",
    tooHigh: (a) => `高于 ${a.limit}`,
    tooLow: (a) => `低于 ${a.limit}`,
    ticket: "票号",
    won: "中奖",
    lost: "未中奖",
    label: (a) => `中奖概率 ${a.chance}，${a.rule}`,
    side: "中奖的一侧",
    under: {
      name: "小于",
      limit: (a) => `小于 ${a.limit}`,
      before: "票号小于",
      after: "即得",
    },
    over: {
      name: "大于",
      limit: (a) => `${a.limit} 及以上`,
      before: "票号不小于",
      after: "即得",
    },
  },
  bag: {
    title: "我的背包",
    note: (a) => `${a.count} 件，最多选 ${a.max} 件`,
    chosen: (a) => `已选 ${a.count} / ${a.max}`,
    full: (a) => `最多投入 ${a.max} 件`,
    clear: "清除",
    empty: {
      title: "背包里还没有藏品",
      text: "先去开一个盲盒，开出的藏品可以投入进来。",
      action: "去看盲盒",
    },
    guest: {
      title: "登录后选择藏品",
      text: "规则现在就可以看。",
    },
    error: {
      title: "背包没有加载成功",
      text: "请检查网络后重试，藏品不会丢失。",
    },
  },
  result: {
    verify: (a) => `验算第 ${a.round} 轮`,
    keep: "收进背包",
    again: "再来一次",
    sell: (a) => a.count === 1 ? `出售得 ${a.amount}` : `出售 ${a.count} 件得 ${a.amount}`,
    selling: "正在出售…",
    sold: (a) => `已出售，得 ${a.amount}`,
  },
  notice: {
    unknown: "服务器还没有答复。这一次已记在本机，正用同一编号确认，不会重复扣除。",
    parked: "上次有一笔没有得到答复，不确定是否成立。继续确认会用同一编号再问一次：成立过就显示结果，没有就按当时的内容进行。",
    confirm: "继续确认",
    discard: "不再确认",
    notKept: "浏览器不允许本站保存数据，这一次无处可记，所以没有提交。",
    resumed: "这是你离开时还没放完的一次",
    stopped: "这个玩法暂时停止，什么都没有扣除。",
    seedChanged: "您的种子在本页读取之后有了变化，所以这次没有进行，也没有扣除任何东西。页面已重新读取，您可以再试一次。",
    keep: "保存签名拒绝",
  },
  rotation: {
    title: "您的种子被轮换了，但不是这台设备发起的",
    text: (a) => `${a.moment}。如果是您在另一台设备上操作，或是使用您 API 密钥的程序，就没有问题。如果不是，可能有人进入了您的账户，也可能是网站自行轮换：请修改密码、结束其他会话，在弄清之前不要继续玩。该记录及其证明都在日志里，请与收到的签名拒绝一并保存。`,
    proof: (a) => `第 ${a.position} 条记录的证明`,
  },
};

export default texts;
