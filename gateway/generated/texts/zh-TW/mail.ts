// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/mail.ts';

const texts: Texts = {
  hello: (a) => `${a.nickname}，你好：`,
  stopChange: "不是你本人操作？停止這項變更：",
  stopRecovery: "不是你本人操作？暫緩取回和轉帳 7 天：",
  freeze: "凍結帳號：",
  nothingToDo: "如果是你本人操作，不需要處理。我們絕不會透過電子郵件索取密碼或驗證碼。",
  confirm: {
    subject: "請確認你的電子信箱",
    text: "開啟以下連結，即可用這個信箱接收安全通知。連結 7 天內有效：",
    ignore: "如果你沒有註冊過我們的帳號，請忽略這封郵件。",
  },
};

export default texts;
