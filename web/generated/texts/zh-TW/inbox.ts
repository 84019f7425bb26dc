// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/inbox.ts';

const texts: Texts = {
  title: "訊息",
  tabs: {
    messages: "訊息",
    notices: "公告",
  },
  kinds: {
    WIN: "得獎",
    DEPOSIT: "儲值",
    RETRIEVAL: "取回",
    GIVEAWAY: "贈品房",
    SUPPORT: "客服",
    REWARD: "獎勵",
    SECURITY: "帳號安全",
    NOTICE: "公告",
  },
  unread: "未讀",
  readAll: "全部標為已讀",
  allRead: "已全部標為已讀",
  go: "前往查看",
  security: {
    'stop-change': "中止這項更動",
    'stop-recovery': "不是我重設的密碼",
    freeze: "凍結帳號",
    'confirm-email': "確認信箱",
  },
  backToList: "返回訊息列表",
  none: {
    title: "還沒有訊息",
    text: "得獎、儲值、取回和客服回覆都會出現在這裡。",
  },
  noNotices: {
    title: "還沒有公告",
    text: "網站的公告會出現在這裡。",
  },
  guest: {
    title: "登入後查看訊息",
    text: "公告不用登入也能看。",
  },
  more: "載入更多",
  loading: "正在載入訊息",
  error: {
    title: "訊息沒有載入成功",
  },
  noticesError: {
    title: "公告沒有載入成功",
  },
  notice: {
    title: "公告",
    known: "知道了",
    all: "全部公告",
  },
};

export default texts;
