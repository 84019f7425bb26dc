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
};

export default texts;
