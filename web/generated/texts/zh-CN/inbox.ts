// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/inbox.ts';

const texts: Texts = {
  title: "消息",
  tabs: {
    messages: "消息",
    notices: "公告",
  },
  kinds: {
    WIN: "获奖",
    DEPOSIT: "充值",
    RETRIEVAL: "取回",
    GIVEAWAY: "赠品房",
    SUPPORT: "客服",
    REWARD: "奖励",
    SECURITY: "账号安全",
    NOTICE: "公告",
  },
  unread: "未读",
  readAll: "全部标为已读",
  allRead: "已全部标为已读",
  go: "前往查看",
  security: {
    'stop-change': "中止这项改动",
    'stop-recovery': "不是我重设的密码",
    freeze: "冻结账号",
    'confirm-email': "确认邮箱",
  },
  backToList: "返回消息列表",
  none: {
    title: "还没有消息",
    text: "获奖、充值、取回和客服回复都会出现在这里。",
  },
  noNotices: {
    title: "还没有公告",
    text: "网站的公告会出现在这里。",
  },
  guest: {
    title: "登录后查看消息",
    text: "公告不用登录也能看。",
  },
  more: "加载更多",
  loading: "正在加载消息",
  error: {
    title: "消息没有加载成功",
  },
  noticesError: {
    title: "公告没有加载成功",
  },
  notice: {
    title: "公告",
    known: "知道了",
    all: "全部公告",
  },
};

export default texts;
