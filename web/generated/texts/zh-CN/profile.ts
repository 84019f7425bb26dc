// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/profile.ts';

const texts: Texts = {
  title: "我的",
  back: "返回",
  guestTitle: "登录后查看你的账号",
  guestText: "余额、背包、记录和会员等级都在这里。",
  error: {
    title: "账号没有加载成功",
    text: "你的余额和藏品都在服务器上，不会丢失。",
  },
  grade: (a) => `会员等级 ${a.grade}`,
  since: (a) => `${a.date} 加入`,
  deposit: "充值",
  transfer: "转账",
  session: "这一次",
  groups: {
    mine: "我的东西",
    rewards: "奖励与推广",
    account: "账号",
    help: "帮助",
  },
  notes: {
    bag: "出售、换积分或取回藏品",
    records: "购买、余额、流水、游戏、取回",
    flow: "充值、取回和转账",
    vip: "等级、奖励和每日免费盲盒",
    promotion: "邀请朋友，领取返利",
    transfer: "积分转余额",
    shop: "用余额或积分换皮肤",
    rewards: "现在能领的奖励",
    security: "验证方式、设备、冻结、安全记录",
    settings: "资料、联系方式、设备和数据",
    safer: "限额、冷静期、自我排除",
    fairness: "看承诺，自己重算结果",
    help: "常见问题",
    support: "提问和工单",
  },
};

export default texts;
