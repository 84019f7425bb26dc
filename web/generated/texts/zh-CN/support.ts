// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/support.ts';

const texts: Texts = {
  title: "客服支持",
  lead: "先看看常见问题，没有答案就写给我们",
  topics: "常见问题",
  tickets: "我的工单",
  back: "返回客服支持",
  form: {
    title: "提交工单",
    subject: "主题",
    text: "说明",
    textHint: "写明时间、金额和订单号会处理得更快。请不要写密码或验证码。",
    send: "提交",
    sending: "正在提交",
    sent: "工单已提交",
    needSubject: "请填写主题",
    needText: "请填写说明",
    left: (a) => `还可以写 ${a.count} 字`,
  },
  states: {
    OPEN: "等待回复",
    ANSWERED: "已回复",
    CLOSED: "已关闭",
  },
  updated: (a) => `更新于 ${a.when}`,
  none: {
    title: "还没有工单",
    text: "提交之后，问题和回复都会列在这里。",
  },
  guest: {
    title: "登录后可以提交工单",
    text: "上面的常见问题不用登录也能看。",
  },
  more: "加载更多",
  loading: "正在加载工单",
  error: {
    title: "工单没有加载成功",
  },
  ticket: "工单",
  you: "你",
  staff: "客服",
  reply: "补充或回复",
  sendReply: "发送",
  replied: "已发送",
  close: "关闭工单",
  closeText: "问题已经解决？关闭之后不能再回复，需要时可以另开一张。",
  closed: "工单已关闭",
  closedNote: "这张工单已关闭。还有问题请另开一张。",
  dispute: "取回异议",
  disputeLink: "查看取回记录",
};

export default texts;
