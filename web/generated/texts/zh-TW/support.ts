// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/support.ts';

const texts: Texts = {
  title: "客服支援",
  lead: "先看看常見問題，沒有答案就寫給我們",
  topics: "常見問題",
  tickets: "我的客服單",
  back: "返回客服支援",
  form: {
    title: "建立客服單",
    subject: "主旨",
    text: "說明",
    textHint: "寫明時間、金額和訂單編號會處理得更快。請不要寫密碼或驗證碼。",
    send: "送出",
    sending: "正在送出",
    sent: "客服單已送出",
    needSubject: "請填寫主旨",
    needText: "請填寫說明",
    left: (a) => `還可以寫 ${a.count} 字`,
  },
  states: {
    OPEN: "等待回覆",
    ANSWERED: "已回覆",
    CLOSED: "已結束",
  },
  updated: (a) => `更新於 ${a.when}`,
  none: {
    title: "還沒有客服單",
    text: "送出之後，問題和回覆都會列在這裡。",
  },
  guest: {
    title: "登入後可以建立客服單",
    text: "上面的常見問題不用登入也能看。",
  },
  more: "載入更多",
  loading: "正在載入客服單",
  error: {
    title: "客服單沒有載入成功",
  },
  ticket: "客服單",
  you: "你",
  staff: "客服",
  reply: "補充或回覆",
  sendReply: "傳送",
  replied: "已傳送",
  close: "結束客服單",
  closeText: "問題已經解決？結束之後不能再回覆，需要時可以另開一張。",
  closed: "客服單已結束",
  closedNote: "這張客服單已結束。還有問題請另開一張。",
  dispute: "取回異議",
  disputeLink: "查看取回紀錄",
};

export default texts;
