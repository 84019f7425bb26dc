// Generated from schema/texts/ by `npm run codegen`: edit those.
import type Texts from '../contract/mail.ts';

const texts: Texts = {
  hello: (a) => `${a.nickname}，你好：`,
  stopChange: "不是你本人操作？停止这项更改：",
  stopRecovery: "不是你本人操作？暂缓取回和转账 7 天：",
  freeze: "冻结账号：",
  nothingToDo: "如果是你本人操作，无需处理。我们绝不会通过邮件索要密码或验证码。",
  confirm: {
    subject: "请确认你的邮箱",
    text: "打开以下链接，即可用此邮箱接收安全通知。链接 7 天内有效：",
    ignore: "如果你没有注册过我们的账号，请忽略这封邮件。",
  },
};

export default texts;
